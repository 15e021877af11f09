/** The unpaid orders of a return flow: what they would reopen, reopening it, and taking it back. */
import type { AnswerOf } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { type Insoluto, toInsoluti } from '../../run/insoluti.ts';
import { privatePreviewAtom, clientOfFileAtom, decideRigheAtom } from './atoms.ts';
import { computeImpronta } from './fingerprint.ts';

type Esito = AnswerOf<'esiti'>['esiti'][number]['esito'];

export interface StatoInsoluti {
  /** The statement they are of. */
  estratto: EstrattoLetto;
  insoluti: readonly Insoluto[];
  fase: 'controllo' | 'pronti' | 'riapertura' | 'riaperti' | 'errore';
  /** One for each of `insoluti`. */
  esiti: AnswerOf<'esiti'>['esiti'];
  riaperte: number;
  id_lotto: number | null;
  error: string | null;
}

const baseAtom = atom<StatoInsoluti | null>(null);
/** Null when the file at hand is no return flow, or nothing came back unpaid. */
export const insolutiAtom: Atom<StatoInsoluti | null> = atom((get) => {
  const base = get(baseAtom);
  return base !== null && base.estratto === get(privatePreviewAtom)?.estratto ? base : null;
});

const putAtom = atom(null, (get, set, patch: Partial<StatoInsoluti>) => {
  const base = get(insolutiAtom);
  if (base) set(baseAtom, { ...base, ...patch });
});

/**
 * Leaves out, or takes in again, the rows whose partita is in the register already: imported, they would be a second
 * partita of the same document.
 */
const excludeAtom = atom(null, (get, set, which: readonly Esito[], excluded: boolean) => {
  const state = get(insolutiAtom);
  if (!state) return;
  const lines = new Set(
    state.insoluti.flatMap(({ riga }, at) => {
      const outcome = state.esiti[at]?.esito;
      return outcome !== undefined && which.includes(outcome) ? [riga] : [];
    }),
  );
  set(decideRigheAtom, ({ riga }) => lines.has(riga), excluded ? false : null);
});

/** Asks what would be reopened; writes nothing. */
export const checkInsolutiAtom = atom(null, async (get, set, estratto: EstrattoLetto | undefined) => {
  if (!estratto || get(baseAtom)?.estratto === estratto) return;
  const insoluti = toInsoluti(estratto.esiti);
  if (insoluti.length === 0) return;
  const nothing = { esiti: [], riaperte: 0, id_lotto: null, error: null };
  set(baseAtom, { estratto, insoluti, fase: 'controllo', ...nothing });
  try {
    const body = { esiti: insoluti.map(({ request }) => request), anteprima: true };
    const { esiti, riaperte } = await get(clientOfFileAtom).call('esiti', { body });
    if (get(insolutiAtom)?.insoluti !== insoluti) return;
    set(putAtom, { fase: 'pronti', esiti, riaperte });
    set(excludeAtom, ['gia_aperta'], true);
  } catch (error) {
    if (get(insolutiAtom)?.insoluti === insoluti)
      set(putAtom, { fase: 'errore', error: describeError(error) });
  }
});

/** Reopens the partite, each with its fees, in one action. */
export const reopenInsolutiAtom = atom(null, async (get, set) => {
  const state = get(insolutiAtom);
  if (state?.fase !== 'pronti' || state.riaperte === 0) return;
  set(putAtom, { fase: 'riapertura', error: null });
  try {
    const { file } = get(privatePreviewAtom)?.context ?? {};
    const body = {
      esiti: state.insoluti.map(({ request }) => request),
      file: file ? { nome: file.name.slice(0, 255), sha256: await computeImpronta(file) } : null,
    };
    const { esiti, riaperte, id_lotto } = await get(clientOfFileAtom).call('esiti', { body });
    set(putAtom, { fase: 'riaperti', esiti, riaperte, id_lotto });
    set(excludeAtom, ['riaperta', 'gia_aperta'], true);
  } catch (error) {
    set(putAtom, { fase: 'pronti', error: describeError(error) });
  }
});

/** Takes all of it back: the partite are paid again, and their rows may be imported. */
export const annulInsolutiAtom = atom(null, async (get, set) => {
  const state = get(insolutiAtom);
  if (state?.fase !== 'riaperti' || state.id_lotto === null) return;
  try {
    await get(clientOfFileAtom).call('lottoAnnulla', { params: { id: state.id_lotto } });
    set(excludeAtom, ['riaperta'], false);
    set(putAtom, { fase: 'pronti', id_lotto: null, error: null });
  } catch (error) {
    set(putAtom, { error: describeError(error) });
  }
});
