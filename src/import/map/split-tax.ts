/** Documents whose tax the customer pays to the State (art. 17-ter DPR 633/72): of them what is owed is without it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { parseYes } from '../cell/asked-states.ts';
import { normalizeHeader } from '../cell/words.ts';
import { NETTO, TAX, normalizeTitle } from '../tracciato/partite.ts';
import { isOpenAmount } from '../tracciato/open-amount.ts';

const SPLIT = /\bsplit\b|\bscissione\b/;
const CHARGEABILITY = /^esigibilita\b/;

/** True of a cell that says so: a yes under the name of it, or its own name, or the letter of the exchange system. */
function isSplit(cell: string, header: string): boolean {
  const [word, name] = [normalizeHeader(cell), normalizeHeader(header)];
  if (SPLIT.test(word)) return true;
  return SPLIT.test(name) ? parseYes(cell) === true : CHARGEABILITY.test(name) && word === 's';
}

/**
 * What is to be taken off the amount of a row, in cents; null where no column says which documents they are, or where the
 * amount is another than the whole.
 * @param importo where the amounts stand
 */
export function createSplitTax(
  { intestazione, decimali, colonne }: Lettura,
  importo: number,
): ((riga: readonly string[]) => number) | null {
  const told = intestazione.findIndex(
    (name) => SPLIT.test(normalizeHeader(name)) || CHARGEABILITY.test(normalizeHeader(name)),
  );
  const names = intestazione.map((name) => normalizeTitle(name));
  const tax = names.findIndex((name, at) => at !== told && TAX.test(name) && !NETTO.test(name));
  const net = names.findIndex((name) => NETTO.test(name));
  if (told === -1 || tax === -1 || net === -1 || net === importo) return null;
  if (colonne.some(({ campo }) => campo === 'imposta') || isOpenAmount(intestazione[importo] ?? ''))
    return null;
  const cents = (riga: readonly string[], at: number): number =>
    Math.abs(parseCentesimi((riga[at] ?? '').trim(), decimali));
  return (riga) => {
    if (!isSplit(riga[told] ?? '', intestazione[told] ?? '')) return 0;
    const own = cents(riga, tax);
    return cents(riga, net) + own === cents(riga, importo) ? own : 0;
  };
}
