/** Work that can be stopped: a reading, an import. */
import { atom } from '#state/jotai.ts';
import { lavoroAtom } from './atoms.ts';

/** Starts a piece of work that can be stopped, stopping the one before. */
export const startLavoroAtom = atom(null, (get, set): AbortSignal => {
  get(lavoroAtom)?.abort();
  const controller = new AbortController();
  set(lavoroAtom, controller);
  return controller.signal;
});
