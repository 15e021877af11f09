/** Ctrl+K opens the command palette, whose code comes with the first opening. */
import { useEffect } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { layoutAtom, setPanelAtom } from '#state/layout.ts';

const Palette = loadWhenShown(async () => (await import('./palette.tsx')).Palette);

export function CommandPalette() {
  const open = useAtomValue(layoutAtom).panel === 'comandi';
  const setPanel = useSetAtom(setPanelAtom);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Also while its code is on the way: the palette would open after the key that closes it.
      if (event.key === 'Escape' && open) return setPanel('comandi', false);
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // The browser's own search box would open.
      event.preventDefault();
      setPanel('comandi', !open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, setPanel]);
  return open ? <Palette onClose={() => setPanel('comandi', false)} /> : null;
}
