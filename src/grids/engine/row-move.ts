/**
 * Rows that are read again come to other places. Whoever holds a place among them (the cell in use, a range, what is on
 * screen) is told before and after, and holds the same rows.
 */
import type { GridApi, IRowNode } from 'ag-grid-community';

/** From the places before to the places after. */
export interface RowMove {
  /** Where the row that stood there stands now; null when it is gone. */
  stessa: (posto: number) => number | null;
  /** The same, or for a row that is gone the one that took its place: the next that is left, else the one before. */
  erede: (posto: number) => number | null;
}

export interface PlaceStretch {
  alto: number;
  basso: number;
}

export interface PlaceHolder {
  /** The places that are held, for a grid that has to look for their rows. */
  posti: () => readonly PlaceStretch[];
  /** Notes what is held, before the rows move; the answer puts it where they went. */
  prendi: () => (trasloco: RowMove) => void;
}

const registro = new WeakMap<WeakKey, Set<PlaceHolder>>();

/** Tells `custode` whenever the rows of a grid are given to it again; returns how to stop. */
export function holdPlaces<Riga>(api: GridApi<Riga>, custode: PlaceHolder): () => void {
  const custodi = registro.get(api) ?? new Set();
  registro.set(api, custodi.add(custode));
  return () => custodi.delete(custode);
}

const custodiDi = <Riga>(api: GridApi<Riga>): readonly PlaceHolder[] => [...(registro.get(api) ?? [])];

/** Every stretch of places that somebody holds. */
export const listHeldPlaces = <Riga>(api: GridApi<Riga>): PlaceStretch[] =>
  custodiDi(api).flatMap((custode) => [...custode.posti()]);

/** `dai` gives the rows; `trasloco` then tells where they went. */
export function moveRighe<Riga>(api: GridApi<Riga>, dai: () => void, trasloco: RowMove): void {
  const tenute = custodiDi(api).map((custode) => custode.prendi());
  dai();
  if (api.isDestroyed()) return;
  for (const rimetti of tenute) rimetti(trasloco);
}

/** The one place that `dove` knows, from `posto` on, else before it. */
export function findHeir(
  posto: number,
  count: number,
  dove: (posto: number) => number | null,
): number | null {
  for (let at = posto; at < count; at += 1) {
    const now = dove(at);
    if (now !== null) return now;
  }
  for (let at = posto - 1; at >= 0; at -= 1) {
    const now = dove(at);
    if (now !== null) return now;
  }
  return null;
}

/** The same for a grid that holds its rows: they are followed one by one. */
export function moveHeldRighe<Riga>(api: GridApi<Riga>, dai: () => void): void {
  if (custodiDi(api).length === 0) {
    dai();
    return;
  }
  const nodi: IRowNode<Riga>[] = [];
  api.forEachNodeAfterFilterAndSort((node) => nodi.push(node));
  const dove = (posto: number): number | null => placeOf(nodi[posto]);
  moveRighe(api, dai, { stessa: dove, erede: (posto) => findHeir(posto, nodi.length, dove) });
}

const placeOf = <Riga>(node: IRowNode<Riga> | undefined): number | null =>
  node?.displayed === true ? node.rowIndex : null;
