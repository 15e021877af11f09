/** A table: its rows with their subtotals and total, and what is needed to carry its figures over the pages. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { measureColonne, type ColumnSizes } from './columns.ts';
import { ARIA, COLORI } from './sizes.ts';
import { isRightAligned, cutText, formatCell } from './text.ts';
import type { PrintedCell, PrintColumn, PrintTable } from './types.ts';

/** A row and the sums of its columns once it is counted; its first cell is told its page while it is laid out. */
interface Trace {
  cella: TableCell;
  somme: readonly number[];
}

export interface ComposedTable {
  node: Content;
  colonne: readonly PrintColumn[];
  measures: ColumnSizes;
  /** In the order of the page; empty where nothing is carried over. */
  traces: readonly Trace[];
}

/** Thin lines between rows, strong ones under the titles; no uprights. */
const DRAWING: CustomTableLayout = {
  hLineWidth: (at, { table }) => (at <= 1 || at === table.body.length ? 0.7 : 0.25),
  vLineWidth: () => 0,
  hLineColor: (at, { table }) => (at <= 1 || at === table.body.length ? COLORI.border : COLORI.filo),
  fillColor: (at) => (at === 0 ? COLORI.fondo : null),
  paddingLeft: () => ARIA / 2,
  paddingRight: () => ARIA / 2,
  paddingTop: () => 1.8,
  paddingBottom: () => 1.8,
};

const summed = ({ totale, tipo }: PrintColumn): boolean =>
  totale === true && (tipo === 'importo' || tipo === 'numero');

/** The width that is left to the words of a line of sums: the columns before the first that is summed. */
const firstSummed = (columns: readonly PrintColumn[]): number => columns.findIndex(summed);

/** A line of sums, named in the columns before the first of them. */
export function makeSumsRow(
  text: string,
  sums: readonly number[],
  columns: readonly PrintColumn[],
): TableCell[] {
  const span = firstSummed(columns);
  return columns.map((column, at): TableCell => {
    if (at === 0) return { text: cutText(text, 90), colSpan: span, bold: true };
    if (at < span || !summed(column)) return { text: '' };
    return {
      text: formatCell(sums[at] ?? 0, column.tipo),
      bold: true,
      alignment: 'right',
      noWrap: true,
    };
  });
}

const textsRiga = (
  cells: readonly PrintedCell[],
  columns: readonly PrintColumn[],
  forte = false,
): TableCell[] =>
  columns.map(({ tipo }, at): TableCell => ({
    text: formatCell(cells[at] ?? null, tipo),
    ...(forte && { bold: true }),
    ...(isRightAligned(tipo) && { alignment: 'right' as const }),
    ...(tipo !== 'testo' && { noWrap: true }),
  }));

/** Titles wrap, as figures never do. */
const titlesRiga = (columns: readonly PrintColumn[]): TableCell[] =>
  columns.map(({ titolo, tipo }): TableCell => ({
    text: cutText(titolo, 60),
    bold: true,
    ...(isRightAligned(tipo) && { alignment: 'right' as const }),
  }));

/** One text over all columns. */
const wholeRiga = (text: string, columns: number, how: object): TableCell[] => [
  { text: cutText(text, 160), colSpan: columns, ...how },
  ...Array.from({ length: columns - 1 }, (): TableCell => ({ text: '' })),
];
const GROUP = { bold: true, color: COLORI.accento, fillColor: '#f7f9fa' };
const EMPTY = { color: COLORI.grigio, italics: true };

/** Characters of the longest text of every column; sums may be the longest of all. */
const lengthsOf = ({ colonne, righe }: PrintTable, sums: readonly number[]): number[] =>
  colonne.map(({ tipo }, at) => {
    let longest = formatCell(sums[at] ?? 0, tipo).length;
    for (const riga of righe) {
      if (riga.tipo !== 'riga') continue;
      longest = Math.max(longest, formatCell(riga.celle[at] ?? null, tipo).length);
    }
    return longest;
  });

/**
 * Only cells with an id are told the page they end on when the row they stand in moves to the next one (pdfmake's
 * `ElementWriter.addFragment`), and only where they have a text.
 */
function footprint(cells: TableCell[], id: string, sums: readonly number[]): Trace {
  const [before] = cells;
  if (typeof before !== 'object' || !('text' in before) || typeof before.text !== 'string')
    throw new TypeError('a printed row begins with a text');
  const cella: TableCell = { ...before, text: before.text === '' ? '\u00A0' : before.text, id };
  cells[0] = cella;
  return { cella, somme: [...sums] };
}

/**
 * Composes a table as wide as `free` points; `name` is its own in the document.
 * @throws RangeError when the first column, which names sums, is summed
 */
export function makeTable(table: PrintTable, name: string, free: number): ComposedTable {
  const { colonne, righe, totale = 'Totale', vuota = 'Nessuna riga.' } = table;
  const withSums = colonne.some(summed);
  const carries = withSums && table.carriedOver !== false;
  if (firstSummed(colonne) === 0) throw new RangeError('the first column names the sums: it cannot have one');
  const sums = colonne.map(() => 0);
  const body: TableCell[][] = [];
  const traces: Trace[] = [];
  let fromSubtotal = colonne.map(() => 0);
  const addRow = (cells: TableCell[]) => {
    body.push(cells);
    if (carries) traces.push(footprint(cells, `${name}-${traces.length}`, sums));
  };
  for (const riga of righe) {
    if (riga.tipo === 'riga') {
      colonne.forEach((column, at) => {
        const value = riga.celle[at];
        if (summed(column) && typeof value === 'number') sums[at] = (sums[at] ?? 0) + value;
      });
      addRow(textsRiga(riga.celle, colonne, riga.forte));
    } else if (riga.tipo === 'gruppo') {
      fromSubtotal = [...sums];
      addRow(wholeRiga(riga.testo, colonne.length, GROUP));
    } else if (withSums) {
      const partials = sums.map((sum, at) => sum - (fromSubtotal[at] ?? 0));
      fromSubtotal = [...sums];
      addRow(makeSumsRow(riga.testo, partials, colonne));
    }
  }
  if (body.length === 0) body.push(wholeRiga(vuota, colonne.length, EMPTY));
  else if (withSums && totale !== null) addRow(makeSumsRow(totale, sums, colonne));
  const measures = measureColonne(colonne, lengthsOf(table, sums), free);
  return {
    node: {
      fontSize: measures.body,
      margin: [0, 4, 0, 10],
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: measures.widths,
        body: [titlesRiga(colonne), ...body],
      },
      layout: DRAWING,
    },
    colonne,
    measures,
    traces,
  };
}
