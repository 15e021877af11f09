/** Actions on the files of one go: reading them, answering for all that ask the same, importing them at once. */
import { normalizeConto } from '#domain/conto-code.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { Risposte } from '../../cell/questions.ts';
import { expandArchives } from '../file/archive.ts';
import { contiResource } from '#state/conti.ts';
import { searchPresentiAtom, showEstrattoAtom, suggestContoAtom } from './preview.ts';
import {
  privatePreviewAtom,
  aziendaOfFileAtom,
  clientOfFileAtom,
  privatePhaseAtom,
  jobAtom,
  patchPreviewAtom,
  privateForAllAtom,
  privateOpenedAtom,
  patchTabAtom,
  privateTabsAtom,
} from './atoms.ts';
import { contiOfFileAtom, readContiElsewhereAtom, rereadContiAtom } from './conti.ts';
import { stopPrereadingsAtom, prereadAtom } from './destinations.ts';
import { findTwin } from './fingerprint.ts';
import { stoppedAtom, jobBaseAtom, startJobAtom } from './work.ts';
import {
  findPartyAnswers,
  givenAnswersAtom,
  listSaidParties,
  saidPartiesAtom,
  toQuestionKey,
  type QuestionGroup,
} from './question-groups.ts';
import { openFileAtom, answerAtom } from './reading.ts';
import { findNewIban, findSaldoIniziale, getDivisa, makeNomeConto } from './conto-name.ts';
import {
  addTabsAtom,
  withTabAtom,
  loadAtom,
  awaitWorkAtom,
  openedListAtom,
  isListAtom,
  showListAtom,
  putBackAtom,
} from './tabs.ts';
import type { ImportTab } from './types.ts';

/** True when the person moved to another azienda with files open. */
export const aziendaChangedAtom: Atom<boolean> = atom((get) => {
  if (get(privateTabsAtom).length === 0 || get(privateForAllAtom)) return false;
  return get(aziendaIdAtom) !== get(aziendaOfFileAtom);
});

/** Reads one of the list, the page being its own meanwhile. */
const readTabAtom = atom(null, async (get, set, tab: ImportTab) => {
  const { file, letto, indice } = tab;
  if (letto && indice !== null) {
    await set(showEstrattoAtom, letto.context, letto.letto, indice, set(startJobAtom));
    return;
  }
  await set(openFileAtom, file);
  const phase = get(privatePhaseAtom);
  if (phase.tipo !== 'domande') return;
  const given = get(givenAnswersAtom).get(toQuestionKey(phase) ?? '');
  const answers = given ?? findPartyAnswers(phase, get(saidPartiesAtom), get(aziendaOfFileAtom));
  if (answers) await set(answerAtom, phase.context, answers);
});

/** Reads those of the list that wait, one after the other, unless a person stopped it. */
export const readListAtom = atom(null, async (get, set) => {
  if (get(jobBaseAtom) !== null || get(stoppedAtom)) return;
  const next = () => get(privateTabsAtom).find(({ fase }) => fase.tipo === 'attesa');
  if (!next()) return;
  set(jobBaseAtom, { tipo: 'lettura', fatti: 0, totale: get(privateTabsAtom).length });
  try {
    if (get(privateForAllAtom)) set(prereadAtom, get(privateTabsAtom));
    else await set(contiResource.loadAtom);
    for (let tab = next(); tab && !get(stoppedAtom); tab = next()) {
      const { length: totale } = get(privateTabsAtom);
      const awaited = get(privateTabsAtom).filter(({ fase }) => fase.tipo === 'attesa').length;
      set(jobBaseAtom, { tipo: 'lettura', fatti: totale - awaited, totale });
      await set(withTabAtom, tab.id, async () => {
        const twin = await findTwin(get(privateTabsAtom), tab);
        if (twin) set(privatePhaseAtom, { tipo: 'copia', di: twin.id, nome: twin.file.name });
        else await set(readTabAtom, tab);
      });
      // A reading that was stopped is no reading.
      if (get(privateTabsAtom).some(({ fase }) => fase === tab.fase)) break;
    }
  } finally {
    set(jobBaseAtom, null);
  }
});

