/** Cells that were refused, as the page shows them: marked, with why, to be sent again or given up. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import type { CellaSospesa } from '#state/pending.ts';
import type { CellChange } from '../history/history.ts';
import { formatTyped } from './content.ts';
import { getCellName } from './save-job.ts';

type Scrivi<Argomenti extends unknown[]> = WritableAtom<null, Argomenti, Promise<void>>;

export interface Trattenute {
  /** Of the azienda in use. */
  celleAtom: Atom<readonly CellaSospesa[]>;
  /** Why the last of them was refused, in Italian; null without any. */
  testoAtom: Atom<string | null>;
  aggiungiAtom: WritableAtom<null, [celle: readonly CellChange[], testo: string], void>;
  /** Takes off cells that were changed again. */
  togliAtom: WritableAtom<null, [celle: readonly CellChange[]], void>;
  rimandaAtom: Scrivi<[]>;
  lasciaAtom: Scrivi<[]>;
}

interface Trattenuta {
  cella: CellChange;
  azienda: number | null;
  testo: string;
}

/** What is done with the cells, which the queue holds too. */
interface TrattenuteInit {
  rimandaAtom: Scrivi<[celle: readonly CellChange[]]>;
  lasciaAtom: Scrivi<[celle: readonly CellChange[]]>;
}

export function createTrattenute({ rimandaAtom, lasciaAtom }: TrattenuteInit): Trattenute {
  const tutteAtom = atom<ReadonlyMap<string, Trattenuta>>(new Map<string, Trattenuta>());
  const proprieAtom = atom((get) => {
    const azienda = get(aziendaIdAtom);
    return [...get(tutteAtom).values()].filter((each) => each.azienda === azienda);
  });
  const togliAtom = atom(null, (get, set, celle: readonly CellChange[]) => {
    const left = new Map(get(tutteAtom));
    if (left.size === 0) return;
    for (const cella of celle) left.delete(getCellName(cella));
    set(tutteAtom, left);
  });
  return {
    celleAtom: atom((get) =>
      get(proprieAtom).map(({ cella }) => ({
        riga: cella.id,
        campo: cella.campo,
        testo: formatTyped(cella),
      })),
    ),
    testoAtom: atom((get) => get(proprieAtom).at(-1)?.testo ?? null),
    aggiungiAtom: atom(null, (get, set, celle: readonly CellChange[], testo: string) => {
      const azienda = get(aziendaIdAtom);
      const next = new Map(get(tutteAtom));
      for (const cella of celle) {
        next.delete(getCellName(cella));
        next.set(getCellName(cella), { cella, azienda, testo });
      }
      set(tutteAtom, next);
    }),
    togliAtom,
    rimandaAtom: atom(null, async (get, set) =>
      set(
        rimandaAtom,
        get(proprieAtom).map(({ cella }) => cella),
      ),
    ),
    lasciaAtom: atom(null, async (get, set) => {
      const celle = get(proprieAtom).map(({ cella }) => cella);
      set(togliAtom, celle);
      await set(lasciaAtom, celle);
    }),
  };
}
