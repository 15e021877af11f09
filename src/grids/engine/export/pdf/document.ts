/** The printed table: what is on every page and how its columns share the width. Pure. */
import type { GroupOpening, SheetColumn } from '#sheets/workbook.ts';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import { formatData } from '#domain/date.ts';
import { isGiorno } from '#api/contract/valori.ts';
import { formatNumero } from '#domain/text.ts';
import type { ExportWorkbook } from '../workbook.ts';

/** A4 lying down is 842 points wide (ISO 216 at 72 points an inch). */
const LARGHEZZA = 842;
const MARGIN = 28;
/** Air on both sides of a cell. */
const GAP = 8;
/** How wide a digit is, in letters' heights: the font of the paper has 0.56 (Roboto, tabular). */
export const DIGIT = 0.56;
const GREY = '#5c666d';
const BACKGROUND = '#f0f2f4';

/** A cell's text as the grid shows it. */
export function formatPdfCell(value: string | number | null | undefined, { cella }: SheetColumn): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'number')
    return cella === 'importo' ? formatImporto(toCentesimi(value)) : formatNumero(value);
  if (cella === 'data' && isGiorno(value)) return formatData(value);
  return value.toWellFormed();
}

const right = ({ cella }: SheetColumn): boolean => cella === 'importo' || cella === 'numero';

/** Titles are bold: a character of theirs takes a little more. */
const BOLD = 1.1;
/** Capitals are wider than digits. */
const CAPITALS = 1.15;
/** A word or a code longer than an IBAN may be broken (characters). */
const MAX_PAROLA = 30;
/** Where the smallest letters leave no room for all words, those of letters alone may be broken, never this short. */
const LEAST_WORD = 8;
/** The share of the paper that single words may take before letters become smaller, down to `EASY`. */
const QUOTA_PAROLE = 0.75;
/** In points: below it letters go only to keep words whole. */
const EASY = 7;
const SMALLEST = 5.5;
const SIZES = [8, 7.5, 7, 6.5, 6, SMALLEST] as const;

/** What is known of the texts of a column, in characters: enough to share the paper without keeping them. */
export interface TextMeasure {
  long: number;
  /** The longest word. */
  word: number;
  /** The longest word with a digit: an IBAN, a codice fiscale. Broken in two, nobody can copy it. */
  code: number;
  /** Sum of the cubes of all lengths: see `share`. */
  cubes: number;
}

export const makeEmptyMeasure = (): TextMeasure => ({ long: 0, word: 0, code: 0, cubes: 0 });

const longestWord = (text: string): number =>
  text.split(/\s+/).reduce((longest, { length }) => Math.max(longest, length), 0);

const longestCode = (text: string): number =>
  text
    .split(/[\s,;]+/)
    .reduce((longest, word) => (/\d/.test(word) ? Math.max(longest, measureWord(word)) : longest), 0);

/** In digits' widths. */
const measureWord = (word: string): number =>
  word.length + (CAPITALS - 1) * word.replaceAll(/[^A-Z]/g, '').length;

/** Counts one more text of a column. */
export const measureText = ({ long, word, code, cubes }: TextMeasure, text: string): TextMeasure => ({
  long: Math.max(long, text.length),
  word: text.length <= word ? word : Math.max(word, longestWord(text)),
  code: text.length * CAPITALS <= code ? code : Math.max(code, longestCode(text)),
  cubes: cubes + text.length ** 3,
});

interface Edge {
  min: number;
  max: number;
}

const sumLeast = (edges: readonly Edge[]): number => edges.reduce((sum, { min }) => sum + min, 0);

/** The least and the most characters that a column has a use for. Days, amounts and numbers are never broken in two. */
function limits(
  { titolo, cella }: SheetColumn,
  { long, word: parola, code }: TextMeasure,
  longest: number,
): Edge {
  const max = Math.max(long * (cella === 'testo' ? CAPITALS : 1), titolo.length * BOLD) + 1;
  if (cella !== 'testo') return { min: max, max };
  const word = Math.max(Math.min(parola * CAPITALS, longest), code, longestWord(titolo) * BOLD) + 1;
  return { min: Math.min(word, MAX_PAROLA, max), max };
}

