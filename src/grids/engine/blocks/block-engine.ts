/** Gives a grid its blocks, keeps their sums, and drops answers to an earlier question. */
import type { GridApi, IDatasource, IGetRowsParams, SortModelItem } from 'ag-grid-community';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import type { Getter } from '#state/jotai.ts';
import { getLanguage } from '../filters/column.ts';
import { readFiltri } from '../filters/words.ts';
import type { Summary } from '../sums.ts';
import { listHeldPlaces, moveRighe } from '../row-move.ts';
import type { Colonna } from '../types.ts';
import { type BlocksQuery, type BlockOrder, toFiltriServer } from './query.ts';
import type { BlocksSource } from './source.ts';
import { setInBlocks } from './in-blocks.ts';
import { listSurroundings, makeMoveById } from './find-again.ts';

interface BlockEngineInit<Riga> {
  api: GridApi<Riga>;
  source: BlocksSource<Riga>;
  colonne: readonly Colonna<Riga>[];
  get: Getter;
  getId: (riga: Riga) => string;
  /** The row as it stands now, among those that were read. */
  getCurrent: (riga: Riga) => Riga;
  /** Called when the sums of what is shown changed. */
  onSummary: () => void;
  onError: (error: unknown) => void;
}

const toOrder = (model: readonly SortModelItem[]): BlockOrder[] =>
  model.map(({ colId, sort }) => ({ campo: colId, verso: sort === 'desc' ? 'desc' : 'asc' }));

export class BlockEngine<Riga> implements IDatasource {
  readonly #init: BlockEngineInit<Riga>;
  /** What the sums were asked for, and what they are once known. */
  #somma: { chiave: string; riepilogo: Summary | null } | null = null;
  #lettura = new AbortController();
  #ricerca = '';
  #onRighe: (righe: readonly Riga[]) => void = () => undefined;
  #all = 0;
  #shown = false;
  #flat = true;
  /** How many times the rows were read anew. */
  #volta = 0;

  constructor(init: BlockEngineInit<Riga>) {
    this.#init = init;
  }

  /** What is asked now: filters, search and order as the grid holds them. */
  question(order?: readonly SortModelItem[], filters?: FiltriColonne): BlocksQuery {
    const { api, colonne } = this.#init;
    const sorted = order ?? this.#orderOf(api);
    return {
      filtri: toFiltriServer(colonne, filters ?? readFiltri(api.getFilterModel()), getToday()),
      ricerca: this.#ricerca,
      campi: colonne.filter((column) => getLanguage(column) !== 'nessuna').map(({ campo }) => campo),
      ordine: toOrder(sorted),
    };
  }

  getRows(params: IGetRowsParams<Riga>): void {
    void this.#read(params);
  }

  setRicerca(quickSearch: string): void {
    this.#ricerca = quickSearch.trim();
  }

  /**
   * Shows the rows, or shows them again because they changed elsewhere: sums and blocks are then read again, in
   * place.
   */
  show(all: number, onRighe: (righe: readonly Riga[]) => void): void {
    this.#onRighe = onRighe;
    const { api } = this.#init;
    if (api.isDestroyed()) return;
    const differenza = all - this.#all;
    this.#all = all;
    this.#somma = null;
    if (this.#shown) {
      this.#askSums(this.question());
      void this.#reread(differenza);
    } else {
      this.#volta += 1;
      this.#shown = true;
      api.setGridOption('datasource', this);
    }
  }

