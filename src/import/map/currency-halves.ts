/**
 * Currencies that columns part: `Debit Currency` and `Credit Currency` are each of the rows of one side alone, `EUR` and `USD` each
 * the amounts in one currency.
 */
import { cleanCell, isLikelyImporto } from '../cell/cell.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { filterDatedRows } from '../tracciato/profile.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

const isCode = (cell: string): boolean => cell !== '' && findDivisa(cell) === cell.toUpperCase();

/** An empty cell, or one as long as a code. */
const mayBeCode = (cell: string): boolean => cell.trim().length === 3 || cell.trim() === '';

/** The currency of each row in the first of the two columns; null where no two are such. */
export function findCurrencyHalves(table: SampledTable): RowRepair | null {
  const { dati, intestazione } = table.structure;
  const own = listOwnRows(table);
  const mayBeHalf = (at: number): boolean => own.every((riga) => mayBeCode(riga[at] ?? ''));
  if (intestazione.filter((_, at) => mayBeHalf(at)).length < 2) return null;
  const rows = filterDatedRows(own);
  const width = Math.max(0, ...rows.map((riga) => riga.length));
  const cellsAt = (at: number): string[] => rows.map((riga) => cleanCell(riga[at] ?? ''));
  const halves = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = cellsAt(at);
    return cells.some(isCode) && cells.includes('') && cells.every((cell) => cell === '' || isCode(cell));
  });
  const [one, other, ...more] = halves;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [first, second] = [cellsAt(one), cellsAt(other)];
  if (!first.every((cell, row) => (cell === '') !== (second[row] === ''))) return null;
  return {
    change: (riga, at) =>
      at >= dati && cleanCell(riga[one] ?? '') === '' && cleanCell(riga[other] ?? '') !== ''
        ? riga.with(one, riga[other] ?? '').with(other, '')
        : riga,
    notice: null,
  };
}

/** The currency that a column is called by: the number of a note behind it is no part of its name. */
const toCode = (name: string): string => normalizeHeader(name).toUpperCase();

/** The amount of each row in the first of two columns called by a currency each, and its currency in the other; null where no two are. */
export function findCurrencyColumns(table: SampledTable): RowRepair | null {
  const { intestazione: header, dati } = table.structure;
  const [one, other, ...more] = header.flatMap((name, at) => (isCode(toCode(name)) ? [at] : []));
  if (one === undefined || other === undefined || more.length > 0) return null;
  const rows = filterDatedRows(listOwnRows(table));
  if (rows.length === 0) return null;
  const amountAt = (riga: readonly string[], at: number): string => {
    const cell = cleanCell(riga[at] ?? '');
    return isLikelyImporto(cell) ? cell : '';
  };
  if (!rows.every((riga) => (amountAt(riga, one) === '') !== (amountAt(riga, other) === ''))) return null;
  const names = [header[one] ?? '', header[other] ?? ''];
  return {
    change: (riga, at) => {
      if (riga[one] === names[0] && riga[other] === names[1])
        return riga.with(one, 'Importo').with(other, 'Divisa');
      const [first, second] = [amountAt(riga, one), amountAt(riga, other)];
      if (at < dati || (first === '') === (second === '')) return riga;
      const whole = [...riga, ...Array.from({ length: Math.max(0, other + 1 - riga.length) }, () => '')];
      return first === ''
        ? whole.with(one, second).with(other, toCode(names[1] ?? ''))
        : whole.with(other, toCode(names[0] ?? ''));
    },
    notice: `Le colonne «${names[0]}» e «${names[1]}» sono importi, ciascuna nella sua divisa.`,
  };
}
