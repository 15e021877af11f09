/** What rows of a file would do to the soggetti there are: decided row by row, before anything is written. */
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import { RUOLI, soggettoDatiSchema, type Soggetto, type SoggettoDati } from '#api/contract/soggetti.ts';
import { checkCodiceFiscale } from '#domain/codici-fiscali.ts';
import { checkIban, checkPartitaIva, cleanCodice } from '#domain/codici.ts';
import { CAMPI_CONTROLLATI, checkSoggetto } from '#domain/soggetti.ts';
import { toNameKey } from '../../core/sql/keys.ts';
import { toDati } from './check-soggetti.ts';

/** What one row comes to. */
export interface PassoSoggetto {
  esito: EsitoRigaSoggetto;
  /** The data to write; null when nothing of the soggetto changes. */
  dati: SoggettoDati | null;
  /** Those of the soggetto already there. */
  prima: SoggettoDati | null;
  /** Those to add. */
  ibans: readonly string[];
}

export interface SceltePiano {
  esistenti: 'aggiorna' | 'lascia';
  iban_verificati: boolean;
}

/** How existing soggetti are found. */
export interface Noti {
  perPartitaIva: ReadonlyMap<string, readonly Soggetto[]>;
  perCodiceFiscale: ReadonlyMap<string, readonly Soggetto[]>;
  nomi: ReadonlySet<string>;
}

export function makeIndex(soggetti: readonly Soggetto[]): Noti {
  const group = (key: (soggetto: Soggetto) => string | null) => {
    const byKey = new Map<string, Soggetto[]>();
    for (const soggetto of soggetti) {
      const value = key(soggetto);
      if (value !== null) byKey.set(value, [...(byKey.get(value) ?? []), soggetto]);
    }
    return byKey;
  };
  return {
    perPartitaIva: group(({ partita_iva }) => partita_iva),
    perCodiceFiscale: group(({ codice_fiscale }) => codice_fiscale),
    nomi: new Set(soggetti.map(({ ragione_sociale }) => toNameKey(ragione_sociale))),
  };
}

/** A spreadsheet takes codes for numbers and drops their zeros: they come back when the code then proves itself. */
function conZeri(text: string, cifre: number, proof: (code: string) => boolean): string {
  const code = cleanCodice(text);
  if (!/^\d+$/.test(code) || code.length >= cifre || code.length < cifre - 4) return text;
  const padded = code.padStart(cifre, '0');
  return proof(padded) ? padded : text;
}

const CAMPI_TESTO = [
  'ragione_sociale',
  'nazione',
  'partita_iva',
  'codice_fiscale',
  'email',
  'pec',
  'telefono',
  'indirizzo',
  'cap',
  'comune',
  'provincia',
] as const;

interface Letta {
  dati: SoggettoDati;
  ibans: readonly string[];
}

/** One cell may hold several, as in the lists that Quadra exports. */
const splitIbans = (testo: string): string[] =>
  testo.split(/[,;\n]/).flatMap((each) => (each.trim() === '' ? [] : [each]));

/** The row as data, or why it cannot be. */
function readRiga(riga: RigaSoggetto): Letta | { motivi: string[] } {
  const italiana = riga.nazione.trim() === '' || riga.nazione.trim().toUpperCase() === 'IT';
  const parsed = soggettoDatiSchema.safeParse({
    ...riga,
    attivo: true,
    nazione: italiana ? 'IT' : riga.nazione,
    partita_iva: italiana
      ? conZeri(riga.partita_iva, 11, (code) => checkPartitaIva(code).ok)
      : riga.partita_iva,
    codice_fiscale: italiana
      ? conZeri(riga.codice_fiscale, 11, (code) => checkCodiceFiscale(code).ok)
      : riga.codice_fiscale,
    cap: italiana ? conZeri(riga.cap, 5, () => true) : riga.cap,
  });
  if (!parsed.success) return { motivi: parsed.error.issues.map(({ message }) => message) };
  const { dati, errori } = checkSoggetto(parsed.data, CAMPI_CONTROLLATI);
  const motivi = Object.values(errori);
  const ibans = new Set<string>();
  for (const testo of splitIbans(riga.iban)) {
    const esito = checkIban(testo);
    if (esito.ok) ibans.add(esito.valore);
    else motivi.push(esito.motivo);
  }
  return motivi.length > 0 ? { motivi } : { dati, ibans: [...ibans] };
}

