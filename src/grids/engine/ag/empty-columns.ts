/** What a grid keeps of its columns: those that hid themselves, those asked for all the same, those sized by hand. */
import type { GridApi } from 'ag-grid-community';

export interface Vuote {
  /** Hidden by themselves. */
  hidden: ReadonlySet<string>;
  /** Empty, and shown because the person said so. */
  chieste: ReadonlySet<string>;
  /** As wide as the person made them, or a view of theirs. */
  fixed: ReadonlySet<string>;
}

export const NONE_EMPTY: Vuote = { hidden: new Set(), chieste: new Set(), fixed: new Set() };
const registro = new WeakMap<WeakKey, Vuote>();

export const getEmptyColumns = <Riga>(api: GridApi<Riga>): Vuote => registro.get(api) ?? NONE_EMPTY;

export function setVuote<Riga>(api: GridApi<Riga>, empty: Vuote): void {
  registro.set(api, empty);
}
