/** Addresses that belong to nobody. */

/**
 * Names reserved for examples and tests (RFC 2606, RFC 6761), and the name that the demonstration office uses: a
 * message to them would be a mistake.
 */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org|it))$/i;

/** True for an e-mail address that nobody can have. */
export const isFakeAddress = (email: string): boolean =>
  RESERVED.test(email.slice(email.lastIndexOf('@') + 1));
