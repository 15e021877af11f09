/** Tells the browser's tab and the screen reader where the person has arrived. */
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { z } from 'zod';

const handleSchema = z.object({ titolo: z.string() });

/** The title of the innermost route that has one. */
export function useTitolo(): string | null {
  const handles = useMatches().map((match) => handleSchema.safeParse(match.handle));
  return handles.findLast((handle) => handle.success)?.data?.titolo ?? null;
}

export function DocumentTitle() {
  const titolo = useTitolo();
  return <title>{titolo ? `${titolo} · Quadra` : 'Quadra'}</title>;
}

/**
 * After moving to another page, focus goes to the main content: the keyboard starts there, and the
 * screen reader reads its label. Not on the first page, where the browser does it.
 */
export function useFocusOnNavigation<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollTo({ top: 0 });
  }, [pathname]);
  return ref;
}
