/** The histories of a workspace, one for each question of its rows, kept by the tab over a reload. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type Storia, EMPTY_HISTORY } from '../history/history.ts';

/** Where the tab keeps its histories. */
interface Memory {
  write: (pasts: ReadonlyMap<string, Storia>) => void;
  /** True once the page has begun to leave. */
  leaves: () => boolean;
}

interface KeptHistory {
  storieAtom: Atom<ReadonlyMap<string, Storia>>;
  /** The number of the latest step. */
  numeroAtom: WritableAtom<number, [number], void>;
  updateStoriaAtom: WritableAtom<null, [chiave: string, change: (past: Storia) => Storia], void>;
  /** A step is kept before it is sent: a page that is left before the answer finds it again. */
  conservaAtom: WritableAtom<null, [], void>;
  /** Brings back what this tab had before a reload, once. */
  resumeAtom: WritableAtom<null, [], Promise<void>>;
  /** Says whether the page has begun to leave. */
  isLeavingAtom: Atom<() => boolean>;
}

/** Without a `name` a reload forgets. */
export function createKeptHistory(name: string | undefined): KeptHistory {
  const storieAtom = atom<ReadonlyMap<string, Storia>>(new Map<string, Storia>());
  const numeroAtom = atom(0);
  const resumptionAtom = atom(false);
  /** The memory of the tab, once it has been read. */
  const memoryAtom = atom<Memory | null>(null);
  const conservaAtom = atom(null, (get) => get(memoryAtom)?.write(get(storieAtom)));

  const updateStoriaAtom = atom(null, (get, set, key: string, change: (past: Storia) => Storia) => {
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
    numeroAtom,
    updateStoriaAtom,
    conservaAtom,
    resumeAtom,
    isLeavingAtom: atom((get) => {
      const memory = get(memoryAtom);
      return () => memory?.leaves() === true;
    }),
  };
}
