/** The form in which names and IBANs are compared. */

/**
 * A name without what spelling leaves to chance: accents, case, punctuation, repeated spaces.
 * Legal forms stay: "Rossi Srl" and "Rossi Snc" are two companies.
 */
export const toNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[.'’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** An IBAN without spaces, upper case. */
export const toIbanKey = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();
