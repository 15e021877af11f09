/**
 * How the person likes Quadra to look. The server keeps one set for each user; this browser keeps a copy, so that the
 * next page looks right from its first frame.
 */
import { PREFERENZE_INIZIALI, preferenzeSchema, type Preferenze } from '#api/contract/preferenze.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { atom, type Atom } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';
import { readStored, writeStored } from './storage.ts';
import { addToastAtom } from './toast.ts';

/** Where the copy is; another tab that changes it tells this one through the `storage` event. */
export const PREFERENZE_KEY = 'quadra.preferenze';

const readCopy = () => readStored('localStorage', PREFERENZE_KEY, preferenzeSchema);

const baseAtom = atom<Preferenze>(readCopy() ?? PREFERENZE_INIZIALI);
export const preferenzeAtom: Atom<Preferenze> = atom((get) => get(baseAtom));

const keepAtom = atom(null, (_get, set, preferences: Preferenze) => {
  set(baseAtom, preferences);
  writeStored('localStorage', PREFERENZE_KEY, preferences);
});

/** True during a reading or a saving: choices that are made meanwhile wait for its end. */
const busyAtom = atom(false);
/** The choices that the server does not have yet. */
const pendingAtom = atom<Partial<Preferenze> | null>(null);

/** Sends the choices until none is left. A failure is shown; the look stays on this computer. */
const saveAtom = atom(null, async (get, set): Promise<void> => {
  if (get(busyAtom) || get(pendingAtom) === null || get(sessioneAtom) === null) return;
  set(busyAtom, true);
  try {
    while (get(pendingAtom) !== null) {
      set(pendingAtom, null);
      await get(clientAtom).call('preferenzeSalva', { body: get(baseAtom) });
    }
  } catch (error) {
    set(pendingAtom, get(pendingAtom) ?? {});
    set(addToastAtom, {
      severity: 'error',
      titolo: 'L’aspetto scelto non è stato salvato',
      testo: `${describeError(error)} Intanto resta su questo computer.`,
      azione: { label: 'Riprova', run: () => void set(retryAtom) },
    });
  } finally {
    set(busyAtom, false);
  }
});

/** From the message of a failure; an atom cannot call itself. */
const retryAtom = atom(null, (_get, set) => set(saveAtom));

/** Changes some preferences: at once on the page, then on the server for the user who is signed in. */
export const setPreferenzeAtom = atom(null, async (get, set, patch: Partial<Preferenze>) => {
  set(keepAtom, { ...get(baseAtom), ...patch });
  set(pendingAtom, { ...get(pendingAtom), ...patch });
  await set(saveAtom);
});

/**
 * Reads the preferences of the user who is signed in. Without an answer the copy of this browser stays. A choice that
 * the person makes meanwhile wins over the answer.
 */
export const loadPreferenzeAtom = atom(null, async (get, set) => {
  if (get(busyAtom)) return;
  set(busyAtom, true);
  // A choice made before signing in may be of another person.
  set(pendingAtom, null);
  try {
    const saved = await get(clientAtom).call('preferenze', {});
    set(keepAtom, { ...saved, ...get(pendingAtom) });
  } catch (error) {
    console.error(error);
  } finally {
    set(busyAtom, false);
  }
  await set(saveAtom);
});

/** Follows another tab, which has sent its change to the server. */
export const followPreferenzeAtom = atom(null, (_get, set) => {
  const copy = readCopy();
  if (copy) set(baseAtom, copy);
});
