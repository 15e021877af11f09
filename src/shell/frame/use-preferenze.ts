/** Takes the preferences of whoever signs in. */
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { loadPreferenzeAtom } from '#state/preferenze.ts';
import { sessioneAtom } from '#state/sessione.ts';

export function usePreferenzeDellUtente(): void {
  const username = useAtomValue(sessioneAtom)?.username;
  const load = useSetAtom(loadPreferenzeAtom);
  useEffect(() => {
    if (username !== undefined) void load();
  }, [username, load]);
}
