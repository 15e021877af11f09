/** How alike two names of companies or people are: spelling, legal form and order of the words do not count. */

/**
 * Legal forms and words that say what a party is and not who: they differ from one file to the next.
 * Codice civile, libro V (società), and the abbreviations in use on invoices and bank statements.
 */
const FORME: ReadonlySet<string> = new Set(
  (
    'SRL SRLS SPA SAPA SNC SAS SS SC SCRL SCARL SCPA SCCRL COOP COOPERATIVA SOC SOCIETA CONSORTILE ONLUS ETS APS ASD SSD ' +
    'SU UNIPERSONALE SOCIO UNICO SEMPLICE AGRICOLA RESPONSABILITA LIMITATA AZIONI ACCOMANDITA NOME COLLETTIVO SEMPLIFICATA ' +
    'DITTA IMPRESA INDIVIDUALE DR DOTT DOTTSSA ING AVV ARCH GEOM RAG STUDIO SIG SIGRA SPETT SPETTABILE EREDI ' +
    'GMBH AG SA SARL BV NV LTD LIMITED INC LLC PLC LLP SL OY AB AS KG OHG CO'
  ).split(' '),
);

/** Words that join the others. */
const LEGAMI: ReadonlySet<string> = new Set(
  'DI DEL DELLA DELLO DEI DEGLI DELLE DA E ED IN A PER CON IL LA LO GLI LE I UNO UNA AND THE OF ET'.split(
    ' ',
  ),
);

/** The words of a name that tell it from others: plain upper-case letters and digits, in the order written. */
export function paroleNome(nome: string): string[] {
  const words = nome
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // S.R.L. becomes SRL, O'Neill one word.
    .replaceAll(/['’`]/g, '')
    .replaceAll(/\b[A-Z](?:\.[A-Z])+\b/g, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const known = conSigle(words).filter((word) => !FORME.has(word) && !LEGAMI.has(word));
  // A name made of nothing else ("Studio Avv. Di Co") is all that there is to compare.
  return known.length > 0 ? known : conSigle(words);
}

/** Single letters that together are a legal form, S. p. A., become one word. */
function conSigle(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    joined.push(word);
    for (let size = 4; size >= 2; size -= 1) {
      const tail = joined.slice(-size);
      if (tail.length < size || tail.some((each) => each.length > 1) || !FORME.has(tail.join(''))) continue;
      joined.splice(-size, size, tail.join(''));
      break;
    }
  }
  return joined;
}

/** The name in the form in which two are compared: sorted words, single spaces. */
export const chiaveSimile = (nome: string): string => paroleNome(nome).toSorted().join(' ');

/**
 * Jaro–Winkler similarity of two words, 0 to 1 (W. E. Winkler, "String Comparator Metrics and Enhanced Decision Rules
 * in the Fellegi-Sunter Model of Record Linkage", 1990): made for names, where the beginning is rarely wrong.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  if (a === '' || b === '') return 0;
  const jaro = computeJaro(a, b);
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

/** Words less alike than this are two different words. */
const STESSA_PAROLA = 0.87;

/**
 * How alike two names are, from 0 to 1; the same either way round, 1 for names that differ only in spelling, legal form
 * or order. Each word is set against the one most like it, once, and long words weigh more than short ones.
 */
export function somiglianzaNomi(primo: string, secondo: string): number {
  return somiglianzaParole(paroleNome(primo), paroleNome(secondo));
}

/** The same, of words already taken apart by `paroleNome`. */
export function somiglianzaParole(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const joinedA = a.join('');
  const joinedB = b.join('');
  if (joinedA === joinedB) return 1;
  const pairs = a
    .flatMap((word, at) => b.map((other, to) => ({ at, to, alike: jaroWinkler(word, other) })))
    .filter(({ alike }) => alike >= STESSA_PAROLA)
    // By words and not by places, so that either way round gives the same.
    .toSorted((x, y) => y.alike - x.alike || compare(wordsOf(x, a, b), wordsOf(y, a, b)));
  const usedA = new Set<number>();
  const usedB = new Set<number>();
  let shared = 0;
  for (const { at, to, alike } of pairs) {
    if (usedA.has(at) || usedB.has(to)) continue;
    usedA.add(at);
    usedB.add(to);
    shared += alike * ((a[at]?.length ?? 0) + (b[to]?.length ?? 0));
  }
  return Math.min(1, shared / (joinedA.length + joinedB.length));
}

const wordsOf = (pair: { at: number; to: number }, a: readonly string[], b: readonly string[]): string =>
  [a[pair.at] ?? '', b[pair.to] ?? ''].toSorted().join(' ');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
