import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { listPrese, releaseRighe, takeRighe, type PresaWire } from '../sql/prese.ts';
import type { Actor } from '../../core/actor.ts';

/**
 * Takes rows to work on, all of them or none; the refusal says who holds the others. The registro has no line of it,
 * because no data changes.
 */
export async function claimRighe(
  db: Database,
  actor: Actor,
  { righe, minuti }: { righe: readonly number[]; minuti: number },
): Promise<Result<{ prese: PresaWire[] }>> {
  const { id_azienda, id_utente } = actor;
  const asked = [...new Set(righe)];
  return transact(db, async (tx) => {
    // Waits for whoever is settling these rows now, and reads them afterwards.
    const held = await holdRighe(tx, id_azienda, asked);
    if (held.size < asked.length) return fail('non_trovato', 'Una riga non c’è più');
    await takeRighe(tx, actor, asked, minuti);
    const prese = await listPrese(tx, id_azienda, asked);
    const others = prese.filter((presa) => presa.id_utente !== id_utente);
    const [first] = others;
    if (first)
      return fail('riga_presa', {
        detail: `${first.username} sta lavorando su ${others.length === 1 ? 'questa riga' : 'queste righe'}`,
        dettagli: { prese: others },
      });
    return succeed({ prese });
  });
}

export const releasePrese = (
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<Result<{ eliminati: number[] }>> =>
  transact(db, async (tx) => succeed({ eliminati: await releaseRighe(tx, actor, ids) }));
