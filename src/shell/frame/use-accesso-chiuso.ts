import { useEffect } from 'react';
import { seguiAccesso } from '#state/accesso-chiuso.ts';
import { useStore } from '#state/jotai.ts';
import { paths } from '../paths.ts';

/** Goes to the sign-in page by loading it anew, so that nothing of the session stays in memory. */
export function useAccessoChiuso(): void {
  const store = useStore();
  useEffect(() => seguiAccesso(store, () => window.location.assign(`${paths.login}?chiusa=1`)), [store]);
}