/** Reads on from where a person stopped. */
export const resumeListAtom = atom(null, (_get, set) => {
  set(stoppedAtom, false);
  return set(readListAtom);
});

/** Takes files dropped or chosen: one alone opens, several make a list. */
export const addFilesAtom = atom(null, async (get, set, files: readonly File[]) => {
  const expanded = await expandArchives(files);
  if (expanded.length === 0) return;
  if (!get(privateForAllAtom)) set(aziendaOfFileAtom, get(aziendaIdAtom));
  set(addTabsAtom, expanded);
  const [only, other] = get(privateTabsAtom);
  if (only && !other && !get(privateForAllAtom)) {
    set(stoppedAtom, false);
    set(loadAtom, only.id);
    set(patchTabAtom, only.id, { vista: true });
    await set(openFileAtom, only.file);
    return;
  }
  if (get(privateOpenedAtom) === null) set(showListAtom, true);
  await set(resumeListAtom);
});

/** Takes files of all the aziende that one may open: those of a list of one stay in it, and stay of their azienda. */
export const addForAllAtom = atom(null, async (get, set, files: readonly File[]) => {
  if (files.length === 0) return;
  const azienda = get(aziendaOfFileAtom);
  const before = get(privateForAllAtom) ? [] : get(privateTabsAtom);
  set(privateForAllAtom, true);
  set(showListAtom, true);
  for (const { id } of before) set(patchTabAtom, id, { azienda, motivo: 'scelta' });
  if (before.length > 0 && azienda !== null) await set(readContiElsewhereAtom, azienda);
  await set(addFilesAtom, files);
});

/** A person says whose a file is: it is read for that azienda. */
export const chooseAziendaOfAtom = atom(null, async (get, set, id: number, azienda: number) => {
  if (get(privateOpenedAtom) === id) set(putBackAtom);
  await set(readContiElsewhereAtom, azienda);
  set(patchTabAtom, id, { azienda, motivo: 'scelta', anteprima: null, fase: { tipo: 'attesa' } });
  await set(resumeListAtom);
});

/** Opens one of the list. */
export const openTabAtom = atom(null, async (get, set, id: number) => {
  if (get(jobBaseAtom) !== null) return;
  await set(awaitWorkAtom);
  set(loadAtom, id);
  set(patchTabAtom, id, { vista: true });
  set(showListAtom, false);
  const preview = get(privatePreviewAtom);
  if (preview?.presenti.tipo === 'da_cercare') await set(searchPresentiAtom);
});

/** Forgets everything: the open file and those of the list. An import under way is taken back. */
export const restartAtom = atom(null, (get, set) => {
  get(jobAtom)?.abort();
  set(stoppedAtom, true);
  set(privateTabsAtom, []);
  set(showListAtom, false);
  set(givenAnswersAtom, new Map());
  set(saidPartiesAtom, new Set());
  set(putBackAtom);
  set(stopPrereadingsAtom);
  set(privateForAllAtom, false);
});

/** Leaves the file at hand: back to the list, or to the drop zone when it was the only one. */
export const leaveFileAtom = atom(null, async (get, set) => {
  get(jobAtom)?.abort();
  if (!get(isListAtom)) {
    set(restartAtom);
    return;
  }
  const id = get(privateOpenedAtom);
  set(showListAtom, true);
  if (get(privatePreviewAtom)?.presenti.tipo === 'ricerca') await set(searchPresentiAtom);
  if (get(privateOpenedAtom) === id && get(openedListAtom)) set(putBackAtom);
});

/** Takes one off the list; a copy of it is then read. */
export const removeTabAtom = atom(null, (get, set, id: number) => {
  if (get(privateOpenedAtom) === id) return;
  const rest = get(privateTabsAtom)
    .filter((tab) => tab.id !== id)
    .map((tab): ImportTab => {
      const { fase } = tab;
      return fase.tipo === 'copia' && fase.di === id ? { ...tab, fase: { tipo: 'attesa' } } : tab;
    });
  set(privateTabsAtom, rest);
  if (rest.length === 0) set(restartAtom);
});

