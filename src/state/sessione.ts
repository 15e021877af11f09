/** Who is signed in. */
import type { z } from 'zod';
import type { loginRequestSchema, Me, primoUtenteRequestSchema } from '#api/contract/sessione.ts';
import { ApiError, hasCodice } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { aziendaIdAtom, setAziendaIdAtom } from './tab-azienda.ts';
import { dataChangedAtom } from './changes.ts';
import { atom, type Atom } from './jotai.ts';
import { beginLeavingAtom, giveUpLeavingAtom } from './leaving.ts';

const meAtom = atom<Me | null>(null);

/** The user of this session with the aziende they may open; null until known, or signed out. */
export const sessioneAtom: Atom<Me | null> = atom((get) => get(meAtom));

/** The users who have signed in since the page was loaded. */
const seenAtom = atom<ReadonlySet<string>>(new Set<string>());

/** True when this page still holds data of a user other than the one signed in: it should be loaded again. */
export const userChangedAtom: Atom<boolean> = atom((get) => get(seenAtom).size > 1);

/** Takes a session; the tab keeps its azienda if this user may open it, otherwise gets the user's default. */
const openAtom = atom(null, (get, set, me: Me) => {
  const chosen = get(aziendaIdAtom);
  if (!me.aziende.some((azienda) => azienda.id === chosen)) set(setAziendaIdAtom, me.id_azienda);
  set(meAtom, me);
  set(seenAtom, new Set(get(seenAtom)).add(me.username));
});

/** Signs in; raises `ApiError` (`credenziali_errate`, `troppi_tentativi`, ...). */
export const loginAtom = atom(null, async (get, set, request: z.input<typeof loginRequestSchema>) => {
  set(openAtom, await get(clientAtom).call('login', { body: request }));
});

/** Creates the first user with its azienda, and signs in; raises `ApiError` (`primo_utente_esistente`, ...). */
export const createPrimoUtenteAtom = atom(
  null,
  async (get, set, request: z.input<typeof primoUtenteRequestSchema>) => {
    set(openAtom, await get(clientAtom).call('primoUtente', { body: request }));
  },
);

/**
 * Whether the session is valid: `scaduta` if it was valid before on this page, `silenzio` if the server did not answer.
 */
export type Verifica = 'valida' | 'assente' | 'scaduta' | 'silenzio';

/** Asks the server whether the session is valid. Never raises: for the guard, any failure is a no. */
export const verifyAtom = atom(null, async (get, set): Promise<Verifica> => {
  try {
    await get(clientAtom).call('verify', {});
    return 'valida';
  } catch (error) {
    // Without an answer the session may still be valid.
    if (hasCodice(error, 'rete')) return 'silenzio';
    const before = get(meAtom);
    set(meAtom, null);
    return before === null ? 'assente' : 'scaduta';
  }
});

/**
 * Reads again who is signed in and which aziende they may open. Raises `ApiError`. A tab on an azienda that this user
 * can no longer open moves to the default one.
 */
export const loadSessioneAtom = atom(null, async (get, set) => {
  const readMe = () => get(clientAtom).call('me', {});
  try {
    set(openAtom, await readMe());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'azienda_non_trovata') throw error;
    set(setAziendaIdAtom, null);
    set(openAtom, await readMe());
  }
});

/** Signs out; raises `ApiError`. The caller reloads the page, so that nothing of the session stays in memory. */
export const logoutAtom = atom(null, async (get, set) => {
  set(beginLeavingAtom);
  try {
    await get(clientAtom).call('logout', {});
  } catch (error) {
    set(giveUpLeavingAtom);
    // What was aborted is read again.
    set(dataChangedAtom);
    throw error;
  }
  set(setAziendaIdAtom, null);
  set(meAtom, null);
});
