import type { z } from 'zod';
import type { rifiutaRequestSchema, rifiutatiSchema } from '#api/contract/abbinamenti.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { holdProposte, readCalcolo } from '../sql/proposte.ts';
import { deleteRifiuti, insertRifiuti, insertRifiutiMovimenti, markRifiutate } from '../sql/refusals.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import type { Actor } from '../../core/actor.ts';

/**
 * Refuses proposals. Each movimento with each of its partite, or the two movimenti of a giroconto or storno, are
 * recorded as not belonging together, and are not proposed again.
 */
export async function refuseProposte(
  db: Database,
  actor: Actor,
  { id_calcolo, numeri }: z.output<typeof rifiutaRequestSchema>,
): Promise<Result<z.input<typeof rifiutatiSchema>>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    if (!(await readCalcolo(tx, id_azienda, id_calcolo)))
      return fail('non_trovato', 'Queste proposte non ci sono più: cercale di nuovo');
    const kept = await holdProposte(tx, id_azienda, id_calcolo, numeri);
    const stillOpen = kept.filter(({ stato }) => stato === 'aperta').map(({ contenuto }) => contenuto);
    const pairs = stillOpen.flatMap(({ movimenti, partite, punteggio }) =>
      movimenti.flatMap((id_movimento) =>
        partite.map(({ id }) => ({ id_movimento, id_partita: id, punteggio })),
      ),
    );
    const legate = stillOpen.flatMap(({ tipo, movimenti: [id_movimento, id_altro], punteggio }) =>
      tipo === 'documenti' || id_movimento === undefined || id_altro === undefined
        ? []
        : [{ id_movimento, id_altro, punteggio }],
    );
    const rifiuti = [
      ...(await insertRifiuti(tx, actor, pairs)),
      ...(await insertRifiutiMovimenti(tx, actor, legate)),
    ];
    await markRifiutate(tx, id_azienda);
    await appendManyToRegistro(
      tx,
      actor,
      'abbinamento_rifiutato',
      'riga_estratto',
      [...pairs, ...legate].map((dopo) => ({ id: dopo.id_movimento, dopo })),
    );
    return succeed({ rifiutate: stillOpen.length, rifiuti });
  });
}

/** Forgets refused pairs: they may be proposed again. */
export const forgetRifiuti = (
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<Result<{ eliminati: number[] }>> =>
  transact(db, async (tx) => {
    const gone = await deleteRifiuti(tx, actor.id_azienda, ids);
    await appendManyToRegistro(
      tx,
      actor,
      'rifiuto_eliminato',
      'riga_estratto',
      gone.map((prima) => ({ id: prima.id_movimento, prima })),
    );
    return succeed({ eliminati: gone.map(({ id }) => id) });
  });