/**
 * Answers for all the files that ask the same; those still to come are answered at once. Who the azienda is in one invoice
 * it is in all.
 */
export const answerTogetherAtom = atom(
  null,
  async (get, set, { fase, ids }: QuestionGroup, answers: Risposte) => {
    const key = toQuestionKey(fase);
    if (key !== null) set(givenAnswersAtom, new Map([...get(givenAnswersAtom), [key, answers]]));
    for (const id of ids)
      await set(withTabAtom, id, async () => {
        const now = get(privatePhaseAtom);
        if (now.tipo !== 'domande') return;
        const said = listSaidParties(now, answers, get(aziendaOfFileAtom));
        set(saidPartiesAtom, new Set([...get(saidPartiesAtom), ...said]));
        await set(answerAtom, now.context, answers);
      });
    if (get(saidPartiesAtom).size === 0) return;
    const asking = get(privateTabsAtom).filter(({ fase: now }) => now.tipo === 'domande');
    for (const { id } of asking)
      await set(withTabAtom, id, async () => {
        const now = get(privatePhaseAtom);
        const same =
          now.tipo === 'domande' && findPartyAnswers(now, get(saidPartiesAtom), get(aziendaOfFileAtom));
        if (same) await set(answerAtom, now.context, same);
      });
  },
);

/** The conto of one of the list; what is already there is looked for. */
export const chooseContoOfAtom = atom(null, (_get, set, id: number, id_conto: number) =>
  set(withTabAtom, id, async () => {
    set(patchPreviewAtom, { id_conto });
    await set(searchPresentiAtom);
  }),
);

/** Gives a conto to those without one that name it: one just made for another file is not of those that name none. */
const assignContiAtom = atom(null, async (get, set) => {
  for (const { id, anteprima } of get(privateTabsAtom)) {
    if (!anteprima || anteprima.id_conto !== null || anteprima.natura !== 'movimento') continue;
    if (normalizeConto(anteprima.estratto.conto) === '') continue;
    await set(withTabAtom, id, async () => {
      set(suggestContoAtom);
      if (get(privatePreviewAtom)?.id_conto != null) await set(searchPresentiAtom);
    });
  }
});

/** Creates the conto that a file names, and gives it to all the files of its azienda that name it. Raises `ApiError`. */
export const createContoOfAtom = atom(null, async (get, set, tab: ImportTab) => {
  await set(withTabAtom, tab.id, async () => {
    const conti = get(contiOfFileAtom) ?? [];
    const iban = findNewIban(tab, conti);
    if (iban === null || !tab.anteprima) return;
    const divisa = getDivisa(tab.anteprima.estratto);
    const own = get(privateTabsAtom).flatMap((other) =>
      other.azienda === tab.azienda && other.anteprima && findNewIban(other, conti) === iban
        ? [other.anteprima]
        : [],
    );
    const body = { nome: makeNomeConto(iban, conti), iban, divisa, saldo_iniziale: findSaldoIniziale(own) };
    await get(clientOfFileAtom).call('contoNuovo', { body });
    await set(rereadContiAtom);
  });
  await set(assignContiAtom);
});

/** Stops reading or importing the list: what is under way is taken back, what is done stays. */
export const stopListAtom = atom(null, (get, set) => {
  set(stoppedAtom, true);
  set(stopPrereadingsAtom);
  get(jobAtom)?.abort();
});

/** The import of the file at hand was rolled back. */
export const annulledAtom = atom(null, async (get, set) => {
  const id = get(privateOpenedAtom);
  const list = get(isListAtom);
  await set(leaveFileAtom);
  if (list && id !== null) await set(reopenTabAtom, id);
});

/** The import of one of the list was rolled back: it may go in again. */
export const reopenTabAtom = atom(null, (_get, set, id: number) =>
  set(withTabAtom, id, async () => {
    set(privatePhaseAtom, { tipo: 'anteprima' });
    set(patchPreviewAtom, { previous: null });
    await set(searchPresentiAtom);
  }),
);
