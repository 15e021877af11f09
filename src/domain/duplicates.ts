/** Finds soggetti that are the same party: by the codes that identify a party, and by similar names. */
import { splitNome, computeWordsSimilarity } from './similar-names.ts';
import { addUnder } from './groups.ts';

export interface SoggettoToCompare {
  id: number;
  ragione_sociale: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  ibans: readonly string[];
}

export interface Coppia {
  /** The lower id. */
  id_primo: number;
  id_secondo: number;
  /** 0 to 100. */
  punteggio: number;
  motivi: string[];
}

/** Names less similar than this are two names. */
const SOGLIA = 0.88;
/** A word in this many names ("Trasporti") does not distinguish anybody. */
const COMUNE = 60;

/** The score of names alone, if the partite IVA differ: a party with a new number, or two parties of the same name. */
const DOUBT = 60;

const differentIva = (
  a: Pick<SoggettoToCompare, 'partita_iva'>,
  b: Pick<SoggettoToCompare, 'partita_iva'>,
): boolean => a.partita_iva !== null && b.partita_iva !== null && a.partita_iva !== b.partita_iva;

const getPairKey = (a: number, b: number): string => `${Math.min(a, b)}:${Math.max(a, b)}`;

class Found {
  readonly #coppie = new Map<string, Coppia>();

  add(a: number, b: number, punteggio: number, reason: string): void {
    const key = getPairKey(a, b);
    const found = this.#coppie.get(key);
    if (!found) {
      const [id_primo, id_secondo] = a < b ? [a, b] : [b, a];
      this.#coppie.set(key, { id_primo, id_secondo, punteggio, motivi: [reason] });
    } else if (!found.motivi.includes(reason)) {
      found.motivi.push(reason);
      found.punteggio = Math.max(found.punteggio, punteggio);
    }
  }

  get all(): Coppia[] {
    return [...this.#coppie.values()];
  }
}

/** Groups those that share a key, by key. */
function groups<S>(soggetti: readonly S[], keys: (soggetto: S) => readonly (string | null)[]): S[][] {
  const byKey = new Map<string, S[]>();
  for (const soggetto of soggetti)
    for (const key of keys(soggetto)) {
      if (key === null || key === '') continue;
      addUnder(byKey, key, soggetto);
    }
  return [...byKey.values()].filter((group) => group.length > 1);
}

/**
 * In a large group, each is paired only with the first: a hundred equal ones give about a hundred pairs, not five
 * thousand.
 */
function* pairs<S>(group: readonly S[]): Generator<readonly [S, S]> {
  const [first, ...others] = group;
  if (first === undefined) return;
  for (const other of others) yield [first, other];
}

/**
 * The pairs, the surest first. `alreadyDistinct`: the keys of pairs that a person set apart. Names are compared only if
 * they share a rare word or a beginning: 50,000 names take seconds, not hours.
 */
export function findDoppioni(
  soggetti: readonly SoggettoToCompare[],
  alreadyDistinct: ReadonlySet<string> = new Set(),
): Coppia[] {
  const found = new Found();
  const codes = [
    ['Stessa partita IVA', (each: SoggettoToCompare) => [each.partita_iva]],
    ['Stesso codice fiscale', (each: SoggettoToCompare) => [each.codice_fiscale]],
    ['Stesso IBAN', (each: SoggettoToCompare) => each.ibans],
  ] as const;
  for (const [reason, keys] of codes)
    for (const group of groups(soggetti, keys))
      for (const [a, b] of pairs(group)) found.add(a.id, b.id, 100, reason);

  const names = soggetti.map(({ id, ragione_sociale, partita_iva }, posto) => ({
    id,
    posto,
    partita_iva,
    parole: splitNome(ragione_sociale),
  }));
  const equal = groups(names, ({ parole }) => [parole.toSorted().join(' ')]);
  for (const group of equal)
    for (const [a, b] of pairs(group))
      if (differentIva(a, b)) found.add(a.id, b.id, DOUBT, 'Stesso nome, ma partite IVA diverse');
      else found.add(a.id, b.id, 100, 'Stesso nome');
  const compared = new Set<number>();
  // The beginning of a word finds misspelt names, the word itself finds names with another first word.
  const blocks = groups(names, ({ parole }) => [
    ...new Set(parole.flatMap((word) => (word.length > 2 ? [word, `^${word.slice(0, 4)}`] : []))),
  ]);
  for (const block of blocks) {
    if (block.length > COMUNE) continue;
    for (const [at, a] of block.entries())
      for (const b of block.slice(at + 1)) {
        if (differentIva(a, b)) continue;
        const key = a.posto * names.length + b.posto;
        if (compared.has(key)) continue;
        compared.add(key);
        const alike = computeWordsSimilarity(a.parole, b.parole);
        if (alike < SOGLIA || alike === 1) continue;
        const score = Math.min(99, Math.round(alike * 100));
        found.add(a.id, b.id, score, `Nome simile al ${score}%`);
      }
  }
  return found.all
    .filter(({ id_primo, id_secondo }) => !alreadyDistinct.has(getPairKey(id_primo, id_secondo)))
    .toSorted(
      (a, b) => b.punteggio - a.punteggio || b.motivi.length - a.motivi.length || a.id_primo - b.id_primo,
    );
}
