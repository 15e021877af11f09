/** Disarms text that a spreadsheet would run. Every file that people open with a spreadsheet goes through here. */

/** What a spreadsheet may take for a formula at the beginning of a cell (OWASP, "CSV Injection"). */
const DANGEROUS = /^[=+\-@\t\r\n＝＋－＠]/;
/** A number with a sign is no formula, in Italian notation or not. */
const NUMERO = /^[+-]?\d[\d.,]*$/;

/** Puts an apostrophe before what could be run: spreadsheets then show the text as it is. */
export const escapeFormula = (text: string): string =>
  DANGEROUS.test(text) && !NUMERO.test(text) ? `'${text}` : text;
