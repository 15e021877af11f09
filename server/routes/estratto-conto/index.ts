/** Rows of the estratto conto: pages, notifications, changes, notes. */
import { modifyRighe } from '../../commands/modify-righe.ts';
import { saveNota } from '../../commands/update-nota.ts';
import type { Database } from '../../db/open.ts';
import { invalidField, success, type Result } from '../../problems.ts';
import {
  existsRiga,
  listNotifiche,
  readPage,
  readTotals,
  type Query,
} from '../../repositories/estratto-conto.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export const estrattoContoRoutes: readonly BoundRoute[] = [
  forAzienda('estrattoConto', ({ db, actor, query }) => readEstratto(db, actor.id_azienda, query)),

  forAzienda('notifiche', async ({ db, actor, query }) =>
    success(await listNotifiche(db.kysely, actor.id_azienda, query)),
  ),

  forAzienda('updateNota', ({ db, actor, body }) => saveNota(db, actor, body)),

  forAzienda('estrattoContoModifica', ({ db, actor, body }) => modifyRighe(db, actor, body.righe)),
];

/** Page and sums of one moment: an import that completes in between shows in both or in neither. */
async function readEstratto(db: Database, idAzienda: number, query: Query): Promise<Result<JsonText>> {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && cursor?.sort !== query.sort)
    return invalidField('cursor', 'Il segno di pagina non appartiene a questo elenco');
  const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    if (cursor && !(await existsRiga(tx, idAzienda, cursor.id)))
      return invalidField('cursor', 'L’elenco è cambiato: ricarica la pagina');
    const { dare, avere, totale } = await readTotals(tx, idAzienda, query);
    const { righe, ultimo } = await readPage(tx, idAzienda, query, cursor?.id ?? null);
    const next = ultimo === null ? null : encodeCursor({ id: ultimo, sort: query.sort });
    const rest = { totale, cursor: next, somme: { dare, avere, saldo: dare + avere } };
    return success(new JsonText(`{"righe":${righe},${JSON.stringify(rest).slice(1)}`));
  });
}
