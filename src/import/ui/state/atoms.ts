/** The state of the import page. It outlives the page: one can look elsewhere and come back to the preview. */
import { bindAzienda, type Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { computeCounts, type Counts } from './righe.ts';
import type { Anteprima, Fase, ImportTab, PaginaPdf, RigaAnteprima } from './types.ts';

/** The files of one go, the one at hand among them. Those named private are of this folder: components act through actions. */
export const privateTabsAtom = atom<readonly ImportTab[]>([]);
export const tabsAtom: Atom<readonly ImportTab[]> = atom((get) => get(privateTabsAtom));
/** The one at hand: the page shows it, and what follows works on it. */
export const privateOpenedAtom = atom<number | null>(null);
export const openedAtom: Atom<ImportTab | null> = atom((get) => {
  const id = get(privateOpenedAtom);
  return get(privateTabsAtom).find((tab) => tab.id === id) ?? null;
});
export const patchTabAtom = atom(null, (get, set, id: number | null, patch: Partial<ImportTab>) =>
  set(
    privateTabsAtom,
    get(privateTabsAtom).map((tab) => (tab.id === id ? { ...tab, ...patch } : tab)),
  ),
);
const patchOpenedAtom = atom(null, (get, set, patch: Partial<ImportTab>) =>
  set(patchTabAtom, get(privateOpenedAtom), patch),
);

const NOTHING_OPEN: Fase = { tipo: 'scelta' };
export const privatePhaseAtom = atom(
  (get) => get(openedAtom)?.fase ?? NOTHING_OPEN,
  (_get, set, fase: Fase) => set(patchOpenedAtom, { fase }),
);
export const privatePreviewAtom = atom(
  (get) => get(openedAtom)?.anteprima ?? null,
  (_get, set, anteprima: Anteprima | null) => set(patchOpenedAtom, { anteprima }),
);
export const privatePageAtom = atom(
  (get) => get(openedAtom)?.pagina ?? null,
  (_get, set, pagina: PaginaPdf | null) => set(patchOpenedAtom, { pagina }),
);
/** Stops what is under way: a reading, or an import. */
export const jobAtom = atom<AbortController | null>(null);
/** The azienda the page was started for: files of one company never end up in another. */
export const aziendaOfFileAtom = atom<number | null>(null);

/** The list is over all the aziende that one may open: each of its files has its own, and none until it is known. */
export const privateForAllAtom = atom(false);
export const forAllAtom: Atom<boolean> = atom((get) => get(privateForAllAtom));
/** Over all aziende, and nothing says yet whose the file at hand is. */
export const withoutAziendaAtom: Atom<boolean> = atom(
  (get) => get(privateForAllAtom) && get(aziendaOfFileAtom) === null,
);
/** For what is asked of the azienda of the file at hand, whatever this tab works on. */
export const clientOfFileAtom: Atom<Client> = atom((get) =>
  bindAzienda(get(clientAtom), get(aziendaOfFileAtom)),
);

export const phaseAtom: Atom<Fase> = atom((get) => get(privatePhaseAtom));
export const previewAtom: Atom<Anteprima | null> = atom((get) => get(privatePreviewAtom));
export const pageAtom: Atom<PaginaPdf | null> = atom((get) => get(privatePageAtom));

/** Counts and sums of the preview, computed once per change. */
export const countsAtom: Atom<Counts> = atom((get) => computeCounts(get(righeAtom)));
const NONE: Anteprima['righe'] = [];
const righeAtom = atom((get) => get(privatePreviewAtom)?.righe ?? NONE);

/** What a person says of some rows: import them, leave them out, or nothing yet. */
export const decideRigheAtom = atom(
  null,
  (get, set, which: (riga: RigaAnteprima) => boolean, scelta: boolean | null) => {
    const righe = get(righeAtom).map((riga) =>
      riga.scelta !== scelta && which(riga) ? { ...riga, scelta } : riga,
    );
    set(patchPreviewAtom, { righe });
  },
);

/** Changes part of the preview. */
export const patchPreviewAtom = atom(null, (get, set, patch: Partial<Anteprima>) => {
  const before = get(privatePreviewAtom);
  if (before) set(privatePreviewAtom, { ...before, ...patch });
});
