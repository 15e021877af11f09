/** Changes of others, applied to the rows in sight: by row where they are known, by reading again where they are not. */
import { useEffect } from 'react';
import type { Evento } from '#api/contract/eventi.ts';
import { ascoltaEventi } from '#state/eventi.ts';
import { type Store, useStore } from '#state/jotai.ts';
import type { Vive } from './righe.ts';
import type { Workspace } from './workspace.ts';

/** Imports of several files end one after the other: the rows are read once for all of them. */
const PAUSA_MS = 400;
/** More rows than these are read again with all the others. */
const MAX_RIGHE = 500;

/** Rows to be read again, with the version at least which they will have. */
type Attese = Map<number, number>;

class Aggiornatore<Riga> {
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
    // Meanwhile the person may have changed one: its own saving brings the newest version.
    if (this.#salva) return;
    this.#store.set(
      righe.modificaAtom,
      fresh.map((riga) => ({ id: this.#workspace.getId(riga), campi: riga })),
    );
  }

  get #salva(): boolean {
    const { modifiche } = this.#workspace;
    return modifiche ? this.#store.get(modifiche.inCorsoAtom) > 0 : false;
  }
}

/** Keeps the rows of a workspace up to date while it is shown; one that cannot say how is left alone. */
export function useEventi<Riga>(workspace: Workspace<Riga>): void {
  const store = useStore();
  useEffect(() => {
    const { vive, vistaAtom } = workspace.righe;
    if (!vive) return undefined;
    const aggiornatore = new Aggiornatore(store, workspace, vive);
    const stops = [
      ascoltaEventi(store, aggiornatore.senti),
      // What was held back is tried again when what held it back is over.
      store.sub(vistaAtom, aggiornatore.prova),
      ...(workspace.modifiche ? [store.sub(workspace.modifiche.inCorsoAtom, aggiornatore.prova)] : []),
    ];
    return () => {
      for (const stop of stops) stop();
      aggiornatore.chiudi();
    };
  }, [store, workspace]);
}
