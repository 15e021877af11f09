import type { z } from 'zod';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { spostaSchema, spostateSchema } from '#api/contract/scadenze.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import { insertConcordate, listInForce, revokeConcordate, type ConcordataTenuta } from '../sql/agreed.ts';
import { readScadenze } from '../sql/list.ts';
import type { Actor } from '../../core/actor.ts';

type Move = z.output<typeof spostaSchema>['partite'][number];

/** A reason that stands for the person's own where a withdrawal is undone or made: it is never shown as an agreement. */
const WITHDRAWAL = 'Ritorno alla scadenza del documento';

interface Tenute {
  righe: ReadonlyMap<number, RigaEstratto>;
  inForce: ReadonlyMap<number, ConcordataTenuta>;
}

/** The day a partita falls due now. */
const current = ({ righe, inForce }: Tenute, id: number): string | null =>
  inForce.get(id)?.scadenza ?? righe.get(id)?.scadenza ?? null;

function check(partite: readonly Move[], { righe }: Tenute): Failure | null {
  for (const [at, { id }] of partite.entries()) {
    const riga = righe.get(id);
    if (!riga || riga.natura !== 'partita')
      return fail('non_trovato', 'Una partita non esiste più: ricarica la pagina');
    if (riga.stato === 'chiusa' || riga.stato === 'ignorata')
      return refuseField(
        `partite.${at}.id`,
        riga.stato === 'chiusa' ? 'La partita è già chiusa' : 'La partita è ignorata',
      );
  }
  return null;
}

/** Agrees new due dates, or takes agreements back; all of them or none. The documents' own dates stay. */
export async function moveScadenze(
  db: Database,
  actor: Actor,
  partite: readonly Move[],
): Promise<Result<z.input<typeof spostateSchema>>> {
  const { id_azienda } = actor;
  const ids = partite.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return refuseField('partite', 'La stessa partita compare due volte');
  return transact(db, async (tx) => {
    const righe = await holdRighe(tx, id_azienda, ids);
    const kept = { righe, inForce: await listInForce(tx, id_azienda, ids) };
    const refused = check(partite, kept);
    if (refused) return refused;
    const stale = partite.filter(({ id, attesa }) => current(kept, id) !== attesa);
    if (stale.length > 0) {
      const attuali = await readScadenze(
        tx,
        id_azienda,
        stale.map(({ id }) => id),
      );
      return fail('versione_superata', {
        detail: 'Qualcuno ha già spostato questa scadenza',
        dettagli: { attuali },
      });
    }
    const { inForce: vigenti } = kept;
    await revokeConcordate(
      tx,
      actor,
      [...vigenti.values()].map(({ id }) => id),
    );
    await insertConcordate(
      tx,
      actor,
      partite.flatMap(({ id, scadenza, motivo }) => {
        const original = righe.get(id)?.scadenza ?? scadenza;
        return scadenza === original
          ? []
          : [{ id_partita: id, scadenza_originale: original, scadenza, motivo }];
      }),
    );
    await appendManyToRegistro(
      tx,
      actor,
      'scadenza_spostata',
      'riga_estratto',
      partite.map(({ id, attesa, scadenza, motivo }) => ({
        id,
        prima: { scadenza: attesa, motivo: vigenti.get(id)?.motivo ?? null },
        dopo: { scadenza, motivo },
      })),
    );
    const before = partite.map(({ id, attesa, scadenza }) => ({
      id,
      attesa: scadenza,
      scadenza: attesa,
      motivo: vigenti.get(id)?.motivo ?? WITHDRAWAL,
    }));
    return succeed({ partite: await readScadenze(tx, id_azienda, ids), prima: { partite: before } });
  });
}
