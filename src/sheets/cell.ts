/** The content and the look of a cell, the same for both writers. */
import { makeSerials } from './days.ts';
import type { NomeStile } from './styles.ts';
import { cleanForXml, isMisread } from './text.ts';
import type { CellaExcel, SheetValue } from './workbook.ts';

export interface SheetCell {
  /** Text is written as text, whatever it looks like; a day is written as its number. */
  valore: string | number;
  stile: NomeStile;
}

const toTextCell = (text: string): SheetCell | null => {
  const valore = cleanForXml(text);
  return valore === '' ? null : { valore, stile: isMisread(valore) ? 'testo' : 'normale' };
};

/** Makes cells; null for an empty one. It caches days, because a column has few different ones. */
export function createCells(): (value: SheetValue | undefined, cell: CellaExcel) => SheetCell | null {
  const serialOf = makeSerials();
  return (value, cell) => {
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'string') {
      const serial = cell === 'data' ? serialOf(value) : null;
      return serial === null ? toTextCell(value) : { valore: serial, stile: 'data' };
    }
    if (!Number.isFinite(value)) return null;
    if (cell === 'importo') return { valore: value / 100, stile: 'importo' };
    // A format with optional decimals would leave a comma after whole numbers.
    return { valore: value, stile: Number.isInteger(value) ? 'intero' : 'normale' };
  };
}

/** The value of a note beside its name; with line breaks if the sheet has only notes. */
export function toNote({ valore, stile }: SheetCell, only: boolean): SheetCell {
  if (stile === 'importo') return { valore, stile: 'notaImporto' };
  if (stile === 'data') return { valore, stile: 'notaData' };
  if (stile === 'intero') return { valore, stile: 'notaIntero' };
  return { valore, stile: only ? 'notaLunga' : 'nota' };
}
