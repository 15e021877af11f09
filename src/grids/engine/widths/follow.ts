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
import { WidthPlan } from './width-plan.ts';
import { getEmptyColumns } from '../ag/empty-columns.ts';
import { applyVuote, keepWidths } from '../viste/show.ts';

/** The rows of totals count as rows do. One of fewer rows, when they are filtered, leaves the columns as they are. */
function lookAtTotals<Riga>(api: GridApi<Riga>, widths: ColumnWidths<Riga>): void {
  for (let at = 0; at < api.getPinnedBottomRowCount(); at += 1) {
    const data: unknown = api.getPinnedBottomRow(at)?.data;
    if (data instanceof RigaTotali) widths.lookTotals(data.valori);
  }
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
  const plan = new WidthPlan(api);
  lookAtTotals(api, widths);
  const seen = new Map(widths.figures().map(({ campo, texts }) => [campo, texts]));
  const figures = new Map<string, number>();
  for (const { campo, titolo } of colonne.filter(isFigures)) {
    const column = api.getColumn(campo);
    if (!column?.isVisible()) continue;
    const width = metro.widthOf(seen.get(campo) ?? []);
    figures.set(campo, width);
    // On a phone the text has what an amount does not fill, beside the name of its column.
    if (isTelefono() && !fixed.has(campo)) plan.set(column, Math.max(width, metro.widthOf([titolo]) + ARROW));
    else if (width > column.getActualWidth()) plan.set(column, width);
  }
  setTextWidths({ api, frame, colonne, widths, figures, metro, whole, plan });
  metro.close();
  plan.apply();
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
