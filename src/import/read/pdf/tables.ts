/** The tables of a PDF: by their headers, with columns found in their movements or drawn as rulers. */
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { normalizeHeader } from '../../cell/words.ts';
import { makePdfRighe, type PrintedPlace, type RighePagina } from './cells.ts';
import { findColumns, type Colonne } from './columns.ts';
import { findHabit, type Run } from './continuation.ts';
import type { DataLine } from './data-lines.ts';
import type { PdfHeader } from './header.ts';
import { isForeignHeader, isWordless, listKinds } from './line-cells.ts';
import { joinWords, type PrintedLine, type PdfPage } from './lines.ts';

interface Tables {
  /** Those of the table with the most movements. */
  colonne: Colonne | null;
  compose: (page: PdfPage, place: PrintedPlace) => RighePagina;
}

interface Table {
  chiave: string;
  intestazione: PdfHeader | null;
  dati: DataLine[];
}

/** Rows of a table; a line that names a balance or a total is of what stands around it. */
const countRows = ({ dati }: Table, isSum: PrintedPlace['isSum']): number =>
  dati.filter(({ line: { parole }, tokens }) => {
    const isFigure = (at: number): boolean => tokens.some(({ da, quante }) => at >= da && at < da + quante);
    return !isSum(joinWords(parole.filter((_, at) => !isFigure(at))));
  }).length;

/** The table with the most rows; of two with as many, the one that has titles. */
function findMain(tables: Iterable<Table>, isSum: PrintedPlace['isSum']): Table | undefined {
  const value = (table: Table): number => countRows(table, isSum) + (table.intestazione ? 0.5 : 0);
  const all = [...tables].filter(({ dati }) => dati.length > 0);
  return all.toSorted((a, b) => value(b) - value(a) || b.dati.length - a.dati.length)[0];
}

const keyOf = ({ titles }: PdfHeader): string => titles.map(({ testo }) => normalizeHeader(testo)).join('|');

/** The tables of a document by their headers: one header on many pages is one table. */
export function findTables(
  pages: readonly PdfPage[],
  headers: ReadonlyMap<PdfPage, readonly PdfHeader[]>,
  data: ReadonlyMap<PrintedLine, DataLine>,
  lettura: LetturaPdf,
  isSum: PrintedPlace['isSum'],
): Tables {
  const layouts = new Map<string, Table>();
  let chiave = '';
  /** Below the titles of a table that nobody knows. */
  let other = false;
  for (const page of pages) {
    const found = headers.get(page) ?? [];
    for (const [at, line] of page.lines.entries()) {
      const fresh = found.find(({ da }) => da === at);
      if (fresh) {
        other = false;
        chiave = keyOf(fresh);
        if (!layouts.has(chiave)) layouts.set(chiave, { chiave, intestazione: fresh, dati: [] });
      }
      const datum = data.get(line);
      if (!datum) {
        if (!fresh) other ||= isForeignHeader(line);
        continue;
      }
      other &&= isWordless(line.parole.map(({ testo }) => testo));
      if (other) continue;
      const layout = layouts.get(chiave);
      if (layout) layout.dati.push(datum);
      else layouts.set(chiave, { chiave, intestazione: null, dati: [datum] });
    }
  }
  const main = findMain(layouts.values(), isSum);
  const colonne = main
    ? lettura.righelli.length > 0
      ? fromRulers(lettura.righelli, pages, main)
      : findColumns(main.dati, main.intestazione)
    : null;
  // Words that look like a header over no movement are only words.
  const real = (page: PdfPage): PdfHeader[] =>
    (headers.get(page) ?? []).filter((one) => (layouts.get(keyOf(one))?.dati.length ?? 0) > 0);
  const habit = findHabit(colonne === null ? [] : pages.map((page) => underHead(page, real(page), colonne)));
  return {
    colonne,
    compose: (page, place) => makePdfRighe(page.lines, real(page), colonne, habit, place),
  };
}

/** Kinds of the lines of a page below its first header; of all where it has none. */
function underHead({ lines }: PdfPage, [before]: readonly PdfHeader[], columns: Colonne): Run {
  return listKinds(before ? lines.slice(before.da + before.quante) : lines, columns);
}

/** Columns as the rulers part them: what the movements hold in each tells its kind. */
function fromRulers(
  rulers: readonly number[],
  pages: readonly PdfPage[],
  { dati, intestazione }: Table,
): Colonne {
  const width = pages[0]?.larghezza ?? 1;
  const places = rulers.map((quota) => quota * width).toSorted((a, b) => a - b);
  const edges = [0, ...places, width];
  const columns = edges.slice(0, -1).map((x0, at) => {
    const x1 = edges[at + 1] ?? width;
    const inside = (from: number, a: number): boolean => (from + a) / 2 > x0 && (from + a) / 2 <= x1;
    const tokens = dati.flatMap((datum) => datum.tokens).filter((token) => inside(token.x0, token.x1));
    const date = tokens.filter(({ tipo }) => tipo === 'data').length;
    const money = tokens.filter(({ tipo }) => tipo === 'denaro').length;
    const words = dati
      .flatMap(({ line }) => line.parole)
      .filter((word) => inside(word.x0, word.x1) && /[A-Za-z]{3}/.test(word.testo)).length;
    const tipo = date >= money && date > words ? 'data' : money > words ? 'denaro' : 'testo';
    const titolo = (intestazione?.titles ?? [])
      .filter((one) => inside(one.x0, one.x1))
      .map(({ testo }) => testo)
      .join(' ');
    return { tipo, x0, x1, titolo } as const;
  });
  return { colonne: [...columns], righelli: places, sequence: false, drawn: true };
}
