/** A session that somebody else ended: the page that is open under it leaves at once, with all it holds. */
import { listenEventi } from './eventi.ts';
import type { Store } from './jotai.ts';
import { verifyAtom } from './sessione.ts';
import { inUscitaAtom } from './leaving.ts';

/** Calls `onChiuso` when the session is over because it was revoked; answers how to stop listening. */
export function followAccess(store: Store, onChiuso: () => void): () => void {
  const check = async (): Promise<void> => {
    if (store.get(inUscitaAtom)) return;
    const verifica = await store.set(verifyAtom);
    // A server that says nothing has closed nothing.
    if (verifica === 'valida' || verifica === 'silenzio') return;
    if (!store.get(inUscitaAtom)) onChiuso();
  };
  return listenEventi(store, ({ tipo }) => {
    if (tipo === 'accesso') void check();
  });
}
