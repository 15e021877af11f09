/** Work that can be stopped: a reading, an import. */
import { atom } from '#state/jotai.ts';
import { jobAtom } from './atoms.ts';

/** Starts a piece of work that can be stopped, stopping the one before. */
export const startJobAtom = atom(null, (get, set): AbortSignal => {
  get(jobAtom)?.abort();
  const controller = new AbortController();
  set(jobAtom, controller);
  return controller.signal;
});
