/** Puts the cursor in the first field of a page that is nothing but a form. */
import { useEffect, useRef, type RefObject } from 'react';

export function useFocusOnOpen(): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
