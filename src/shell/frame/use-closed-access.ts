import { useEffect } from 'react';
import { followAccess } from '#state/closed-access.ts';
import { useStore } from '#state/jotai.ts';
import { paths } from '../paths.ts';

/** Goes to the sign-in page by loading it anew, so that nothing of the session stays in memory. */
export function useClosedAccess(): void {
  const store = useStore();
  useEffect(() => followAccess(store, () => window.location.assign(`${paths.login}?chiusa=1`)), [store]);
}
