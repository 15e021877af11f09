/** Where the two sides of a table stand, and what they are called. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { MoneyColumns } from '../tracciato/totals.ts';
import type { Indici } from './columns.ts';

/** Of the bank's account in a firm's own books, the column that comes in is called dare. */
export function findMoneyColumns(
  { segno, intestazione }: Lettura,
  { dare, avere }: Pick<Indici, 'dare' | 'avere'>,
): MoneyColumns {
  const reversed = /\bdare\b/.test(normalizeHeader(intestazione[avere] ?? ''));
  return segno === 'dare_avere' ? { dare, avere, reversed } : { dare: -1, avere: -1, reversed: false };
}
