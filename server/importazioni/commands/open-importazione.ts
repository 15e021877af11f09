import { succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { insertImportazione } from '../sql/importazioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

/** Opens an import. It has only an id until its file is declared. */
export const openImportazione = (db: Database, actor: Actor): Promise<Result<{ id_imp: number }>> =>
  transact(db, async (tx) => {
    const id_imp = await insertImportazione(tx, actor.id_azienda, actor.id_utente);
    await appendRegistro(tx, actor, 'importazione_aperta', 'importazione', { id: id_imp });
    return succeed({ id_imp });
  });