/** The edges of all columns, in so many characters if they can be: words of letters alone give way for it. */
function computeEdges(
  columns: readonly SheetColumn[],
  measures: readonly TextMeasure[],
  room: number,
): Edge[] {
  for (let longest = MAX_PAROLA; ; longest -= 1) {
    const edges = columns.map((column, at) => limits(column, measures[at] ?? makeEmptyMeasure(), longest));
    if (longest <= LEAST_WORD || sumLeast(edges) <= room) return edges;
  }
}

/**
 * Shares `free` characters so that rows take few lines. A text of `l` characters in a column of `w` takes `l / w` lines,
 * and the tallest of a row is what it costs; the third power tells the tallest from the others, and the sum of
 * `(l / w) ** 3` over all rows is least where `w ** 4` is as the sum of `l ** 3`. No column gets less than its longest
 * word, nor more than its longest text.
 */
function share(weights: readonly number[], edges: readonly Edge[], free: number): number[] {
  const widths = edges.map(({ min }) => min);
  let open = edges.flatMap(({ min, max }, at) => (min < max ? [at] : []));
  const taken = (columns: readonly number[]) => columns.reduce((sum, at) => sum + (widths[at] ?? 0), 0);
  const all = edges.map((_, at) => at);
  while (open.length > 0) {
    const room = free - taken(all.filter((at) => !open.includes(at)));
    const total = open.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    const asked = new Map(open.map((at) => [at, total === 0 ? 0 : (room * (weights[at] ?? 0)) / total]));
    const low = open.filter((at) => (asked.get(at) ?? 0) <= (edges[at]?.min ?? 0));
    const out = low.length > 0 ? low : open.filter((at) => (asked.get(at) ?? 0) >= (edges[at]?.max ?? 0));
    for (const at of out) widths[at] = (low.length > 0 ? edges[at]?.min : edges[at]?.max) ?? 0;
    if (out.length === 0) for (const [at, width] of asked) widths[at] = width;
    open = out.length === 0 ? [] : open.filter((at) => !out.includes(at));
  }
  return widths;
}

interface PageLayout {
  /** Of the letters, in points. */
  body: number;
  /** Of the columns, in points: the whole width of the paper and never more. */
  widths: number[];
}

/** The largest letters with which no word need be broken and long texts have some room, and the columns' shares. */
export function choosePageLayout(
  columns: readonly SheetColumn[],
  measures: readonly TextMeasure[],
): PageLayout {
  const free = LARGHEZZA - 2 * MARGIN - columns.length * GAP;
  const edges = computeEdges(columns, measures, free / (SMALLEST * DIGIT));
  const least = sumLeast(edges);
  const body =
    SIZES.find((size) => least * size * DIGIT <= free * (size > EASY ? QUOTA_PAROLE : 1)) ?? SMALLEST;
  const shared = share(
    measures.map(({ cubes }) => cubes ** 0.25),
    edges,
    free / (body * DIGIT),
  );
  // What no text asks for, or what not even the smallest letters leave, is shared by all alike.
  const total = shared.reduce((sum, width) => sum + width, 0);
  return { body, widths: shared.map((width) => Math.floor((width / total) * free * 100) / 100) };
}

/** A row of the table, before it is known which columns are printed: texts and sums are of all of them. */
export type PrintedRow =
  | { tipo: 'riga'; texts: readonly string[] }
  | { tipo: 'gruppo'; gruppo: GroupOpening }
  | { tipo: 'totale'; label: string; sums: readonly number[] };

const makeTextRow = (texts: readonly string[], columns: readonly SheetColumn[], bold = false): TableCell[] =>
  columns.map((column, at) => ({
    text: texts[at] ?? '',
    ...(bold && { bold: true }),
    ...(right(column) && { alignment: 'right' as const }),
    ...(column.cella !== 'testo' && { noWrap: true }),
  }));

function makeGroupRow({ label, livello }: GroupOpening, columns: number): TableCell[] {
  const first: TableCell = {
    text: label,
    colSpan: columns,
    bold: true,
    fillColor: BACKGROUND,
    margin: [livello * 8, 0, 0, 0],
  };
  return [first, ...Array.from({ length: columns - 1 }, () => ({}))];
}

