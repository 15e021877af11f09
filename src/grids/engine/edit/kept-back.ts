/** Cells that were refused, as the page shows them: marked, with why, to be sent again or given up. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import type { CellaSospesa } from '#state/pending.ts';
import type { CellChange } from '../history/history.ts';
import { toSospese } from './content.ts';
import { getCellName } from './save-job.ts';

export interface KeptBack {
  /** Of the azienda in use. */
  cellsAtom: Atom<readonly CellaSospesa[]>;
  /** Why the last of them was refused, in Italian; null without any. */
  textAtom: Atom<string | null>;
  sendAgainAtom: WritableAtom<null, [], Promise<void>>;
  leaveAtom: WritableAtom<null, [], Promise<void>>;
}

/** The cells alone: what is done with them needs the queue, which holds them too. */
interface KeptCells extends Pick<KeptBack, 'cellsAtom' | 'textAtom'> {
  /** Of the azienda in use. */
  changesAtom: Atom<readonly CellChange[]>;
  addAtom: WritableAtom<null, [celle: readonly CellChange[], testo: string], void>;
  /** Takes off cells that were changed again, or given up. */
  removeAtom: WritableAtom<null, [celle: readonly CellChange[]], void>;
}

interface KeptBackCell {
  cella: CellChange;
  azienda: number | null;
  testo: string;
}

export function createKeptCells(): KeptCells {
  const allAtom = atom<ReadonlyMap<string, KeptBackCell>>(new Map<string, KeptBackCell>());
  const ownAtom = atom((get) => {
    const azienda = get(aziendaIdAtom);
    return [...get(allAtom).values()].filter((each) => each.azienda === azienda);
  });
  const changesAtom = atom((get) => get(ownAtom).map(({ cella }) => cella));
  return {
    cellsAtom: atom((get) => toSospese(get(changesAtom))),
    changesAtom,
    textAtom: atom((get) => get(ownAtom).at(-1)?.testo ?? null),
    addAtom: atom(null, (get, set, cells: readonly CellChange[], testo: string) => {
      const azienda = get(aziendaIdAtom);
      const next = new Map(get(allAtom));
      for (const cella of cells) {
        next.delete(getCellName(cella));
        next.set(getCellName(cella), { cella, azienda, testo });
      }
      set(allAtom, next);
    }),
    removeAtom: atom(null, (get, set, cells: readonly CellChange[]) => {
      const left = new Map(get(allAtom));
      if (left.size === 0) return;
      for (const cell of cells) left.delete(getCellName(cell));
      set(allAtom, left);
    }),
  };
}
