/** The memories of workspaces, for as long as the page lives and over a reload: azienda by azienda. */
import { atom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { readMemories, writeMemories } from './kept-memory.ts';
import type { LayoutMemory } from './layout-memory.ts';

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
