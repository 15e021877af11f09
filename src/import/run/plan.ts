/** What an import is about to send: rows, declared totals, counterparties, lots. */
import type { AliasRequest, Presente, RigaImport } from '#api/contract/invio-import.ts';
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';

/** What is declared before any row is sent. */
interface Attesi {
  righe: number;
  /** Cents, negative or zero. */
  dare: Centesimi;
  avere: Centesimi;
  scartate: number;
  escluse: number;
  saldo_iniziale: Centesimi | null;
  saldo_finale: Centesimi | null;
  dal: Giorno;
  al: Giorno;
  quadratura: Quadratura;
}

/** Everything the steps need; made once, when the person (or the command) confirms. */
export interface PianoImport {
  file: AliasRequest['file'];
  tracciato: AliasRequest['tracciato'];
  natura: AliasRequest['natura'];
  id_conto: number | null;
  id_mandante: number | null;
  colonne: AliasRequest['colonne'];
  /** Only the rows to be imported, in file order; at least one. */
  righe: readonly RigaImport[];
  attesi: Attesi;
  /** The rows already present that the choice of rows was based on; null when nobody looked. */
  presentiVisti: readonly Presente[] | null;
  /** Import the file although its SHA-256 was already imported. */
  forza: boolean;
  /** Spellings that a person gave to soggetti: learnt when the import completes. */
  confermate?: AliasRequest['confermate'];
  /** The bytes that were read, where the azienda keeps them; null (or left out) where they cannot be had. */
  originale?: (() => Promise<Uint8Array | null>) | undefined;
}

/** Facts about the reading that the rows alone do not tell. */
type FattiLettura = Pick<Attesi, 'scartate' | 'escluse' | 'saldo_iniziale' | 'saldo_finale' | 'quadratura'>;

/** Sums and period of the rows to import; null when there are none. */
export function computeAttesi(righe: readonly RigaImport[], made: FattiLettura): Attesi | null {
  const first = righe[0];
  if (first === undefined) return null;
  let [dare, avere] = [0, 0];
  let [dal, al] = [first.data, first.data];
  for (const { importo, data } of righe) {
    if (importo < 0) dare += importo;
    else avere += importo;
    if (data < dal) dal = data;
    if (data > al) al = data;
  }
  return { righe: righe.length, dare: toCentesimi(dare), avere: toCentesimi(avere), dal, al, ...made };
}

/** The names (each with its IBANs) found in the rows, once each. */
export function collectControparti(righe: readonly RigaImport[]): AliasRequest['controparti'] {
  const found = new Map<string, { nome: string; iban: string | null }>();
  for (const { ragione_sociale, iban_controparte } of righe)
    if (ragione_sociale !== null && ragione_sociale !== '')
      found.set(`${ragione_sociale}\t${iban_controparte ?? ''}`, {
        nome: ragione_sociale,
        iban: iban_controparte,
      });
  return [...found.values()];
}

/** Rows in a lot: few enough that others are answered between two, and enough lots that the progress moves. */
const LOTTO_MASSIMO = 1_000;
const MIN_LOTTO = 500;
const STEPS = 20;

/** The rows of each lot, in order; at most `max` each. */
export function splitLotti(righe: readonly RigaImport[], max: number = LOTTO_MASSIMO): RigaImport[][] {
  const size = Math.min(max, Math.max(MIN_LOTTO, Math.ceil(righe.length / STEPS)));
  const lotti: RigaImport[][] = [];
  for (let at = 0; at < righe.length; at += size) lotti.push(righe.slice(at, at + size));
  return lotti;
}
