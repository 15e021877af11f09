/** Cells that were refused, as the page shows them: marked, with why, to be sent again or given up. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import type { CellaSospesa } from '#state/sospese.ts';
import type { Cella } from '../storia/storia.ts';
import { scritto } from './contenuto.ts';
import { nome } from './lavoro.ts';

type Scrivi<Argomenti extends unknown[]> = WritableAtom<null, Argomenti, Promise<void>>;

export interface Trattenute {
  /** Of the azienda in use. */
  celleAtom: Atom<readonly CellaSospesa[]>;
  /** Why the last of them was refused, in Italian; null without any. */
  testoAtom: Atom<string | null>;
  aggiungiAtom: WritableAtom<null, [celle: readonly Cella[], testo: string], void>;
  /** Takes off cells that were changed again. */
  togliAtom: WritableAtom<null, [celle: readonly Cella[]], void>;
  rimandaAtom: Scrivi<[]>;
  lasciaAtom: Scrivi<[]>;
}

interface Trattenuta {
  cella: Cella;
  azienda: number | null;
  testo: string;
}

/** What is done with the cells, which the queue holds too. */
interface TrattenuteInit {
  rimandaAtom: Scrivi<[celle: readonly Cella[]]>;
  lasciaAtom: Scrivi<[celle: readonly Cella[]]>;
}

export function createTrattenute({ rimandaAtom, lasciaAtom }: TrattenuteInit): Trattenute {
  const tutteAtom = atom<ReadonlyMap<string, Trattenuta>>(new Map<string, Trattenuta>());
  const proprieAtom = atom((get) => {
    const azienda = get(aziendaIdAtom);
    return [...get(tutteAtom).values()].filter((each) => each.azienda === azienda);
  });
  const togliAtom = atom(null, (get, set, celle: readonly Cella[]) => {
    const left = new Map(get(tutteAtom));
    if (left.size === 0) return;
    for (const cella of celle) left.delete(nome(cella));
    set(tutteAtom, left);
  });
  return {
    celleAtom: atom((get) =>
      get(proprieAtom).map(({ cella }) => ({ riga: cella.id, campo: cella.campo, testo: scritto(cella) })),
    ),
    testoAtom: atom((get) => get(proprieAtom).at(-1)?.testo ?? null),
    aggiungiAtom: atom(null, (get, set, celle: readonly Cella[], testo: string) => {
      const azienda = get(aziendaIdAtom);
      const next = new Map(get(tutteAtom));
      for (const cella of celle) {
        next.delete(nome(cella));
        next.set(nome(cella), { cella, azienda, testo });
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
