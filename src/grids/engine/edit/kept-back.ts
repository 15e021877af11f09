/** Cells that were refused, as the page shows them: marked, with why, to be sent again or given up. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import type { CellaSospesa } from '#state/pending.ts';
import type { CellChange } from '../history/history.ts';
import { formatTyped } from './content.ts';
import { getCellName } from './save-job.ts';

type Write<Args extends unknown[]> = WritableAtom<null, Args, Promise<void>>;

export interface KeptBack {
  /** Of the azienda in use. */
  cellsAtom: Atom<readonly CellaSospesa[]>;
  /** Why the last of them was refused, in Italian; null without any. */
  textAtom: Atom<string | null>;
  addAtom: WritableAtom<null, [celle: readonly CellChange[], testo: string], void>;
  /** Takes off cells that were changed again. */
  removeAtom: WritableAtom<null, [celle: readonly CellChange[]], void>;
  sendAgainAtom: Write<[]>;
  leaveAtom: Write<[]>;
}

interface KeptBackCell {
  cella: CellChange;
  azienda: number | null;
  testo: string;
}

/** What is done with the cells, which the queue holds too. */
interface KeptBackInit {
  sendAgainAtom: Write<[celle: readonly CellChange[]]>;
  leaveAtom: Write<[celle: readonly CellChange[]]>;
}

export function createKeptBack({ sendAgainAtom, leaveAtom }: KeptBackInit): KeptBack {
  const allAtom = atom<ReadonlyMap<string, KeptBackCell>>(new Map<string, KeptBackCell>());
  const ownAtom = atom((get) => {
    const azienda = get(aziendaIdAtom);
    return [...get(allAtom).values()].filter((each) => each.azienda === azienda);
  });
  const removeAtom = atom(null, (get, set, cells: readonly CellChange[]) => {
    const left = new Map(get(allAtom));
    if (left.size === 0) return;
    for (const cell of cells) left.delete(getCellName(cell));
    set(allAtom, left);
  });
  return {
    cellsAtom: atom((get) =>
      get(ownAtom).map(({ cella }) => ({
        riga: cella.id,
        campo: cella.campo,
        testo: formatTyped(cella),
      })),
    ),
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
    removeAtom,
    sendAgainAtom: atom(null, async (get, set) =>
      set(
        sendAgainAtom,
        get(ownAtom).map(({ cella }) => cella),
      ),
    ),
    leaveAtom: atom(null, async (get, set) => {
      const cells = get(ownAtom).map(({ cella }) => cella);
      set(removeAtom, cells);
      await set(leaveAtom, cells);
    }),
  };
}
