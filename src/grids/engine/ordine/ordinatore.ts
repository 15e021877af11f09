/**
 * Puts many rows in order beside the grid, in pieces: the grid's own sort would hold the page for as long as it takes.
 * The grid still says which columns order the rows; its comparators then let rows stand, and it is given their places.
 */
import type { Column, GridApi, PostSortRowsParams } from 'ag-grid-community';
import type { Archivio, Cambio } from '../archivio.ts';
import type { Setaccio } from '../filtri/setaccio.ts';
import { type Confronto, confrontoRighe } from '../gruppi/ordina.ts';
import { Orologio } from '../pezzi.ts';
import { compareTesto } from '../testo.ts';
import { traslocaTenute } from '../trasloco.ts';
import type { Chiave } from '../types.ts';
import { GradiTenuti } from './gradi-tenuti.ts';
import { ordinaPerGradi } from './gradi.ts';
import { iniziaLavoro, rimanda } from './in-corso.ts';
import { readOrdini } from './ordini.ts';
import { Preparatore } from './preparatore.ts';

export interface OrdinatoreInit<Riga> {
  api: GridApi<Riga>;
  setaccio: Setaccio<Riga>;
  getId: (riga: Riga) => Chiave;
}

interface Disposte<Riga> {
  archivio: Archivio<Riga>;
  /** Rows by how many arrived before them: first the one at the top. */
  ordine: Uint32Array;
  /** The place of each of them. */
  posti: Uint32Array;
  confronto: Confronto<Riga> | null;
}

/** Not the header of a group of columns. */
const isColonna = (column: object): column is Column => 'getColId' in column;

export class Ordinatore<Riga> {
  readonly #init: OrdinatoreInit<Riga>;
  #archivio: Archivio<Riga> | null = null;
  /** The order the grid shows. Rows that are read again find the places they had, until they have others. */
  #disposte: Disposte<Riga> | null = null;
  readonly #gradi: GradiTenuti<Riga>;
  readonly #preparatore: Preparatore;
  #lavoro: AbortController | null = null;
  #finito: () => void = () => undefined;

