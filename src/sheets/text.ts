/** Text as a spreadsheet's XML takes it. */

/** Excel refuses longer text in a cell. */
const MAX_TESTO = 32_767;

/** Whether anything below has work to do: most texts are plain, and one look is all they cost. */
// oxlint-disable-next-line no-control-regex -- control characters are what is sought
const SPECIALE = /[&<>\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|_x/;
/** Not characters of XML 1.0 (section 2.2), whatever the escaping. */
// oxlint-disable-next-line no-control-regex -- control characters are what is sought
const VIETATI = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** ECMA-376 Part 1, 22.9.2.19: `_xHHHH_` in a string stands for a character, so its underscore is written so itself. */
const SEQUENZA = /_(?=x[0-9A-Fa-f]{4}_)/g;

const ENTITA: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** At most what a cell holds, without half a character at the end. */
const cut = (text: string): string =>
  text.length <= MAX_TESTO ? text : text.slice(0, MAX_TESTO).replace(/[\uD800-\uDBFF]$/, '');

/**
 * What a cell will say: no control characters, no halves of characters, line ends as Excel has them.
 * `cleanForXml(pulisci(t)) === pulisci(t)`.
 */
export function cleanForXml(text: string): string {
  if (!SPECIALE.test(text)) return cut(text);
  return cut(text.replaceAll(/\r\n?/g, '\n').replaceAll(VIETATI, '').toWellFormed());
}

/** A cleaned text between tags or in an attribute without quotes. */
export function escapeXml(text: string): string {
  if (!SPECIALE.test(text)) return text;
  return text.replaceAll(SEQUENZA, '_x005F_').replaceAll(/[&<>]/g, (each) => ENTITA[each] ?? each);
}

/** A text between double quotes. */
export const escapeAttributo = (text: string): string => escapeXml(text).replaceAll('"', '&quot;');

/** What Excel takes for a formula, for a number or for a day once it is edited: `-5 e altro`, `00012`, `3/12`. */
const FRAINTESO = /^(?:[=+\-@\t\r\n]|\d[\d.,/: -]*$)/;

/** Whether a text must be given the text format, which keeps it as it is written. */
export const isFrainteso = (text: string): boolean => FRAINTESO.test(text);
