/** The amounts of columns in cents; an empty cell is none, and counts as zero. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { collectDecimali, inferDecimali } from '../cell/decimals.ts';
import type { ProfiledColumn } from './profile.ts';

export type Cents = (column: ProfiledColumn, riga: number) => number;

export const readCents =
  (decimals: Decimali): Cents =>
  ({ celle }, riga) => {
    const cell = celle[riga] ?? '';
    return cell === '' ? 0 : parseCentesimi(cell, decimals);
  };

/** With the decimal sign that these columns prove; a comma where they prove none. */
export const inferCents = (columns: readonly ProfiledColumn[]): Cents =>
  readCents(inferDecimali(collectDecimali(columns.flatMap(({ celle }) => celle))) ?? ',');
