/** What the readers of structured formats have in common: they know every field, so nothing is inferred. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import type { EsitoIncasso } from './collection-outcome.ts';
import { toIbanOrNull, toTextOrNull } from '../cell/text.ts';
import type { TextBlock } from './encoding.ts';
import { MAX_VALORE } from './limits.ts';

/** The formats whose fields are fixed by a standard. */
export type NativeFormat = Extract<
  FormatoFile,
  'camt' | 'mt940' | 'ofx' | 'qif' | 'cbi_rh' | 'cbi_riba' | 'fatturapa'
>;

/** A balance the file declares: signed cents, positive in our favour. */
export interface NativeSaldo {
  importo: number;
  data: Giorno | null;
  riga: number;
  /** True for a balance between two pages of one statement (`:60M:`, `:62M:`, `ITBD`). */
  intermediate: boolean;
}

/** A count or a sum that the file states of its own movements: unsigned cents, but for the net. */
export interface FiguraDichiarata {
  lato: 'tutti' | 'entrate' | 'uscite' | 'netto';
  quanti: number | null;
  somma: number | null;
}

/** One statement as the file frames it, or one page of it: one account, one currency. */
export interface NativePage {
  conto: string | null;
  divisa: string | null;
  /** Number the bank gives the statement. */
  numero: string | null;
  /** Line on which it starts. */
  riga: number;
  iniziale: NativeSaldo | null;
  finale: NativeSaldo | null;
  righe: RigaImport[];
  scartate: RigaScartata[];
  /** Lines refused for what they hold: they may be movements whose amount is missing from the proof. */
  perse: number[];
  /** Cents of what is told and not booked: not among the rows, but sums of the file may hold them. */
  sospesi: number[];
  /** The file says that another page of the same statement follows. */
  goesOn: boolean;
  /** What the file says it holds, where it says so. */
  dichiarati: FiguraDichiarata[];
  /** Left out: movements of an account. */
  natura?: Natura;
  /** What became of each collection order, in a return flow. */
  esiti?: EsitoIncasso[];
  /** The proof a file without balances carries in its own totals. */
  prova?: Quadratura;
}

/** What is known of the azienda a file is read for; fields unknown are null. */
export interface AziendaLettura {
  ragione_sociale: string;
  partita_iva: string | null;
  codice_fiscale?: string | null;
}

export interface NativeFile {
  tipo: 'letto';
  /** The format's full name, as `CAMT.053`. */
  nome: string;
  pagine: NativePage[];
  notices: string[];
  /** P.IVA and codici fiscali of the parties that the file names. */
  codici?: string[];
  /** Physical lines in the file. */
  righe_file: number;
}

export type NativeOutcome = NativeFile | { tipo: 'domanda'; domande: ReadingQuestion[] };

/** A reader of one format. Adding one is a folder, and a line in `read-file/format.ts`. */
export interface NativeReader {
  formato: NativeFormat;
  /** Told by the first characters of the content, decoded one byte a character. */
  recognises: (start: string) => boolean;
  /**
   * Reads block after block, yielding the bytes behind what was read so far.
   * @throws ErroreLettura when the file cannot be read at all
   */
  read: (
    blocks: Iterable<TextBlock>,
    answers: Risposte,
    azienda?: AziendaLettura | null,
  ) => Generator<number, NativeOutcome>;
}

export function createPagina(riga: number): NativePage {
  return {
    conto: null,
    divisa: null,
    numero: null,
    riga,
    iniziale: null,
    finale: null,
    righe: [],
    scartate: [],
    perse: [],
    sospesi: [],
    goesOn: false,
    dichiarati: [],
  };
}

/** What a reader knows of a movement; texts may be long, padded or empty. */
interface CampiMovimento {
  riga: number;
  data: Giorno;
  importo: number;
  divisa: string;
  data_valuta?: Giorno | null;
  causale?: string;
  descrizione?: string;
  ragione_sociale?: string;
  iban_controparte?: string;
  riferimento?: string;
  numero_documento?: string;
  data_documento?: Giorno | null;
  scadenza?: Giorno | null;
}

/** A row within the contract's lengths; without a description it is called by its counterparty or its kind. */
export function createRiga(fields: CampiMovimento): RigaImport {
  const causale = toTextOrNull(fields.causale, LUNGHEZZE.causale);
  const ragioneSociale = toTextOrNull(fields.ragione_sociale, LUNGHEZZE.ragione_sociale);
  return {
    riga: fields.riga,
    data: fields.data,
    data_valuta: fields.data_valuta ?? null,
    causale,
    descrizione: toTextOrNull(fields.descrizione, LUNGHEZZE.descrizione) ?? ragioneSociale ?? causale ?? '',
    ragione_sociale: ragioneSociale,
    id_soggetto: null,
    numero_documento: toTextOrNull(fields.numero_documento, LUNGHEZZE.numero_documento),
    data_documento: fields.data_documento ?? null,
    scadenza: fields.scadenza ?? null,
    importo: fields.importo as Centesimi,
    divisa: fields.divisa,
    saldo: null,
    iban_controparte: toIbanOrNull(fields.iban_controparte),
    riferimento: toTextOrNull(fields.riferimento, LUNGHEZZE.riferimento),
    nota: null,
  };
}

/** Refuses a movement that cannot be read; one that is only pending goes straight to `scartate`. */
export function refuseMovimento({ scartate, perse }: NativePage, scartata: RigaScartata): void {
  scartate.push(scartata);
  perse.push(scartata.riga);
}

export function makeScartata(riga: number, colonna: string, value: string, motivo: string): RigaScartata {
  return { riga, colonna, valore: value.trim().slice(0, MAX_VALORE), motivo };
}

/** Rows of another currency than the account's, as pages of their own: one currency, one sum. */
export function splitDivise(page: NativePage): NativePage[] {
  const own = page.divisa ?? page.righe[0]?.divisa ?? null;
  const others = new Set(page.righe.map(({ divisa }) => divisa).filter((divisa) => divisa !== own));
  if (others.size === 0) return [{ ...page, divisa: own }];
  const of = (divisa: string | null) => page.righe.filter((riga) => riga.divisa === divisa);
  // What the file proves of all its documents holds of each.
  const { conto, numero, natura, prova } = page;
  const base = {
    ...createPagina(page.riga),
    conto,
    numero,
    ...(natura && { natura }),
    ...(prova && { prova }),
  };
  return [
    { ...page, divisa: own, dichiarati: [], righe: of(own) },
    ...[...others].map((divisa) => ({ ...base, divisa, righe: of(divisa) })),
  ];
}
