import type { z } from 'zod';
import type { rilettaSchema } from '#api/contract/rilettura.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Failure, type Result } from '../../core/problems.ts';
import { lockImportazione, updateImportazione } from '../sql/importazioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  deleteRigheImportate,
  holdRigheImportate,
  announceRicarica,
  restoreRighe,
  replaceRighe,
} from '../sql/riletture.ts';
import {
  annulRilettura,
  readLastRilettura,
  readRilettura,
  type RilettaFatta,
} from '../sql/riletture-made.ts';
import type { Actor } from '../../core/actor.ts';

type Answer = z.input<typeof rilettaSchema>;

/**
 * Undoes a re-reading: the rows get their former values, and those that were deleted return with their former keys.
 * Only the last re-reading can be undone.
 */
export const undoRilettura = (db: Database, actor: Actor, id: number): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const found = await readRilettura(tx, actor.id_azienda, id);
    if (!found) return fail('non_trovato', 'La rilettura non esiste');
    const importazione = await lockImportazione(tx, actor.id_azienda, found.id_imp);
    if (importazione?.stato !== 'completato') return fail('importazione_annullata');
    // Read again under the lock: two people may undo at once.
    if ((await readLastRilettura(tx, actor.id_azienda, found.id_imp)) !== id)
      return fail(
        'versione_superata',
        'Questa rilettura è già stata annullata, o dopo ne è stata fatta un’altra',
      );
    const refused = await checkHeld(tx, actor.id_azienda, found);
    if (refused) return refused;
    return succeed(await takeBack(tx, actor, found));
  });

/** Refuses if people worked on these rows since, because their work would be lost. */
async function checkHeld(tx: Tx, idAzienda: number, { id_imp, dopo }: RilettaFatta): Promise<Failure | null> {
  const left = [...dopo.cambiate, ...dopo.create];
  const now = await holdRigheImportate(
    tx,
    idAzienda,
    id_imp,
    left.map(({ id }) => id),
  );
  const moved = left.filter(({ id, versione }) => now.get(id)?.versione !== versione);
  if (moved.length === 0) return null;
  const righe = moved.length === 1 ? '1 riga' : `${moved.length} righe`;
  return fail('versione_superata', {
    detail: `Dopo la rilettura qualcuno ha lavorato su ${righe}: annullarla gli farebbe perdere quel lavoro`,
    dettagli: { ids: moved.map(({ id }) => id) },
  });
}

async function takeBack(tx: Tx, actor: Actor, done: RilettaFatta): Promise<Answer> {
  const { id_azienda } = actor;
  const { id, id_imp, prima, dopo } = done;
  const changed = new Set(dopo.cambiate.map((riga) => riga.id));
  const old = prima.righe.filter((riga) => changed.has(riga.id));
  const gone = prima.righe.filter((riga) => !changed.has(riga.id));
  await deleteRigheImportate(
    tx,
    id_azienda,
    dopo.create.map((riga) => riga.id),
  );
  await replaceRighe(tx, id_azienda, old);
  await restoreRighe(tx, gone);
  const { colonne, quadratura, ...testa } = prima.testa;
  await updateImportazione(tx, id_azienda, id_imp, {
    ...testa,
    colonne: colonne === null ? null : JSON.stringify(colonne),
    quadratura: quadratura === null ? null : JSON.stringify(quadratura),
  });
  await annulRilettura(tx, id_azienda, id);
  await appendRegistro(tx, actor, 'rilettura_annullata', 'importazione', {
    id: id_imp,
    dopo: { rilettura: id, ...prima.testa },
  });
  await announceRicarica(tx, id_azienda);
  return {
    id,
    id_imp,
    cambiate: old.length,
    create: gone.length,
    eliminate: dopo.create.length,
  };
}
