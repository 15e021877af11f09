/** Text that a spreadsheet would run: every file that people open with one goes through here. */

/** What may be taken for a formula at the beginning of a cell (OWASP, "CSV Injection"). */
const PERICOLOSO = /^[=+\-@\t\r\n＝＋－＠]/;
/** A number, Italian or not, is what its sign says, not a formula. */
const NUMERO = /^[+-]?\d[\d.,]*$/;

/** An apostrophe before what could be run: spreadsheets then show the text as it is. */
export const escapeFormula = (text: string): string =>
  PERICOLOSO.test(text) && !NUMERO.test(text) ? `'${text}` : text;
