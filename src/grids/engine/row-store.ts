/**
 * The rows of a workspace: one keyed store. It changes in place, row by row, and tells its listeners
 * exactly what changed, so that the grid applies a patch instead of reading everything again.
 */
import type { Chiave } from './types.ts';

export type Cambio<Riga> =
  | { tipo: 'aggiunte'; righe: readonly Riga[] }
  | { tipo: 'modificate'; righe: readonly Riga[] };

/** The earlier object when its fields are the same, else the new one. */
function keepKnown<Riga>(prima: Riga | undefined, dopo: Riga): Riga {
  if (typeof prima !== 'object' || prima === null) return dopo;
  const before = prima as Readonly<Record<string, unknown>>;
  const after = dopo as Readonly<Record<string, unknown>>;
  for (const field in after) if (after[field] !== before[field]) return dopo;
  for (const field in before) if (after[field] !== before[field]) return dopo;
  return prima;
}

export class RowStore<Riga> {
  readonly #righe: Riga[] = [];
  readonly #indici = new Map<Chiave, number>();
  readonly #listeners = new Set<(change: Cambio<Riga>) => void>();
  readonly #getId: (riga: Riga) => Chiave;
  readonly #versione: ((riga: Riga) => number) | undefined;

  /** `version` grows with every change of a row: a row that was read late then never replaces a newer one. */
  constructor(getId: (riga: Riga) => Chiave, version?: (riga: Riga) => number) {
    this.#getId = getId;
    this.#versione = version;
  }

  get size(): number {
    return this.#righe.length;
  }

  get(id: Chiave): Riga | undefined {
    const index = this.#indici.get(id);
    return index === undefined ? undefined : this.#righe[index];
  }

  idOf(riga: Riga): Chiave {
    return this.#getId(riga);
  }

  /** A fresh array, in order of arrival. */
  listAll(): Riga[] {
    return this.#righe.slice();
  }

  /**
   * Adds a page. A row that is here already is replaced in its place, since pages may overlap when the server's rows
   * moved. A row that is equal to the one of an earlier reading (`before`) stays the same object, so that what was
   * computed from it still holds.
   */
  add(page: readonly Riga[], before?: RowStore<Riga>): void {
    const fresh: Riga[] = [];
    const known: Riga[] = [];
    for (const read of page) {
      const id = this.#getId(read);
      const index = this.#indici.get(id);
      const held = index === undefined ? before?.get(id) : this.#righe[index];
      const riga = this.#isOvertaken(held, read) ? held : before ? keepKnown(before.get(id), read) : read;
      if (index === undefined) {
        this.#indici.set(id, this.#righe.length);
        this.#righe.push(riga);
        fresh.push(riga);
      } else {
        this.#righe[index] = riga;
        known.push(riga);
      }
    }
    if (known.length > 0) this.#tell({ tipo: 'modificate', righe: known });
    if (fresh.length > 0) this.#tell({ tipo: 'aggiunte', righe: fresh });
  }

  /** True when what is held is newer than what was read. */
  #isOvertaken(held: Riga | undefined, read: Riga): held is Riga {
    const version = this.#versione;
    return version !== undefined && held !== undefined && version(held) > version(read);
  }

  /** Takes the rows that are newer in an earlier store; rows that are not here are not added. */
  update(before: RowStore<Riga>, ids: Iterable<Chiave>): void {
    const newer = [...ids].flatMap((id) => {
      const riga = before.get(id);
      const read = this.get(id);
      return read !== undefined && this.#isOvertaken(riga, read) ? [riga] : [];
    });
    if (newer.length > 0) this.add(newer);
  }

  /** Changes some fields of some rows and tells it as one change; ids that are not here are passed over. */
  modify(changes: readonly { id: Chiave; campi: Partial<Riga> }[]): boolean {
    const changed: Riga[] = [];
    for (const { id, campi } of changes) {
      const index = this.#indici.get(id);
      const riga = index === undefined ? undefined : this.#righe[index];
      if (index === undefined || riga === undefined) continue;
      const next = { ...riga, ...campi };
      this.#righe[index] = next;
      changed.push(next);
    }
    if (changed.length > 0) this.#tell({ tipo: 'modificate', righe: changed });
    return changed.length > 0;
  }

  /** Calls `listener` after every change; returns how to stop. */
  listen(listener: (change: Cambio<Riga>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(change: Cambio<Riga>): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Rows to look at, and what is told of those that change. */
export type WatchedRighe<Riga> = Pick<RowStore<Riga>, 'listAll' | 'listen'>;
