/** The histories of a workspace, one for each question of its rows, kept by the tab over a reload. */
import { atom, type Atom, type WritableAtom } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type Storia, STORIA_VUOTA } from '../history/history.ts';

/** Where the tab keeps its histories. */
interface Memoria {
  scrivi: (storie: ReadonlyMap<string, Storia>) => void;
  /** True once the page has begun to leave. */
  esce: () => boolean;
}

export interface KeptHistory {
  storieAtom: Atom<ReadonlyMap<string, Storia>>;
  /** The number of the latest step. */
  numeroAtom: WritableAtom<number, [number], void>;
  updateStoriaAtom: WritableAtom<null, [chiave: string, change: (storia: Storia) => Storia], void>;
  /** A step is kept before it is sent: a page that is left before the answer finds it again. */
  conservaAtom: WritableAtom<null, [], void>;
  /** Brings back what this tab had before a reload, once. */
  riprendiAtom: WritableAtom<null, [], Promise<void>>;
  /** Says whether the page has begun to leave. */
  isLeavingAtom: Atom<() => boolean>;
}

/** Without a `nome` a reload forgets. */
export function createKeptHistory(nome: string | undefined): KeptHistory {
  const storieAtom = atom<ReadonlyMap<string, Storia>>(new Map<string, Storia>());
  const numeroAtom = atom(0);
  const ripresaAtom = atom(false);
  /** The memory of the tab, once it has been read. */
  const memoriaAtom = atom<Memoria | null>(null);
  const conservaAtom = atom(null, (get) => get(memoriaAtom)?.scrivi(get(storieAtom)));

  const updateStoriaAtom = atom(null, (get, set, chiave: string, change: (storia: Storia) => Storia) => {
    const storie = get(storieAtom);
    const next = new Map(storie);
    // The question last worked on is the last of the map.
    next.delete(chiave);
    set(storieAtom, next.set(chiave, change(storie.get(chiave) ?? STORIA_VUOTA)));
  });

  const riprendiAtom = atom(null, async (get, set) => {
    const utente = get(sessioneAtom)?.username;
    if (nome === undefined || utente === undefined || get(ripresaAtom)) return;
    set(ripresaAtom, true);
    const memoria = await loadPart(() => import('../history/kept.ts'));
    const kept = memoria.readStorie(nome, utente);
    const numeri = [...kept.values()].flatMap(({ fatti, annullati }) =>
      [...fatti, ...annullati].map(({ numero }) => numero),
    );
    set(numeroAtom, Math.max(get(numeroAtom), ...numeri));
    // What was done while they were read is of this page, and goes first.
    const own = get(storieAtom);
    set(storieAtom, new Map([...kept, ...own]));
    const scrivi = (storie: ReadonlyMap<string, Storia>): void => memoria.writeStorie(nome, utente, storie);
    set(memoriaAtom, { scrivi, esce: memoria.watchUscita() });
    if (own.size > 0) set(conservaAtom);
  });

  return {
    storieAtom,
    numeroAtom,
    updateStoriaAtom,
    conservaAtom,
    riprendiAtom,
    isLeavingAtom: atom((get) => {
      const memoria = get(memoriaAtom);
      return () => memoria?.esce() === true;
    }),
  };
}
