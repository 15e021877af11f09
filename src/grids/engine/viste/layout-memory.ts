/** What a workspace looked like when it was left. */
import type { GridState } from 'ag-grid-community';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { NONE_EMPTY, type Vuote } from '../ag/empty-columns.ts';
import type { KeptPlace } from './place.ts';
import { TUTTI_CHIUSI, type Aperture } from '../groups/openings.ts';

export interface LayoutMemory {
  /** Columns, order, filters, focus, scroll and selection, as the grid describes them. */
  griglia: GridState | null;
  /** Left in a window as narrow as a phone: its columns are those of one. */
  telefono: boolean;
  criteri: readonly CriterioGruppo[];
  aperture: Aperture;
  /** Columns that hid themselves, and those asked for all the same. */
  empty: Vuote;
  ricerca: string;
  /** Where its person stood, for a page that is loaded again: within one the grid itself remembers. */
  place: KeptPlace | null;
  /** The view that was chosen; null: none. */
  vista: number | null;
}

export const NO_MEMORY: LayoutMemory = {
  griglia: null,
  telefono: false,
  criteri: [],
  aperture: TUTTI_CHIUSI,
  empty: NONE_EMPTY,
  ricerca: '',
  place: null,
  vista: null,
};
