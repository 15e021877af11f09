/** Text as people mean it: accents and case do not count. */

const COMBINING = /\p{M}/gu;
/** Most texts are plain and need no decomposition. */
const PLAIN = /^[\n -~]*$/;

/** Normalises the whole text, whatever its letters. */
const splitUp = (text: string): string => text.normalize('NFD').replace(COMBINING, '').toLowerCase();

/** The letters of the Latin alphabets, and the punctuation and currency signs among them. */
const NOTE = [
  [0, 0x180],
  [0x2000, 0x20d0],
] as const;
const WEIGHTS = new Uint16Array(0x20d0);
for (const [from, to] of NOTE)
  for (let code = from; code < to; code += 1) {
    const simple = splitUp(String.fromCharCode(code));
    if (simple.length === 1) WEIGHTS[code] = simple.charCodeAt(0);
  }

/** The value of a character in an order; 0 if only `normalizeText` of the whole text can tell. */
const weightOf = (code: number): number => WEIGHTS[code] ?? 0;

/** `Società PERÙ` -> `societa peru`. */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let simple = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const weight = weightOf(code);
    if (weight === 0) return splitUp(text);
    if (code < 0x80 || weight === code) continue;
    simple += text.slice(from, at) + String.fromCharCode(weight);
    from = at + 1;
  }
  return (simple + text.slice(from)).toLowerCase();
}

/** `Società "Perù" S.r.l.` -> `societa-peru-s-r-l`: for anchors, and for names that every file system takes. */
export const toSlug = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

function compareSimplified(a: string, b: string): number {
  const first = normalizeText(a);
  const second = normalizeText(b);
  return first < second ? -1 : first > second ? 1 : 0;
}

/**
 * Alphabetical as a spreadsheet has it: character by character, accents and case do not count. The server orders
 * its rows in the same way (`testo_ricerca(...) collate "C"`), so that a list does not change with its length.
 * The same as comparing what `normalizeText` makes of the two texts, without making it: a sort asks millions of times.
 */
export function compareTesto(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) {
    const first = a.charCodeAt(at);
    const second = b.charCodeAt(at);
    if (first === second) continue;
    const weight = weightOf(first);
    const other = weightOf(second);
    if (weight === 0 || other === 0) return compareSimplified(a, b);
    if (weight !== other) {
      // A combining mark after its letter is no letter.
      const lone = isSign(a.charCodeAt(at + 1)) || isSign(b.charCodeAt(at + 1));
      return lone ? compareSimplified(a, b) : weight - other;
    }
  }
  if (a.length === b.length) return 0;
  const next = (a.length > end ? a : b).charCodeAt(end);
  return isSign(next) ? compareSimplified(a, b) : a.length - b.length;
}

/** True for a code that may be a mark over the letter before it. */
const isSign = (code: number): boolean => code >= 0x300;

/** `1 riga`, `1.240 righe`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

const wholes = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 6 });

/** `1240` -> `1.240`. */
export const formatInteger = (value: number): string => wholes.format(value);

/** `1240.5` -> `1.240,5`; at most six decimals. */
export const formatNumero = (value: number): string => decimals.format(value);

/** Reads `1.240,5`, `1240`, `-3,25`; null when it is not a number written the Italian way. */
export function parseNumero(text: string): number | null {
  const rest = text.replaceAll(/\s/g, '').replaceAll('−', '-');
  if (!/^[-+]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(rest)) return null;
  return Number(rest.replaceAll('.', '').replace(',', '.'));
}
