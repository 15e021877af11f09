/**
 * Which azienda this tab works on. It lives in sessionStorage, not localStorage, so that
 * two tabs can keep the books of two companies without mixing them.
 */
import { z } from 'zod';
import { idSchema } from '#api/contract/valori.ts';
import { atom, type Atom } from './jotai.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'quadra.azienda';

const chosenAtom = atom<number | null>(
  readStored('sessionStorage', KEY, z.object({ id: idSchema }))?.id ?? null,
);

/** The id sent as `X-Azienda`; null before it is known (the server then uses the user's default). */
export const aziendaIdAtom: Atom<number | null> = atom((get) => get(chosenAtom));

/** Chooses the azienda of this tab; null forgets the choice. */
export const setAziendaIdAtom = atom(null, (_get, set, id: number | null) => {
  set(chosenAtom, id);
  writeStored('sessionStorage', KEY, id === null ? null : { id });
});
