/**
 * One azienda as text: a line that says what it is, then one line for each row, tables in the order in which they can
 * be put back. The same from both engines, so that it moves an azienda from one to the other.
 */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/open.ts';
import { listTabelle } from './tabelle.ts';

const PER_VOLTA = 2_000;

export const FORMATO = 1;

export interface Testata {
  quadra: 'azienda';
  formato: typeof FORMATO;
  id_azienda: number;
  ragione_sociale: string;
  migrazioni: string[];
  creato_il: string;
}

async function testata(tx: Tx, idAzienda: number): Promise<Testata> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  const { ragione_sociale } = await tx
    .selectFrom('azienda')
    .select('ragione_sociale')
    .where('id', '=', idAzienda)
    .executeTakeFirstOrThrow();
  return {
    quadra: 'azienda',
    formato: FORMATO,
    id_azienda: idAzienda,
    ragione_sociale,
    migrazioni: rows.map(({ name }) => name),
    creato_il: new Date().toISOString(),
  };
}

/** The lines, in lots. Users come without password and second factor: with the copy nobody signs in. */
async function* lots(tx: Tx, idAzienda: number): AsyncGenerator<string> {
  yield `${JSON.stringify(await testata(tx, idAzienda))}\n`;
  const utenti = await sql<{ riga: string }>`
    select json_build_object('t', 'utente', 'r', json_build_object('id', id, 'username', username, 'ruolo', ruolo,
      'attivo', attivo, 'id_azienda', ${idAzienda}::bigint))::text as riga
    from utente where id in (select id_utente from utente_azienda where id_azienda = ${idAzienda})
      or id in (select id_autore from importazione where id_azienda = ${idAzienda})
      or id in (select id_utente from registro where id_azienda = ${idAzienda})
    order by id`.execute(tx);
  const azienda = await sql<{ riga: string }>`
    select json_build_object('t', 'azienda', 'r', row_to_json(a))::text as riga from azienda a
    where id = ${idAzienda}`.execute(tx);
  for (const { riga } of [...azienda.rows, ...utenti.rows]) yield `${riga}\n`;
  for (const table of await listTabelle(tx)) yield* tableRows(tx, table, idAzienda);
}

async function* tableRows(tx: Tx, table: string, idAzienda: number): AsyncGenerator<string> {
  await sql`declare copia no scroll cursor for
    select json_build_object('t', ${sql.lit(table)}, 'r', row_to_json(t))::text as riga
    from ${sql.table(table)} t where t.id_azienda = ${sql.lit(idAzienda)}`.execute(tx);
  for (;;) {
    const lot = await sql<{ riga: string }>`fetch ${sql.lit(PER_VOLTA)} from copia`.execute(tx);
    if (lot.rows.length === 0) break;
    yield `${lot.rows.map(({ riga }) => riga).join('\n')}\n`;
  }
  await sql`close copia`.execute(tx);
}

/** Runs `use` over the compressed text; all of it is of one moment. */
export async function esportaAzienda<T>(
  db: Database,
  idAzienda: number,
  use: (content: Readable) => Promise<T>,
): Promise<T> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => {
      const source = Readable.from(lots(tx, idAzienda));
      const gzip = createGzip({ level: 6 });
      source.on('error', (cause) => gzip.destroy(cause));
      return use(source.pipe(gzip));
    });
}
