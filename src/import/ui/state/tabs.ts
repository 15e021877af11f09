/** The files of one go: one list, of which the page has at most one open. */
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import { holdAtom } from '#state/held.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { privatePreviewAtom, aziendaOfFileAtom, privatePhaseAtom, privateForAllAtom } from './atoms.ts';
import { privatePageAtom, type PaginaPdf } from './page.ts';
import type { Anteprima, PreviewContext, Fase, Letto } from './types.ts';

/** What an azienda was told by; `scelta`: a person said it. */
export type MotivoAzienda = DestinazioneFile['motivo'] | 'scelta';

/** One statement of a file, with what the page shows of it when it is open. */
export interface ImportTab {
  id: number;
  file: File;
  /** Which statement of the file; null until it is read. */
  indice: number | null;
  /** Whose it is, in a list over several aziende; null until it is known, and where the list is of one. */
  azienda: number | null;
  motivo: MotivoAzienda | null;
  /** The reading of its file, where another statement of it was read first. */
  letto: { context: PreviewContext; letto: Letto } | null;
  fase: Fase;
  anteprima: Anteprima | null;
  pagina: PaginaPdf | null;
  /** A person had it open. */
  vista: boolean;
}

/** Private to this folder. */
export const privateTabsAtom = atom<readonly ImportTab[]>([]);
/** The one whose state the page holds. */
export const privateOpenedAtom = atom<number | null>(null);
const privateListAtom = atom(false);

const nextIdAtom = atom(1);

/** With what the page holds of the one at hand. */
export const tabsAtom: Atom<readonly ImportTab[]> = atom((get) => {
  const tabs = get(privateTabsAtom);
  const at = tabs.findIndex(({ id }) => id === get(privateOpenedAtom));
  const opened = tabs[at];
  if (!opened) return tabs;
  const live = { fase: get(privatePhaseAtom), anteprima: get(privatePreviewAtom) };
  return tabs.with(at, { ...opened, ...live });
});

/** The one at hand, as the list last had it. */
export const openedAtom: Atom<ImportTab | null> = atom((get) => {
  const id = get(privateOpenedAtom);
  return get(privateTabsAtom).find((tab) => tab.id === id) ?? null;
});

/** Several files: there is a list to go back to. */
export const isListAtom: Atom<boolean> = atom((get) => get(privateTabsAtom).length > 1);
/** The list is shown, and not one of its files; it may have one left. */
export const openedListAtom: Atom<boolean> = atom(
  (get) => get(privateTabsAtom).length > 0 && get(privateListAtom),
);
export const showListAtom = atom(null, (_get, set, opened: boolean) => set(privateListAtom, opened));

const fresh = (id: number, file: File, rest: Partial<ImportTab> = {}): ImportTab => ({
  id,
  file,
  indice: null,
  azienda: null,
  motivo: null,
  letto: null,
  fase: { tipo: 'attesa' },
  anteprima: null,
  pagina: null,
  vista: false,
  ...rest,
});

export const patchTabAtom = atom(null, (get, set, id: number, patch: Partial<ImportTab>) =>
  set(
    privateTabsAtom,
    get(privateTabsAtom).map((tab) => (tab.id === id ? { ...tab, ...patch } : tab)),
  ),
);

export const isFatta = ({ fase }: Pick<ImportTab, 'fase'>): boolean =>
  fase.tipo === 'esito' && fase.esito.tipo === 'completato';

/** It is in the database: imported, or before. */
const isStored = ({ fase }: ImportTab): boolean =>
  fase.tipo === 'copia' ||
  isFatta({ fase }) ||
  (fase.tipo === 'esito' && fase.esito.tipo === 'annullato' && fase.esito.causa.tipo === 'gia_importato');

/** Some file is to be read, answered for or imported, or was refused: the list alone says why. */
const unfinishedAtom: Atom<boolean> = atom((get) => !get(tabsAtom).every(isStored));

/** Adds files to the list, to be read. */
export const addTabsAtom = atom(null, (get, set, files: readonly File[]) => {
  const first = get(nextIdAtom);
  set(holdAtom, unfinishedAtom);
  set(nextIdAtom, first + files.length);
  set(privateTabsAtom, [...get(privateTabsAtom), ...files.map((file, at) => fresh(first + at, file))]);
});

