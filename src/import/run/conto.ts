/** Which conto a statement belongs to, when what is written in it leaves no doubt. */
import type { Conto } from '#api/contract/conti.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import type { EstrattoLetto } from '../map/outcome.ts';

/** Letters and digits of an account's code, however it was grouped. */
export const normalizeConto = (codice: string | null): string =>
  (codice ?? '').replaceAll(/[\s./-]/g, '').toUpperCase();

/** Fewer digits than these may end the IBAN of a stranger too. */
const MINIMO = 8;
/** Country and check digits, before the national part (ISO 13616). */
const PREFISSO = 4;

/** The IBAN itself; or its end, as formats write that know no IBAN: bank, branch and account, or the account alone. */
function isSuo(iban: string | null, codice: string): boolean {
  const whole = normalizeConto(iban);
  return whole === codice || (codice.length >= MINIMO && whole.slice(PREFISSO).endsWith(codice));
}

/**
 * The conto that the statement names; of several with one IBAN, the one in its currency. Where it names none, the only
 * conto of the azienda, whatever its currency. Null when there is a doubt: who imports says it.
 */
export function findConto(
  conti: readonly Conto[],
  { conto, divisa }: Pick<EstrattoLetto, 'conto' | 'divisa'>,
): Conto | null {
  const aperti = conti.filter(({ archiviato }) => !archiviato);
  const codice = normalizeConto(conto);
  const detti = codice === '' ? aperti : aperti.filter(({ iban }) => isSuo(iban, codice));
  const stessa = codice === '' ? [] : detti.filter((one) => isStessaDivisa(divisa ?? '', one.divisa));
  const [found = null] = detti.length === 1 ? detti : stessa.length === 1 ? stessa : [];
  return found;
}
