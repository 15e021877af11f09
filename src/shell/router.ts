/** The browser's router, wired to the session. */
import { createBrowserRouter } from 'react-router-dom';
import { onUnauthenticated } from '#state/api.ts';
import { closeSessioneAtom, loadSessioneAtom, sessioneAtom, verifyAtom } from '#state/sessione.ts';
import { store } from '#state/store.ts';
import { createEmbedKeeper, createGuard, expiredPath, isFree } from './guard.ts';
import { createRoutes } from './routes.tsx';

export function createAppRouter() {
  const router = createBrowserRouter(
    createRoutes({
      middleware: [createEmbedKeeper(() => window.location.search), createGuard(() => store.set(verifyAtom))],
      loadSessione: async () => {
        if (store.get(sessioneAtom) === null) await store.set(loadSessioneAtom);
      },
    }),
  );
  // A call refused in the middle of the work: the session ended while the page stood open.
  onUnauthenticated(() => {
    const { initialized, navigation } = router.state;
    // During a navigation the guard is asking the same question and sends to the same place.
    if (!initialized || navigation.state !== 'idle' || isFree(window.location.pathname)) return;
    store.set(closeSessioneAtom);
    void router.navigate(expiredPath(new URL(window.location.href)));
  });
  return router;
}
