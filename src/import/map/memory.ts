/** What the cells of a file say over and over, read once: thousands of rows have few days, currencies and states. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { keepAnswers } from '../cell/kept-answers.ts';

/** Different days that are kept: a file that has more is no statement, and must not fill the memory. */
const MAX_DATE = 20_000;

/** Reads the day of a cell; rows follow one another within a day, so the last one is looked at first. */
export function createGiornoMemory(order: Lettura['ordine_data']): (text: string) => Giorno | null {
  const known = new Map<string, Giorno | null>();
  let lastText = '';
  let last: Giorno | null = null;
  return (text) => {
    if (text === lastText) return last;
    let found = known.get(text);
    if (found === undefined) {
      if (known.size > MAX_DATE) known.clear();
      found = parseGiorno(cleanCell(text), order);
      known.set(text, found);
    }
    lastText = text;
    last = found;
    return found;
  };
}

/** Reads the currency of a cell; the file's own where the cell names none. */
export function createDivisaMemory(fileDivisa: string): (cell: string | undefined) => string {
  const read = keepAnswers((cell: string) => {
    const text = cleanCell(cell).toUpperCase();
    return /^[A-Z]{3}$/.test(text) ? text : (findDivisa(text) ?? fileDivisa);
  });
  return (cell) => (cell === undefined || cell === '' ? fileDivisa : read(cell));
}
