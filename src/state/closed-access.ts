/** Handles a session that somebody else ended: the open page leaves at once, with all that it holds. */
import { listenEventi } from './eventi.ts';
import type { Store } from './jotai.ts';
import { verifyAtom } from './sessione.ts';
import { leavingAtom } from './leaving.ts';

/** Calls `onClosed` when the session was revoked; answers the function that stops listening. */
export function followAccess(store: Store, onClosed: () => void): () => void {
  const check = async (): Promise<void> => {
    if (store.get(leavingAtom)) return;
    const verification = await store.set(verifyAtom);
    // Without an answer nothing is known: the session may still be open.
    if (verification === 'valida' || verification === 'silenzio') return;
    if (!store.get(leavingAtom)) onClosed();
  };
  return listenEventi(store, ({ tipo }) => {
    if (tipo === 'accesso') void check();
  });
}
