/** Rows of a step that a page in blocks has not read yet. */
import { atom, type WritableAtom } from '#state/jotai.ts';
import type { EditStep } from '../history/history.ts';
import type { Righe } from '../righe.ts';

/** Reads them among the rows of the page. Those that cannot be read are left out, and so left as they are. */
export function createMissingReader<Riga>(righe: Righe<Riga>): WritableAtom<null, [EditStep], Promise<void>> {
  return atom(null, async (get, set, { celle }: EditStep) => {
    const { archivio, blocchi } = get(righe.vistaAtom);
    const { vive } = righe;
    if (blocchi === null || !vive) return;
    const ids = [...new Set(celle.map(({ id }) => id))].filter((id) => archivio.get(id) === undefined);
    const numeri = ids.filter((id) => typeof id === 'number');
    const { signal } = new AbortController();
    if (numeri.length === 0) return;
    try {
      archivio.aggiungi(await vive.leggi({ get, set, signal }, numeri));
    } catch (error) {
      // The queue leaves them alone, and says so.
      console.warn('rows of a step could not be read', error);
    }
  });
}
