/** Who the names of a file may be: candidates among the soggetti, each with its score and its reasons. */
import { checkCodiceFiscale } from './codici-fiscali.ts';
import { checkPartitaIva } from './codici.ts';
import { splitNome, computeWordsSimilarity } from './similar-names.ts';
import { addUnder } from './groups.ts';

export interface SoggettoControparte {
  id: number;
  ragione_sociale: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  ibans: readonly string[];
  /** Other spellings it is known by. */
  alias: readonly string[];
}

/** A counterparty of a file: its name (empty when only a code names it), and what its rows carry. */
interface Unknown {
  nome: string;
  ibans: readonly string[];
  /** Partite IVA and codici fiscali. */
  codici: readonly string[];
}

interface Candidate {
  id_soggetto: number;
  ragione_sociale: string;
  /** 0 to 100. */
  punteggio: number;
  motivi: string[];
}

/** Names less similar than this are not shown to a person. */
const SOGLIA = 0.8;
/**
 * Between this and the threshold, a letter that is missing in a short word may weigh too much: the pairs of letters
 * decide.
 */
const NEAR = 0.6;
/** A word in this many names does not distinguish anybody. */
const COMUNE = 400;
/** Names compared in full: those that share the rarest words. */
const COMPARED = 16;
/** Candidates that are shown for one counterparty. */
const SHOWN = 5;
/** Only a code or an IBAN is a proof: the score of a name alone stays below. */
const SAME_NAME = 95;
const OTHER_FORM = 85;
const OTHER_IVA = 60;

interface Nome {
  soggetto: SoggettoControparte;
  testo: string;
  parole: readonly string[];
  alias: boolean;
}

/** The index by which soggetti are found; built once for all the names of a file. */
export class IndiceSoggetti {
  readonly #nomi: Nome[] = [];
  readonly #blocks = new Map<string, number[]>();
  readonly #perCodice = new Map<string, SoggettoControparte[]>();
  readonly #perIban = new Map<string, SoggettoControparte[]>();

