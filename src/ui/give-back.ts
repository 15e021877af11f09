/** What had the focus when something opened over the page has it again: the page itself has no keys. */
import { useCallback, useEffect, useState } from 'react';

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** What is still open over the page, or else its content. Outside of what is modal the focus would hide that from readers. */
const findRest = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1) ?? document.querySelector('main');

/** For what is drawn while it is open. Where what had the focus is gone, what is under it has it. Answers how to do so now. */
export function useGiveBack(): () => void {
  // Read as it is first drawn: what stands in it takes the focus before any effect.
  const [before] = useState(() => document.activeElement);
  const giveBack = useCallback(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    if (isLost()) findRest()?.focus();
  }, [before]);
  useEffect(
    () => () => {
      if (isLost()) giveBack();
    },
    [giveBack],
  );
  return giveBack;
}
