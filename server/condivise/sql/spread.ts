/** Gives each azienda what is shared, and takes it back, with the same few statements for every kind. */
import { sql, type RawBuilder } from 'kysely';
import type { Genere } from '#api/contract/condivise.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { GENERI } from './generi.ts';

/** A row that was written. */
interface Written {
  id_azienda: number;
  id: number;
}

const refs = (alias: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));

/** SQL: rows `s` of the view that show this thing of the studio, in every azienda or in one. */
const ofStudio = (idCondivisa: number, idAzienda: number | null): RawBuilder<unknown> =>
  sql`s.id_condivisa = ${idCondivisa} and (${idAzienda}::bigint is null or s.id_azienda = ${idAzienda}::bigint)`;

/** Links the rows that aziende already have under the same key; they follow if they hold the same values. */
export async function linkByKey(
  tx: Tx,
  kind: Genere,
  idCondivisa: number,
  idAzienda: number | null,
): Promise<void> {
  const { chiave, colonne, viva } = GENERI[kind];
  const table = sql.table(kind);
  const vista = sql.table(`${kind}_dello_studio`);
  const key = (alias: string) => sql`lower(${sql.ref(`${alias}.${chiave}`)})`;
  const rows = await readRows<Written>(tx)`
    update ${table} w set id_condivisa = x.id_condivisa from (
      select t.id_azienda, min(t.id) as id, s.id_condivisa
      from ${vista} s join ${table} t on t.id_azienda = s.id_azienda
      where ${ofStudio(idCondivisa, idAzienda)} and ${viva} and t.id_condivisa is null and ${key('t')} = ${key('s')}
        and not exists (select from ${table} f
          where f.id_azienda = s.id_azienda and f.id_condivisa = s.id_condivisa)
      group by t.id_azienda, s.id_condivisa
    ) x where w.id_azienda = x.id_azienda and w.id = x.id
    returning w.id_azienda, w.id`;
  // The row is read after it is linked, so that its own role does not count as another's.
  if (rows.length > 0)
    await sql`update ${table} w set personalizzata = true
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(id_azienda bigint, id bigint), ${vista} s
      where w.id_azienda = x.id_azienda and w.id = x.id and s.id_azienda = x.id_azienda
        and s.id_condivisa = ${idCondivisa} and (${refs('w', colonne)}) is distinct from (${refs('s', colonne)})`.execute(
      tx,
    );
}

/** Inserts a row that follows in every azienda that has none. */
export async function insertCopies(
  tx: Tx,
  kind: Genere,
  idCondivisa: number,
  idAzienda: number | null,
): Promise<Written[]> {
  const { colonne, nuove = {} } = GENERI[kind];
  const besides = Object.entries(nuove);
  const names = sql.join(
    ['id_azienda', 'id_condivisa', ...colonne, ...besides.map(([name]) => name)].map((name) => sql.ref(name)),
  );
  const values = sql.join([
    sql`s.id_azienda`,
    sql`s.id_condivisa`,
    ...colonne.map((name) => sql.ref(`s.${name}`)),
    ...besides.map(([, value]) => value),
  ]);
  return readRows<Written>(tx)`
    insert into ${sql.table(kind)} (${names}) select ${values} from ${sql.table(`${kind}_dello_studio`)} s
    where ${ofStudio(idCondivisa, idAzienda)} and not exists (select from ${sql.table(kind)} f
      where f.id_azienda = s.id_azienda and f.id_condivisa = s.id_condivisa)
    returning id_azienda, id`;
}

/** Copies the values of the studio to the rows that follow. A row whose new key is taken stays as it is and stops following. */
export async function updateCopies(tx: Tx, kind: Genere, idCondivisa: number): Promise<Written[]> {
  const { chiave, unica, colonne, viva } = GENERI[kind];
  const table = sql.table(kind);
  const taken = unica
    ? sql`exists (select from ${table} t where t.id_azienda = w.id_azienda and t.id <> w.id and ${viva}
        and lower(${sql.ref(`t.${chiave}`)}) = lower(${sql.ref(`s.${chiave}`)}))`
    : sql`false`;
  const from = sql`from ${sql.table(`${kind}_dello_studio`)} s
    where ${ofStudio(idCondivisa, null)} and w.id_azienda = s.id_azienda and w.id_condivisa = s.id_condivisa
      and not w.personalizzata and (${refs('w', colonne)}) is distinct from (${refs('s', colonne)})`;
  await sql`update ${table} w set personalizzata = true ${from} and ${taken}`.execute(tx);
  const values = colonne.map((name) => sql`${sql.ref(name)} = ${sql.ref(`s.${name}`)}`);
  return readRows<Written>(tx)`
    update ${table} w set ${sql.join(values)}, versione = w.versione + 1 ${from}
    returning w.id_azienda, w.id`;
}

