/** Which currencies may be together: amounts of different ones are never added. */

/** Currencies that a lone `$` may stand for: a file that writes it does not say which. */
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

/** True when movements of a file in `divisa` may belong to a conto in `other`. */
export const isStessaDivisa = (divisa: string, other: string): boolean =>
  divisa === other || (DOLLARS.has(divisa) && DOLLARS.has(other));

/** True if the two could be one currency only because of a lone `$`: they may be together, and the person is told. */
export const isDoubtfulDollar = (divisa: string, other: string): boolean =>
  divisa !== other && isStessaDivisa(divisa, other);
