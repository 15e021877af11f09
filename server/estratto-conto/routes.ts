/** Rows of the estratto conto: pages, notifications, changes, notes. */
import { modifyRighe } from './commands/modify-righe.ts';
import { saveNota } from './commands/update-nota.ts';
import type { Database } from '../core/db/database.ts';
import { refuseField, succeed, type Result } from '../core/problems.ts';
import {
  countRighe,
  existsRiga,
  listNotifiche,
  listValori,
  readBlocco,
  readPage,
  readTotali,
  readTotals,
  type EstrattoContoRequest,
  type QueryBlocco,
} from './sql/estratto-conto.ts';
import { listGruppi } from './sql/estratto-groups.ts';
import { withAzienda, JsonText, type Handlers } from '../core/http/bind.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export const estrattoContoRoutes = {
  estrattoConto: withAzienda(({ db, actor, query }) => readEstratto(db, actor.id_azienda, query)),

  estrattoBlocco: withAzienda(({ db, actor, query }) => readBloccoOf(db, actor.id_azienda, query)),

  estrattoTotali: withAzienda(async ({ db, actor, query }) =>
    succeed(await readTotali(db.kysely, actor.id_azienda, query)),
  ),

  estrattoValori: withAzienda(async ({ db, actor, query: { campo, ...filtri } }) =>
    succeed(await listValori(db.kysely, actor.id_azienda, filtri, campo)),
  ),

  estrattoGruppi: withAzienda(async ({ db, actor, query: { gruppi, ...filtri } }) =>
    succeed(await listGruppi(db.kysely, actor.id_azienda, filtri, gruppi)),
  ),

  notifiche: withAzienda(async ({ db, actor, query }) =>
    succeed(await listNotifiche(db.kysely, actor.id_azienda, query)),
  ),

  updateNota: withAzienda(({ db, actor, body }) => saveNota(db, actor, body)),

  estrattoContoModifica: withAzienda(({ db, actor, body }) => modifyRighe(db, actor, body.righe)),
} satisfies Partial<Handlers>;

const listChanged = () => refuseField('cursor', 'L’elenco è cambiato: ricarica la pagina');

type Posto = Pick<EstrattoContoRequest, 'sort' | 'cursor'>;

const nextCursor = ({ sort }: Posto, ultimo: number | null): string | null =>
  ultimo === null ? null : encodeCursor({ id: ultimo, sort: sort.join(',') });

/** The id of the last row of the page before; null at the beginning. */
function readCursor({ sort, cursor: text }: Posto): Result<number | null> {
  if (text === undefined) return succeed(null);
  const cursor = decodeCursor(text);
  if (cursor?.sort !== sort.join(','))
    return refuseField('cursor', 'Il segno di pagina non appartiene a questo elenco');
  return succeed(cursor.id);
}

/** Page and sums of one moment: an import that completes in between shows in both or in neither. */
async function readEstratto(
  db: Database,
  idAzienda: number,
  query: EstrattoContoRequest,
): Promise<Result<JsonText>> {
  const found = readCursor(query);
  if (!found.ok) return found;
  const after = found.value;
  const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    if (after !== null && !(await existsRiga(tx, idAzienda, after))) return listChanged();
    const { dare, avere, totale } = await readTotals(tx, idAzienda, query);
    const { righe, ultimo } = await readPage(tx, idAzienda, query, after);
    const rest = { totale, cursor: nextCursor(query, ultimo), somme: { dare, avere, saldo: dare + avere } };
    return succeed(new JsonText(`{"righe":${righe},${JSON.stringify(rest).slice(1)}`));
  });
}

/**
 * Offset from which all rows are counted, so that the database can walk from the nearer end. Below it the count costs
 * more than it saves.
 */
const LONTANO = 20_000;

async function readBloccoOf(db: Database, idAzienda: number, query: QueryBlocco): Promise<Result<JsonText>> {
  const found = readCursor(query);
  if (!found.ok) return found;
  const after = found.value;
  const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    if (after !== null && !(await existsRiga(tx, idAzienda, after))) return listChanged();
    if (after !== null || query.offset === 0) {
      const { righe, ultimo } = await readPage(tx, idAzienda, query, after);
      return succeed(
        new JsonText(`{"righe":${righe},"cursor":${JSON.stringify(nextCursor(query, ultimo))}}`),
      );
    }
    const totale = query.offset > LONTANO ? await countRighe(tx, idAzienda, query) : null;
    const righe = await readBlocco(tx, idAzienda, query, totale);
    return succeed(new JsonText(`{"righe":${righe},"cursor":null}`));
  });
}