/** SQL: rows `t` of other aziende that follow and that nothing there uses. */
const unused = (kind: Genere, idCondivisa: number, idAzienda: number): RawBuilder<unknown> =>
  sql`t.id_azienda in (select id from azienda) and t.id_condivisa = ${idCondivisa} and t.id_azienda <> ${idAzienda}
    and not t.personalizzata and not ${GENERI[kind].usata}`;

/** Counts the other aziende in which the row would be removed, and those in which it would stay. */
export async function countLeaving(
  tx: Tx,
  kind: Genere,
  idCondivisa: number,
  idAzienda: number,
): Promise<{ tolte: number; tenute: number }> {
  const gone = unused(kind, idCondivisa, idAzienda);
  const row = await readRow<{ tolte: number; tenute: number }>(tx)`
    select count(*) filter (where ${gone})::integer as tolte, count(*) filter (where not (${gone}))::integer as tenute
    from ${sql.table(kind)} t where t.id_azienda in (select id from azienda)
      and t.id_condivisa = ${idCondivisa} and t.id_azienda <> ${idAzienda}`;
  return row ?? { tolte: 0, tenute: 0 };
}

/** Stops sharing: unused rows go, used ones stay as the azienda's own. Answers both. */
export async function removeCondivisa(
  tx: Tx,
  kind: Genere,
  idCondivisa: number,
  idAzienda: number,
): Promise<{ tolte: Written[]; tenute: Written[] }> {
  const table = sql.table(kind);
  const { via } = GENERI[kind];
  const where = unused(kind, idCondivisa, idAzienda);
  const removed = await (
    via
      ? sql<Written>`update ${table} t set ${via}, id_condivisa = null where ${where} returning t.id_azienda, t.id`
      : sql<Written>`delete from ${table} t where ${where} returning t.id_azienda, t.id`
  ).execute(tx);
  const kept = await sql<Written>`
    update ${table} set id_condivisa = null, personalizzata = false
    where id_azienda in (select id from azienda) and id_condivisa = ${idCondivisa}
    returning id_azienda, id`.execute(tx);
  await sql`delete from condivisa where id = ${idCondivisa}`.execute(tx);
  return { tolte: removed.rows, tenute: kept.rows };
}

/** Keeps the version of each tracciato that was written. */
export async function keepVersions(
  tx: Tx,
  kind: Genere,
  idUtente: number,
  written: readonly Written[],
): Promise<void> {
  if (kind !== 'tracciato' || written.length === 0) return;
  await sql`
    insert into tracciato_versione (id_azienda, id_tracciato, versione, contenuto, id_utente)
    select t.id_azienda, t.id, t.versione, jsonb_build_object('id', t.id, 'versione', t.versione, 'nome', t.nome,
      'modello_nome', t.modello_nome, 'natura', t.natura, 'id_conto', t.id_conto, 'lettura', t.lettura), ${idUtente}::bigint
    from json_to_recordset(${JSON.stringify(written)}::json) as x(id_azienda bigint, id bigint)
    join tracciato t on t.id_azienda = x.id_azienda and t.id = x.id`.execute(tx);
}

/** Appends one entry to the registro of each azienda. */
export async function appendToEach(
  tx: Tx,
  {
    id_utente,
    azione,
    oggetto,
    dopo,
  }: { id_utente: number; azione: string; oggetto: Genere; dopo?: unknown },
  written: readonly Written[],
): Promise<void> {
  if (written.length === 0) return;
  const told = dopo === undefined ? null : JSON.stringify(dopo);
  await sql`
    insert into registro (id_azienda, id_utente, azione, oggetto, id_oggetto, dopo)
    select x.id_azienda, ${id_utente}::bigint, ${azione}::text, ${oggetto}::text, x.id, ${told}::jsonb
    from json_to_recordset(${JSON.stringify(written)}::json) as x(id_azienda bigint, id bigint)
    order by x.id_azienda, x.id`.execute(tx);
}
