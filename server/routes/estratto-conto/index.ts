/** Rows of the estratto conto: pages, notifications, changes, notes. */
import { modifyRighe } from '../../commands/modify-righe.ts';
import { saveNota } from '../../commands/update-nota.ts';
import type { Database } from '../../db/open.ts';
import { invalidField, success, type Result } from '../../problems.ts';
import {
  countRighe,
  existsRiga,
  listNotifiche,
  listValori,
  readBlocco,
  readPage,
  readTotali,
  readTotals,
  type Query,
  type QueryBlocco,
} from '../../repositories/estratto-conto.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export const estrattoContoRoutes: readonly BoundRoute[] = [
  forAzienda('estrattoConto', ({ db, actor, query }) => readEstratto(db, actor.id_azienda, query)),

  forAzienda('estrattoBlocco', ({ db, actor, query }) => readBloccoOf(db, actor.id_azienda, query)),

  forAzienda('estrattoTotali', async ({ db, actor, query }) =>
    success(await readTotali(db.kysely, actor.id_azienda, query)),
  ),

  forAzienda('estrattoValori', async ({ db, actor, query: { campo, ...filtri } }) =>
    success(await listValori(db.kysely, actor.id_azienda, filtri, campo)),
  ),

  forAzienda('notifiche', async ({ db, actor, query }) =>
    success(await listNotifiche(db.kysely, actor.id_azienda, query)),
  ),

  forAzienda('updateNota', ({ db, actor, body }) => saveNota(db, actor, body)),

  forAzienda('estrattoContoModifica', ({ db, actor, body }) => modifyRighe(db, actor, body.righe)),
];

/** Page and sums of one moment: an import that completes in between shows in both or in neither. */
async function readEstratto(db: Database, idAzienda: number, query: Query): Promise<Result<JsonText>> {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const sort = query.sort.join(',');
  if (query.cursor !== undefined && cursor?.sort !== sort)
    return invalidField('cursor', 'Il segno di pagina non appartiene a questo elenco');
  const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    if (cursor && !(await existsRiga(tx, idAzienda, cursor.id)))
      return invalidField('cursor', 'L’elenco è cambiato: ricarica la pagina');
    const { dare, avere, totale } = await readTotals(tx, idAzienda, query);
    const { righe, ultimo } = await readPage(tx, idAzienda, query, cursor?.id ?? null);
    const next = ultimo === null ? null : encodeCursor({ id: ultimo, sort });
    const rest = { totale, cursor: next, somme: { dare, avere, saldo: dare + avere } };
    return success(new JsonText(`{"righe":${righe},${JSON.stringify(rest).slice(1)}`));
  });
}

/** Below this many rows to walk over, counting them all to walk from the other end costs more than it saves. */
const LONTANO = 20_000;

async function readBloccoOf(db: Database, idAzienda: number, query: QueryBlocco): Promise<Result<JsonText>> {
  const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    const totale = query.offset > LONTANO ? await countRighe(tx, idAzienda, query) : null;
    return success(new JsonText(`{"righe":${await readBlocco(tx, idAzienda, query, totale)}}`));
  });
}