  constructor(init: OrdinatoreInit<Riga>) {
    const { api, setaccio } = init;
    this.#init = init;
    this.#gradi = new GradiTenuti(setaccio.colonne);
    this.#preparatore = new Preparatore({
      daPreparare: () => this.#daPreparare(),
      prepara: async (campo, orologio, signal) => {
        const colonna = setaccio.colonne.find((each) => each.campo === campo);
        if (colonna) await this.#gradi.di(colonna, orologio, signal);
      },
      rimanda: (run) => rimanda(api, run),
    });
  }

  /** Keeps these rows in order, whatever changes in them; returns how to stop. */
  segui(archivio: Archivio<Riga>): () => void {
    const { api } = this.#init;
    this.#archivio = archivio;
    this.#gradi.aggiorna(archivio.tutte());
    const stop = archivio.ascolta(this.#onCambio);
    api.addEventListener('sortChanged', this.#onOrdine);
    api.addEventListener('displayedColumnsChanged', this.#preparatore.riparti);
    api.addEventListener('columnHeaderMouseOver', this.#onIntestazione);
    api.addEventListener('headerFocused', this.#onIntestazione);
    this.#ordina(true);
    return () => {
      const lavoro = this.#lavoro;
      lavoro?.abort(new DOMException('closed', 'AbortError'));
      if (lavoro) this.#finisci(lavoro);
      this.#preparatore.ferma();
      this.#archivio = null;
      stop();
      if (api.isDestroyed()) return;
      api.removeEventListener('sortChanged', this.#onOrdine);
      api.removeEventListener('displayedColumnsChanged', this.#preparatore.riparti);
      api.removeEventListener('columnHeaderMouseOver', this.#onIntestazione);
      api.removeEventListener('headerFocused', this.#onIntestazione);
    };
  }

  readonly #onIntestazione = ({ column }: { column: object }): void => {
    if (isColonna(column)) this.#preparatore.indica(column.getColId());
  };

  /** The texts in sight, as they stand from the left: numbers and days take a moment. */
  #daPreparare(): string[] {
    const { api, setaccio } = this.#init;
    if (api.isDestroyed()) return [];
    return api
      .getAllDisplayedColumns()
      .map((column) => column.getColId())
      .filter((campo) => {
        const colonna = setaccio.colonne.find((each) => each.campo === campo);
        return colonna?.tipo.compare === compareTesto && !this.#gradi.has(campo);
      });
  }

  readonly #onOrdine = (): void => this.#ordina(false);

  /** A change that leaves every row between its neighbours needs no other order. */
  readonly #onCambio = ({ righe }: Cambio<Riga>): void => {
    if (this.#archivio) this.#gradi.aggiorna(this.#archivio.tutte());
    this.#preparatore.riparti();
    // An order under way may have seen the row as it was.
    if (this.#lavoro !== null || !righe.every(this.#isAlPosto)) this.#ordina(true);
  };

  readonly #isAlPosto = (riga: Riga): boolean => {
    const disposte = this.#disposte;
    if (disposte === null || disposte.archivio !== this.#archivio) return false;
    const { archivio, ordine, posti, confronto } = disposte;
    const posto = posti[archivio.indice(this.#init.getId(riga)) ?? posti.length];
    if (posto === undefined) return false;
    if (confronto === null) return true;
    const near = (at: number): Riga | undefined => archivio.arrivata(ordine[at] ?? archivio.size);
    const above = near(posto - 1);
    const below = near(posto + 1);
    return (!above || confronto(above, riga) <= 0) && (!below || confronto(riga, below) <= 0);
  };

  /** `segue`: rows changed, and whoever holds a place among them keeps it; false when another order was asked for. */
  #ordina(segue: boolean): void {
    const archivio = this.#archivio;
    if (archivio === null) return;
    this.#lavoro?.abort(new DOMException('overtaken', 'AbortError'));
    this.#finito();
    const lavoro = new AbortController();
    this.#lavoro = lavoro;
    this.#finito = iniziaLavoro(this.#init.api);
    this.#preparatore.riparti();
    this.#run(archivio, segue, lavoro.signal)
      .catch((error: unknown) => {
        if (!lavoro.signal.aborted) throw error;
      })
      .finally(() => this.#finisci(lavoro));
  }

  #finisci(lavoro: AbortController): void {
    if (this.#lavoro !== lavoro) return;
    this.#lavoro = null;
    this.#finito();
  }

  async #run(archivio: Archivio<Riga>, segue: boolean, signal: AbortSignal): Promise<void> {
    const { api, setaccio } = this.#init;
    const ordini = readOrdini(api);
    const righe = archivio.tutte();
    const orologio = new Orologio();
    const colonne: Parameters<typeof ordinaPerGradi>[1][number][] = [];
    for (const { campo, verso } of ordini) {
      const colonna = setaccio.colonne.find((each) => each.campo === campo);
      if (colonna) colonne.push({ gradi: await this.#gradi.di(colonna, orologio, signal), verso });
    }
    await orologio.guarda(signal);
    if (api.isDestroyed()) return;
    const ordine = ordinaPerGradi(righe.length, colonne);
    const posti = new Uint32Array(righe.length);
    ordine.forEach((indice, posto) => {
      posti[indice] = posto;
    });
    const confronto = confrontoRighe(ordini, setaccio.colonne);
    const stesse = setaccio.inOrdine && this.#hanno(archivio, ordine);
    this.#disposte = { archivio, ordine, posti, confronto };
    setaccio.setInOrdine(true);
    const installed = api.getGridOption('postSortRows') === this.#disponi;
    const show = (): void => {
      if (installed) api.refreshClientSideRowModel('sort');
      else api.setGridOption('postSortRows', this.#disponi);
    };
    // Rows that were given again, in the places they had.
    if (installed && stesse) return;
    if (segue) traslocaTenute(api, show);
    else show();
  }

  /** True when this is the order that the rows are already in. */
  #hanno(archivio: Archivio<Riga>, ordine: Uint32Array): boolean {
    const before = this.#disposte;
    if (before?.archivio !== archivio || before.ordine.length !== ordine.length) return false;
    return before.ordine.every((indice, posto) => indice === ordine[posto]);
  }

  /** The rows that pass the filters, from the order they came in to theirs; new ones last until they are placed. */
  readonly #disponi = ({ nodes }: PostSortRowsParams<Riga>): void => {
    const { setaccio, getId } = this.#init;
    const disposte = this.#disposte;
    if (disposte === null || !setaccio.inOrdine || setaccio.sospeso) return;
    const { archivio, posti } = disposte;
    const places = new Array<(typeof nodes)[number] | undefined>(posti.length);
    const fresh: typeof nodes = [];
    for (const node of nodes) {
      const indice = node.data === undefined ? undefined : archivio.indice(getId(node.data));
      const posto = indice === undefined ? undefined : posti[indice];
      if (posto === undefined) fresh.push(node);
      else places[posto] = node;
    }
    let at = 0;
    const put = (node: (typeof nodes)[number]): void => {
      nodes[at] = node;
      at += 1;
    };
    for (const node of places) if (node) put(node);
    for (const node of fresh) put(node);
  };
}
