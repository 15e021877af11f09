/** The totals of what is filtered, pinned under the rows. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { listenToAll } from './listen-to.ts';
import { type RigaTotali, SommaTotali, makeTotalsRow } from './ag/totals-row.ts';
import { inBlocks } from './blocks/in-blocks.ts';
import { postponeWork } from './sort/in-progress.ts';
import { LOW_WINDOW, useMedia } from '#ui/use-media.ts';
import { visitInPieces, waitForPaint } from '#api/pieces.ts';
import type { AmountReader } from './sums.ts';
import type { Colonna } from './types.ts';
import { listShownUnordered } from './use-grid.ts';
import type { Workspace } from './workspace.ts';

/** Sums again only when the rows, their sums or the columns in sight are others. */
class Totali<Riga> {
  readonly #api: GridApi<Riga>;
  readonly #colonne: readonly Colonna<Riga>[];
  readonly #measure: AmountReader<Riga>;
  #visto: { source: unknown; names: string } | null = null;
  #testo = '';
  #work = new AbortController();

  constructor(api: GridApi<Riga>, columns: readonly Colonna<Riga>[], measure: AmountReader<Riga>) {
    this.#api = api;
    this.#colonne = columns;
    this.#measure = measure;
  }

  /** A long list is added up in pieces; a newer one takes its place. */
  async show(): Promise<void> {
    // What changed is drawn first.
    await waitForPaint();
    if (this.#api.isDestroyed()) return;
    const shown = this.#api.getAllDisplayedColumns().map((column) => column.getColId());
    const primo = shown.find((id) => this.#colonne.some(({ campo }) => campo === id));
    const names = shown.join();
    const blocks = inBlocks(this.#api);
    const righe = blocks ? [] : listShownUnordered(this.#api);
    const source = blocks ? blocks.riepilogo : righe;
    if (source === this.#visto?.source && names === this.#visto.names) return;
    this.#visto = { source, names };
    this.#work.abort(new DOMException('other rows', 'AbortError'));
    this.#work = new AbortController();
    if (blocks) {
      this.#put(makeTotalsRow(blocks.riepilogo, this.#colonne, primo));
      return;
    }
    const { signal } = this.#work;
    const sum = new SommaTotali(this.#colonne, this.#measure);
    try {
      await visitInPieces(righe, (riga) => sum.add(riga), signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (!signal.aborted) this.#put(sum.righe(primo, new Set(shown)));
  }

  close(): void {
    this.#work.abort(new DOMException('closed', 'AbortError'));
  }

  #put(totals: RigaTotali[]): void {
    const text = JSON.stringify(totals);
    if (text === this.#testo || this.#api.isDestroyed()) return;
    this.#testo = text;
    this.#api.setGridOption('pinnedBottomRowData', totals);
  }
}

export function useTotali<Riga>(
  api: GridApi<Riga> | null,
  { colonne, measure }: Pick<Workspace<Riga>, 'colonne' | 'measure'>,
): void {
  // A window of little height has them in the bar under the grid alone: the room is for rows.
  const low = useMedia(LOW_WINDOW);
  useEffect(() => {
    if (!api || !measure) return undefined;
    if (low) {
      api.setGridOption('pinnedBottomRowData', []);
      return undefined;
    }
    const totals = new Totali(api, colonne, measure);
    let frame: number | null = null;
    let gone = false;
    const again = () => {
      if (gone) return;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        if (!api.isDestroyed() && !postponeWork(api, again)) void totals.show();
      });
    };
    const stop = listenToAll(api, ['modelUpdated', 'displayedColumnsChanged'], again);
    return () => {
      gone = true;
      totals.close();
      if (frame !== null) cancelAnimationFrame(frame);
      stop();
    };
  }, [api, colonne, measure, low]);
}
