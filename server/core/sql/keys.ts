/** The form in which names and IBANs are compared. */

/**
 * A name without what spelling leaves to chance: accents, case, punctuation, repeated spaces.
 * Legal forms stay: "Rossi Srl" and "Rossi Snc" are two companies.
 */
export function toNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[.'’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** An IBAN without spaces, upper case. */
export function toIbanKey(iban: string): string {
  return iban.replaceAll(/\s/g, '').toUpperCase();
}
