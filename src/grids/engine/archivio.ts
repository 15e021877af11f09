/**
 * The rows of a workspace: one keyed store. It changes in place, row by row, and tells its listeners
 * exactly what changed, so that the grid applies a patch instead of reading everything again.
 */
import type { Chiave } from './types.ts';

export type Cambio<Riga> =
  | { tipo: 'aggiunte'; righe: readonly Riga[] }
  | { tipo: 'modificate'; righe: readonly Riga[] };

export class Archivio<Riga> {
  readonly #righe = new Map<Chiave, Riga>();
  readonly #listeners = new Set<(cambio: Cambio<Riga>) => void>();
  readonly #getId: (riga: Riga) => Chiave;

  constructor(getId: (riga: Riga) => Chiave) {
    this.#getId = getId;
  }

  get size(): number {
    return this.#righe.size;
  }

  get(id: Chiave): Riga | undefined {
    return this.#righe.get(id);
  }

  /** A fresh array, in order of arrival. */
  tutte(): Riga[] {
    return [...this.#righe.values()];
  }

  /** Adds a page. A row already here is replaced where it stands: pages may overlap when the server's rows moved. */
  aggiungi(page: readonly Riga[]): void {
    const fresh: Riga[] = [];
    const known: Riga[] = [];
    for (const riga of page) {
      const id = this.#getId(riga);
      (this.#righe.has(id) ? known : fresh).push(riga);
      this.#righe.set(id, riga);
    }
    if (known.length > 0) this.#tell({ tipo: 'modificate', righe: known });
    if (fresh.length > 0) this.#tell({ tipo: 'aggiunte', righe: fresh });
  }

  /** Changes some fields of some rows, told as one change; rows not here any more are passed over. */
  modifica(changes: readonly { id: Chiave; campi: Partial<Riga> }[]): boolean {
    const changed: Riga[] = [];
    for (const { id, campi } of changes) {
      const riga = this.#righe.get(id);
      if (riga === undefined) continue;
      const next = { ...riga, ...campi };
      this.#righe.set(id, next);
      changed.push(next);
    }
    if (changed.length > 0) this.#tell({ tipo: 'modificate', righe: changed });
    return changed.length > 0;
  }

  /** Calls `listener` after every change; returns how to stop. */
  ascolta(listener: (cambio: Cambio<Riga>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(cambio: Cambio<Riga>): void {
    for (const listener of this.#listeners) listener(cambio);
  }
}