  /** Reads the blocks again, after finding where the rows of the held places went. */
  async #reread(differenza: number): Promise<void> {
    const { api } = this.#init;
    const { signal } = this.#lettura;
    const found = await this.#search(differenza, signal);
    if (signal.aborted || api.isDestroyed()) return;
    moveRighe(
      api,
      () => {
        this.#volta += 1;
        api.refreshInfiniteCache();
      },
      makeMoveById(api, found),
    );
  }

  /** The places, by id, of the rows that stand now around the places that are held. */
  async #search(differenza: number, signal: AbortSignal): Promise<Map<string, number>> {
    const { api, source, get, getId, onError } = this.#init;
    const found = new Map<string, number>();
    try {
      for (const { da, a } of listSurroundings(listHeldPlaces(api), differenza)) {
        const righe = await source.read({ get, signal }, this.question(), da, a);
        for (const [at, riga] of righe.entries()) found.set(getId(riga), da + at);
      }
    } catch (error) {
      // The blocks are read nevertheless: they may arrive where these did not.
      if (!signal.aborted) onError(error);
    }
    return found;
  }

  /** Sums alone, where the rows are shown in groups; asked again when filters or search changed. */
  loadSums(all: number): void {
    const { api } = this.#init;
    if (api.isDestroyed()) return;
    this.#all = all;
    this.#flat = false;
    this.#askSums(this.question());
  }

  destroy(): void {
    this.#lettura.abort(new DOMException('closed', 'AbortError'));
    this.#somma = null;
    this.#shown = false;
  }

  #orderOf(api: GridApi<Riga>): SortModelItem[] {
    return api
      .getColumnState()
      .flatMap(({ colId, sort, sortIndex }) =>
        sort === 'asc' || sort === 'desc' ? [{ colId, sort, sortIndex: sortIndex ?? 0 }] : [],
      )
      .sort((a, b) => a.sortIndex - b.sortIndex);
  }

  /**
   * Sums do not depend on the order, so they are asked for once per set of filters, at the same time as the first
   * block.
   */
  #askSums(question: BlocksQuery): { riepilogo: Summary | null } {
    const chiave = JSON.stringify([question.filtri, question.ricerca]);
    if (this.#somma?.chiave === chiave) return this.#somma;
    this.#lettura.abort(new DOMException('another question', 'AbortError'));
    this.#lettura = new AbortController();
    const sum = { chiave, riepilogo: null as Summary | null };
    this.#somma = sum;
    void this.#readSums(question, sum);
    return sum;
  }

  async #read(params: IGetRowsParams<Riga>): Promise<void> {
    const { startRow, endRow, sortModel, filterModel } = params;
    const { source, get, onError } = this.#init;
    const question = this.question(sortModel, readFiltri(filterModel as Record<string, unknown>));
    const sum = this.#askSums(question);
    const { signal } = this.#lettura;
    try {
      const righe = await source.read({ get, signal }, question, startRow, endRow);
      if (signal.aborted) return;
      this.#onRighe(righe);
      const short = righe.length < endRow - startRow ? startRow + righe.length : undefined;
      params.successCallback([...righe], sum.riepilogo?.righe ?? short);
    } catch (error) {
      if (signal.aborted) return;
      params.failCallback();
      onError(error);
    }
  }

  async #readSums(question: BlocksQuery, sum: { riepilogo: Summary | null }): Promise<void> {
    const { api, source, get, onError } = this.#init;
    const { signal } = this.#lettura;
    try {
      const summary = await source.riepilogo({ get, signal }, question);
      if (signal.aborted || api.isDestroyed()) return;
      sum.riepilogo = summary;
      if (this.#flat) api.setRowCount(summary.righe, true);
      this.#publish(summary);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }

  #publish(riepilogo: Summary): void {
    const { api, source, get, getCurrent: attuale, onSummary } = this.#init;
    setInBlocks(api, {
      flat: this.#flat,
      riepilogo,
      all: this.#all,
      walk: (which, signal) => {
        const now = this.question();
        return source.walk({ get, signal }, which === 'tutte' ? { ...now, filtri: [], ricerca: '' } : now);
      },
      read: async (from, a, signal) => {
        const righe = await source.read({ get, signal }, this.question(), from, a);
        // Whoever changes them finds them among the rows of the page.
        if (!signal.aborted) this.#onRighe(righe);
        return righe;
      },
      countEmpty: async (campo, signal) => {
        const question = this.question();
        const empty = { campo, condizioni: [{ tipo: 'vuote', negata: false }], scelta: null } as const;
        const { righe } = await source.riepilogo(
          { get, signal },
          { ...question, filtri: [...question.filtri, empty] },
        );
        return righe;
      },
      chiave: () => `${this.#volta} ${JSON.stringify(this.question())}`,
      attuale,
    });
    onSummary();
  }
}
