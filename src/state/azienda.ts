/** The azienda this tab works on, as the user sees it. */
import type { Azienda } from '#api/contract/sessione.ts';
import { aziendaIdAtom, setAziendaIdAtom } from './tab-azienda.ts';
import { atom, type Atom } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

const NONE: readonly Azienda[] = [];

/** Every azienda the user may open. */
export const aziendeAtom: Atom<readonly Azienda[]> = atom((get) => get(sessioneAtom)?.aziende ?? NONE);

/** The one in use; null before the session is known. */
export const aziendaAtom: Atom<Azienda | null> = atom((get) => {
  const id = get(aziendaIdAtom) ?? get(sessioneAtom)?.id_azienda;
  return get(aziendeAtom).find((azienda) => azienda.id === id) ?? null;
});

/** Changes azienda in this tab only; answers whether the user may open it, otherwise all stays as it is. */
export const chooseAziendaAtom = atom(null, (get, set, id: number): boolean => {
  const known = get(aziendeAtom).some((azienda) => azienda.id === id);
  if (known) set(setAziendaIdAtom, id);
  return known;
});
