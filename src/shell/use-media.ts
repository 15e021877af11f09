/** A media query as a value that follows the window. */
import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '#state/layout.ts';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** True where the side menu is the mobile one. */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
