/** Follows the rows of a grid, and makes its columns as wide as what they hold. */
import type { ColumnResizedEvent, GridApi } from 'ag-grid-community';
import type { Densita } from '#api/contract/viste.ts';
import { listenTo, listenToAll } from '../listen-to.ts';
import type { WatchedRighe } from '../row-store.ts';
import { isTelefono } from '#ui/use-media.ts';
import { RigaTotali } from '../ag/totals-row.ts';
import { postponeWork } from '../sort/in-progress.ts';
import { visitInPieces } from '#api/pieces.ts';
import type { Colonna } from '../types.ts';
import { ColumnWidths, isFigures } from './column-widths.ts';
import { type Measured, TextMeter } from './text-meter.ts';
import { ARROW, setTextWidths } from './free-text.ts';
import { getEmptyColumns } from '../ag/empty-columns.ts';
import { applyVuote, keepWidths } from '../viste/show.ts';

/** The figures of the rows of totals, column by column. */
function totalsOf<Riga>(api: GridApi<Riga>, { campo, tipo }: Colonna<Riga>): string[] {
  const texts: string[] = [];
  for (let at = 0; at < api.getPinnedBottomRowCount(); at += 1) {
    const data: unknown = api.getPinnedBottomRow(at)?.data;
    const value = data instanceof RigaTotali ? data.valori[campo] : undefined;
    if (typeof value === 'number') texts.push(tipo.format(value));
  }
  return texts;
}

/** Widens the columns whose figures or totals would be cut. */
function widen<Riga>(
  api: GridApi<Riga>,
  frame: HTMLElement,
  colonne: readonly Colonna<Riga>[],
  widths: ColumnWidths<Riga>,
  whole: boolean,
  measured: Measured,
): void {
  const metro = TextMeter.di(frame, measured);
  if (!metro) return;
  const { fixed } = getEmptyColumns(api);
  const seen = new Map(widths.figures().map(({ campo, texts }) => [campo, texts]));
  const figures = new Map<string, number>();
  const wider = colonne.flatMap((colonna) => {
    if (!isFigures(colonna)) return [];
    const column = api.getColumn(colonna.campo);
    if (!column?.isVisible()) return [];
    const texts = [...(seen.get(colonna.campo) ?? []), ...totalsOf(api, colonna)];
    const newWidth = metro.widthOf(texts);
    figures.set(colonna.campo, newWidth);
    // On a phone the text has what an amount does not fill, beside the name of its column.
    if (isTelefono() && !fixed.has(colonna.campo))
      return [{ key: colonna.campo, newWidth: Math.max(newWidth, metro.widthOf([colonna.titolo]) + ARROW) }];
    return newWidth > column.getActualWidth() ? [{ key: colonna.campo, newWidth }] : [];
  });
  const changed = wider.filter(({ key, newWidth }) => api.getColumn(key)?.getActualWidth() !== newWidth);
  if (changed.length > 0) api.setColumnWidths(changed);
  setTextWidths({ api, frame, colonne, widths, figures, metro, whole });
  metro.close();
}

/** Dragged, or fitted by a double press on the edge or from the panel. */
const BY_HAND: ReadonlySet<string> = new Set(['uiColumnResized', 'autosizeColumns']);

const EVENTI = [
  'gridSizeChanged',
  'displayedColumnsChanged',
  'pinnedRowsChanged',
  'pinnedRowDataChanged',
  'firstDataRendered',
  // The arrow of the order takes room beside a name.
  'sortChanged',
] as const;

export interface Followed<Riga> {
  api: GridApi<Riga>;
  frame: HTMLElement;
  colonne: readonly Colonna<Riga>[];
  store: WatchedRighe<Riga>;
  /** All the rows are at hand: none of them holds a longer word. */
  whole: boolean;
  /** What is empty in the rows hides; before all are read, what those read so far leave empty. */
  hides: boolean;
  /** Larger letters take more room: another one begins anew. */
  densita: Densita;
}

/** Returns how to stop. */
export function followWidths<Riga>({ api, frame, colonne, store, whole, hides }: Followed<Riga>): () => void {
  const closed = new AbortController();
  const widths = new ColumnWidths(colonne);
  const measured: Measured = new Map();
  let frameId: number | null = null;
  let known = false;
  const again = (): void => {
    frameId ??= requestAnimationFrame(() => {
      frameId = null;
      if (closed.signal.aborted || api.isDestroyed() || postponeWork(api, again)) return;
      if (known && hides) applyVuote(api, widths.listEmpty());
      widen(api, frame, colonne, widths, known && whole, measured);
    });
  };
  const look = async (): Promise<void> => {
    try {
      await visitInPieces(store.listAll(), (riga) => widths.look(riga), closed.signal);
    } catch (error) {
      if (closed.signal.aborted) return;
      throw error;
    }
    known = true;
    again();
  };
  const stop = store.listen(({ righe }) => {
    for (const riga of righe) widths.look(riga);
    again();
  });
  const resized = ({ finished, source, columns }: ColumnResizedEvent<Riga>): void => {
    if (!finished || !BY_HAND.has(source)) return;
    keepWidths(api, columns?.map((column) => column.getColId()) ?? []);
    again();
  };
  const stopHearing = [listenToAll(api, EVENTI, again), listenTo(api, { columnResized: resized })];
  void look();
  return () => {
    closed.abort(new DOMException('other rows', 'AbortError'));
    stop();
    if (frameId !== null) cancelAnimationFrame(frameId);
    for (const each of stopHearing) each();
  };
}
