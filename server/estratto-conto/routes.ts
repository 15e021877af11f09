/** Rows of the estratto conto: pages, notifications, changes, notes. */
import { modifyRighe } from './commands/modify-righe.ts';
import { saveNota } from './commands/update-nota.ts';
import type { Database, Reader, Tx } from '../core/db/database.ts';
import { readSnapshot } from '../core/db/transact.ts';
import { refuseField, succeed, type Result } from '../core/problems.ts';
import {
  countRighe,
  existsRiga,
  listNotifiche,
  listValori,
  readBlock,
  readPage,
  readTotali,
  readTotals,
  type EstrattoContoRequest,
  type BlockQuery,
} from './sql/estratto-conto.ts';
import { findChiusi } from './sql/closed-by-words.ts';
import { findByWords } from './sql/words-in-texts.ts';
import type { FiltriEstratto } from './sql/estratto-filters.ts';
import { listGruppi } from './sql/estratto-groups.ts';
import { withAzienda, withReading, JsonText, type Handlers } from '../core/http/bind.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export const estrattoContoRoutes = {
  estrattoConto: withAzienda(({ db, actor, query }) => readEstratto(db, actor.id_azienda, query)),

  estrattoBlocco: withAzienda(({ db, actor, query }) => readBlockOf(db, actor.id_azienda, query)),

  estrattoTotali: withReading(async (reader, idAzienda, { query }) =>
    readTotali(reader, idAzienda, await withFound(reader, idAzienda, query)),
  ),

  estrattoValori: withReading(async (reader, idAzienda, { query: { campo, ...filtri } }) =>
    listValori(reader, idAzienda, await withFound(reader, idAzienda, filtri), campo),
  ),

  estrattoGruppi: withReading(async (reader, idAzienda, { query: { gruppi, ...filtri } }) =>
    listGruppi(reader, idAzienda, await withFound(reader, idAzienda, filtri), gruppi),
  ),

  notifiche: withReading((reader, idAzienda, { query }) => listNotifiche(reader, idAzienda, query)),

  updateNota: withAzienda(({ db, actor, body }) => saveNota(db, actor, body)),

  estrattoContoModifica: withAzienda(({ db, actor, body }) => modifyRighe(db, actor, body.righe)),
} satisfies Partial<Handlers>;

/** The question with the rows that it names by what closes them, and by its words. */
const withFound = async <Q extends FiltriEstratto>(
  reader: Reader,
  idAzienda: number,
  query: Q,
): Promise<Q> => {
  const found = await findChiusi(reader, idAzienda, query);
  return { ...query, found, named: await findByWords(reader, idAzienda, query, found) };
};

const listChanged = () => refuseField('cursor', 'L’elenco è cambiato: ricarica la pagina');

type Place = Pick<EstrattoContoRequest, 'sort' | 'cursor'>;

const nextCursor = ({ sort }: Place, last: number | null): string | null =>
  last === null ? null : encodeCursor({ id: last, sort: sort.join(',') });

/** The id of the last row of the page before; null at the beginning. */
function readCursor({ sort, cursor: text }: Place): Result<number | null> {
  if (text === undefined) return succeed(null);
  const cursor = decodeCursor(text);
  if (cursor?.sort !== sort.join(','))
    return refuseField('cursor', 'Il segno di pagina non appartiene a questo elenco');
  return succeed(cursor.id);
}

/** Reads what follows the cursor as it is at one moment: an import that completes in between shows whole or not at all. */
async function readMoment<Q extends FiltriEstratto & Place>(
  db: Database,
  idAzienda: number,
  asked: Q,
  read: (tx: Tx, query: Q, after: number | null) => Promise<Result<JsonText>>,
): Promise<Result<JsonText>> {
  const found = readCursor(asked);
  if (!found.ok) return found;
  const after = found.value;
  return readSnapshot(db, async (tx) => {
    if (after !== null && !(await existsRiga(tx, idAzienda, after))) return listChanged();
    return read(tx, await withFound(tx, idAzienda, asked), after);
  });
}

/** A page and the sums of all rows. */
const readEstratto = (db: Database, idAzienda: number, asked: EstrattoContoRequest) =>
  readMoment(db, idAzienda, asked, async (tx, query, after) => {
    const { dare, avere, totale } = await readTotals(tx, idAzienda, query);
    // What the count did not find is not looked for once more.
    const { righe, ultimo } =
      totale === 0 ? { righe: '[]', ultimo: null } : await readPage(tx, idAzienda, query, after);
    const rest = { totale, cursor: nextCursor(query, ultimo), somme: { dare, avere, saldo: dare + avere } };
    return succeed(new JsonText(`{"righe":${righe},${JSON.stringify(rest).slice(1)}`));
  });

/**
 * Offset from which all rows are counted, so that the database can walk from the nearer end. Below it the count costs
 * more than it saves.
 */
const FAR = 20_000;

const readBlockOf = (db: Database, idAzienda: number, asked: BlockQuery) =>
  readMoment(db, idAzienda, asked, async (tx, query, after) => {
    if (after !== null || query.offset === 0) {
      const { righe, ultimo } = await readPage(tx, idAzienda, query, after);
      return succeed(
        new JsonText(`{"righe":${righe},"cursor":${JSON.stringify(nextCursor(query, ultimo))}}`),
      );
    }
    const total = query.offset > FAR ? await countRighe(tx, idAzienda, query) : null;
    const righe = await readBlock(tx, idAzienda, query, total);
    return succeed(new JsonText(`{"righe":${righe},"cursor":null}`));
  });
