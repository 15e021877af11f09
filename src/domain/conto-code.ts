/** The code of an account, as banks, formats and people write it. */

/** Letters and digits of an account's code, however it was grouped. */
export const normalizeConto = (code: string | null): string =>
  (code ?? '').replaceAll(/[\s./-]/g, '').toUpperCase();

/** With fewer digits than this, a code may also end the IBAN of somebody else. */
export const MIN_CONTO = 8;
/** Country and check digits, before the national part (ISO 13616). */
export const IBAN_PREFIX = 4;

/**
 * True for the IBAN itself, or for its end, as formats without IBAN write it: bank, branch and account, or the account
 * alone.
 */
export function isOfIban(iban: string | null, code: string): boolean {
  const whole = normalizeConto(iban);
  return whole === code || (code.length >= MIN_CONTO && whole.slice(IBAN_PREFIX).endsWith(code));
}
