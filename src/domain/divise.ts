/** Which currency may stand beside which: amounts of different ones are never added. */

/** Currencies that a lone `$` may stand for: a file that writes it does not say which. */
const DOLLARI = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

/** True when movements of a file in `divisa` may belong to a conto in `other`. */
export function isStessaDivisa(divisa: string, other: string): boolean {
  return divisa === other || (DOLLARI.has(divisa) && DOLLARI.has(other));
}

/** True when only a lone `$` could make these one currency: they may stand together, and it is said. */
export const isDollaroDubbio = (divisa: string, other: string): boolean =>
  divisa !== other && isStessaDivisa(divisa, other);
