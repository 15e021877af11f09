/** The address of the page names what its list brought in, so that the page loaded anew still knows it. */
import { useCallback, useEffect, useRef } from 'react';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useAddress } from '#ui/use-address.ts';
import { encodeImported } from '../state/imported.ts';
import { tabsAtom } from '../state/atoms.ts';
import { importedByAziendaAtom } from '../state/undo-all.ts';

const IMPORTATE = 'importate';

/** What the address names, and how to name something else in its place. */
export function useImportedParam(): readonly [text: string | null, write: (text: string | null) => void] {
  const [params, setParams] = useAddress();
  const write = useCallback(
    (text: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (text === null) next.delete(IMPORTATE);
          else next.set(IMPORTATE, text);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params.get(IMPORTATE), write];
}

/** With a file at hand the address is about it; before there is any, about what came in before. */
export function useImportedAddress(): void {
  const inHand = useAtomValue(tabsAtom).length > 0;
  const imported = useAtomValue(importedByAziendaAtom);
  const own = useAtomValue(aziendaIdAtom);
  const [written, write] = useImportedParam();
  const hadRef = useRef(false);
  const now = inHand ? encodeImported(imported, own) : null;
  useEffect(() => {
    if ((inHand || hadRef.current) && now !== written) write(now);
    hadRef.current = inHand;
  }, [inHand, now, written, write]);
}