/** The one soggetto that the codes of the row name; a text says why that cannot be told. */
function findNoto({ partita_iva, codice_fiscale }: SoggettoDati, noti: Noti): Soggetto | string | null {
  const perIva = partita_iva === null ? [] : (noti.perPartitaIva.get(partita_iva) ?? []);
  const perFiscale = codice_fiscale === null ? [] : (noti.perCodiceFiscale.get(codice_fiscale) ?? []);
  if (perIva.length > 1) return 'Più soggetti hanno questa partita IVA: uniscili prima';
  const [iva] = perIva;
  if (iva) {
    const other = perFiscale.find(({ id }) => id !== iva.id);
    // Several may share the codice fiscale of a group; the partita IVA tells which one it is.
    return other && !perFiscale.some(({ id }) => id === iva.id)
      ? `La partita IVA è di ${iva.ragione_sociale}, il codice fiscale di ${other.ragione_sociale}`
      : iva;
  }
  if (perFiscale.length > 1) return 'Più soggetti hanno questo codice fiscale: uniscili prima';
  return perFiscale[0] ?? null;
}

/** The rows in order, each with what it comes to. */
export function planRighe(righe: readonly RigaSoggetto[], noti: Noti, scelte: SceltePiano): PassoSoggetto[] {
  const seen = new Map<string, number>();
  return righe.map((riga) => {
    const done = (
      esito: EsitoRigaSoggetto['esito'],
      motivi: string[],
      rest: Partial<PassoSoggetto> = {},
    ): PassoSoggetto => ({
      esito: { riga: riga.riga, esito, motivi, id_soggetto: null },
      dati: null,
      prima: null,
      ibans: [],
      ...rest,
    });
    const letta = readRiga(riga);
    if ('motivi' in letta) return done('rifiutato', letta.motivi);
    const { dati, ibans } = letta;
    for (const [nome, code] of [
      ['partita IVA', dati.partita_iva],
      ['codice fiscale', dati.codice_fiscale],
    ] as const) {
      const before = code === null ? undefined : seen.get(`${nome}:${code}`);
      if (before !== undefined)
        return done('rifiutato', [
          `Lo stesso ${nome === 'partita IVA' ? 'numero di ' : ''}${nome} è già alla riga ${before} del file`,
        ]);
    }
    if (dati.partita_iva !== null) seen.set(`partita IVA:${dati.partita_iva}`, riga.riga);
    if (dati.codice_fiscale !== null) seen.set(`codice fiscale:${dati.codice_fiscale}`, riga.riga);
    const noto = findNoto(dati, noti);
    if (typeof noto === 'string') return done('rifiutato', [noto]);
    if (noto) return pianificaNoto(riga, noto, letta, scelte);
    const motivi = noti.nomi.has(toNameKey(dati.ragione_sociale))
      ? ['C’è già un soggetto con lo stesso nome']
      : [];
    return done('nuovo', motivi, { dati, ibans });
  });
}

function pianificaNoto(
  riga: RigaSoggetto,
  noto: Soggetto,
  { dati, ibans }: Letta,
  { esistenti, iban_verificati }: SceltePiano,
): PassoSoggetto {
  const step = (
    esito: EsitoRigaSoggetto['esito'],
    motivi: string[],
    rest: Partial<PassoSoggetto> = {},
  ): PassoSoggetto => ({
    esito: { riga: riga.riga, esito, motivi, id_soggetto: noto.id },
    dati: null,
    prima: null,
    ibans: [],
    ...rest,
  });
  const nuovi = ibans.filter((iban) => !noto.ibans.includes(iban));
  const other = nuovi.length > 0 && noto.ibans.length > 0;
  const avviso = other
    ? [
        `IBAN diverso da quello noto (${noto.ibans.join(', ')})${iban_verificati ? '' : ': non verrà aggiunto'}`,
      ]
    : [];
  if (esistenti === 'lascia') return step('lasciato', avviso);
  const prima = toDati(noto);
  // What the file leaves empty stays as it was.
  const written = CAMPI_TESTO.filter((campo) => riga[campo].trim() !== '');
  const dopo: SoggettoDati = {
    ...prima,
    ...Object.fromEntries(written.map((campo) => [campo, dati[campo]])),
    ruoli: RUOLI.filter((ruolo) => prima.ruoli.includes(ruolo) || dati.ruoli.includes(ruolo)),
  };
  const same =
    written.every((campo) => dopo[campo] === prima[campo]) && dopo.ruoli.length === prima.ruoli.length;
  const aggiunti = !other || iban_verificati ? nuovi : [];
  if (same && aggiunti.length === 0) return step('uguale', avviso);
  return step('aggiornato', avviso, { dati: dopo, prima, ibans: aggiunti });
}
