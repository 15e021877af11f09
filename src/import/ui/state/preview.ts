/** Actions on the preview: opening it, looking for rows already present, correcting and choosing rows. */
import { describeError } from '#api/errors.ts';
import { giornoSchema, centesimiSchema, type Natura } from '#api/contract/valori.ts';
import { atom } from '#state/jotai.ts';
import { explainQuadratura } from '../../run/causes.ts';
import { findConto } from '../../run/conto.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { PASTED_NAME } from '../file/collect.ts';
import { searchPreviousAtom } from './warnings.ts';
import { contiOfFileAtom } from './conti.ts';
import { searchComparisonAtom, compareAtom } from './comparison.ts';
import { searchContropartiAtom } from './controparti.ts';
import {
  privatePreviewAtom,
  clientOfFileAtom,
  countsAtom,
  decideRigheAtom,
  privatePhaseAtom,
  patchPreviewAtom,
  openedAtom,
} from './atoms.ts';
import { makeModello } from './names.ts';
import { proveAgain } from './proof.ts';
import { toRigheAnteprima } from './righe.ts';
import { expandAtom, showListAtom } from './tabs.ts';
import type { Anteprima, PreviewContext, Letto, RigaAnteprima, SaveTracciato } from './types.ts';

/**
 * Whether and how to remember the reading: offered when it was inferred or corrected. Pasted tables all have one name and
 * nothing else in common: how one is read says nothing of the next.
 */
function suggestSave({ file, toUpdate }: PreviewContext, parsed: Letto): SaveTracciato {
  const save = parsed.tracciato.origine === 'inferito' && file.name !== PASTED_NAME;
  return toUpdate
    ? { save, nome: toUpdate.nome, modello: toUpdate.modello_nome }
    : { save, nome: parsed.tracciato.nome, modello: makeModello(file.name) };
}

/** Shows one statement of what was read. */
export const showEstrattoAtom = atom(
  null,
  async (get, set, context: PreviewContext, letto: Letto, indice: number, signal: AbortSignal) => {
    const estratto = letto.estratti[indice];
    if (!estratto) return;
    const righe = await toRigheAnteprima(estratto);
    if (signal.aborted) return;
    const before = get(privatePreviewAtom);
    const { tracciato, toUpdate } = context;
    // A tracciato found by the file's name says nothing of a format that names its own accounts.
    const known = letto.lettura === null ? null : (tracciato ?? toUpdate);
    const preview: Anteprima = {
      context,
      letto,
      indice,
      estratto,
      righe,
      natura: before?.natura ?? known?.natura ?? estratto.natura,
      id_conto: before?.id_conto ?? known?.id_conto ?? null,
      presenti: { tipo: 'da_cercare' },
      comparison: { tipo: 'da_cercare' },
      controparti: { tipo: 'da_cercare' },
      vista: 'tutte',
      quadratura: explainQuadratura(estratto),
      save: suggestSave(context, letto),
      acceptUntied: false,
      previous: null,
      forza: indice > 0,
    };
    set(privatePreviewAtom, preview);
    set(privatePhaseAtom, { tipo: 'anteprima' });
    set(suggestContoAtom);
    // The other statements of one file are of the same file: only the first may have come in before.
    const previous = indice === 0 ? set(searchPreviousAtom, context.file) : null;
    await Promise.all([set(searchPresentiAtom), set(searchContropartiAtom), previous]);
  },
);

/** Shows the statement at hand of a file; called when a reading succeeded. */
export const openPreviewAtom = atom(
  null,
  async (get, set, context: PreviewContext, parsed: Letto, signal: AbortSignal) => {
    const before = get(openedAtom)?.indice ?? null;
    await set(showEstrattoAtom, context, parsed, set(expandAtom, context, parsed), signal);
    // Once it stands: what reads the others takes the page from it.
    if (before === null && parsed.estratti.length > 1) set(showListAtom, true);
  },
);