/** Which statement of its file is to be shown of the one at hand; the others of the file get a place in the list. */
export const expandAtom = atom(null, (get, set, context: PreviewContext, letto: Letto): number => {
  const opened = get(privateOpenedAtom);
  const tabs = get(privateTabsAtom);
  const tab = tabs.find(({ id }) => id === opened);
  if (!tab) return 0;
  const count = letto.estratti.length;
  const indice = (tab.indice ?? 0) < count ? (tab.indice ?? 0) : 0;
  const own = tabs.filter(({ file, id }) => file === tab.file && id !== tab.id);
  // Read anew, a file has other statements: those imported before stay as they are.
  const finished = own.filter(isFatta);
  const taken = new Set([indice, ...finished.map((done) => done.indice)]);
  const rest = letto.estratti.map((_estratto, at) => at).filter((at) => !taken.has(at));
  const first = get(nextIdAtom);
  set(nextIdAtom, first + rest.length);
  const others = rest.map((at, place) =>
    fresh(first + place, tab.file, {
      indice: at,
      letto: { context, letto },
      azienda: tab.azienda,
      motivo: tab.motivo,
    }),
  );
  const removed = new Set(own.filter((other) => !isFatta(other)));
  set(
    privateTabsAtom,
    tabs
      .filter((one) => !removed.has(one))
      .flatMap((one) => (one === tab ? [{ ...tab, indice }, ...others] : [one])),
  );
  return indice;
});

/** The statements of the file at hand, each with a place of its own from now on: they are not all of one azienda. */
export const separateAtom = atom(
  null,
  (get, set, context: PreviewContext, letto: Letto, of: readonly Partial<ImportTab>[]) => {
    const opened = get(privateOpenedAtom);
    const first = get(nextIdAtom);
    set(nextIdAtom, first + letto.estratti.length);
    const rest = { letto: { context, letto } };
    set(
      privateTabsAtom,
      get(privateTabsAtom).flatMap((one) =>
        one.id === opened
          ? letto.estratti.map((_estratto, indice) =>
              fresh(indice === 0 ? one.id : first + indice, one.file, { ...rest, indice, ...of[indice] }),
            )
          : [one],
      ),
    );
  },
);

/** Puts the state of the page back in the list. */
export const putBackAtom = atom(null, (get, set) => {
  const id = get(privateOpenedAtom);
  const fase = get(privatePhaseAtom);
  // A reading that was given up leaves what there was before.
  if (id !== null && fase.tipo !== 'lettura' && fase.tipo !== 'scelta')
    set(patchTabAtom, id, { fase, anteprima: get(privatePreviewAtom), pagina: get(privatePageAtom) });
  set(privateOpenedAtom, null);
  set(privatePhaseAtom, { tipo: 'scelta' });
  set(privatePreviewAtom, null);
  set(privatePageAtom, null);
});

/** Gives the page the state of one of the list; false when it is there no more. */
export const loadAtom = atom(null, (get, set, id: number): boolean => {
  set(putBackAtom);
  const tab = get(privateTabsAtom).find((one) => one.id === id);
  if (!tab) return false;
  set(privateOpenedAtom, id);
  if (get(privateForAllAtom)) set(aziendaOfFileAtom, tab.azienda);
  set(privatePhaseAtom, tab.fase);
  set(privatePreviewAtom, tab.anteprima);
  set(privatePageAtom, tab.pagina);
  return true;
});

const turnAtom = atom<Promise<void>>(Promise.resolve());
/** Until the work under way on one of the list is over: it leaves the page as it found it. */
export const awaitWorkAtom = atom(null, (get) => get(turnAtom));
/**
 * Works on one of the list as if it were open; works follow one another, as the page holds one. That which a person looks
 * at meanwhile is there again afterwards.
 */
export const withTabAtom = atom(null, async (get, set, id: number, work: () => Promise<void>) => {
  const before = get(turnAtom);
  const mine = (async () => {
    await before;
    const looked = get(privateListAtom) ? null : get(privateOpenedAtom);
    if (!set(loadAtom, id)) return;
    try {
      await work();
    } finally {
      if (get(privateOpenedAtom) === id) set(putBackAtom);
      const free = get(privateOpenedAtom) === null && !get(privateListAtom);
      if (looked !== null && free) set(loadAtom, looked);
    }
  })();
  set(
    turnAtom,
    mine.catch(() => {}),
  );
  await mine;
});
