/** Serves a grid its blocks, keeps their sums, and drops what was asked under another question. */
import type { GridApi, IDatasource, IGetRowsParams, SortModelItem } from 'ag-grid-community';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import type { Getter } from '#state/jotai.ts';
import { getLanguage } from '../filters/column.ts';
import { readFiltri } from '../filters/words.ts';
import type { Summary } from '../sums.ts';
import { listHeldPlaces, moveRighe } from '../row-move.ts';
import type { Colonna } from '../types.ts';
import { type DomandaBlocchi, type BlockOrder, toFiltriServer } from './query.ts';
import type { FonteBlocchi } from './source.ts';
import { setInBlocchi } from './in-blocks.ts';
import { listSurroundings, makeMoveById } from './find-again.ts';

export interface BlockEngineInit<Riga> {
  api: GridApi<Riga>;
  fonte: FonteBlocchi<Riga>;
  colonne: readonly Colonna<Riga>[];
  get: Getter;
  getId: (riga: Riga) => string;
  /** The row as it stands now, among those that were read. */
  attuale: (riga: Riga) => Riga;
  /** The sums of what is shown are others now. */
  onRiepilogo: () => void;
  onErrore: (errore: unknown) => void;
}

const toOrdine = (model: readonly SortModelItem[]): BlockOrder[] =>
  model.map(({ colId, sort }) => ({ campo: colId, verso: sort === 'desc' ? 'desc' : 'asc' }));

export class BlockEngine<Riga> implements IDatasource {
  readonly #init: BlockEngineInit<Riga>;
  /** What the sums were asked for, and what they are once known. */
  #somma: { chiave: string; riepilogo: Summary | null } | null = null;
  #lettura = new AbortController();
  #ricerca = '';
  #onRighe: (righe: readonly Riga[]) => void = () => undefined;
  #tutte = 0;
  #mostrate = false;
  #piatto = true;
  /** How many times the rows were read anew. */
  #volta = 0;

  constructor(init: BlockEngineInit<Riga>) {
    this.#init = init;
  }

  /** What is asked now: filters, search and order as the grid holds them. */
  domanda(ordine?: readonly SortModelItem[], filtri?: FiltriColonne): DomandaBlocchi {
    const { api, colonne } = this.#init;
    const sorted = ordine ?? this.#ordineDi(api);
    return {
      filtri: toFiltriServer(colonne, filtri ?? readFiltri(api.getFilterModel()), getToday()),
      ricerca: this.#ricerca,
      campi: colonne.filter((colonna) => getLanguage(colonna) !== 'nessuna').map(({ campo }) => campo),
      ordine: toOrdine(sorted),
    };
  }

  getRows(params: IGetRowsParams<Riga>): void {
    void this.#leggi(params);
  }

  setRicerca(ricerca: string): void {
    this.#ricerca = ricerca.trim();
  }

  /** Shows the rows; again, because they changed elsewhere: sums and blocks are then read anew, in place. */
  mostra(tutte: number, onRighe: (righe: readonly Riga[]) => void): void {
    this.#onRighe = onRighe;
    const { api } = this.#init;
    if (api.isDestroyed()) return;
    const differenza = tutte - this.#tutte;
    this.#tutte = tutte;
    this.#somma = null;
    if (this.#mostrate) {
      this.#chiediSomma(this.domanda());
      void this.#rileggi(differenza);
    } else {
      this.#volta += 1;
      this.#mostrate = true;
      api.setGridOption('datasource', this);
    }
  }

