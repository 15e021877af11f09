/** The rows of one table of an OpenDocument spreadsheet, streamed. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { findDivisa } from '../../cell/currency-words.ts';
import type { SheetNotes } from '../sheets/sheet.ts';
import { formatCellNumber, formatNumber, type NumberStyle } from '../sheets/number.ts';
import { createMergedDays } from '../sheets/merged-days.ts';
import { setCell } from '../sheets/row.ts';
import { MAX_COLONNE } from '../limits.ts';
import type { Attributi, Eventi } from '../xml/part.ts';

interface TableReader {
  eventi: Eventi;
  take: () => { righe: string[][]; lines: number[] };
  finished: () => boolean;
}

/** Copies of a row that holds something: beyond these a repetition is filling, not data. */
const MAX_COPIES = 1_000;

/** @param which the table, from 0; `decimali` null to leave out cells that are numbers */
export function createTableReader(which: number, decimali: Decimali | null, note: SheetNotes): TableReader {
  const writing: NumberStyle | null = decimali === null ? null : { decimali, base1904: false };
  let righe: string[][] = [];
  let lines: number[] = [];
  let table = -1;
  let depth = 0;
  let riga: string[] = [];
  let line = 0;
  let copies = 1;
  let hidden = false;
  let column = 0;
  let wide = 1;
  let cell: Attributi | null = null;
  let text = '';
  let paragraphs = 0;
  let nota = 0;
  let finished = false;
  const days = createMergedDays([]);

  const active = (): boolean => table === which && depth === 1;

  function content(attributes: Attributi): string {
    const value = attributes['office:value'];
    switch (attributes['office:value-type']) {
      case 'float':
      case 'currency':
      case 'percentage': {
        if (writing === null) return '';
        if (value === undefined) return text;
        if (attributes['office:value-type'] !== 'currency')
          return formatNumber(Number(value), 'generico', writing);
        const divisa = findDivisa(attributes['office:currency'] ?? '');
        return formatCellNumber(Number(value), { genere: 'denaro', divisa }, writing);
      }
      case 'date':
        return (attributes['office:date-value'] ?? text).replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
      default:
        return text;
    }
  }

  function open(name: string, attributes: Attributi): void {
    if (name === 'table') {
      if (++depth === 1) table++;
    } else if (!active()) return;
    else if (name === 'table-row') {
      riga = [];
      column = 0;
      copies = repetitions(attributes['table:number-rows-repeated']);
      hidden = (attributes['table:visibility'] ?? 'visible') !== 'visible';
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      cell = attributes;
      wide = repetitions(attributes['table:number-columns-repeated']);
      text = '';
      paragraphs = 0;
    } else if (name === 'annotation') nota++;
    else if (name === 'p' && nota === 0 && paragraphs++ > 0) text += ' ';
    else if (name === 's') text += ' ';
  }

  function closeCell(): void {
    const value = cell ? content(cell) : '';
    if (value !== '') {
      for (let at = 0; at < Math.min(wide, MAX_COLONNE); at++) setCell(riga, column + at, value, line + 1);
    }
    const tall = repetitions(cell?.['table:number-rows-spanned']);
    if (tall > 1) days.add({ column, first: line + 1, last: line + tall });
    column += wide;
    cell = null;
  }

  function closeRiga(): void {
    if (riga.length > 0) {
      for (let at = 1; at <= Math.min(copies, MAX_COPIES); at++) {
        if (hidden) note.hidden.push(line + at);
        const own = [...riga];
        if (days.fillDays(own, line + at)) note.merged.push(line + at);
        righe.push(own);
        lines.push(line + at);
      }
    }
    line += copies;
  }

  function close(name: string): void {
    if (name === 'table') {
      if (active()) finished = true;
      depth--;
    } else if (!active()) return;
    else if (name === 'table-cell' || name === 'covered-table-cell') closeCell();
    else if (name === 'table-row') closeRiga();
    else if (name === 'annotation') nota--;
  }

  return {
    eventi: {
      open,
      testo(piece) {
        if (cell && nota === 0 && paragraphs > 0) text += piece;
      },
      close,
    },
    take() {
      const ready = { righe, lines };
      righe = [];
      lines = [];
      return ready;
    },
    finished: () => finished,
  };
}

function repetitions(text: string | undefined): number {
  const value = Number(text ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
}
