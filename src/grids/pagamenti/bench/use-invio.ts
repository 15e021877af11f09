/** The key that links what is in hand. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';

/** Ctrl+Enter links from wherever the focus is on the bench. */
export function useSend(send: () => void): void {
  const latest = useRef(send);
  const reason = useMotivo('operatore');
  useLayoutEffect(() => {
    latest.current =
      reason === null ? send : () => showToast({ severity: 'info', titolo: 'Abbina', testo: reason });
  }, [reason, send]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      // What a window in front asks is answered there.
      if (event.target instanceof Element && event.target.closest('[role$="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    globalThis.addEventListener('keydown', onKey, { capture: true });
    return () => globalThis.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
