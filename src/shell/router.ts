/** The browser's router, wired to the session. */
import { createBrowserRouter } from 'react-router-dom';
import { api, clientAtom, onUnauthenticated } from '#state/api.ts';
import { askSignInAgainAtom, resumeAfterLogin } from '#state/sign-in-again.ts';
import { loadSessioneAtom, sessioneAtom, verifyAtom } from '#state/sessione.ts';
import { store } from '#state/store.ts';
import { chooseAziendaAtom } from '#state/azienda.ts';
import { followPath } from '#ui/use-address.ts';
import {
  createAziendaChooser,
  createEmbedKeeper,
  createGuard,
  toExpiredPath,
  isFree,
  toTidyPath,
} from './guard.ts';
import { createRoutes } from './routes.tsx';

async function loadSessione(): Promise<void> {
  if (store.get(sessioneAtom) !== null) return;
  try {
    await store.set(loadSessioneAtom);
  } catch (error) {
    // The page stays, without the name; the next navigation asks for it again.
    console.error('the name of the user could not be read', error);
  }
}

/** Whether the person may open this azienda; if so the tab works on it from here on. */
async function chooseAzienda(id: number): Promise<boolean> {
  await loadSessione();
  return store.set(chooseAziendaAtom, id);
}

export function createAppRouter() {
  const router = createBrowserRouter(
    createRoutes({
      middleware: [
        toTidyPath,
        createEmbedKeeper(() => window.location.search),
        createGuard(() => store.set(verifyAtom)),
        createAziendaChooser(chooseAzienda),
      ],
      loadSessione,
    }),
  );
  followPath(router, store);
  // A known user signs in again over the page, and the refused call is made once more.
  store.set(
    clientAtom,
    resumeAfterLogin(api, () => store.set(askSignInAgainAtom)),
  );
  onUnauthenticated(() => {
    const { initialized, navigation } = router.state;
    if (store.get(sessioneAtom) !== null) return;
    // During a navigation the guard is asking the same question and sends to the same place.
    if (!initialized || navigation.state !== 'idle' || isFree(window.location.pathname)) return;
    void router.navigate(toExpiredPath(new URL(window.location.href)));
  });
  return router;
}
