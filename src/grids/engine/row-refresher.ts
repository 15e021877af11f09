/** Changes of others, applied to the rows in sight: by row where they are known, by reading again where they are not. */
import type { Evento } from '#api/contract/eventi.ts';
import type { Store } from '#state/jotai.ts';
import type { CambioRiga, Vive } from './righe.ts';
import type { Workspace } from './workspace.ts';

/** Imports of several files end one after the other: the rows are read once for all of them. */
const PAUSA_MS = 400;
/** More rows than these are read again with all the others. */
const MAX_RIGHE = 500;

/** Rows to be read again, with the version at least which they will have. */
type Attese = Map<number, number>;

export class RowRefresher<Riga> {
  readonly #store: Store;
  readonly #workspace: Workspace<Riga>;
  readonly #vive: Vive<Riga>;
  readonly #reading = new AbortController();
  readonly #attese: Attese = new Map();
  #tutto = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(store: Store, workspace: Workspace<Riga>, vive: Vive<Riga>) {
    this.#store = store;
    this.#workspace = workspace;
    this.#vive = vive;
  }

  readonly senti = (evento: Evento): void => {
    if (evento.tipo !== 'ricarica' && !this.#riguarda(evento)) return;
    const righe = 'righe' in evento ? evento.righe : null;
    if (righe && this.#vive.tutte !== true)
      for (const { id, versione } of righe) this.#attese.set(id, versione);
    else this.#tutto = true;
    this.prova();
  };

  /** Rows of the estratto conto and those of an area are told apart by the area's name. */
  #riguarda(evento: Evento): boolean {
    return (evento.tipo === 'area' ? evento.area : undefined) === this.#vive.area;
  }

  /** Own changes under way come first: what they leave is newer than what was announced. */
  readonly prova = (): void => {
    if (this.#attese.size === 0 && !this.#tutto) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#applica(), PAUSA_MS);
  };

  chiudi(): void {
    clearTimeout(this.#timer);
    this.#reading.abort(new DOMException('closed', 'AbortError'));
  }

  get #occupato(): boolean {
    const loading = this.#store.get(this.#workspace.righe.vistaAtom).stato.tipo === 'caricamento';
    return loading || this.#busy || this.#salva;
  }

  async #applica(): Promise<void> {
    if (this.#occupato) return;
    this.#busy = true;
    try {
      await this.#leggi();
    } catch (error) {
      // The next event, or the next reading, brings what is missing.
      if (!this.#reading.signal.aborted) console.warn('changes of others could not be read', error);
    } finally {
      this.#busy = false;
    }
    this.prova();
  }

  async #leggi(): Promise<void> {
    const { righe } = this.#workspace;
    const { archivio } = this.#store.get(righe.vistaAtom);
    const stale = [...this.#attese].flatMap(([id, versione]) => {
      const riga = archivio.get(id);
      return riga !== undefined && this.#vive.versione(riga) < versione ? [id] : [];
    });
    const everything = this.#tutto || stale.length > MAX_RIGHE;
    this.#attese.clear();
    this.#tutto = false;
    if (everything) return this.#store.set(righe.caricaAtom, this.#store.get(righe.chiaveAtom));
    if (stale.length === 0) return;
    const { get, set } = this.#store;
    const fresh = await this.#vive.leggi({ get, set, signal: this.#reading.signal }, stale);
    // Meanwhile the person may be changing one: its own saving brings the newest version.
    if (this.#salva) return;
    this.#store.set(righe.accogliAtom, this.#piuNuove(fresh));
  }

  /** The rows read that are newer than those in sight: what was saved during the reading was read too early. */
  #piuNuove(fresh: readonly Riga[]): CambioRiga<Riga>[] {
    const { getId, righe } = this.#workspace;
    const { archivio } = this.#store.get(righe.vistaAtom);
    return fresh.flatMap((riga) => {
      const id = getId(riga);
      const shown = archivio.get(id);
      const older = shown !== undefined && this.#vive.versione(shown) > this.#vive.versione(riga);
      return older ? [] : [{ id, campi: riga }];
    });
  }

  get #salva(): boolean {
    const { modifiche } = this.#workspace;
    return modifiche ? this.#store.get(modifiche.inCorsoAtom) > 0 : false;
  }
}
