/** The files of one go: one list, of which the page has at most one open. */
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { anteprimaPrivataAtom, aziendaDelFileAtom, fasePrivataAtom, perTuttePrivataAtom } from './atoms.ts';
import { paginaPrivataAtom, type PaginaPdf } from './page.ts';
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
  letto: { contesto: PreviewContext; letto: Letto } | null;
  fase: Fase;
  anteprima: Anteprima | null;
  pagina: PaginaPdf | null;
  /** A person had it open. */
  vista: boolean;
}

/** Private to this folder. */
export const schedePrivateAtom = atom<readonly ImportTab[]>([]);
/** The one whose state the page holds. */
export const apertaPrivataAtom = atom<number | null>(null);
const elencoPrivatoAtom = atom(false);

const nextIdAtom = atom(1);

/** With what the page holds of the one at hand. */
export const schedeAtom: Atom<readonly ImportTab[]> = atom((get) => {
  const schede = get(schedePrivateAtom);
  const at = schede.findIndex(({ id }) => id === get(apertaPrivataAtom));
  const aperta = schede[at];
  if (!aperta) return schede;
  const live = { fase: get(fasePrivataAtom), anteprima: get(anteprimaPrivataAtom) };
  return schede.with(at, { ...aperta, ...live });
});

/** The one at hand, as the list last had it. */
export const apertaAtom: Atom<ImportTab | null> = atom((get) => {
  const id = get(apertaPrivataAtom);
  return get(schedePrivateAtom).find((scheda) => scheda.id === id) ?? null;
});

/** Several files: there is a list to go back to. */
export const isElencoAtom: Atom<boolean> = atom((get) => get(schedePrivateAtom).length > 1);
/** The list is shown, and not one of its files; it may have one left. */
export const elencoApertoAtom: Atom<boolean> = atom(
  (get) => get(schedePrivateAtom).length > 0 && get(elencoPrivatoAtom),
);
export const mostraElencoAtom = atom(null, (_get, set, aperto: boolean) => set(elencoPrivatoAtom, aperto));

const nuova = (id: number, file: File, rest: Partial<ImportTab> = {}): ImportTab => ({
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

/** Adds files to the list, to be read. */
export const aggiungiSchedeAtom = atom(null, (get, set, files: readonly File[]) => {
  const first = get(nextIdAtom);
  set(nextIdAtom, first + files.length);
  set(schedePrivateAtom, [...get(schedePrivateAtom), ...files.map((file, at) => nuova(first + at, file))]);
});

export const patchSchedaAtom = atom(null, (get, set, id: number, patch: Partial<ImportTab>) =>
  set(
    schedePrivateAtom,
    get(schedePrivateAtom).map((scheda) => (scheda.id === id ? { ...scheda, ...patch } : scheda)),
  ),
);

export const isFatta = ({ fase }: Pick<ImportTab, 'fase'>): boolean =>
  fase.tipo === 'esito' && fase.esito.tipo === 'completato';

/** Which statement of its file is to be shown of the one at hand; the others of the file get a place in the list. */
export const espandiAtom = atom(null, (get, set, contesto: PreviewContext, letto: Letto): number => {
  const aperta = get(apertaPrivataAtom);
  const schede = get(schedePrivateAtom);
  const scheda = schede.find(({ id }) => id === aperta);
  if (!scheda) return 0;
  const quanti = letto.estratti.length;
  const indice = (scheda.indice ?? 0) < quanti ? (scheda.indice ?? 0) : 0;
  const sue = schede.filter(({ file, id }) => file === scheda.file && id !== scheda.id);
  // Read anew, a file has other statements: those imported before stay as they are.
  const fatte = sue.filter(isFatta);
  const presi = new Set([indice, ...fatte.map((fatta) => fatta.indice)]);
  const resto = letto.estratti.map((_estratto, at) => at).filter((at) => !presi.has(at));
  const first = get(nextIdAtom);
  set(nextIdAtom, first + resto.length);
  const altre = resto.map((at, place) =>
    nuova(first + place, scheda.file, {
      indice: at,
      letto: { contesto, letto },
      azienda: scheda.azienda,
      motivo: scheda.motivo,
    }),
  );
  const tolte = new Set(sue.filter((altra) => !isFatta(altra)));
  set(
    schedePrivateAtom,
    schede
      .filter((one) => !tolte.has(one))
      .flatMap((one) => (one === scheda ? [{ ...scheda, indice }, ...altre] : [one])),
  );
  return indice;
});

/** The statements of the file at hand, each with a place of its own from now on: they are not all of one azienda. */
export const separaAtom = atom(
  null,
  (get, set, contesto: PreviewContext, letto: Letto, di: readonly Partial<ImportTab>[]) => {
    const aperta = get(apertaPrivataAtom);
    const first = get(nextIdAtom);
    set(nextIdAtom, first + letto.estratti.length);
    const rest = { letto: { contesto, letto } };
    set(
      schedePrivateAtom,
      get(schedePrivateAtom).flatMap((one) =>
        one.id === aperta
          ? letto.estratti.map((_estratto, indice) =>
              nuova(indice === 0 ? one.id : first + indice, one.file, { ...rest, indice, ...di[indice] }),
            )
          : [one],
      ),
    );
  },
);

/** Puts the state of the page back in the list. */
export const riponiAtom = atom(null, (get, set) => {
  const id = get(apertaPrivataAtom);
  const fase = get(fasePrivataAtom);
  // A reading that was given up leaves what there was before.
  if (id !== null && fase.tipo !== 'lettura' && fase.tipo !== 'scelta')
    set(patchSchedaAtom, id, { fase, anteprima: get(anteprimaPrivataAtom), pagina: get(paginaPrivataAtom) });
  set(apertaPrivataAtom, null);
  set(fasePrivataAtom, { tipo: 'scelta' });
  set(anteprimaPrivataAtom, null);
  set(paginaPrivataAtom, null);
});

/** Gives the page the state of one of the list; false when it is there no more. */
export const caricaAtom = atom(null, (get, set, id: number): boolean => {
  set(riponiAtom);
  const scheda = get(schedePrivateAtom).find((one) => one.id === id);
  if (!scheda) return false;
  set(apertaPrivataAtom, id);
  if (get(perTuttePrivataAtom)) set(aziendaDelFileAtom, scheda.azienda);
  set(fasePrivataAtom, scheda.fase);
  set(anteprimaPrivataAtom, scheda.anteprima);
  set(paginaPrivataAtom, scheda.pagina);
  return true;
});

const turnoAtom = atom<Promise<void>>(Promise.resolve());
/** Works on one of the list as if it were open; works follow one another, as the page holds one. */
export const conSchedaAtom = atom(null, async (get, set, id: number, work: () => Promise<void>) => {
  const before = get(turnoAtom);
  const mine = (async () => {
    await before;
    if (!set(caricaAtom, id)) return;
    try {
      await work();
    } finally {
      if (get(apertaPrivataAtom) === id) set(riponiAtom);
    }
  })();
  set(
    turnoAtom,
    mine.catch(() => {}),
  );
  await mine;
});
