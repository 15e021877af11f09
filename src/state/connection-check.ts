/** Asks a silent server again, less and less often, and at once when the network or the person comes back. */
import { clientAtom } from './api.ts';
import { absentSinceAtom, computePause } from './connection.ts';
import { dataChangedAtom } from './changes.ts';
import { atom, type Store } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';
import { resumeSuspendedAtom } from './pending.ts';

/** Asks once; the client records the result. When the server is back, all data is read again. */
export const tryAtom = atom(null, async (get, set): Promise<void> => {
  try {
    await get(clientAtom).call('health', {});
  } catch {
    // The client has noted that there is no answer.
  }
  if (get(absentSinceAtom) === null) set(dataChangedAtom);
});

/** Follows the connection of `store` until stopped. */
export function followConnection(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), computePause(failures));
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (store.get(absentSinceAtom) === null) return;
    await store.set(tryAtom);
    failures += 1;
    if (store.get(absentSinceAtom) !== null) plan();
  };
  const lookNow = (): void => void look();
  const resume = (): void => store.set(resumeSuspendedAtom);
  const stops = [
    store.sub(absentSinceAtom, () => {
      failures = 0;
      if (store.get(absentSinceAtom) === null) clearTimeout(timer);
      else plan();
      resume();
    }),
    store.sub(sessioneAtom, resume),
  ];
  // The very first call of the page may have failed before anybody listened.
  if (store.get(absentSinceAtom) !== null) plan();
  window.addEventListener('online', lookNow);
  window.addEventListener('focus', lookNow);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', lookNow);
    window.removeEventListener('focus', lookNow);
  };
}
