/** Asks a silent server again, ever less often, and at once when the network is back or the person comes back. */
import { clientAtom } from './api.ts';
import { assenteDaAtom, computePause } from './connection.ts';
import { datiCambiatiAtom } from './changes.ts';
import { atom, type Store } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';
import { riprendiSospeseAtom } from './pending.ts';

/** Asks once; the client takes note of what comes of it. When the server is back, what was read may be old. */
export const provaAtom = atom(null, async (get, set): Promise<void> => {
  try {
    await get(clientAtom).call('health', {});
  } catch {
    // The client has noted that there is no answer.
  }
  if (get(assenteDaAtom) === null) set(datiCambiatiAtom);
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
    if (store.get(assenteDaAtom) === null) return;
    await store.set(provaAtom);
    failures += 1;
    if (store.get(assenteDaAtom) !== null) plan();
  };
  const lookNow = (): void => void look();
  const resume = (): void => store.set(riprendiSospeseAtom);
  const stops = [
    store.sub(assenteDaAtom, () => {
      failures = 0;
      if (store.get(assenteDaAtom) === null) clearTimeout(timer);
      else plan();
      resume();
    }),
    store.sub(sessioneAtom, resume),
  ];
  // The page's very first call may have gone without an answer before anybody followed.
  if (store.get(assenteDaAtom) !== null) plan();
  window.addEventListener('online', lookNow);
  window.addEventListener('focus', lookNow);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', lookNow);
    window.removeEventListener('focus', lookNow);
  };
}
