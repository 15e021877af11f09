import type { z } from 'zod';
import type { accettaRequestSchema } from '#api/contract/abbinamenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { insertLottoAbbinamenti } from '../sql/lotti.ts';
import { holdProposte, holdAboveThreshold, readCalcolo, type PropostaTenuta } from '../sql/proposte.ts';
import type { Actor } from '../../core/actor.ts';
import { type Accettate, planProposte, sumPiano } from './accept-plan.ts';
import { writeAccettate } from './accept-write.ts';

type Request = z.output<typeof accettaRequestSchema>;

/**
 * Accepts proposals in one transaction, each whole. It leaves out, and names, a proposal whose rows someone else holds
 * or has settled meanwhile. It also leaves out a proposal that has an equal, unless it was asked for alone: only a
 * person breaks a tie.
 */
export async function acceptProposte(
  db: Database,
  actor: Actor,
  request: Request,
): Promise<Result<Accettate>> {
  const { id_calcolo, numeri, soglia, anteprima } = request;
  return transact(db, async (tx) => {
    const calcolo = await readCalcolo(tx, actor.id_azienda, id_calcolo);
    if (!calcolo) return fail('non_trovato', 'Queste proposte non ci sono più: cercale di nuovo');
    const kept = await hold(tx, actor, request);
    const { available, piano } = await planProposte(tx, actor, kept, numeri?.length === 1);
    if (anteprima) return succeed({ ...sumPiano(piano), id_lotto: null, id_pagamenti: [], alias: 0 });
    // A single pagamento can be undone by itself. A pair of movimenti is no pagamento: only its action can be undone.
    const many = numeri?.length !== 1 || piano.prese.some(({ proposta }) => proposta.tipo !== 'documenti');
    const id_lotto =
      many && piano.prese.length > 0
        ? await insertLottoAbbinamenti(tx, actor, 'proposte', { soglia: soglia ?? null })
        : null;
    const conferma = numeri ? 'proposta' : 'automatica';
    const accettate = await writeAccettate(tx, actor, piano, available, { id_calcolo, id_lotto, conferma });
    await refreshPagamenti({ motore: db.motore, kysely: tx }, actor.id_azienda);
    return succeed(accettate);
  });
}

const hold = (tx: Tx, { id_azienda }: Actor, request: Request): Promise<PropostaTenuta[]> =>
  request.numeri
    ? holdProposte(tx, id_azienda, request.id_calcolo, request.numeri)
    : holdAboveThreshold(tx, id_azienda, request.id_calcolo, {
        soglia: request.soglia ?? 1,
        filtri: request.filtri ?? {},
        movimenti_esclusi: request.movimenti_esclusi,
      });
