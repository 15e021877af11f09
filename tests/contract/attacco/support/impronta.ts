/** All that the database holds of an azienda and of its people, as one number for each table. */
import { sql } from 'kysely';
import type { World } from '../../support/world.ts';

export async function takeImpronta({ db }: World, idAzienda: number): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ tabella: string; chiave: string }>`
    select table_name as tabella, min(column_name) as chiave from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('id_azienda', 'id_utente')
    group by table_name`.execute(db.kysely);
  const fingerprints: Record<string, string> = {};
  for (const { tabella, chiave } of [...tables, { tabella: 'azienda', chiave: 'id' }]) {
    const mine =
      chiave === 'id_utente'
        ? sql`id_utente in (select id from utente where id_azienda = ${idAzienda})`
        : sql`${sql.ref(chiave)} = ${idAzienda}`;
    const { rows } = await sql<{ impronta: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as impronta
      from ${sql.table(tabella)} t where ${mine}`.execute(db.kysely);
    fingerprints[tabella] = rows[0]?.impronta ?? '';
  }
  return fingerprints;
}