  add(soggetto: SoggettoControparte): void {
    this.#addNome(soggetto, soggetto.ragione_sociale, false);
    for (const alias of soggetto.alias) this.#addNome(soggetto, alias, true);
    for (const code of new Set([soggetto.partita_iva, soggetto.codice_fiscale]))
      if (code) addUnder(this.#perCodice, code, soggetto);
    for (const iban of soggetto.ibans) addUnder(this.#perIban, iban, soggetto);
  }

  #addNome(soggetto: SoggettoControparte, testo: string, alias: boolean): void {
    const parole = splitNome(testo);
    const place = this.#nomi.push({ soggetto, testo, parole, alias }) - 1;
    for (const key of blockKeys(parole)) addUnder(this.#blocks, key, place);
  }

  /** The candidates, the likeliest first; two with the same score are rivals. */
  search({ nome, ibans, codici }: Unknown): Candidate[] {
    const found = new Map<number, Candidate>();
    const add = (soggetto: SoggettoControparte, punteggio: number, reason: string) => {
      const before = found.get(soggetto.id);
      const { id, ragione_sociale } = soggetto;
      if (!before) found.set(id, { id_soggetto: id, ragione_sociale, punteggio, motivi: [reason] });
      else {
        if (!before.motivi.includes(reason)) before.motivi.push(reason);
        before.punteggio = Math.max(before.punteggio, punteggio);
      }
    };
    for (const code of codici)
      for (const soggetto of this.#perCodice.get(code) ?? [])
        add(soggetto, 100, soggetto.partita_iva === code ? 'Stessa partita IVA' : 'Stesso codice fiscale');
    for (const iban of ibans)
      for (const soggetto of this.#perIban.get(iban) ?? []) add(soggetto, 98, 'Stesso IBAN');
    const ive = codici.filter((code) => code.length === 11);
    for (const { soggetto, testo, alike, alias } of this.#listSimilar(nome)) {
      const iva = soggetto.partita_iva;
      const different = iva !== null && ive.length > 0 && !ive.includes(iva);
      const { punteggio, motivo } = judge(nome, testo, alike, alias);
      if (different) add(soggetto, Math.min(punteggio, OTHER_IVA), `${motivo}, ma partita IVA diversa`);
      else add(soggetto, punteggio, motivo);
    }
    return [...found.values()]
      .toSorted((a, b) => b.punteggio - a.punteggio || a.id_soggetto - b.id_soggetto)
      .slice(0, SHOWN);
  }

  /** The names worth comparing share a rare word or a beginning, so that never all pairs are compared. */
  #listSimilar(name: string): (Nome & { alike: number })[] {
    const words = splitNome(name);
    const weights = new Map<number, number>();
    for (const key of blockKeys(words)) {
      const block = this.#blocks.get(key);
      if (!block || block.length > COMUNE) continue;
      for (const place of block) weights.set(place, (weights.get(place) ?? 0) + 1 / block.length);
    }
    const near = [...weights].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, COMPARED);
    return near.flatMap(([place]) => {
      const found = this.#nomi[place];
      if (!found) return [];
      const byWords = computeWordsSimilarity(words, found.parole);
      const alike = byWords < SOGLIA && byWords >= NEAR ? commonPairs(words, found.parole) : byWords;
      return alike >= SOGLIA ? [{ ...found, alike }] : [];
    });
  }
}

/**
 * The share of pairs of letters that two names have in common, 0 to 1 (Dice's coefficient; L. R. Dice, "Measures of the
 * Amount of Ecologic Association Between Species", 1945). Never 1: names that differ are not the same.
 */
function commonPairs(a: readonly string[], b: readonly string[]): number {
  const pairs = (words: readonly string[]) => {
    const text = words.toSorted().join('');
    return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  };
  const [mine, theirs] = [pairs(a), pairs(b)];
  const left = [...theirs];
  let shared = 0;
  for (const pair of mine) {
    const at = left.indexOf(pair);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return Math.min(0.99, (2 * shared) / Math.max(1, mine.length + theirs.length));
}

/**
 * Keys under which similar names meet: the word itself finds names with other words around it, its beginning and its
 * end find misspelt ones, all words together find names that are split otherwise.
 */
function blockKeys(words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const word of words)
    if (word.length > 2) {
      keys.add(word);
      keys.add(`^${word.slice(0, 4)}`);
      keys.add(`${word.slice(-4)}$`);
    }
  const whole = words.join('');
  if (whole !== '') keys.add(`=${whole.slice(0, 6)}`);
  return keys;
}

/** The words of a name that `splitNome` leaves out: its legal form and its particles. */
function shape(name: string): string {
  const known = new Set(splitNome(name));
  const words = name
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !known.has(word));
  return words.filter((word) => SOCIETA.has(word)).join(' ');
}
/** Forms of companies that are distinct persons at law: "Rossi Srl" is not "Rossi Snc" (Codice civile, libro V). */
const SOCIETA = new Set([
  'SRL',
  'SRLS',
  'SPA',
  'SAPA',
  'SNC',
  'SAS',
  'SS',
  'SCARL',
  'SCRL',
  'GMBH',
  'LTD',
  'BV',
]);

function judge(
  name: string,
  known: string,
  alike: number,
  alias: boolean,
): { punteggio: number; motivo: string } {
  const of = alias ? ` (come «${known}»)` : '';
  const [a, b] = [shape(name), shape(known)];
  if (a !== '' && b !== '' && a !== b)
    return {
      punteggio: Math.min(OTHER_FORM, Math.round(alike * OTHER_FORM)),
      motivo: `Nome simile al ${Math.round(alike * 100)}%, ma ${a} e ${b}${of}`,
    };
  if (alike === 1) return { punteggio: SAME_NAME, motivo: `Stesso nome${of}` };
  const punteggio = Math.min(SAME_NAME - 1, Math.round(alike * 100));
  return { punteggio, motivo: `Nome simile al ${punteggio}%${of}` };
}

const CODICE = /(?<![A-Z0-9])(?:IT)?(\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])(?![A-Z0-9])/g;

/** The partite IVA and codici fiscali in a text whose check character is right. */
export function findCodici(text: string): string[] {
  const found = [...text.toUpperCase().matchAll(CODICE)].flatMap(([, code = '']) => {
    const outcome = code.length === 11 ? checkPartitaIva(code) : checkCodiceFiscale(code);
    return outcome.ok ? [outcome.valore] : [];
  });
  return [...new Set(found)];
}
