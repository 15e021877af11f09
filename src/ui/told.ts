/** Works whose end a message tells: that they are done, or what was not done and why. */
import { atom } from '#state/jotai.ts';
import { addToastAtom, type Toast } from '#state/toast.ts';
import { explainRefusal } from './form.ts';

type Done = Omit<Toast, 'severity'>;

/**
 * Runs it and tells what it answers: a few words, a whole message, or nothing. `failed` says what was not done.
 * Answers whether it was done.
 */
export const runToldAtom = atom(
  null,
  async (
    _get,
    set,
    failed: string,
    work: () => Promise<string | Done | undefined>,
    explain: (error: unknown) => string = explainRefusal,
  ): Promise<boolean> => {
    try {
      const done = await work();
      if (done !== undefined) set(addToastAtom, typeof done === 'string' ? { titolo: done } : done);
      return true;
    } catch (error) {
      set(addToastAtom, { severity: 'error', titolo: failed, testo: explain(error) });
      return false;
    }
  },
);
