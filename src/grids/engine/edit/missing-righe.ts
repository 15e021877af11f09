/** Rows of a step that a page in blocks has not read yet. */
import { atom, type WritableAtom } from '#state/jotai.ts';
import type { EditStep } from '../history/history.ts';
import type { Righe } from '../righe.ts';

/** Reads them among the rows of the page. Those that cannot be read are left out, and so left as they are. */
export const createMissingReader = <Riga>(
  righe: Righe<Riga>,
): WritableAtom<null, [EditStep], Promise<void>> =>
  atom(null, async (get, set, { celle }: EditStep) => {
    const { store, blocks } = get(righe.vistaAtom);
    const { vive } = righe;
    if (blocks === null || !vive) return;
    const ids = [...new Set(celle.map(({ id }) => id))].filter((id) => store.get(id) === undefined);
    const numbers = ids.filter((id) => typeof id === 'number');
    const { signal } = new AbortController();
    if (numbers.length === 0) return;
    try {
      store.add(await vive.read({ get, set, signal }, numbers));
    } catch (error) {
      // The queue leaves them alone, and says so.
      console.warn('rows of a step could not be read', error);
    }
  });
