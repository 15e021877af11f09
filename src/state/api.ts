/** The browser's one client of the server, and the atom through which state reaches it. */
import { createClient, type Client } from '#api/client.ts';
import { aziendaIdAtom } from './tab-azienda.ts';
import { withAnswersNoted, answerNoteAtom } from './connection.ts';
import { announceChanges, dataChangedAtom } from './changes.ts';
import { atom } from './jotai.ts';
import { store } from './store.ts';
import { leavingSignalAtom, stopAtUscita } from './leaving.ts';

const listeners = new Set<() => void>();

/** Calls `listener` whenever the server says that nobody is signed in; returns the function that stops it. */
export function onUnauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Same origin, cookies, CSRF header, and `X-Azienda` of this tab. */
const client = createClient({
  azienda: () => store.get(aziendaIdAtom),
  onUnauthenticated: () => {
    for (const listener of listeners) listener();
  },
});

/** The same client, which announces when a call may have changed data. */
export const api: Client = announceChanges(
  stopAtUscita(
    withAnswersNoted(client, (answered) => store.set(answerNoteAtom, answered)),
    () => store.set(leavingSignalAtom),
  ),
  () => store.set(dataChangedAtom),
);

/** The client that atoms use: `api`, what wraps it once the shell starts, or what a test puts in its own store. */
export const clientAtom = atom<Client>(api);
