/**
 * Runs in a process of its own: the copy of the embedded database, which a question may fill, hang or crash without
 * harm. The copy holds no password, session or second factor.
 */
import { PGlite } from '@electric-sql/pglite';
import type { Execute } from './tree.ts';
import type { QueryRequest, QueryOutcome } from './query.ts';
import { runQuery } from './run-query.ts';

export type ReaderCommand =
  | { tipo: 'apri'; cartella: string }
  | { tipo: 'carica'; copy: Uint8Array }
  | { tipo: 'domanda'; question: QueryRequest };
export type ReaderMessage =
  | { tipo: 'pronto' }
  | { tipo: 'esito'; esito: QueryOutcome }
  | { tipo: 'guasto'; messaggio: string };

/** Beside the rights that the role lacks already: what everyone else may do in a new database. */
const BARE = [
  `truncate sessione, codice_recupero, tentativo_accesso`,
  `update utente set password_hash = '-', totp_segreto = null`,
  `update posta set password_cifrata = null`,
  `revoke all on schema public, information_schema from public`,
  `revoke select on all tables in schema pg_catalog from public`,
  `do $$
  declare f regprocedure;
  begin
    for f in select oid::regprocedure from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace and provolatile = 'v' and prokind = 'f'
        and proname not in ('random') and (proacl is null or has_function_privilege('public', oid, 'execute'))
    loop
      execute format('revoke execute on function %s from public', f);
    end loop;
  end $$`,
];

/** Every value as the text that PostgreSQL writes. */
async function textParsers(db: PGlite): Promise<Record<number, (text: string) => string>> {
  const { rows } = await db.query<{ oid: number }>('select oid::integer as oid from pg_type');
  return Object.fromEntries(rows.map(({ oid }) => [oid, (text: string) => text]));
}

async function prepare(db: PGlite): Promise<Execute> {
  await db.waitReady;
  const parsers = await textParsers(db);
  for (const statement of BARE) await db.exec(statement);
  return async (sql, parameters = []) => {
    const { fields, rows } = await db.query<(string | null)[]>(sql, [...parameters], {
      rowMode: 'array',
      parsers,
    });
    return { colonne: fields.map(({ name, dataTypeID }) => ({ nome: name, oid: dataTypeID })), righe: rows };
  };
}

let run: Execute | null = null;

async function answer(order: ReaderCommand): Promise<ReaderMessage> {
  switch (order.tipo) {
    case 'apri':
      run = await prepare(await PGlite.create(order.cartella));
      return { tipo: 'pronto' };
    case 'carica':
      run = await prepare(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(order.copy)]) }));
      return { tipo: 'pronto' };
    case 'domanda':
      if (!run) throw new Error('the copy is not open');
      return { tipo: 'esito', esito: await runQuery(run, order.question) };
  }
}

process.on('message', (order: ReaderCommand) => {
  answer(order).then(
    (news) => process.send?.(news),
    (cause: unknown) =>
      process.send?.({
        tipo: 'guasto',
        messaggio: cause instanceof Error ? cause.message : String(cause),
      } satisfies ReaderMessage),
  );
});
// The server is gone: nobody is left to answer.
process.on('disconnect', () => process.exit(0));
