/** The histories of a workspace, one for each question of its rows, kept by the tab over a reload. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type Storia, EMPTY_HISTORY } from '../history/history.ts';
import type { EditEnd } from './requests.ts';

/** Where the tab keeps its histories. */
interface Memory {
  write: (pasts: ReadonlyMap<string, Storia>) => void;
  /** True once the page has begun to leave. */
  leaves: () => boolean;
}

type HistoryChange = (past: Storia) => Storia;

interface KeptHistory {
  storieAtom: Atom<ReadonlyMap<string, Storia>>;
  /** The number of a new step. */
  takeNumberAtom: WritableAtom<null, [], number>;
  /** A step is kept before it is sent: a page that is left before the answer finds it again. */
  recordAtom: WritableAtom<null, [chiave: string, change: HistoryChange], void>;
  /**
   * Takes in how a step ended, which may be otherwise than the history says since it was begun. What a page that is being
   * left did not hear of stays kept as done: taken back though it never was, it finds its cells as they were.
   */
  closeAtom: WritableAtom<null, [chiave: string, end: EditEnd, change: HistoryChange], void>;
  /** Brings back what this tab had before a reload, once. */
  resumeAtom: WritableAtom<null, [], Promise<void>>;
}

/** Without a `name` a reload forgets. */
export function createKeptHistory(name: string | undefined): KeptHistory {
  const storieAtom = atom<ReadonlyMap<string, Storia>>(new Map<string, Storia>());
  const numeroAtom = atom(0);
  const resumptionAtom = atom(false);
  /** The memory of the tab, once it has been read. */
  const memoryAtom = atom<Memory | null>(null);
  const conservaAtom = atom(null, (get) => get(memoryAtom)?.write(get(storieAtom)));

  const updateStoriaAtom = atom(null, (get, set, key: string, change: HistoryChange) => {
    const pasts = get(storieAtom);
    const next = new Map(pasts);
    // The question last worked on is the last of the map.
    next.delete(key);
    set(storieAtom, next.set(key, change(pasts.get(key) ?? EMPTY_HISTORY)));
  });

  const resumeAtom = atom(null, async (get, set) => {
    const utente = get(sessioneAtom)?.username;
    if (name === undefined || utente === undefined || get(resumptionAtom)) return;
    set(resumptionAtom, true);
    const memory = await loadPart(() => import('../history/kept.ts'));
    const kept = memory.readStorie(name, utente);
    const numbers = [...kept.values()].flatMap(({ fatti, annullati }) =>
      [...fatti, ...annullati].map(({ numero }) => numero),
    );
    set(numeroAtom, Math.max(get(numeroAtom), ...numbers));
    // What was done while they were read is of this page, and goes first.
    const own = get(storieAtom);
    set(storieAtom, new Map([...kept, ...own]));
    const write = (pasts: ReadonlyMap<string, Storia>): void => memory.writeStorie(name, utente, pasts);
    set(memoryAtom, { write, leaves: memory.watchUscita() });
    if (own.size > 0) set(conservaAtom);
  });

  return {
    storieAtom,
    takeNumberAtom: atom(null, (get, set) => {
      const numero = get(numeroAtom) + 1;
      set(numeroAtom, numero);
      return numero;
    }),
    recordAtom: atom(null, (_get, set, key: string, change: HistoryChange) => {
      set(updateStoriaAtom, key, change);
      set(conservaAtom);
    }),
    closeAtom: atom(null, (get, set, key: string, end: EditEnd, change: HistoryChange) => {
      set(updateStoriaAtom, key, change);
      const unheard = !end.salvato && end.senzaRisposta && get(memoryAtom)?.leaves() === true;
      if (!unheard) set(conservaAtom);
    }),
    resumeAtom,
  };
}