/** `sums` in cents, by column. */
const makeTotalRow = (label: string, sums: readonly number[], columns: readonly SheetColumn[]): TableCell[] =>
  columns.map(({ totale }, at) => ({
    text: totale ? formatImporto(toCentesimi(sums[at] ?? 0)) : at === 0 ? label : '',
    bold: true,
    ...(totale && { alignment: 'right' as const, noWrap: true }),
  }));

/** The row in the columns at these places. */
function drawRow(row: PrintedRow, columns: readonly SheetColumn[], places: readonly number[]): TableCell[] {
  switch (row.tipo) {
    case 'riga':
      return makeTextRow(
        places.map((at) => row.texts[at] ?? ''),
        columns,
      );
    case 'gruppo':
      return makeGroupRow(row.gruppo, columns.length);
    case 'totale':
      return makeTotalRow(
        row.label,
        places.map((at) => row.sums[at] ?? 0),
        columns,
      );
  }
}

function heading({ sheet, provenance: { azienda, filtri, ordine } }: ExportWorkbook): Content {
  const words = [...filtri, ...(ordine.length > 0 ? [`Ordine: ${ordine.join('; ')}`] : [])];
  return [
    {
      columns: [
        { text: sheet, fontSize: 13, bold: true },
        { text: azienda, fontSize: 10, bold: true, alignment: 'right' },
      ],
    },
    { text: words.join(' · '), fontSize: 7.5, color: GREY, margin: [0, 1, 0, 0] },
  ];
}

/**
 * The whole document. Paper has no room for columns without a value in any row: they are named under the table. A list
 * without rows keeps them all.
 */
export function makeDocument(
  folder: ExportWorkbook,
  rows: readonly PrintedRow[],
  measures: readonly TextMeasure[],
): TDocumentDefinitions {
  const { provenance, sheet } = folder;
  const all = folder.colonne.map((_, at) => at);
  const full = all.filter((at) => (measures[at]?.long ?? 0) > 0);
  const places = full.length > 0 ? full : all;
  const pick = <T>(values: readonly T[]): T[] => values.filter((_, at) => places.includes(at));
  const colonne = pick(folder.colonne);
  const empty = folder.colonne.filter((_, at) => !places.includes(at)).map(({ titolo }) => titolo);
  const { body: size, widths: larghezze } = choosePageLayout(colonne, pick(measures));
  const titles = makeTextRow(
    colonne.map(({ titolo }) => titolo),
    colonne,
    true,
  );
  const body = [titles, ...rows.map((row) => drawRow(row, colonne, places))];
  return {
    info: { title: `${sheet} - ${provenance.azienda}`, creator: 'Quadra' },
    language: 'it-IT',
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, 56, MARGIN, 34],
    header: { stack: [heading(folder)], margin: [MARGIN, 18, MARGIN, 0] },
    footer: (page, pages) => ({
      columns: [
        { text: `Stampato il ${provenance.quando} da ${provenance.utente}` },
        { text: `Pagina ${page} di ${pages}`, alignment: 'right' },
      ],
      fontSize: 7.5,
      color: GREY,
      margin: [MARGIN, 10, MARGIN, 0],
    }),
    defaultStyle: { fontSize: size },
    content: [
      {
        table: { headerRows: 1, dontBreakRows: true, widths: larghezze, body },
        layout: {
          hLineWidth: (at, { table }) => (at <= 1 || at === table.body.length ? 0.6 : 0.25),
          vLineWidth: () => 0,
          hLineColor: (at) => (at <= 1 ? '#8a9299' : '#d5dadd'),
          fillColor: (at) => (at === 0 ? '#e8ecef' : null),
          paddingLeft: () => GAP / 2,
          paddingRight: () => GAP / 2,
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        },
      },
      ...(empty.length > 0
        ? [
            {
              text: `Vuote in ogni riga, e non stampate: ${empty.join(', ')}`,
              fontSize: 7.5,
              color: GREY,
              margin: [0, 6, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}
