/** Text in the form that the XML of a spreadsheet accepts. */

/** Excel refuses longer text in a cell. */
const MAX_TESTO = 32_767;

/** Finds whether there is anything to escape: for most texts this one test is all. */
// oxlint-disable-next-line no-control-regex -- control characters are what is sought
const SPECIAL = /[&<>\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|_x/;
/** Characters that XML 1.0 forbids (section 2.2), even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what is sought
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/**
 * ECMA-376 Part 1, 22.9.2.19: `_xHHHH_` in a string stands for a character, so its underscore is escaped in the same
 * way.
 */
const SEQUENCE = /_(?=x[0-9A-Fa-f]{4}_)/g;

const ENTITA: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The part of a text that fits into a cell, without half a character at its end. */
const cut = (text: string): string =>
  text.length <= MAX_TESTO ? text : text.slice(0, MAX_TESTO).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The text of a cell: without control characters and half characters, with the line ends of Excel. Cleaning a cleaned
 * text changes nothing.
 */
export function cleanForXml(text: string): string {
  if (!SPECIAL.test(text)) return cut(text);
  return cut(text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '').toWellFormed());
}

/** Escapes a cleaned text for use between tags. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll(SEQUENCE, '_x005F_').replaceAll(/[&<>]/g, (each) => ENTITA[each] ?? each);
}

/** Escapes a text for use between double quotes. */
export const escapeAttribute = (text: string): string => escapeXml(text).replaceAll('"', '&quot;');

/** What Excel takes for a formula, a number or a day once the cell is edited: `-5 e altro`, `00012`, `3/12`. */
const MISREAD = /^(?:[=+\-@\t\r\n]|\d[\d.,/: -]*$)/;

/** True if a text needs the text format, which keeps it as it is. */
export const isMisread = (text: string): boolean => MISREAD.test(text);
