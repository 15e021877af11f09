/**
 * Rows that are read again come to other places. Whoever holds a place among them (the cell in use, a range, what is on
 * screen) is told before and after, and holds the same rows.
 */
import type { GridApi, IRowNode } from 'ag-grid-community';

/** From the places before to the places after. */
export interface Trasloco {
  /** Where the row that stood there stands now; null when it is gone. */
  stessa: (posto: number) => number | null;
  /** The same, or for a row that is gone the one that took its place: the next that is left, else the one before. */
  erede: (posto: number) => number | null;
}

export interface Tratto {
  alto: number;
  basso: number;
}

export interface Custode {
  /** The places that are held, for a grid that has to look for their rows. */
  posti: () => readonly Tratto[];
  /** Notes what is held, before the rows move; the answer puts it where they went. */
  prendi: () => (trasloco: Trasloco) => void;
}

const registro = new WeakMap<WeakKey, Set<Custode>>();

/** Tells `custode` whenever the rows of a grid are given to it again; returns how to stop. */
export function custodisci<Riga>(api: GridApi<Riga>, custode: Custode): () => void {
  const custodi = registro.get(api) ?? new Set();
  registro.set(api, custodi.add(custode));
  return () => custodi.delete(custode);
}

const custodiDi = <Riga>(api: GridApi<Riga>): readonly Custode[] => [...(registro.get(api) ?? [])];

/** Every stretch of places that somebody holds. */
export const postiTenuti = <Riga>(api: GridApi<Riga>): Tratto[] =>
  custodiDi(api).flatMap((custode) => [...custode.posti()]);

/** `dai` gives the rows; `trasloco` then tells where they went. */
export function trasloca<Riga>(api: GridApi<Riga>, dai: () => void, trasloco: Trasloco): void {
  const tenute = custodiDi(api).map((custode) => custode.prendi());
  dai();
  if (api.isDestroyed()) return;
  for (const rimetti of tenute) rimetti(trasloco);
}

/** The one place that `dove` knows, from `posto` on, else before it. */
export function eredita(posto: number, count: number, dove: (posto: number) => number | null): number | null {
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
export function traslocaTenute<Riga>(api: GridApi<Riga>, dai: () => void): void {
  if (custodiDi(api).length === 0) {
    dai();
    return;
  }
  const nodi: IRowNode<Riga>[] = [];
  api.forEachNodeAfterFilterAndSort((node) => nodi.push(node));
  const dove = (posto: number): number | null => placeOf(nodi[posto]);
  trasloca(api, dai, { stessa: dove, erede: (posto) => eredita(posto, nodi.length, dove) });
}

const placeOf = <Riga>(node: IRowNode<Riga> | undefined): number | null =>
  node?.displayed === true ? node.rowIndex : null;
