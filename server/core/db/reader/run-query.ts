/**
 * Runs a question so that the database itself refuses all but reading one azienda's rows: the grammar of a cursor
 * takes queries alone, the tree of the query is looked at before it runs, the transaction reads only, and the role
 * has no right beside the views of `report`.
 */
import type { TipoColonnaQuery, ValoreQuery } from '#api/contract/interrogazioni.ts';
import { checkTree, type Esegui } from './tree.ts';
import { type QueryRequest, type QueryOutcome, MAX_BYTES, makeRefusal, TROPPO_GRANDE } from './query.ts';
import { isSenzaRuolo, toRefusal } from './errors.ts';

const SENZA_RUOLO: QueryOutcome = {
  ok: false,
  guasto: true,
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
function toIstante(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const at = new Date(iso);
  return /[+-]\d\d(:\d\d)?$/.test(iso) && !Number.isNaN(at.getTime()) ? at.toISOString() : text;
}

function toValore(text: string | null, tipo: TipoColonnaQuery): ValoreQuery {
  if (text === null) return null;
  switch (tipo) {
    case 'si_no':
      return text === 't' || text === 'true';
    case 'intero':
      return Number.isSafeInteger(Number(text)) ? Number(text) : text;
    case 'istante':
      return toIstante(text);
    case 'testo':
    case 'decimale':
    case 'data':
      return text;
  }
}

const PRIMA_ESAME = 'create temporary view quadra_esame as select 1 as uno from (\n';
const PRIMA_LETTURA = 'declare quadra_lettura no scroll cursor without hold for\n';

/** Runs `work` in a transaction and always rolls it back, also after a failed statement. */
async function rollBackAfter<T>(esegui: Esegui, work: () => Promise<T>): Promise<T> {
  await esegui('begin');
  try {
    return await work();
  } finally {
    await esegui('rollback');
  }
}

/** Looks at the question without running it; the refusal, or null. */
async function inspect(esegui: Esegui, sql: string): Promise<QueryOutcome | null> {
  return rollBackAfter(esegui, async () => {
    await esegui(`set local search_path = report`);
    try {
      await esegui(`${PRIMA_ESAME}${sql}\n) as domanda`);
    } catch (cause) {
      return explainOrThrow(cause, sql, PRIMA_ESAME.length);
    }
    const { righe } = await esegui(
      `select ev_action::text from pg_catalog.pg_rewrite where ev_class = 'pg_temp.quadra_esame'::regclass`,
    );
    const tree = righe[0]?.[0];
    if (typeof tree !== 'string') throw new Error('the question left no tree');
    return checkTree(esegui, tree);
  });
}

function explainOrThrow(cause: unknown, sql: string, prefix: number): QueryOutcome {
  const refused = toRefusal(cause, sql, prefix);
  if (refused) return refused;
  throw cause;
}

async function readRows(esegui: Esegui, { sql, righe: limite }: QueryRequest): Promise<QueryOutcome> {
  await esegui(`${PRIMA_LETTURA}${sql}\n`);
  let colonne: { nome: string; tipo: TipoColonnaQuery }[] = [];
  const righe: ValoreQuery[][] = [];
  let bytes = 0;
  while (righe.length <= limite) {
    const want = Math.min(RIGHE_PER_VOLTA, limite + 1 - righe.length);
    const lot = await esegui(`fetch forward ${want} from quadra_lettura`);
    if (righe.length === 0)
      colonne = lot.colonne.map(({ nome, oid }) => ({ nome, tipo: TIPI[oid] ?? 'testo' }));
    for (const row of lot.righe) {
      bytes += row.reduce((sum, cell) => sum + (cell?.length ?? 4), 0);
      righe.push(row.map((cell, at) => toValore(cell, colonne[at]?.tipo ?? 'testo')));
    }
    if (bytes > MAX_BYTES) return makeRefusal(TROPPO_GRANDE);
    if (lot.righe.length < want) break;
  }
  return { ok: true, colonne, righe: righe.slice(0, limite), troncato: righe.length > limite };
}

/** Answers a question on a connection that nobody else uses; throws when the question is not at fault. */
export async function runQuery(esegui: Esegui, domanda: QueryRequest): Promise<QueryOutcome> {
  const { sql, idAzienda, tempo } = domanda;
  // People end a statement with a semicolon. One in the middle stays, and the protocol refuses it.
  const text = sql.replace(/[\s;]+$/, '');
  const refused = await inspect(esegui, text);
  if (refused) return refused;
  return rollBackAfter(esegui, async () => {
    await esegui('set transaction read only');
    await esegui(`set local search_path = report`);
    await esegui(`set local statement_timeout = ${Math.round(tempo)}`);
    await esegui(`set local lock_timeout = 2000`);
    // Days and months of an instant are those of the office.
    await esegui(`set local timezone = 'Europe/Rome'`);
    await esegui(`set local quadra.azienda = '${Math.trunc(idAzienda)}'`);
    try {
      await esegui('set local role quadra_lettura');
    } catch (cause) {
      if (isSenzaRuolo(cause)) return SENZA_RUOLO;
      throw cause;
    }
    try {
      return await readRows(esegui, { ...domanda, sql: text });
    } catch (cause) {
      return explainOrThrow(cause, text, PRIMA_LETTURA.length);
    }
  });
}
