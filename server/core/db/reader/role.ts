/** Whether this database lets the server become the role as which questions run. */
import { sql } from 'kysely';
import { readRow } from '../read.ts';
import type { Database } from '../database.ts';
import { isSenzaRuolo } from './errors.ts';

/**
 * Makes the role as which questions run, and lets it read the views. A role belongs to the whole server, and another
 * database may have made it meanwhile. Without the right to make one, the rest of the program works.
 */
const RUOLO_LETTURA = `do $$
  begin
    if not exists (select from pg_roles where rolname = 'quadra_lettura') then
      begin
        create role quadra_lettura nologin noinherit;
      exception when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
    end if;
    if not exists (select from pg_roles where rolname = 'quadra_lettura') then return; end if;
    if not pg_has_role(current_user, 'quadra_lettura', 'member') then
      begin
        execute format('grant quadra_lettura to %I', current_user);
      exception when insufficient_privilege then null;
      end;
    end if;
    grant usage on schema report to quadra_lettura;
    grant select on all tables in schema report to quadra_lettura;
    revoke all on function report.azienda() from public;
    grant execute on function report.azienda() to quadra_lettura;
    alter default privileges in schema report grant select on tables to quadra_lettura;
  end $$`;

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
  const row = await readRow<Server>(kysely)`
    select quote_ident(current_user) as nome,
      exists (select from pg_roles where rolname = 'quadra_lettura') as esiste,
      current_setting('server_version_num')::integer >= ${CON_SET}::integer as con_set`;
  return row ?? { nome: '', esiste: false, con_set: false };
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
