/**
 * Applies the changes of others to the rows in sight: one row at a time where the event names it, else by reading all
 * again.
 */
import type { Evento } from '#api/contract/eventi.ts';
import type { Store } from '#state/jotai.ts';
import type { CambioRiga, Vive } from './righe.ts';
import type { Workspace } from './workspace.ts';

/** Imports of several files end one after the other, and this pause lets one reading serve them all. */
const PAUSE_MS = 400;
/** With more changed rows than this, all rows are read again. */
const MAX_RIGHE = 500;

/** Rows to read again, each with the version that it will have at least. */
type Waiting = Map<number, number>;

export class RowRefresher<Riga> {
  readonly #store: Store;
  readonly #workspace: Workspace<Riga>;
  readonly #vive: Vive<Riga>;
  readonly #reading = new AbortController();
  readonly #waits: Waiting = new Map();
  #whole = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(store: Store, workspace: Workspace<Riga>, vive: Vive<Riga>) {
    this.#store = store;
    this.#workspace = workspace;
    this.#vive = vive;
  }

  readonly hear = (evento: Evento): void => {
    if (evento.tipo !== 'ricarica' && !this.#isAbout(evento)) return;
    const righe = 'righe' in evento ? evento.righe : null;
    if (righe && this.#vive.all !== true) for (const { id, versione } of righe) this.#waits.set(id, versione);
    else this.#whole = true;
    this.schedule();
  };

  /** Rows of the estratto conto and those of an area are told apart by the area's name. */
  #isAbout(evento: Evento): boolean {
    return (evento.tipo === 'area' ? evento.area : undefined) === this.#vive.area;
  }

  /** Own changes under way go first: what they leave is newer than what was announced. */
  readonly schedule = (): void => {
    if (this.#waits.size === 0 && !this.#whole) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#apply(), PAUSE_MS);
  };

  close(): void {
    clearTimeout(this.#timer);
    this.#reading.abort(new DOMException('closed', 'AbortError'));
  }

  get #isBusy(): boolean {
    const { righe, busyAtom } = this.#workspace;
    const loading = this.#store.get(righe.vistaAtom).stato.tipo === 'caricamento';
    // Rows that change by the hundred would be read again and again before the last of them has changed.
    const decided = busyAtom !== undefined && this.#store.get(busyAtom);
    return loading || decided || this.#busy || this.#isSaving;
  }

  async #apply(): Promise<void> {
    if (this.#isBusy) return;
    this.#busy = true;
    try {
      await this.#read();
    } catch (error) {
      // The next event, or the next reading, brings what is missing.
      if (!this.#reading.signal.aborted) console.warn('changes of others could not be read', error);
    } finally {
      this.#busy = false;
    }
    this.schedule();
  }

  async #read(): Promise<void> {
    const { righe } = this.#workspace;
    const { store } = this.#store.get(righe.vistaAtom);
    const stale = [...this.#waits].flatMap(([id, version]) => {
      const riga = store.get(id);
      return riga !== undefined && this.#vive.versione(riga) < version ? [id] : [];
    });
    const everything = this.#whole || stale.length > MAX_RIGHE;
    this.#waits.clear();
    this.#whole = false;
    if (everything) return this.#store.set(righe.loadAtom, this.#store.get(righe.chiaveAtom));
    if (stale.length === 0) return;
    const { get, set } = this.#store;
    const fresh = await this.#vive.read({ get, set, signal: this.#reading.signal }, stale);
    // The person may be changing one of them meanwhile: their own saving brings the newest version.
    if (this.#isSaving) return;
    this.#store.set(righe.receiveAtom, this.#newerOf(fresh));
  }

  /** Leaves out the rows that are newer in sight: they were saved during the reading. */
  #newerOf(fresh: readonly Riga[]): CambioRiga<Riga>[] {
    const { righe } = this.#workspace;
    const { store } = this.#store.get(righe.vistaAtom);
    return fresh.flatMap((riga) => {
      const id = righe.getId(riga);
      const shown = store.get(id);
      const older = shown !== undefined && this.#vive.versione(shown) > this.#vive.versione(riga);
      return older ? [] : [{ id, campi: riga }];
    });
  }

  get #isSaving(): boolean {
    const { edits } = this.#workspace;
    return edits ? this.#store.get(edits.underwayAtom) > 0 : false;
  }
}
