/** What a workspace looked like when it was left, for as long as the page lives and over a reload: azienda by azienda. */
import type { GridState } from 'ag-grid-community';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { atom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { NONE_EMPTY, type Vuote } from '../ag/empty-columns.ts';
import { TUTTI_CHIUSI, type Aperture } from '../groups/openings.ts';
import { readMemories, writeMemories } from './kept-memory.ts';

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
  vista: null,
};

const memoriesBaseAtom = atom<Map<string, LayoutMemory> | null>(null);
/**
 * Those of this page, which begin with what the tab kept over a reload. Changed in place: nothing is drawn from them, each
 * is read once when its workspace opens.
 */
export const takeMemoriesAtom = atom(null, (get, set): Map<string, LayoutMemory> => {
  const known = get(memoriesBaseAtom);
  if (known) return known;
  const utente = get(sessioneAtom)?.username;
  const memories = new Map(utente === undefined ? [] : readMemories(utente));
  set(memoriesBaseAtom, memories);
  return memories;
});
/** The page goes: what it remembers is for the page that is loaded in its place. */
export const keepMemoriesAtom = atom(null, (get, set) => {
  const utente = get(sessioneAtom)?.username;
  if (utente !== undefined) writeMemories(utente, set(takeMemoriesAtom));
});
