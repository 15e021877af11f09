/**
 * Rows that are read again may come to other places. A holder of places (the cell in use, a range, what is on screen)
 * is told before and after, so that it keeps the same rows.
 */
import type { GridApi, IRowNode } from 'ag-grid-community';

/** From the places before to the places after. */
export interface RowMove {
  /** The present place of the row that stood there; null when the row is gone. */
  samePlace: (place: number) => number | null;
  /** The same. For a row that is gone: the place of the next row that is left, or of the one before. */
  findHeir: (place: number) => number | null;
}

export interface PlaceStretch {
  alto: number;
  basso: number;
}

export interface PlaceHolder {
  /** The places that are held, for a grid that has to look for their rows. */
  posti: () => readonly PlaceStretch[];
  /** Notes the places before the rows move; the answer moves them to where the rows went. */
  take: () => (rowMove: RowMove) => void;
}

const registro = new WeakMap<WeakKey, Set<PlaceHolder>>();

/** Tells `keeper` whenever the rows of a grid are given to it again; returns how to stop. */
export function holdPlaces<Riga>(api: GridApi<Riga>, keeper: PlaceHolder): () => void {
  const keepers = registro.get(api) ?? new Set();
  registro.set(api, keepers.add(keeper));
  return () => keepers.delete(keeper);
}

const keepersOf = <Riga>(api: GridApi<Riga>): readonly PlaceHolder[] => [...(registro.get(api) ?? [])];

/** Every stretch of places that somebody holds. */
export const listHeldPlaces = <Riga>(api: GridApi<Riga>): PlaceStretch[] =>
  keepersOf(api).flatMap((keeper) => [...keeper.posti()]);

/** `give` gives the rows; `rowMove` then tells where they went. */
export function moveRighe<Riga>(api: GridApi<Riga>, give: () => void, rowMove: RowMove): void {
  const kept = keepersOf(api).map((keeper) => keeper.take());
  give();
  if (api.isDestroyed()) return;
  for (const putBack of kept) putBack(rowMove);
}

/** The nearest place that `where` knows: from `place` on, or before it. */
export function findHeir(
  place: number,
  count: number,
  where: (posto: number) => number | null,
): number | null {
  for (let at = place; at < count; at += 1) {
    const now = where(at);
    if (now !== null) return now;
  }
  for (let at = place - 1; at >= 0; at -= 1) {
    const now = where(at);
    if (now !== null) return now;
  }
  return null;
}

/** The same for a grid that holds all its rows: each row is followed. */
export function moveHeldRighe<Riga>(api: GridApi<Riga>, give: () => void): void {
  if (keepersOf(api).length === 0) {
    give();
    return;
  }
  const nodes: IRowNode<Riga>[] = [];
  api.forEachNodeAfterFilterAndSort((node) => nodes.push(node));
  const where = (place: number): number | null => placeOf(nodes[place]);
  moveRighe(api, give, { samePlace: where, findHeir: (place) => findHeir(place, nodes.length, where) });
}

const placeOf = <Riga>(node: IRowNode<Riga> | undefined): number | null =>
  node?.displayed === true ? node.rowIndex : null;
