/** Flips the dark theme inside a view transition where the browser has them. */
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from '#state/jotai.ts';
import { toggleDarkAtom } from '#state/theme.ts';

export function useToggleDark(): () => void {
  const toggle = useSetAtom(toggleDarkAtom);
  return useCallback(() => {
    if (!('startViewTransition' in document)) return void toggle();
    // The browser photographs the page when the callback returns: the new theme must be drawn by then.
    const { ready } = document.startViewTransition(() => flushSync(() => void toggle()));
    // Overtaken by the next one, out of sight or too slow, it is not played: the theme has changed all the same.
    ready.catch(() => undefined);
  }, [toggle]);
}
