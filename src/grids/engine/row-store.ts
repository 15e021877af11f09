/**
 * The rows of a workspace: one keyed store. It changes in place, row by row, and tells its listeners
 * exactly what changed, so that the grid applies a patch instead of reading everything again.
 */
import type { Chiave } from './types.ts';

export type Cambio<Riga> =
  | { tipo: 'aggiunte'; righe: readonly Riga[] }
  | { tipo: 'modificate'; righe: readonly Riga[] };

/** The earlier object when its fields are the same, else the new one. */
function conosciuta<Riga>(prima: Riga | undefined, dopo: Riga): Riga {
  if (typeof prima !== 'object' || prima === null) return dopo;
  const before = prima as Readonly<Record<string, unknown>>;
  const after = dopo as Readonly<Record<string, unknown>>;
  for (const campo in after) if (after[campo] !== before[campo]) return dopo;
  for (const campo in before) if (after[campo] !== before[campo]) return dopo;
  return prima;
}

export class RowStore<Riga> {
  readonly #righe: Riga[] = [];
  readonly #indici = new Map<Chiave, number>();
  readonly #listeners = new Set<(cambio: Cambio<Riga>) => void>();
  readonly #getId: (riga: Riga) => Chiave;
  readonly #versione: ((riga: Riga) => number) | undefined;

  /** `versione` grows with every change of a row: with it a row read late never takes the place of a newer one. */
  constructor(getId: (riga: Riga) => Chiave, versione?: (riga: Riga) => number) {
    this.#getId = getId;
    this.#versione = versione;
  }

  get size(): number {
    return this.#righe.length;
  }

  get(id: Chiave): Riga | undefined {
    const indice = this.#indici.get(id);
    return indice === undefined ? undefined : this.#righe[indice];
  }

  idDi(riga: Riga): Chiave {
    return this.#getId(riga);
  }

  /** A fresh array, in order of arrival. */
  tutte(): Riga[] {
    return this.#righe.slice();
  }

  /**
   * Adds a page. A row already here is replaced where it stands: pages may overlap when the server's rows moved.
   * One that says what it said in an earlier reading (`prima`) stays the same object: what is known of it still holds.
   */
  aggiungi(page: readonly Riga[], prima?: RowStore<Riga>): void {
    const fresh: Riga[] = [];
    const known: Riga[] = [];
    for (const read of page) {
      const id = this.#getId(read);
      const indice = this.#indici.get(id);
      const held = indice === undefined ? prima?.get(id) : this.#righe[indice];
      const riga = this.#superata(held, read) ? held : prima ? conosciuta(prima.get(id), read) : read;
      if (indice === undefined) {
        this.#indici.set(id, this.#righe.length);
        this.#righe.push(riga);
        fresh.push(riga);
      } else {
        this.#righe[indice] = riga;
        known.push(riga);
      }
    }
    if (known.length > 0) this.#tell({ tipo: 'modificate', righe: known });
    if (fresh.length > 0) this.#tell({ tipo: 'aggiunte', righe: fresh });
  }

  /** True when what is held is newer than what was read. */
  #superata(held: Riga | undefined, read: Riga): held is Riga {
    const versione = this.#versione;
    return versione !== undefined && held !== undefined && versione(held) > versione(read);
  }

  /** Takes from an earlier archive the rows that are newer there; rows that are not here stay away. */
  aggiorna(prima: RowStore<Riga>, ids: Iterable<Chiave>): void {
    const newer = [...ids].flatMap((id) => {
      const riga = prima.get(id);
      const read = this.get(id);
      return read !== undefined && this.#superata(riga, read) ? [riga] : [];
    });
    if (newer.length > 0) this.aggiungi(newer);
  }

  /** Changes some fields of some rows, told as one change; rows not here any more are passed over. */
  modifica(changes: readonly { id: Chiave; campi: Partial<Riga> }[]): boolean {
    const changed: Riga[] = [];
    for (const { id, campi } of changes) {
      const indice = this.#indici.get(id);
      const riga = indice === undefined ? undefined : this.#righe[indice];
      if (indice === undefined || riga === undefined) continue;
      const next = { ...riga, ...campi };
      this.#righe[indice] = next;
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
