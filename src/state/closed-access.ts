/** A session that somebody else ended: the page that is open under it leaves at once, with all it holds. */
import { listenEventi } from './eventi.ts';
import type { Store } from './jotai.ts';
import { verifyAtom } from './sessione.ts';
import { leavingAtom } from './leaving.ts';

/** Calls `onClosed` when the session is over because it was revoked; answers how to stop listening. */
export function followAccess(store: Store, onClosed: () => void): () => void {
  const check = async (): Promise<void> => {
    if (store.get(leavingAtom)) return;
    const verification = await store.set(verifyAtom);
    // A server that says nothing has closed nothing.
    if (verification === 'valida' || verification === 'silenzio') return;
    if (!store.get(leavingAtom)) onClosed();
  };
  return listenEventi(store, ({ tipo }) => {
    if (tipo === 'accesso') void check();
  });
}
