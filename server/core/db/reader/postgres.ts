/** Questions on PostgreSQL: a connection of their own for each, closed after it, a few at a time. */
import { Socket } from 'node:net';
import { Client, type QueryArrayConfig } from 'pg';
import type { Execute } from './tree.ts';
import {
  type QueryRequest,
  type QueryOutcome,
  type QueryRunner,
  MAX_BYTES,
  makeRefusal,
  TOO_LARGE,
  refuseSlow,
} from './query.ts';
import { inQueue } from '../../threads/queue.ts';
import { runQuery } from './run-query.ts';

const TOGETHER = 3;
/** Beyond the database's own limit, which is the one that should stop a question. */
const MARGIN_MS = 2_000;
const GLANCE_MS = 25;

const textOnly = { getTypeParser: () => (text: string) => text };

const executor =
  (client: Client): Execute =>
  async (sql, parameters = []) => {
    const config: QueryArrayConfig & { queryMode: 'extended' } = {
      text: sql,
      values: [...parameters],
      // Without parameters the driver would use the simple protocol, which takes many statements.
      queryMode: 'extended',
      rowMode: 'array',
      types: textOnly,
    };
    const { fields, rows } = await client.query<(string | null)[]>(config);
    return {
      colonne: fields.map(({ name, dataTypeID }) => ({ nome: name, oid: dataTypeID })),
      righe: rows,
    };
  };

async function ask(url: string, question: QueryRequest): Promise<QueryOutcome> {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: 'quadra domande',
    stream: () => socket,
  });
  // A connection that we cut ourselves says so here too.
  client.on('error', () => undefined);
  let cut: QueryOutcome | null = null;
  const stop = (why: QueryOutcome): void => {
    cut ??= why;
    socket.destroy();
  };
  const late = setTimeout(() => stop(refuseSlow(question.tempo)), question.tempo + MARGIN_MS);
  // One value can be a gigabyte: what arrives is weighed while it arrives.
  const scale = setInterval(() => {
    if (socket.bytesRead > 2 * MAX_BYTES) stop(makeRefusal(TOO_LARGE));
  }, GLANCE_MS);
  try {
    await client.connect();
    return await runQuery(executor(client), question);
  } catch (cause) {
    if (cut) return cut;
    throw cause;
  } finally {
    clearTimeout(late);
    clearInterval(scale);
    if (cut) socket.destroy();
    else await client.end();
  }
}

export function openLetturaPostgres(url: string): QueryRunner {
  const queue = inQueue(TOGETHER);
  return {
    query: (question) => queue(() => ask(url, question)),
    prepare: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
