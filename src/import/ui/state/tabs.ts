/** The files of one go: one list, of which the page has at most one open. */
import { holdAtom } from '#state/held.ts';
import { atom, type Atom } from '#state/jotai.ts';
import {
  aziendaOfFileAtom,
  openedAtom,
  patchTabAtom,
  privateForAllAtom,
  privateOpenedAtom,
  privateTabsAtom,
} from './atoms.ts';
import type { ImportTab, Letto, PreviewContext } from './types.ts';

const privateListAtom = atom(false);

const nextIdAtom = atom(1);

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

export const isFatta = ({ fase }: Pick<ImportTab, 'fase'>): boolean =>
  fase.tipo === 'esito' && fase.esito.tipo === 'completato';

/** It is in the database: imported, or before. */
const isStored = ({ fase }: ImportTab): boolean =>
  fase.tipo === 'copia' ||
  isFatta({ fase }) ||
  (fase.tipo === 'esito' && fase.esito.tipo === 'annullato' && fase.esito.causa.tipo === 'gia_importato');

/** Some file is to be read, answered for or imported, or was refused: the list alone says why. */
const unfinishedAtom: Atom<boolean> = atom((get) => !get(privateTabsAtom).every(isStored));

/** Adds files to the list, to be read. */
export const addTabsAtom = atom(null, (get, set, files: readonly File[]) => {
  const first = get(nextIdAtom);
  set(holdAtom, unfinishedAtom);
  set(nextIdAtom, first + files.length);
  set(privateTabsAtom, [...get(privateTabsAtom), ...files.map((file, at) => fresh(first + at, file))]);
});

/** Which statement of its file is to be shown of the one at hand; the others of the file get a place in the list. */
export const expandAtom = atom(null, (get, set, context: PreviewContext, letto: Letto): number => {
  const tabs = get(privateTabsAtom);
  const tab = get(openedAtom);
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
    const separate = ({ id, file, pagina }: ImportTab): ImportTab[] =>
      letto.estratti.map((_estratto, indice) =>
        fresh(indice === 0 ? id : first + indice, file, {
          letto: { context, letto },
          indice,
          pagina: indice === 0 ? pagina : null,
          ...of[indice],
        }),
      );
    set(
      privateTabsAtom,
      get(privateTabsAtom).flatMap((one) => (one.id === opened ? separate(one) : [one])),
    );
  },
);

/** The one at hand as it was when the page took it. */
const takenAtom = atom<ImportTab | null>(null);

/** Leaves the one at hand. */
export const putBackAtom = atom(null, (get, set) => {
  const before = get(takenAtom);
  // A reading that was given up leaves what there was before.
  if (before && get(openedAtom)?.fase.tipo === 'lettura') {
    const { fase, anteprima, pagina } = before;
    set(patchTabAtom, before.id, { fase, anteprima, pagina });
  }
  set(privateOpenedAtom, null);
});

/** Takes one of the list at hand; false when it is there no more. */
export const loadAtom = atom(null, (get, set, id: number): boolean => {
  set(putBackAtom);
  const tab = get(privateTabsAtom).find((one) => one.id === id) ?? null;
  set(takenAtom, tab);
  if (!tab) return false;
  set(privateOpenedAtom, id);
  if (get(privateForAllAtom)) set(aziendaOfFileAtom, tab.azienda);
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