  /** Reads the blocks anew, once it is known where the rows went whose places are held. */
  async #rileggi(differenza: number): Promise<void> {
    const { api } = this.#init;
    const { signal } = this.#lettura;
    const trovate = await this.#cerca(differenza, signal);
    if (signal.aborted || api.isDestroyed()) return;
    moveRighe(
      api,
      () => {
        this.#volta += 1;
        api.refreshInfiniteCache();
      },
      makeMoveById(api, trovate),
    );
  }

  /** The places, by id, of the rows that stand now around the places that are held. */
  async #cerca(differenza: number, signal: AbortSignal): Promise<Map<string, number>> {
    const { api, fonte, get, getId, onErrore } = this.#init;
    const trovate = new Map<string, number>();
    try {
      for (const { da, a } of listSurroundings(listHeldPlaces(api), differenza)) {
        const righe = await fonte.leggi({ get, signal }, this.domanda(), da, a);
        for (const [at, riga] of righe.entries()) trovate.set(getId(riga), da + at);
      }
    } catch (error) {
      // The blocks are read all the same: they may come where these did not.
      if (!signal.aborted) onErrore(error);
    }
    return trovate;
  }

  /** Sums alone, where the rows are shown in groups; asked again when filters or search changed. */
  somme(tutte: number): void {
    const { api } = this.#init;
    if (api.isDestroyed()) return;
    this.#tutte = tutte;
    this.#piatto = false;
    this.#chiediSomma(this.domanda());
  }

  destroy(): void {
    this.#lettura.abort(new DOMException('closed', 'AbortError'));
    this.#somma = null;
    this.#mostrate = false;
  }

  #ordineDi(api: GridApi<Riga>): SortModelItem[] {
    return api
      .getColumnState()
      .flatMap(({ colId, sort, sortIndex }) =>
        sort === 'asc' || sort === 'desc' ? [{ colId, sort, sortIndex: sortIndex ?? 0 }] : [],
      )
      .sort((a, b) => a.sortIndex - b.sortIndex);
  }

  /** Sums do not depend on the order: asked once for each set of filters, beside the first block and not before it. */
  #chiediSomma(domanda: DomandaBlocchi): { riepilogo: Summary | null } {
    const chiave = JSON.stringify([domanda.filtri, domanda.ricerca]);
    if (this.#somma?.chiave === chiave) return this.#somma;
    this.#lettura.abort(new DOMException('another question', 'AbortError'));
    this.#lettura = new AbortController();
    const somma = { chiave, riepilogo: null as Summary | null };
    this.#somma = somma;
    void this.#leggiSomma(domanda, somma);
    return somma;
  }

  async #leggi(params: IGetRowsParams<Riga>): Promise<void> {
    const { startRow, endRow, sortModel, filterModel } = params;
    const { fonte, get, onErrore } = this.#init;
    const domanda = this.domanda(sortModel, readFiltri(filterModel as Record<string, unknown>));
    const somma = this.#chiediSomma(domanda);
    const { signal } = this.#lettura;
    try {
      const righe = await fonte.leggi({ get, signal }, domanda, startRow, endRow);
      if (signal.aborted) return;
      this.#onRighe(righe);
      const short = righe.length < endRow - startRow ? startRow + righe.length : undefined;
      params.successCallback([...righe], somma.riepilogo?.righe ?? short);
    } catch (error) {
      if (signal.aborted) return;
      params.failCallback();
      onErrore(error);
    }
  }

  async #leggiSomma(domanda: DomandaBlocchi, somma: { riepilogo: Summary | null }): Promise<void> {
    const { api, fonte, get, onErrore } = this.#init;
    const { signal } = this.#lettura;
    try {
      const riepilogo = await fonte.riepilogo({ get, signal }, domanda);
      if (signal.aborted || api.isDestroyed()) return;
      somma.riepilogo = riepilogo;
      if (this.#piatto) api.setRowCount(riepilogo.righe, true);
      this.#pubblica(riepilogo);
    } catch (error) {
      if (!signal.aborted) onErrore(error);
    }
  }

  #pubblica(riepilogo: Summary): void {
    const { api, fonte, get, attuale, onRiepilogo } = this.#init;
    setInBlocchi(api, {
      piatto: this.#piatto,
      riepilogo,
      tutte: this.#tutte,
      scorri: (quali, signal) => {
        const now = this.domanda();
        return fonte.scorri({ get, signal }, quali === 'tutte' ? { ...now, filtri: [], ricerca: '' } : now);
      },
      leggi: async (da, a, signal) => {
        const righe = await fonte.leggi({ get, signal }, this.domanda(), da, a);
        // Whoever changes them finds them among the rows of the page.
        if (!signal.aborted) this.#onRighe(righe);
        return righe;
      },
      chiave: () => `${this.#volta} ${JSON.stringify(this.domanda())}`,
      attuale,
    });
    onRiepilogo();
  }
}
