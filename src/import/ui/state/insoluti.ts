/** The unpaid orders of a return flow: what they would reopen, reopening it, and taking it back. */
import type { AnswerOf, Client } from '#api/client.ts';
import { bindAzienda } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { type Insoluto, toInsoluti } from '../../run/insoluti.ts';
import { anteprimaPrivataAtom, aziendaDelFileAtom, patchAnteprimaAtom } from './atoms.ts';
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
  errore: string | null;
}

const baseAtom = atom<StatoInsoluti | null>(null);
/** Null when the file at hand is no return flow, or nothing came back unpaid. */
export const insolutiAtom: Atom<StatoInsoluti | null> = atom((get) => {
  const base = get(baseAtom);
  return base !== null && base.estratto === get(anteprimaPrivataAtom)?.estratto ? base : null;
});

const clientDi = (get: Getter): Client => bindAzienda(get(clientAtom), get(aziendaDelFileAtom));

const putAtom = atom(null, (get, set, patch: Partial<StatoInsoluti>) => {
  const base = get(insolutiAtom);
  if (base) set(baseAtom, { ...base, ...patch });
});

/**
 * Leaves out, or takes in again, the rows whose partita is in the register already: imported, they would be a second
 * partita of the same document.
 */
const escludiAtom = atom(null, (get, set, quali: readonly Esito[], escluse: boolean) => {
  const anteprima = get(anteprimaPrivataAtom);
  const stato = get(insolutiAtom);
  if (!anteprima || !stato) return;
  const lines = new Set(
    stato.insoluti.flatMap(({ riga }, at) => {
      const esito = stato.esiti[at]?.esito;
      return esito !== undefined && quali.includes(esito) ? [riga] : [];
    }),
  );
  if (lines.size === 0) return;
  const scelta = escluse ? false : null;
  set(patchAnteprimaAtom, {
    righe: anteprima.righe.map((riga) => (lines.has(riga.riga) ? { ...riga, scelta } : riga)),
  });
});

/** Asks what would be reopened; writes nothing. */
export const controllaInsolutiAtom = atom(null, async (get, set, estratto: EstrattoLetto | undefined) => {
  if (!estratto || get(baseAtom)?.estratto === estratto) return;
  const insoluti = toInsoluti(estratto.esiti);
  if (insoluti.length === 0) return;
  const nulla = { esiti: [], riaperte: 0, id_lotto: null, errore: null };
  set(baseAtom, { estratto, insoluti, fase: 'controllo', ...nulla });
  try {
    const body = { esiti: insoluti.map(({ richiesta }) => richiesta), anteprima: true };
    const { esiti, riaperte } = await clientDi(get).call('esiti', { body });
    if (get(insolutiAtom)?.insoluti !== insoluti) return;
    set(putAtom, { fase: 'pronti', esiti, riaperte });
    set(escludiAtom, ['gia_aperta'], true);
  } catch (error) {
    if (get(insolutiAtom)?.insoluti === insoluti)
      set(putAtom, { fase: 'errore', errore: describeError(error) });
  }
});

/** Reopens the partite, each with its fees, in one action. */
export const riapriInsolutiAtom = atom(null, async (get, set) => {
  const stato = get(insolutiAtom);
  if (stato?.fase !== 'pronti' || stato.riaperte === 0) return;
  set(putAtom, { fase: 'riapertura', errore: null });
  try {
    const { file } = get(anteprimaPrivataAtom)?.contesto ?? {};
    const body = {
      esiti: stato.insoluti.map(({ richiesta }) => richiesta),
      file: file ? { nome: file.name.slice(0, 255), sha256: await computeImpronta(file) } : null,
    };
    const { esiti, riaperte, id_lotto } = await clientDi(get).call('esiti', { body });
    set(putAtom, { fase: 'riaperti', esiti, riaperte, id_lotto });
    set(escludiAtom, ['riaperta', 'gia_aperta'], true);
  } catch (error) {
    set(putAtom, { fase: 'pronti', errore: describeError(error) });
  }
});

/** Takes all of it back: the partite are paid again, and their rows may be imported. */
export const annullaInsolutiAtom = atom(null, async (get, set) => {
  const stato = get(insolutiAtom);
  if (stato?.fase !== 'riaperti' || stato.id_lotto === null) return;
  try {
    await clientDi(get).call('lottoAnnulla', { params: { id: stato.id_lotto } });
    set(escludiAtom, ['riaperta'], false);
    set(putAtom, { fase: 'pronti', id_lotto: null, errore: null });
  } catch (error) {
    set(putAtom, { errore: describeError(error) });
  }
});