/** Chooses the conto when there is no doubt: the file names it, or there is only one and it is in its currency. */
export const suggestContoAtom = atom(null, (get, set) => {
  const preview = get(privatePreviewAtom);
  const conti = get(contiOfFileAtom);
  if (!preview || !conti || preview.id_conto !== null || preview.natura !== 'movimento') return;
  const { conto, divisa } = preview.estratto;
  const found = findConto(conti, preview.estratto);
  if (found && ((conto ?? '') !== '' || isStessaDivisa(divisa ?? found.divisa, found.divisa)))
    set(chooseContoAtom, found.id);
});

/** The conto the rows belong to; what is already there is looked for again. */
export const chooseContoAtom = atom(null, (_get, set, id_conto: number | null) => {
  set(patchPreviewAtom, { id_conto });
  void set(searchPresentiAtom);
});

/** Movements of a conto, or open items. */
export const chooseNaturaAtom = atom(null, (_get, set, natura: Natura) => {
  set(patchPreviewAtom, natura === 'partita' ? { natura, id_conto: null } : { natura });
  void set(searchPresentiAtom);
});

const quickSearchAtom = atom<AbortController | null>(null);

/** Asks the server what is already there in the period, and marks the rows. */
export const searchPresentiAtom = atom(null, async (get, set) => {
  get(quickSearchAtom)?.abort();
  const preview = get(privatePreviewAtom);
  const { dal, al } = get(countsAtom);
  if (!preview || dal === null || al === null) return;
  const { natura, id_conto } = preview;
  if (natura === 'movimento' && id_conto === null) {
    set(patchPreviewAtom, { presenti: { tipo: 'da_cercare' }, comparison: { tipo: 'da_cercare' } });
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  set(quickSearchAtom, controller);
  set(patchPreviewAtom, { presenti: { tipo: 'ricerca' } });
  try {
    const body = { natura, id_conto, dal, al };
    const { presenti } = await get(clientOfFileAtom).call('importPresenti', { body, signal });
    const store = await set(searchComparisonAtom, signal);
    await set(compareAtom, { presenti, store }, signal);
  } catch (error) {
    if (signal.aborted) return;
    set(patchPreviewAtom, { presenti: { tipo: 'errore', messaggio: describeError(error) } });
  }
});

/** Includes all the rows already present, or leaves them out again. */
export const includePresentiAtom = atom(null, (_get, set, included: boolean) =>
  set(decideRigheAtom, ({ presente }) => presente, included ? true : null),
);

/** The parsed edit of a cell as a change of the row; null when the field cannot be corrected. */
function toPatch(field: string, value: unknown): Partial<RigaAnteprima> | null {
  if (field === 'data') return { data: giornoSchema.parse(value) };
  if (field === 'importo') return { importo: centesimiSchema.parse(value) };
  if (field === 'descrizione') return { descrizione: typeof value === 'string' ? value : '' };
  return null;
}

/** The rows as they are now; one that tied as read misses no refused row: only a correction can have broken it. */
function proof({ estratto, righe }: Anteprima): Anteprima['quadratura'] {
  const tied = estratto.quadratura.esito === 'quadra';
  return proveAgain(estratto, righe, tied ? [] : estratto.scartate.map(({ riga }) => riga));
}

/** Corrects a cell; the proof and what is already present follow. */
export const correctRigaAtom = atom(null, async (get, set, id: number, field: string, value: unknown) => {
  const patch = toPatch(field, value);
  const before = get(privatePreviewAtom);
  const riga = before?.righe[id];
  if (!patch || !riga) return;
  const preview = { ...before, righe: before.righe.with(id, { ...riga, ...patch, modificata: true }) };
  set(privatePreviewAtom, preview);
  if (field === 'importo') set(patchPreviewAtom, { quadratura: proof(preview), acceptUntied: false });
  if (field === 'data') await set(searchPresentiAtom);
  else if (preview.comparison.tipo === 'pronto' && preview.presenti.tipo === 'pronti')
    await set(
      compareAtom,
      { presenti: preview.presenti.presenti, store: preview.comparison.store },
      get(quickSearchAtom)?.signal ?? new AbortController().signal,
    );
});
