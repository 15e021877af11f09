/** Closing or reloading a page that would lose something: only the browser can ask. */
import { useEffect } from 'react';

export function useAskBeforeLeaving(asked: boolean): void {
  useEffect(() => {
    if (!asked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [asked]);
}
