/** What rows of a file would do to the soggetti there are: decided row by row, before anything is written. */
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import {
  LUNGHEZZE_SOGGETTO,
  soggettoDatiSchema,
  type Soggetto,
  type SoggettoDati,
} from '#api/contract/soggetti.ts';
import { checkCodiceFiscale } from '#domain/codici-fiscali.ts';
import { checkIban, checkPartitaIva, cleanCodice } from '#domain/codici.ts';
import { checkSoggetto } from '#domain/soggetti.ts';
import { toNameKey } from '../../core/sql/keys.ts';
import { joinRuoli, toDati } from './check-soggetti.ts';
import { addUnder } from '#domain/groups.ts';

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

interface PlanChoices {
  esistenti: 'aggiorna' | 'lascia';
  iban_verificati: boolean;
}

/** How existing soggetti are found. */
interface Noti {
  perPartitaIva: ReadonlyMap<string, readonly Soggetto[]>;
  perCodiceFiscale: ReadonlyMap<string, readonly Soggetto[]>;
  nomi: ReadonlySet<string>;
}

export function makeIndex(soggetti: readonly Soggetto[]): Noti {
  const group = (key: (soggetto: Soggetto) => string | null) => {
    const byKey = new Map<string, Soggetto[]>();
    for (const soggetto of soggetti) {
      const value = key(soggetto);
      if (value !== null) addUnder(byKey, value, soggetto);
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
function withZeros(text: string, digits: number, proof: (code: string) => boolean): string {
  const code = cleanCodice(text);
  if (!/^\d+$/.test(code) || code.length >= digits || code.length < digits - 4) return text;
  const padded = code.padStart(digits, '0');
  return proof(padded) ? padded : text;
}

const CAMPI_TESTO = Object.keys(LUNGHEZZE_SOGGETTO) as (keyof typeof LUNGHEZZE_SOGGETTO)[];

interface Letta {
  dati: SoggettoDati;
  ibans: readonly string[];
}

/** One cell may hold several, as in the lists that Quadra exports. */
const splitIbans = (text: string): string[] =>
  text.split(/[,;\n]/).flatMap((each) => (each.trim() === '' ? [] : [each]));

/** The row as data, or why it cannot be. */
function readRiga(riga: RigaSoggetto): Letta | { motivi: string[] } {
  const italian = riga.nazione.trim() === '' || riga.nazione.trim().toUpperCase() === 'IT';
  const parsed = soggettoDatiSchema.safeParse({
    ...riga,
    attivo: true,
    nazione: italian ? 'IT' : riga.nazione,
    partita_iva: italian
      ? withZeros(riga.partita_iva, 11, (code) => checkPartitaIva(code).ok)
      : riga.partita_iva,
    codice_fiscale: italian
      ? withZeros(riga.codice_fiscale, 11, (code) => checkCodiceFiscale(code).ok)
      : riga.codice_fiscale,
    cap: italian ? withZeros(riga.cap, 5, () => true) : riga.cap,
  });
  if (!parsed.success) return { motivi: parsed.error.issues.map(({ message }) => message) };
  const { dati, errors } = checkSoggetto(parsed.data);
  const motivi = Object.values(errors);
  const ibans = new Set<string>();
  for (const text of splitIbans(riga.iban)) {
    const outcome = checkIban(text);
    if (outcome.ok) ibans.add(outcome.valore);
    else motivi.push(outcome.motivo);
  }
  return motivi.length > 0 ? { motivi } : { dati, ibans: [...ibans] };
}

/** The one soggetto that the codes of the row name; a text says why that cannot be told. */
function findKnown({ partita_iva, codice_fiscale }: SoggettoDati, known: Noti): Soggetto | string | null {
  const byIva = partita_iva === null ? [] : (known.perPartitaIva.get(partita_iva) ?? []);
  const byFiscal = codice_fiscale === null ? [] : (known.perCodiceFiscale.get(codice_fiscale) ?? []);
  if (byIva.length > 1) return 'Più soggetti hanno questa partita IVA: uniscili prima';
  const [iva] = byIva;
  if (iva) {
    const other = byFiscal.find(({ id }) => id !== iva.id);
    // Several may share the codice fiscale of a group; the partita IVA tells which one it is.
    return other && !byFiscal.some(({ id }) => id === iva.id)
      ? `La partita IVA è di ${iva.ragione_sociale}, il codice fiscale di ${other.ragione_sociale}`
      : iva;
  }
  if (byFiscal.length > 1) return 'Più soggetti hanno questo codice fiscale: uniscili prima';
  return byFiscal[0] ?? null;
}

/** What a row comes to, of the soggetto `id_soggetto` if it is there already. */
const makeStep =
  ({ riga }: RigaSoggetto, id_soggetto: number | null) =>
  (
    esito: EsitoRigaSoggetto['esito'],
    motivi: string[],
    rest: Partial<PassoSoggetto> = {},
  ): PassoSoggetto => ({
    esito: { riga, esito, motivi, id_soggetto },
    dati: null,
    prima: null,
    ibans: [],
    ...rest,
  });

/** The rows in order, each with what it comes to. */
export function planRighe(
  righe: readonly RigaSoggetto[],
  known: Noti,
  choices: PlanChoices,
): PassoSoggetto[] {
  const seen = new Map<string, number>();
  return righe.map((riga) => {
    const done = makeStep(riga, null);
    const parsed = readRiga(riga);
    if ('motivi' in parsed) return done('rifiutato', parsed.motivi);
    const { dati, ibans } = parsed;
    for (const [name, code] of [
      ['partita IVA', dati.partita_iva],
      ['codice fiscale', dati.codice_fiscale],
    ] as const) {
      const before = code === null ? undefined : seen.get(`${name}:${code}`);
      if (before !== undefined)
        return done('rifiutato', [
          `Lo stesso ${name === 'partita IVA' ? 'numero di ' : ''}${name} è già alla riga ${before} del file`,
        ]);
    }
    if (dati.partita_iva !== null) seen.set(`partita IVA:${dati.partita_iva}`, riga.riga);
    if (dati.codice_fiscale !== null) seen.set(`codice fiscale:${dati.codice_fiscale}`, riga.riga);
    const noto = findKnown(dati, known);
    if (typeof noto === 'string') return done('rifiutato', [noto]);
    if (noto) {
      // Each row is planned from the soggetto as it was: a second one would undo the first.
      const before = seen.get(`soggetto:${noto.id}`);
      if (before !== undefined)
        return done('rifiutato', [`${noto.ragione_sociale} è già alla riga ${before} del file`]);
      seen.set(`soggetto:${noto.id}`, riga.riga);
      return planKnown(riga, noto, parsed, choices);
    }
    const reasons = known.nomi.has(toNameKey(dati.ragione_sociale))
      ? ['C’è già un soggetto con lo stesso nome']
      : [];
    return done('nuovo', reasons, { dati, ibans });
  });
}

function planKnown(
  riga: RigaSoggetto,
  known: Soggetto,
  { dati, ibans }: Letta,
  { esistenti, iban_verificati }: PlanChoices,
): PassoSoggetto {
  const step = makeStep(riga, known.id);
  const fresh = ibans.filter((iban) => !known.ibans.includes(iban));
  const other = fresh.length > 0 && known.ibans.length > 0;
  const notice = other
    ? [
        `IBAN diverso da quello noto (${known.ibans.join(', ')})${iban_verificati ? '' : ': non verrà aggiunto'}`,
      ]
    : [];
  if (esistenti === 'lascia') return step('lasciato', notice);
  const prima = toDati(known);
  // What the file leaves empty stays as it was.
  const written = CAMPI_TESTO.filter((field) => riga[field].trim() !== '');
  const after: SoggettoDati = {
    ...prima,
    ...Object.fromEntries(written.map((field) => [field, dati[field]])),
    ruoli: joinRuoli(prima, dati),
  };
  const same =
    written.every((field) => after[field] === prima[field]) && after.ruoli.length === prima.ruoli.length;
  const added = !other || iban_verificati ? fresh : [];
  if (same && added.length === 0) return step('uguale', notice);
  return step('aggiornato', notice, { dati: after, prima, ibans: added });
}
