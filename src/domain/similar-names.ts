/** How similar two names of companies or people are. Spelling, legal form and order of the words do not count. */

/** The legal forms of companies, as written whole or short. Codice civile, libro V (società), and those of other countries. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'SRL SRLS SPA SAPA SNC SAS SS SC SCRL SCARL SCPA SCCRL COOP COOPERATIVA SOC SOCIETA CONSORTILE ONLUS ETS APS ASD SSD ' +
    'SU UNIPERSONALE SOCIO UNICO SEMPLICE AGRICOLA RESPONSABILITA LIMITATA AZIONI ACCOMANDITA NOME COLLETTIVO SEMPLIFICATA ' +
    'GMBH AG SA SARL BV NV LTD LIMITED INC LLC PLC LLP SL OY AB AS KG OHG CO'
  ).split(' '),
);

/**
 * Words on invoices and bank statements that say what a party is and not who: they differ from one file to the next.
 */
const QUALIFICHE: ReadonlySet<string> = new Set(
  'DITTA IMPRESA INDIVIDUALE DR DOTT DOTTSSA ING AVV ARCH GEOM RAG STUDIO SIG SIGRA SPETT SPETTABILE EREDI'.split(
    ' ',
  ),
);

/** Particles that join other words. */
const LINKS: ReadonlySet<string> = new Set(
  'DI DEL DELLA DELLO DEI DEGLI DELLE DA E ED IN A PER CON IL LA LO GLI LE I UNO UNA AND THE OF ET'.split(
    ' ',
  ),
);

/** The distinctive words of a name: upper-case letters and digits, in the order written. */
export function splitNome(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // S.R.L. becomes SRL, O'Neill one word.
    .replaceAll(/['’`]/g, '')
    .replaceAll(/\b[A-Z](?:\.[A-Z])+\b/g, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const all = withAcronyms(words);
  const named = all.filter((word) => !LEGAL_FORMS.has(word));
  const joined = named.filter((word) => !LINKS.has(word));
  const known = joined.filter((word) => !QUALIFICHE.has(word));
  // If a name has nothing else ("ING S.p.A.", "Studio Eredi"), its most distinctive words are compared.
  return [known, joined, named].find(({ length }) => length > 0) ?? all;
}

const isAcronym = (word: string): boolean => LEGAL_FORMS.has(word) || QUALIFICHE.has(word);

/** Joins single letters that form a legal form or a title (S. p. A.) into one word. */
function withAcronyms(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    joined.push(word);
    for (let size = 4; size >= 2; size -= 1) {
      const tail = joined.slice(-size);
      if (tail.length < size || tail.some((each) => each.length > 1) || !isAcronym(tail.join(''))) continue;
      joined.splice(-size, size, tail.join(''));
      break;
    }
  }
  return joined;
}

/**
 * Jaro–Winkler similarity of two words, 0 to 1 (W. E. Winkler, "String Comparator Metrics and Enhanced Decision Rules
 * in the Fellegi-Sunter Model of Record Linkage", 1990): made for names, where the beginning is rarely wrong.
 */
export function computeJaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  if (a === '' || b === '') return 0;
  return withStart(computeJaro(a, b), a, b);
}

/** Winkler's bonus for words with the same beginning. */
function withStart(jaro: number, a: string, b: string): number {
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

function computeJaro(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Set<number>();
  const mine: string[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const from = Math.max(0, at - reach);
    const to = Math.min(b.length - 1, at + reach);
    for (let other = from; other <= to; other += 1) {
      if (used.has(other) || a[at] !== b[other]) continue;
      used.add(other);
      mine.push(a.charAt(at));
      break;
    }
  }
  if (mine.length === 0) return 0;
  const theirs = [...used].toSorted((x, y) => x - y).map((at) => b.charAt(at));
  const moved = mine.filter((character, at) => character !== theirs[at]).length / 2;
  return (mine.length / a.length + mine.length / b.length + (mine.length - moved) / mine.length) / 3;
}

/** The characters of a word as 32 bits; several characters share a bit. */
function traces(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** The number of bits that are set (sums of neighbours in steps of 1, 2 and 4 bits). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * An upper bound of `computeJaroWinkler` for the same words, at a fraction of its cost: by the characters that only one
 * word has.
 */
export function computeMaxJaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const [inA, inB] = [traces(a), traces(b)];
  const common = Math.min(a.length - countBits(inA & ~inB), b.length - countBits(inB & ~inA));
  if (common <= 0) return 0;
  return withStart((common / a.length + common / b.length + 1) / 3, a, b);
}

/** Words less similar than this are two different words. */
const STESSA_PAROLA = 0.87;

/**
 * How similar two names are, from 0 to 1; symmetric; 1 for names that differ only in spelling, legal form or order.
 * Each word is compared once with the most similar word of the other name, and long words weigh more than short ones.
 */
export const computeNameSimilarity = (first: string, second: string): number =>
  computeWordsSimilarity(splitNome(first), splitNome(second));

/** The same for words that `splitNome` gave. */
export function computeWordsSimilarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const [lettersA, lettersB] = [letters(a), letters(b)];
  if (lettersA === lettersB && a.join('') === b.join('')) return 1;
  const pairs = similarWords(a, b);
  // Sorted by words and not by positions, so that the result is symmetric.
  if (pairs.length > 1)
    pairs.sort((x, y) => y.alike - x.alike || compare(wordsOf(x, a, b), wordsOf(y, a, b)));
  const usedA = new Set<number>();
  const usedB = new Set<number>();
  let shared = 0;
  for (const { at, to, alike } of pairs) {
    if (usedA.has(at) || usedB.has(to)) continue;
    usedA.add(at);
    usedB.add(to);
    shared += alike * ((a[at]?.length ?? 0) + (b[to]?.length ?? 0));
  }
  return Math.min(1, shared / (lettersA + lettersB));
}

const letters = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

interface CoppiaParole {
  at: number;
  to: number;
  alike: number;
}

/**
 * The words of one name that may be words of the other. It is called for millions of names, so it allocates as little
 * as possible.
 */
function similarWords(a: readonly string[], b: readonly string[]): CoppiaParole[] {
  const pairs: CoppiaParole[] = [];
  a.forEach((word, at) =>
    b.forEach((other, to) => {
      const alike = sameWord(word, other);
      if (alike > 0) pairs.push({ at, to, alike });
    }),
  );
  return pairs;
}

/** How similar two words are; 0 if they are different words. */
function sameWord(a: string, b: string): number {
  if (computeMaxJaroWinkler(a, b) < STESSA_PAROLA) return 0;
  const alike = computeJaroWinkler(a, b);
  return alike >= STESSA_PAROLA ? alike : 0;
}

const wordsOf = (pair: { at: number; to: number }, a: readonly string[], b: readonly string[]): string =>
  [a[pair.at] ?? '', b[pair.to] ?? ''].toSorted().join(' ');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
