/** Which conto a statement belongs to, when what is written in it leaves no doubt. */
import type { Conto } from '#api/contract/conti.ts';
import { isOfIban, normalizeConto } from '#domain/conto-code.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import type { EstrattoLetto } from '../map/outcome.ts';

/**
 * The conto that the statement names; of several with one IBAN, the one in its currency. Where it names none, the only
 * conto of the azienda, whatever its currency. Null when there is a doubt: who imports says it.
 */
export function findConto(
  conti: readonly Conto[],
  { conto, divisa }: Pick<EstrattoLetto, 'conto' | 'divisa'>,
): Conto | null {
  const stillOpen = conti.filter(({ archiviato }) => !archiviato);
  const code = normalizeConto(conto);
  const told = code === '' ? stillOpen : stillOpen.filter(({ iban }) => isOfIban(iban, code));
  const same = code === '' ? [] : told.filter((one) => isStessaDivisa(divisa ?? '', one.divisa));
  const [found = null] = told.length === 1 ? told : same.length === 1 ? same : [];
  return found;
}
