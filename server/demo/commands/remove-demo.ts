/** Removes the demonstration office, or restores it within a day. Its rows are deleted afterwards, in parts. */
import type { z } from 'zod';
import type { demoStatoSchema } from '#api/contract/demo.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Failure, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { lockUtenti } from '../../utenti/sql/manage-utenti.ts';
import { announceClosed, linkAzienda } from '../../utenti/sql/utenti.ts';
import { deletePart, listToRemove, listInOrdine, removeAzienda } from '../sql/delete.ts';
import { hideAzienda, listUtentiDi, listUtentiSenzaAltre, moveUtenti, showAzienda } from '../sql/remove.ts';
import { listDimostrative, readStato } from '../sql/stato.ts';

type Answer = z.input<typeof demoStatoSchema>;

const gone = (): Failure => fail('non_trovato', 'Questo studio dimostrativo non c’è più');

/** Closes the office to everybody, and keeps who could open it so that it can be restored. */
export const removeDemo = (db: Database, idUtente: number, idAzienda: number): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    // Locks people before the azienda, as every command does. A second removal of the same office waits here.
    const utenti = await listUtentiDi(tx, idAzienda);
    if (utenti.length > 0) await lockUtenti(tx, utenti);
    await lockAziende(tx, [idAzienda]);
    if (!(await listDimostrative(tx, idUtente)).includes(idAzienda)) return gone();
    const alone = await listUtentiSenzaAltre(tx, idAzienda);
    if (alone.length > 0)
      return fail('unica_azienda', `È l’unica azienda di ${alone.join(', ')}: prima serve un’altra azienda`);
    await moveUtenti(tx, idAzienda);
    await hideAzienda(tx, idAzienda);
    await announceClosed(tx, idAzienda, utenti);
    await appendRegistro(tx, { id_azienda: idAzienda, id_utente: idUtente }, 'demo_tolta', 'azienda', {
      id: idAzienda,
    });
    return succeed(await readStato(tx, idUtente));
  });

/** Lets those who could open the office open it again. */
export const restoreDemo = (db: Database, idUtente: number, idAzienda: number): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    await lockAziende(tx, [idAzienda]);
    const { tolta } = await readStato(tx, idUtente);
    if (tolta?.id_azienda !== idAzienda) return gone();
    for (const id of await showAzienda(tx, idAzienda)) await linkAzienda(tx, id, idAzienda);
    await appendRegistro(tx, { id_azienda: idAzienda, id_utente: idUtente }, 'demo_rimessa', 'azienda', {
      id: idAzienda,
    });
    return succeed(await readStato(tx, idUtente));
  });

/** Deletes the offices that can no longer be restored, some rows at a time. Answers how many. */
export async function deleteTolte(db: Database): Promise<number> {
  const ids = await listToRemove(db.kysely);
  for (const id of ids) {
    for (const name of await listInOrdine(db.kysely)) while ((await deletePart(db.kysely, name, id)) > 0);
    await db.kysely.transaction().execute((tx) => removeAzienda(tx, id));
  }
  return ids.length;
}
