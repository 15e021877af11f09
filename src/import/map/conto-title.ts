/** Lines of a table that name an account: what follows them is of it. */

/** Digits and letters by their kind: two numbers of accounts written in the same way have the same. */
const getSkeleton = (conto: string): string => conto.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/gi, 'A');

/** Whether two numbers of accounts are written in the same way. */
export const isSameForm = (one: string, other: string): boolean => getSkeleton(one) === getSkeleton(other);

const CONTO =
  /^\W*(?:(?:(?:n|nr|num|numero)\.?° ?(?:di )?|(?:n|nr|num|numero)\.? (?:di )?)?(?:conto|c\/c|rapporto|iban|account|konto|compte|cuenta|deposito|libretto|wallet|dossier|carta|card|karte|carte|tarjeta)\b|[A-Z]{2}\d{2} ?[A-Z]?\d{3}[A-Z0-9 ]{8,27}$)/i;

/** Whether a line begins as those that name an account do. */
export const isContoTitle = (text: string): boolean => CONTO.test(text);
