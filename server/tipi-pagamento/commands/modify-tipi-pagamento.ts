import type { z } from 'zod';
import type { TipoPagamento, tipiPagamentoModificatiSchema } from '#api/contract/tipi-pagamento.ts';
import { succeed, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  countUsi,
  deleteTipiPagamento,
  insertTipiPagamento,
  listTipiPagamento,
  readVersioniEliminate,
  updateTipiPagamento,
} from '../sql/tipi-pagamento.ts';
import type { Actor } from '../../core/actor.ts';
import { checkChanges, checkRicreati, checkUsi, type TipiPagamentoChanges } from './check-tipi-pagamento.ts';

type Answer = z.input<typeof tipiPagamentoModificatiSchema>;

/**
 * Applies a set of changes to the azienda's ways of paying, whole or not at all. Deletions come first and
 * creations last, so that a code let go in the set can be taken in it. A row created with the id of a deleted
 * one is that row again, one version on.
 */
export async function modifyTipiPagamento(
  db: Database,
  actor: Actor,
  modifications: TipiPagamentoChanges,
): Promise<Result<Answer>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await lockAziende(tx, [id_azienda]);
    const current = await listTipiPagamento(tx, id_azienda);
    const refused = checkChanges(current, modifications);
    if (refused) return refused;
    const eliminati = modifications.elimina.map(({ id }) => id);
    const used = checkUsi(current, modifications, await countUsi(tx, id_azienda, eliminati));
    if (used) return used;
    const recreated = modifications.crea.flatMap(({ id }) => id ?? []);
    const versions = await readVersioniEliminate(tx, id_azienda, recreated);
    const unknown = checkRicreati(modifications, versions);
    if (unknown) return unknown;

    await deleteTipiPagamento(tx, id_azienda, eliminati);
    const cambiati = await updateTipiPagamento(tx, id_azienda, modifications.cambia);
    const fresh = modifications.crea.map(({ id, ...dati }) =>
      id === undefined ? dati : { ...dati, id, versione: (versions.get(id) ?? 0) + 1 },
    );
    const creati = await insertTipiPagamento(tx, id_azienda, fresh);
    await record(tx, actor, current, { creati, cambiati, eliminati });
    return succeed({ creati, cambiati, eliminati });
  });
}

/** One entry for each row: its history stays readable by itself. */
async function record(
  tx: Tx,
  actor: Actor,
  before: readonly TipoPagamento[],
  {
    creati,
    cambiati,
    eliminati,
  }: { creati: TipoPagamento[]; cambiati: TipoPagamento[]; eliminati: number[] },
): Promise<void> {
  const byId = new Map(before.map((kind) => [kind.id, kind]));
  const append = (azione: string, id: number, prima?: TipoPagamento, dopo?: TipoPagamento) =>
    appendRegistro(tx, actor, azione, 'tipo_pagamento', { id, prima, dopo });
  for (const id of eliminati) await append('tipo_pagamento_eliminato', id, byId.get(id));
  for (const after of cambiati)
    await append('tipo_pagamento_modificato', after.id, byId.get(after.id), after);
  for (const after of creati) await append('tipo_pagamento_creato', after.id, undefined, after);
}
