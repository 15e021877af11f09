/** What is asked of the window, as it is now or as a value that follows it. */
import { useCallback, useSyncExternalStore } from 'react';

/** A window as wide as a phone. */
export const TELEFONO = '(max-width: 640px)';
/** A window of little height: a page at 200 %. */
export const LOW_WINDOW = '(max-height: 520px)';
/** A screen that is touched, with nothing that hovers over it. */
const TOUCHED = '(hover: none) and (pointer: coarse)';
export const isTelefono = (): boolean => globalThis.matchMedia(TELEFONO).matches;

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}

/** True where there are keys to press: what tells of them is left out for a hand that has none. */
export const useKeys = (): boolean => !useMedia(TOUCHED);
