/** How the database is: what it weighs, how quick it answers, how its schema came to be. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import type { SaluteDatabase } from '#api/contract/backup.ts';

const PROVE = 15;
/** Beyond these rows the planner's belief will do. */
const COUNTED = 200_000;

/** Milliseconds of a question that does nothing. */
async function latency(reader: Reader): Promise<SaluteDatabase['latenza']> {
  const times: number[] = [];
  for (let time = 0; time < PROVE; time++) {
    const from = performance.now();
    await sql`select 1`.execute(reader);
    times.push(Math.round((performance.now() - from) * 100) / 100);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { mediana: sorted[Math.floor(PROVE / 2)] ?? 0, massima: sorted.at(-1) ?? 0 };
}

async function tables(reader: Reader): Promise<SaluteDatabase['tabelle']> {
  const rows = await readRows<{ nome: string; stima: number; bytes: number }>(reader)`
    select relname as nome, greatest(reltuples, 0)::bigint as stima, pg_total_relation_size(oid) as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by pg_total_relation_size(oid) desc, relname`;
  const found: SaluteDatabase['tabelle'] = [];
  for (const { nome, stima, bytes } of rows) {
    if (stima > COUNTED) {
      found.push({ nome, righe: stima, bytes });
      continue;
    }
    const counted = await sql<{ righe: number }>`select count(*) as righe from ${sql.table(nome)}`.execute(
      reader,
    );
    found.push({ nome, righe: counted.rows[0]?.righe ?? 0, bytes });
  }
  return found;
}

type Letta = Pick<SaluteDatabase, 'versione' | 'bytes' | 'latenza' | 'migrazioni' | 'tabelle'>;

export async function readSalute(reader: Reader): Promise<Letta> {
  const rows = await readRows<{ versione: string; bytes: number }>(reader)`
    select split_part(current_setting('server_version'), ' ', 1) as versione,
      pg_database_size(current_database()) as bytes`;
  const [first] = rows;
  if (!first) throw new Error('the database did not answer');
  const migrations = await sql<{ nome: string; eseguita_il: string }>`
    select name as nome, timestamp as eseguita_il from kysely_migration order by name`.execute(reader);
  return {
    ...first,
    latenza: await latency(reader),
    migrazioni: migrations.rows.map(({ nome, eseguita_il }) => ({
      nome,
      eseguita_il: new Date(eseguita_il).toISOString(),
    })),
    tabelle: await tables(reader),
  };
}
