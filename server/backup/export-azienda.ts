/**
 * One azienda as text: a line that says what it is, then one line for each row, tables in the order in which they can
 * be put back, then a line that says how much there was: without it the copy is cut. The same from both engines, so that
 * it moves an azienda from one to the other.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../core/db/database.ts';
import { listMigrations } from '../core/db/migrate.ts';
import { readSnapshot } from '../core/db/transact.ts';
import {
  checkWriting,
  improntaSchema,
  listColonne,
  readImpronta,
  type Impronte,
  type TablePart,
} from './fingerprints.ts';
import { listRiferimenti, listTabelle } from './tables.ts';

const PER_VOLTA = 2_000;

/** Since format 2, a copy ends with its digests. */
const FORMATO = 2;

export const headerSchema = z.object({
  quadra: z.literal('azienda'),
  formato: z.int().min(1).max(FORMATO),
  id_azienda: z.int(),
  ragione_sociale: z.string(),
  migrazioni: z.array(z.string()),
  creato_il: z.string(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const chiusuraSchema = z.object({
  fine: z.object({ righe: z.int().nonnegative(), tabelle: z.record(z.string(), improntaSchema) }),
});

/** The columns kept of people: neither password nor second factor, so that nobody signs in with the copy. */
const COLONNE_UTENTE = ['id', 'username', 'ruolo', 'attivo'] as const;

async function heading(tx: Tx, idAzienda: number): Promise<BackupHeader> {
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
    migrazioni: (await listMigrations(tx)) ?? [],
    creato_il: new Date().toISOString(),
  };
}

/** SQL condition: a row of a table without `id_azienda` is named by a row of the azienda. */
async function named(tx: Tx, of: 'utente' | 'condivisa', idAzienda: number): Promise<RawBuilder<unknown>> {
  const by = (await listRiferimenti(tx, of))
    .filter(({ con_azienda }) => con_azienda)
    .map(
      ({ tabella, colonna }) =>
        sql`select ${sql.ref(colonna)} from ${sql.table(tabella)} where id_azienda = ${sql.lit(idAzienda)}`,
    );
  return sql`id in (${sql.join(by, sql` union `)})`;
}

/** The lines, in lots. */
async function* lots(tx: Tx, idAzienda: number): AsyncGenerator<string> {
  await checkWriting(tx);
  yield `${JSON.stringify(await heading(tx, idAzienda))}\n`;
  const id = sql.lit(idAzienda);
  const parts: TablePart[] = [
    { tabella: 'azienda', dove: sql`id = ${id}` },
    { tabella: 'utente', dove: await named(tx, 'utente', idAzienda), colonne: COLONNE_UTENTE },
    { tabella: 'condivisa', dove: await named(tx, 'condivisa', idAzienda) },
    ...(await listTabelle(tx)).map((tabella) => ({ tabella, dove: sql`id_azienda = ${id}` })),
  ];
  const tabelle: Impronte = {};
  for (const { tabella, dove, colonne } of parts) {
    const names = colonne ?? (await listColonne(tx, tabella));
    const list = sql.join(names.map((column) => sql.ref(column)));
    const extra = tabella === 'utente' ? sql`, ${id}::bigint as id_azienda` : sql``;
    yield* linesOf(tx, tabella, sql`select ${list} ${extra} from ${sql.table(tabella)} where ${dove}`);
    tabelle[tabella] = await readImpronta(tx, { tabella, dove, colonne: names });
  }
  const righe = Object.values(tabelle).reduce((sum, fingerprint) => sum + fingerprint.righe, 0);
  yield `${JSON.stringify({ fine: { righe, tabelle } })}\n`;
}

async function* linesOf(tx: Tx, table: string, query: RawBuilder<unknown>): AsyncGenerator<string> {
  await sql`declare copia no scroll cursor for
    select json_build_object('t', ${sql.lit(table)}, 'r', row_to_json(t))::text as riga from (${query}) as t`.execute(
    tx,
  );
  for (;;) {
    const lot = await sql<{ riga: string }>`fetch ${sql.lit(PER_VOLTA)} from copia`.execute(tx);
    if (lot.rows.length === 0) break;
    yield `${lot.rows.map(({ riga }) => riga).join('\n')}\n`;
  }
  await sql`close copia`.execute(tx);
}

/** Writes the compressed text into a file that its owner alone may read; all of it is of one moment. */
export const exportAzienda = (db: Pick<Database, 'kysely'>, idAzienda: number, file: string): Promise<void> =>
  readSnapshot(db, (tx) =>
    pipeline(
      Readable.from(lots(tx, idAzienda)),
      createGzip({ level: 6 }),
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  );
