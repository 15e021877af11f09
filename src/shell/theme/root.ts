/** What of the theme the document's root carries, and what public/tema.js puts there before the first paint. */
import { useLayoutEffect } from 'react';
import { writeStored } from '#state/storage.ts';

/** Read by public/tema.js: change both together. */
const KEY = 'quadra.tema';
const DARK_CLASS = 'app-dark';

/** Dark class and ground of the root, for this page and for the first frame of the next. */
export function usePaintedRoot(scuro: boolean, background: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle(DARK_CLASS, scuro);
    root.style.background = background;
    writeStored('localStorage', KEY, { scuro, sfondo: background });
  }, [scuro, background]);
}
