/** Follows the rows of a grid, and makes its columns as wide as what they hold. */
import type { ColumnResizedEvent, GridApi } from 'ag-grid-community';
import type { Densita } from '#api/contract/viste.ts';
import type { RowStore } from '../row-store.ts';
import { RigaTotali } from '../ag/totals-row.ts';
import { postponeWork } from '../sort/in-progress.ts';
import { visitInPieces } from '../pieces.ts';
import type { Colonna } from '../types.ts';
import { ColumnWidths } from './column-widths.ts';
import { TextMeter } from './text-meter.ts';
import { setTextWidths } from './free-text.ts';
import { applyVuote, keepWidths } from '../viste/show.ts';

/** The amounts of the rows of totals, column by column. */
function totaliDi<Riga>(api: GridApi<Riga>, { campo, tipo }: Colonna<Riga>): string[] {
  const texts: string[] = [];
  for (let at = 0; at < api.getPinnedBottomRowCount(); at += 1) {
    const data: unknown = api.getPinnedBottomRow(at)?.data;
    const value = data instanceof RigaTotali ? data.valori[campo] : undefined;
    if (typeof value === 'number') texts.push(tipo.format(value));
  }
  return texts;
}

/** Widens the columns whose amounts or totals would be cut. */
function allarga<Riga>(
  api: GridApi<Riga>,
  frame: HTMLElement,
  colonne: readonly Colonna<Riga>[],
  ampiezze: ColumnWidths<Riga>,
): void {
  const metro = TextMeter.di(frame);
  if (!metro) return;
  const seen = new Map(ampiezze.importi().map(({ campo, testi }) => [campo, testi]));
  const wider = colonne.flatMap((colonna) => {
    if (colonna.tipo.nome !== 'importo') return [];
    const column = api.getColumn(colonna.campo);
    if (!column?.isVisible()) return [];
    const texts = [...(seen.get(colonna.campo) ?? []), ...totaliDi(api, colonna)];
    const newWidth = metro.larghezza(texts);
    return newWidth > column.getActualWidth() ? [{ key: colonna.campo, newWidth }] : [];
  });
  if (wider.length > 0) api.setColumnWidths(wider);
  setTextWidths({ api, frame, colonne, ampiezze, metro });
  metro.chiudi();
}

/** Dragged, or fitted by a double press on the edge or from the panel. */
const BY_HAND: ReadonlySet<string> = new Set(['uiColumnResized', 'autosizeColumns']);

const EVENTI = [
  'gridSizeChanged',
  'displayedColumnsChanged',
  'pinnedRowsChanged',
  'pinnedRowDataChanged',
  'firstDataRendered',
] as const;

export interface Seguito<Riga> {
  api: GridApi<Riga>;
  frame: HTMLElement;
  colonne: readonly Colonna<Riga>[];
  archivio: RowStore<Riga>;
  /** All the rows are at hand: what is empty in them is empty. */
  intere: boolean;
  /** Larger letters take more room: another one begins anew. */
  densita: Densita;
}

/** Returns how to stop. */
export function followWidths<Riga>({ api, frame, colonne, archivio, intere }: Seguito<Riga>): () => void {
  const closed = new AbortController();
  const ampiezze = new ColumnWidths(colonne);
  let frameId: number | null = null;
  let known = false;
  const again = (): void => {
    frameId ??= requestAnimationFrame(() => {
      frameId = null;
      if (closed.signal.aborted || api.isDestroyed() || postponeWork(api, again)) return;
      if (known && intere) applyVuote(api, ampiezze.vuote());
      allarga(api, frame, colonne, ampiezze);
    });
  };
  const look = async (): Promise<void> => {
    try {
      await visitInPieces(archivio.tutte(), (riga) => ampiezze.guarda(riga), closed.signal);
    } catch (error) {
      if (closed.signal.aborted) return;
      throw error;
    }
    known = true;
    again();
  };
  const stop = archivio.ascolta(({ righe }) => {
    for (const riga of righe) ampiezze.guarda(riga);
    again();
  });
  const resized = ({ finished, source, columns }: ColumnResizedEvent<Riga>): void => {
    if (!finished || !BY_HAND.has(source)) return;
    keepWidths(api, columns?.map((column) => column.getColId()) ?? []);
    again();
  };
  for (const event of EVENTI) api.addEventListener(event, again);
  api.addEventListener('columnResized', resized);
  void look();
  return () => {
    closed.abort(new DOMException('other rows', 'AbortError'));
    stop();
    if (frameId !== null) cancelAnimationFrame(frameId);
    if (api.isDestroyed()) return;
    for (const event of EVENTI) api.removeEventListener(event, again);
    api.removeEventListener('columnResized', resized);
  };
}
