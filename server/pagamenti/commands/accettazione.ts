/** Accepts every proposal from a score on, a part at a time. */
import type { z } from 'zod';
import type { accettazioneRequestSchema } from '#api/contract/abbinamenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import {
  closeLotto,
  countParte,
  holdParte,
  insertLottoAParti,
  type AvanzamentoWire,
} from '../sql/avanzamenti.ts';
import { holdProposte, listNumeriAboveThreshold, readCalcolo } from '../sql/proposte.ts';
import type { Actor } from '../../core/actor.ts';
import { type Accettate, type EsitoAccettazione, planProposte } from './accept-plan.ts';
import { writeAccettate } from './accept-write.ts';
import { PARTE, resumeLotti, startLotto, type LottoWork } from './lotto-parts.ts';

type Request = z.output<typeof accettazioneRequestSchema>;

const NOTHING: EsitoAccettazione = {
  id_lotto: null,
  accettate: 0,
  entrate: 0,
  uscite: 0,
  partite: 0,
  differenze: [],
  giroconti: 0,
  alias: 0,
  saltate: [],
};

function add(one: EsitoAccettazione, other: Accettate): EsitoAccettazione {
  const differenze = new Map(one.differenze.map(({ tipo, importo }) => [tipo, importo]));
  for (const { tipo, importo } of other.differenze)
    differenze.set(tipo, (differenze.get(tipo) ?? 0) + importo);
  return {
    id_lotto: one.id_lotto,
    accettate: one.accettate + other.accettate,
    entrate: one.entrate + other.entrate,
    uscite: one.uscite + other.uscite,
    partite: one.partite + other.partite,
    differenze: [...differenze].map(([tipo, importo]) => ({ tipo, importo })),
    giroconti: one.giroconti + other.giroconti,
    alias: one.alias + other.alias,
    saltate: [...one.saltate, ...other.saltate],
  };
}

async function acceptParte(tx: Tx, actor: Actor, id: number): Promise<boolean | null> {
  const { id_azienda } = actor;
  const part = await holdParte<EsitoAccettazione>(tx, id_azienda, id, PARTE);
  if (!part) return null;
  const { id_calcolo, numeri } = part;
  const soFar = part.dettagli ?? { ...NOTHING, id_lotto: id };
  if (numeri.length === 0) {
    await closeLotto(tx, { id_azienda, id }, 'completato', soFar);
    return false;
  }
  const kept = await holdProposte(tx, id_azienda, id_calcolo, numeri);
  const { available, piano } = await planProposte(tx, actor, kept, false);
  const writing = { id_calcolo, id_lotto: id, conferma: 'automatica' as const };
  const finished = await writeAccettate(tx, actor, piano, available, writing);
  await countParte(tx, id_azienda, id, { quante: numeri.length, dettagli: add(soFar, finished) });
  return true;
}

const ACCETTAZIONE: LottoWork = { tipo: 'proposte', writeParte: acceptParte };

/** Opens an acceptance and starts it. */
export const startAccettazione = (
  db: Database,
  actor: Actor,
  { id_calcolo, soglia, filtri = {}, movimenti_esclusi }: Request,
  onError: (cause: unknown) => void,
): Promise<Result<AvanzamentoWire>> =>
  startLotto({ db, work: ACCETTAZIONE, onError }, actor, async (tx) => {
    const { id_azienda } = actor;
    if (!(await readCalcolo(tx, id_azienda, id_calcolo)))
      return fail('non_trovato', 'Queste proposte non ci sono più: cercale di nuovo');
    const numeri = await listNumeriAboveThreshold(tx, id_azienda, id_calcolo, {
      soglia,
      filtri,
      movimenti_esclusi,
    });
    return succeed(await insertLottoAParti(tx, actor, { tipo: 'proposte', soglia, id_calcolo, numeri }));
  });

export const resumeAccettazioni = (db: Database, onError: (cause: unknown) => void): Promise<number> =>
  resumeLotti({ db, work: ACCETTAZIONE, onError });
