/**
 * Runs a question so that the database itself refuses anything but reading one azienda's rows: a cursor's grammar
 * takes queries only, the query's tree is checked before it runs, the transaction is read-only, and the role may read
 * nothing beside the views of `report`.
 */
import type { TipoColonnaQuery, ValoreQuery } from '#api/contract/interrogazioni.ts';
import { checkTree, type Execute } from './tree.ts';
import { type QueryRequest, type QueryOutcome, MAX_BYTES, makeRefusal, TOO_LARGE } from './query.ts';
import { isSenzaRuolo, toRefusal } from './errors.ts';

const SENZA_RUOLO: QueryOutcome = {
  ok: false,
  fault: true,
  motivo:
    'Il database non permette a Quadra le interrogazioni: che cosa deve fare chi lo amministra è scritto all’avvio del server e nella guida, alla pagina Installazione',
};

const RIGHE_PER_VOLTA = 1_000;

/** PostgreSQL's type identifiers, from `pg_type.dat`. */
const TIPI: Readonly<Record<number, TipoColonnaQuery>> = {
  16: 'si_no',
  20: 'intero',
  21: 'intero',
  23: 'intero',
  26: 'intero',
  700: 'decimale',
  701: 'decimale',
  1082: 'data',
  1114: 'istante',
  1184: 'istante',
  1700: 'decimale',
};

/** `2026-03-15 10:04:05.123+01` as ISO 8601; a time without zone, and infinity, stay as they are written. */
function toInstant(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const at = new Date(iso);
  return /[+-]\d\d(:\d\d)?$/.test(iso) && !Number.isNaN(at.getTime()) ? at.toISOString() : text;
}

function toValue(text: string | null, kind: TipoColonnaQuery): ValoreQuery {
  if (text === null) return null;
  switch (kind) {
    case 'si_no':
      return text === 't' || text === 'true';
    case 'intero':
      return Number.isSafeInteger(Number(text)) ? Number(text) : text;
    case 'istante':
      return toInstant(text);
    case 'testo':
    case 'decimale':
    case 'data':
      return text;
  }
}

const BEFORE_TRIAL = 'create temporary view quadra_esame as select 1 as uno from (\n';
const PRIMA_LETTURA = 'declare quadra_lettura no scroll cursor without hold for\n';

/** Runs `work` in a transaction and always rolls it back, also after a failed statement. */
async function rollBackAfter<T>(run: Execute, work: () => Promise<T>): Promise<T> {
  await run('begin');
  try {
    return await work();
  } finally {
    await run('rollback');
  }
}

/** Looks at the question without running it; the refusal, or null. */
const inspect = (run: Execute, sql: string): Promise<QueryOutcome | null> =>
  rollBackAfter(run, async () => {
    await run(`set local search_path = report`);
    try {
      await run(`${BEFORE_TRIAL}${sql}\n) as domanda`);
    } catch (cause) {
      return explainOrThrow(cause, sql, BEFORE_TRIAL.length);
    }
    const { righe } = await run(
      `select ev_action::text from pg_catalog.pg_rewrite where ev_class = 'pg_temp.quadra_esame'::regclass`,
    );
    const tree = righe[0]?.[0];
    if (typeof tree !== 'string') throw new Error('the question left no tree');
    return checkTree(run, tree);
  });

function explainOrThrow(cause: unknown, sql: string, prefix: number): QueryOutcome {
  const refused = toRefusal(cause, sql, prefix);
  if (refused) return refused;
  throw cause;
}

async function readRows(run: Execute, { sql, righe: limite }: QueryRequest): Promise<QueryOutcome> {
  await run(`${PRIMA_LETTURA}${sql}\n`);
  let colonne: { nome: string; tipo: TipoColonnaQuery }[] = [];
  const righe: ValoreQuery[][] = [];
  let bytes = 0;
  while (righe.length <= limite) {
    const want = Math.min(RIGHE_PER_VOLTA, limite + 1 - righe.length);
    const lot = await run(`fetch forward ${want} from quadra_lettura`);
    if (righe.length === 0)
      colonne = lot.colonne.map(({ nome, oid }) => ({ nome, tipo: TIPI[oid] ?? 'testo' }));
    for (const row of lot.righe) {
      bytes += row.reduce((sum, cell) => sum + (cell?.length ?? 4), 0);
      righe.push(row.map((cell, at) => toValue(cell, colonne[at]?.tipo ?? 'testo')));
    }
    if (bytes > MAX_BYTES) return makeRefusal(TOO_LARGE);
    if (lot.righe.length < want) break;
  }
  return { ok: true, colonne, righe: righe.slice(0, limite), troncato: righe.length > limite };
}

/** Answers a question on a connection that nobody else uses; throws when the question is not at fault. */
export async function runQuery(run: Execute, question: QueryRequest): Promise<QueryOutcome> {
  const { sql, idAzienda, tempo } = question;
  // People end a statement with a semicolon. One in the middle stays, and the protocol refuses it.
  const text = sql.replace(/[\s;]+$/, '');
  const refused = await inspect(run, text);
  if (refused) return refused;
  return rollBackAfter(run, async () => {
    await run('set transaction read only');
    await run(`set local search_path = report`);
    await run(`set local statement_timeout = ${Math.round(tempo)}`);
    await run(`set local lock_timeout = 2000`);
    // Days and months of an instant are those of the office.
    await run(`set local timezone = 'Europe/Rome'`);
    await run(`set local quadra.azienda = '${Math.trunc(idAzienda)}'`);
    try {
      await run('set local role quadra_lettura');
    } catch (cause) {
      if (isSenzaRuolo(cause)) return SENZA_RUOLO;
      throw cause;
    }
    try {
      return await readRows(run, { ...question, sql: text });
    } catch (cause) {
      return explainOrThrow(cause, text, PRIMA_LETTURA.length);
    }
  });
}
