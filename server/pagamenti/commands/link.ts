/**
 * Links movimenti that arrive after their pagamento was recorded: the deposit of an assegno, the debit of an insoluto.
 */
import type { z } from 'zod';
import type { pagamentoMovimentiSchema, pagamentoScollegaSchema } from '#api/contract/pagamenti.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, type Result } from '../../core/problems.ts';
import { readPagamento, type PagamentoWire } from '../sql/read.ts';
import {
  deleteMovimentiPagati,
  insertMovimentiPagati,
  listRigheDiPagamenti,
  touchPagamento,
  touchPartite,
} from '../sql/write.ts';
import type { Actor } from '../../core/actor.ts';
import { appendPagamento, refuseObstacle, sumImporti } from './create.ts';
import { holdAvailable, listIds } from './available.ts';
import { holdAttivo, holdRigheDi } from './reverse.ts';

/** Links movimenti to a pagamento that was recorded without any. */
export async function linkMovimenti(
  db: Database,
  actor: Actor,
  id: number,
  { versione, movimenti }: z.output<typeof pagamentoMovimentiSchema>,
): Promise<Result<PagamentoWire>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const partite = await listRigheDiPagamenti(tx, id_azienda, [id]);
    const available = await holdAvailable(tx, actor, [...listIds([{ movimenti, partite: [] }]), ...partite]);
    const held = await holdAttivo(tx, actor, id, versione);
    if (!held.ok) return held;
    const before = await readPagamento(tx, id_azienda, id);
    if ((before?.movimenti.length ?? 0) > 0)
      return refuseField('movimenti', 'Questo pagamento ha già i suoi movimenti');
    if (
      movimenti.some(
        (part) => (available.righe.get(part.id)?.divisa ?? held.value.divisa) !== held.value.divisa,
      )
    )
      return refuseField('movimenti', `Il pagamento è in ${held.value.divisa}, un movimento no`);
    const missing = held.value.importo - sumImporti(movimenti);
    if (missing !== 0)
      return fail('pagamento_non_quadra', {
        detail: `I movimenti non danno il pagamento: mancano ${formatImporto(missing)}`,
        dettagli: { differenza: missing },
      });
    const obstacle = available.take({ movimenti, partite: [] });
    if (obstacle) return refuseObstacle(obstacle);
    const lines = movimenti.map((part) => ({ ...part, id_pagamento: id }));
    await insertMovimentiPagati(tx, id_azienda, JSON.stringify(lines));
    await touchPagamento(tx, id_azienda, id);
    await touchPartite(tx, id_azienda, id);
    return appendPagamento(tx, actor, id, 'pagamento_collegato', before);
  });
}

/** Unlinks the movimenti of such a pagamento. They are open again, and the pagamento is as it was before them. */
export async function unlinkMovimenti(
  db: Database,
  actor: Actor,
  id: number,
  { versione }: z.output<typeof pagamentoScollegaSchema>,
): Promise<Result<PagamentoWire>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await holdRigheDi(tx, actor, [id], null);
    const held = await holdAttivo(tx, actor, id, versione);
    if (!held.ok) return held;
    const before = await readPagamento(tx, id_azienda, id);
    if (held.value.origine === 'movimento')
      return refuseField('id', 'Questo pagamento nasce dai suoi movimenti: si annulla');
    if ((before?.movimenti.length ?? 0) === 0)
      return refuseField('id', 'Questo pagamento non ha movimenti collegati');
    await deleteMovimentiPagati(tx, id_azienda, id);
    await touchPagamento(tx, id_azienda, id);
    await touchPartite(tx, id_azienda, id);
    return appendPagamento(tx, actor, id, 'pagamento_scollegato', before);
  });
}
