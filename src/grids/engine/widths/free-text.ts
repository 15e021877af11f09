/** The width that is left goes to the text: what gives way to it stands beyond the edge, a scroll away. */
import type { GridApi } from 'ag-grid-community';
import type { Colonna } from '../types.ts';
import type { ColumnWidths } from './column-widths.ts';
import type { TextMeter } from './text-meter.ts';
import { getEmptyColumns } from '../viste/empty-columns.ts';

export interface TestoLibero<Riga> {
  api: GridApi<Riga>;
  frame: HTMLElement;
  colonne: readonly Colonna<Riga>[];
  ampiezze: ColumnWidths<Riga>;
  metro: TextMeter;
}

/** Pixels for a text: what is left beside the columns that stay in sight, as much as it wants, never under its own. */
export function computeTextWidth(room: number, beside: number, wanted: number, own: number): number {
  return Math.max(own, Math.min(wanted, room - beside));
}

/** Pixels for each of several texts: the room by their weights, none under its own. */
export function splitWidths(room: number, texts: readonly { weight: number; own: number }[]): number[] {
  const all = texts.reduce((sum, { weight }) => sum + weight, 0);
  return texts.map(({ weight, own }) => Math.max(own, Math.floor((room * weight) / all)));
}

/** Gives the columns of text their widths, except those that a hand has sized. */
export function setTextWidths<Riga>({ api, frame, colonne, ampiezze, metro }: TestoLibero<Riga>): void {
  // The bar that scrolls the rows lies over the edge.
  const widthAt = (selector: string): number => frame.querySelector(selector)?.clientWidth ?? 0;
  const room = widthAt('.ag-grid-viewport') - widthAt('.ag-body-vertical-scroll');
  const shown = api.getAllDisplayedColumns();
  const byCampo = new Map(colonne.map((colonna) => [colonna.campo, colonna]));
  const texts = shown.filter((column) => byCampo.get(column.getColId())?.opzioni.flessibile);
  if (room <= 0 || texts.some((column) => getEmptyColumns(api).fissate.has(column.getColId()))) return;
  if (texts.length > 1) {
    const beside = shown.reduce((sum, each) => sum + (texts.includes(each) ? 0 : each.getActualWidth()), 0);
    const widths = splitWidths(
      room - beside,
      texts.map((column) => ({
        weight: Number(byCampo.get(column.getColId())?.opzioni.flessibile),
        own: column.getMinWidth(),
      })),
    );
    const changed = texts.some(
      (column, at) => column.getFlex() !== null || column.getActualWidth() !== widths[at],
    );
    if (!changed) return;
    api.applyColumnState({
      state: texts.map((column, at) => ({ colId: column.getColId(), flex: null, width: widths[at] ?? 0 })),
    });
    return;
  }
  const [text] = texts;
  const colonna = text && byCampo.get(text.getColId());
  if (!text || !colonna) return;
  const others = shown.filter((column) => column !== text);
  const stays = others.filter((column) => {
    const campo = column.getColId();
    const opzioni = byCampo.get(campo)?.opzioni;
    return opzioni?.cede !== true && !(opzioni?.modificabile && ampiezze.isVuota(campo));
  });
  const widthOf = (columns: typeof others): number =>
    columns.reduce((sum, column) => sum + column.getActualWidth(), 0);
  const own = text.getMinWidth();
  const wanted = metro.larghezza([
    ampiezze.testi().find(({ campo }) => campo === colonna.campo)?.testo ?? '',
  ]);
  const beside = widthOf(others);
  // With all of them in sight the text takes the rest, however much it is.
  const width =
    beside + own <= room && wanted <= room - beside
      ? room - beside
      : computeTextWidth(room, widthOf(stays), wanted, own);
  if (width === text.getActualWidth() && text.getFlex() === null) return;
  api.applyColumnState({ state: [{ colId: colonna.campo, flex: null, width }] });
}
