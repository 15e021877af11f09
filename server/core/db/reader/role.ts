/** Whether this database lets the server become the role as which questions run. */
import { sql } from 'kysely';
import { RUOLO_LETTURA } from '../../../migrations/report.ts';
import type { Database } from '../database.ts';
import { isSenzaRuolo } from './errors.ts';

async function lacksRole({ kysely }: Database): Promise<boolean> {
  try {
    await kysely.transaction().execute(async (tx) => {
      await sql`set local role quadra_lettura`.execute(tx);
      await sql`select report.azienda() from report.conti limit 0`.execute(tx);
    });
    return false;
  } catch (cause) {
    if (isSenzaRuolo(cause)) return true;
    throw cause;
  }
}

/** Runs a statement and ignores a missing right: `prepareRole` looks again afterwards and says what is missing. */
async function tryStatement({ kysely }: Database, statement: string): Promise<void> {
  try {
    await sql.raw(statement).execute(kysely);
  } catch (cause) {
    if (!isSenzaRuolo(cause)) throw cause;
  }
}

/**
 * From this version of PostgreSQL on, being a member of a role and becoming it are two rights. Whoever creates a role is
 * a member without the right to become it, and a later grant gives that right only when it says `WITH SET TRUE`. Earlier
 * versions do not know these words.
 */
const CON_SET = 160_000;

interface Server {
  /** The role of the server's own connection, quoted. */
  nome: string;
  esiste: boolean;
  con_set: boolean;
}

async function readServer({ kysely }: Database): Promise<Server> {
  const { rows } = await sql<Server>`
    select quote_ident(current_user) as nome,
      exists (select from pg_roles where rolname = 'quadra_lettura') as esiste,
      current_setting('server_version_num')::integer >= ${CON_SET}::integer as con_set`.execute(kysely);
  return rows[0] ?? { nome: '', esiste: false, con_set: false };
}

/**
 * Gives the server what it may give itself to ask questions. Answers what an administrator of the database has to do
 * otherwise, in Italian; null when questions can be asked.
 */
export async function prepareRole(db: Database): Promise<string | null> {
  // The server may do everything in the embedded database.
  if (db.motore === 'pglite' || !(await lacksRole(db))) return null;
  await tryStatement(db, RUOLO_LETTURA);
  const { nome, esiste, con_set } = await readServer(db);
  const grant = `GRANT quadra_lettura TO ${nome}${con_set ? ' WITH SET TRUE' : ''}`;
  await tryStatement(db, grant);
  if (!(await lacksRole(db))) return null;
  const commands = `${esiste ? '' : 'CREATE ROLE quadra_lettura NOLOGIN; '}${grant};`;
  return `Le interrogazioni in SQL sono spente: il ruolo PostgreSQL ${nome} non può diventare quadra_lettura. Chi amministra il database esegua «${commands}» e riavvii Quadra: il resto funziona già`;
}
