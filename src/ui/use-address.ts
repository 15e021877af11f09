/** The parameters of a page's address, for who writes them too. */
import { useCallback } from 'react';
import {
  type createBrowserRouter,
  type SetURLSearchParams,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { type Store, useStore } from '#state/jotai.ts';
import { pathAtom } from '#state/path.ts';

/** Keeps in the store which page the router shows, or is on its way to. */
export function followPath(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  store: Store,
): void {
  const follow = ({ navigation, location }: typeof router.state): void =>
    store.set(pathAtom, (navigation.location ?? location).pathname);
  follow(router.state);
  router.subscribe(follow);
}

/**
 * As `useSearchParams`, but that nothing is written of a page which is being left. What is typed is written after a pause
 * and what a grid does after a drawing: by then the person may have pressed a link, and to write would lead back.
 */
export function useAddress(): [search: URLSearchParams, setSearch: SetURLSearchParams] {
  const store = useStore();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const write = useCallback<SetURLSearchParams>(
    (...change) => {
      const now = store.get(pathAtom);
      if (now === null || now === pathname) setSearch(...change);
    },
    [store, pathname, setSearch],
  );
  return [search, write];
}
