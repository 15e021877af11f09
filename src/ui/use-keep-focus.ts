/** A bar whose buttons come and go with a work keeps the keys: the page itself has none. */
import { type RefObject, useEffect, useRef } from 'react';

/** Marks what follows the work, for whoever pressed what began it. */
export const NEXT = 'data-prossimo';

/** For a page that comes once a work is over: what follows has the keys, where nobody has them. */
export function useFocusNext(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(`[${NEXT}]`)?.focus();
  }, []);
}

/**
 * For the frame of the bar, which takes the focus itself (`tabIndex={-1}`) where the button that had it is gone and
 * nothing follows yet: on another button the same key, pressed again, would do what nobody asked for.
 */
export function useKeepFocus<T extends HTMLElement>(): RefObject<T | null> {
  const frame = useRef<T>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && frame.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Whenever it is drawn: what had the focus may be gone, or what it waits for may be here.
  useEffect(() => {
    const { activeElement } = document;
    const lost = last.current?.isConnected === false && activeElement === document.body;
    if (lost || (activeElement !== null && activeElement === frame.current))
      (frame.current?.querySelector<HTMLElement>(`[${NEXT}]`) ?? frame.current)?.focus();
  });
  return frame;
}
