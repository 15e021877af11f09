/** What the studio shares: one row of `condivisa`, and one row of each azienda, which follows it or was changed there. */
import { sql, type RawBuilder } from 'kysely';
import type { Genere, UsoCondivisa } from '#api/contract/condivise.ts';
import { readIds, readRow, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { GENERI } from './generi.ts';

/** Only one transaction at a time shares something, or makes an azienda that receives what is shared. */
export async function lockCondivise(tx: Tx): Promise<void> {
  await sql`lock table condivisa in share row exclusive mode`.execute(tx);
}

/** The owner of the installation, or an amministratore who may open every azienda of it. */
export async function isGoverning(reader: Reader, idUtente: number): Promise<boolean> {
  const row = await readRow<{ si: boolean }>(reader)`
    select titolare or not exists (select from azienda z where not z.dimostrativa and not exists
      (select from utente_azienda u where u.id_azienda = z.id and u.id_utente = utente.id)) as si
    from utente where id = ${idUtente}`;
  return row?.si ?? false;
}

export interface Propria {
  id: number;
  versione: number;
  chiave: string;
  /** The row as the studio would share it. */
  contenuto: Record<string, unknown>;
  id_condivisa: number | null;
  versione_studio: number | null;
  dimostrativa: boolean;
}

/** A row of the azienda, in the words of the studio. */
export async function readPropria(
  reader: Reader,
  idAzienda: number,
  kind: Genere,
  id: number,
): Promise<Propria | undefined> {
  const { chiave, colonne, translated, viva } = GENERI[kind];
  const fields = colonne.map((name) => sql`${sql.lit(name)}, ${translated?.[name] ?? sql.ref(`t.${name}`)}`);
  return readRow<Propria>(reader)`
    select t.id, t.versione, ${sql.ref(`t.${chiave}`)} as chiave, t.id_condivisa, c.versione as versione_studio,
      z.dimostrativa, jsonb_build_object(${sql.join(fields)}) as contenuto
    from ${sql.table(kind)} t join azienda z on z.id = t.id_azienda left join condivisa c on c.id = t.id_condivisa
    where t.id_azienda = ${idAzienda} and t.id = ${id} and ${viva}`;
}

/** Reads what the studio shares, in the values that the azienda would have. */
export const readCondivisa = (reader: Reader, idAzienda: number, kind: Genere, idCondivisa: number) =>
  readRow<{ versione: number; dati: unknown }>(reader)`
    select c.versione, to_jsonb(s) - 'id_azienda' - 'id_condivisa' as dati
    from ${sql.table(`${kind}_dello_studio`)} s join condivisa c on c.id = s.id_condivisa
    where s.id_azienda = ${idAzienda} and s.id_condivisa = ${idCondivisa}`;

/** Writes what the studio shares and answers its id. Violates `condivisa_chiave` if the studio has another with that key. */
export async function saveCondivisa(
  tx: Tx,
  kind: Genere,
  { chiave, contenuto, id_condivisa }: Propria,
): Promise<number> {
  const json = JSON.stringify(contenuto);
  const { rows } =
    id_condivisa === null
      ? await sql<{ id: number }>`insert into condivisa (genere, chiave, contenuto)
          values (${kind}, ${chiave}, ${json}::jsonb) returning id`.execute(tx)
      : await sql<{ id: number }>`update condivisa set chiave = ${chiave}, contenuto = ${json}::jsonb,
          versione = versione + 1 where id = ${id_condivisa} returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('what the studio shares is gone');
  return row.id;
}

/** Makes the row follow the studio from now on. */
export async function followCondivisa(
  tx: Tx,
  kind: Genere,
  { id_azienda, id }: { id_azienda: number; id: number },
  idCondivisa: number,
): Promise<void> {
  await sql`update ${sql.table(kind)} set id_condivisa = ${idCondivisa}, personalizzata = false
    where id_azienda = ${id_azienda} and id = ${id}`.execute(tx);
}

export async function existsRegolaCondivisa(tx: Tx, idVoce: number): Promise<boolean> {
  const rows = await readRows(tx)`select id from condivisa
    where genere = 'regola' and (contenuto ->> 'id_voce')::bigint = ${idVoce} limit 1`;
  return rows.length > 0;
}

export const listIdCondivise = (tx: Tx, kind: Genere) =>
  readIds(tx)`
    select id from condivisa where genere = ${kind} order by id`;

/** SQL: azienda `z` has the key in a row other than the one that follows. */
const otherByKey = (kind: Genere, key: RawBuilder<unknown>, besides: RawBuilder<unknown>) => {
  const { chiave: campo, viva } = GENERI[kind];
  return sql`exists (select from ${sql.table(kind)} t where t.id_azienda = z.id and ${viva}
    and lower(${sql.ref(`t.${campo}`)}) = lower(${key}) and ${besides})`;
};

/** Tells which aziende a change touches: those that follow, and those with a row of their own under the same key. */
export async function readUso(
  reader: Reader,
  kind: Genere,
  { id_condivisa, chiave }: Pick<Propria, 'id_condivisa' | 'chiave'>,
  { id_azienda, id_utente }: Actor,
): Promise<UsoCondivisa> {
  const other = otherByKey(kind, sql`${chiave}::text`, sql`t.id is distinct from f.id`);
  const row = await readRow<UsoCondivisa>(reader)`
    with uso as (
      select z.id, z.ragione_sociale, case when z.id = ${id_azienda} then 'segue'
          when f.personalizzata or ((${GENERI[kind].unica} or f.id is null) and ${other}) then 'propria'
          else 'segue' end as come,
        exists (select from utente_azienda u where u.id_azienda = z.id and u.id_utente = ${id_utente}) as vista
      from azienda z left join ${sql.table(kind)} f on f.id_azienda = z.id and f.id_condivisa = ${id_condivisa}
      where not z.dimostrativa
    )
    select count(*) filter (where come = 'segue')::integer as seguono,
      count(*) filter (where come = 'propria')::integer as proprie,
      count(*) filter (where not vista)::integer as altre_aziende,
      coalesce(json_agg(json_build_object('id_azienda', id, 'azienda', ragione_sociale, 'come', come)
        order by come, lower(ragione_sociale), id) filter (where vista), '[]'::json) as elenco
    from uso`;
  if (!row) throw new Error('no count of aziende');
  return row;
}
