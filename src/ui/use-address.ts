/** The parameters of a page's address, for who writes them too. */
import { useCallback } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from '#state/jotai.ts';
import { pathAtom } from '#state/path.ts';

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
