/** The thread of the embedded engine: runs what it is asked, one after the other, and never answers HTTP. */
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams } from '../durable-fs.ts';
import { parsers } from '../parsers.ts';
import type { Answer, Lot, News, Order, Place, Request, Thrown } from './messages.ts';

/** Rows sent in one message: few enough that the other thread takes them without delaying its own work. */
const LOT_ROWS = 1_000;
/** Lines of PostgreSQL's own log that are kept, for when it cannot go on. */
const LOG_LINES = 20;
/** A new database begins with segments of 4 MB, not 16: each copy of it carries one or two, however little was written. */
const smallLog = ['--wal-segsize=4'];

/** A database that is looked at and thrown away keeps few pages in memory: it reads each of them once. */
const scratchStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

if (!parentPort) throw new Error('the engine runs in a thread of its own');
const port = parentPort;
const log: string[] = [];
/** The rest of an answer, kept until the other thread asks for it. */
const rest = new Map<number, { rows: unknown[][]; from: number }>();
const listening = new Map<string, () => Promise<void>>();
let engine: PGlite | undefined;

const tell = (news: News): void => port.postMessage(news);

/**
 * Says why and ends the thread. PGlite goes on as if nothing had happened when PostgreSQL gives up, with files that
 * it no longer knows: nothing more may be asked of it.
 */
function breakDown(message: string): void {
  tell({ kind: 'broken', message, log });
  process.exit(1);
}

function remember(line: string): boolean {
  log.push(line);
  if (log.length > LOG_LINES) log.shift();
  return false;
}

function create(place: Place, postgres: WebAssembly.Module): Promise<PGlite> {
  const settings = { pgliteWasmModule: postgres, parsers, onStderr: remember, onStdout: remember };
  if (place.kind === 'memory')
    return PGlite.create({ ...settings, ...(place.template && { loadDataDir: place.template }) });
  return PGlite.create({
    ...settings,
    fs: new DurableNodeFS(place.folder, breakDown),
    initDbStartParams: smallLog,
    startParams: place.durable ? durableStartParams : scratchStartParams,
  });
}

function opened(): PGlite {
  if (!engine) throw new Error('the engine is not open');
  return engine;
}

const done: Answer = { fields: [], affectedRows: undefined, command: undefined, dump: undefined };

async function run(order: Order): Promise<readonly [Answer, unknown[][]]> {
  switch (order.kind) {
    case 'open':
      engine = await create(order.place, order.postgres);
      return [done, []];
    case 'query': {
      const { rows, fields, affectedRows, command } = await opened().query<unknown[]>(
        order.sql,
        [...order.parameters],
        { rowMode: 'array' },
      );
      return [
        {
          fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
          affectedRows,
          command,
          dump: undefined,
        },
        rows,
      ];
    }
    case 'listen': {
      const { channel } = order;
      listening.set(
        channel,
        await opened().listen(channel, (payload) => tell({ kind: 'notified', channel, payload })),
      );
      return [done, []];
    }
    case 'unlisten':
      await listening.get(order.channel)?.();
      listening.delete(order.channel);
      return [done, []];
    case 'dump':
      return [{ ...done, dump: await opened().dumpDataDir(order.compression) }, []];
    case 'close':
      await engine?.close();
      return [done, []];
  }
}

/** The next lot of an answer; what is left waits to be asked for. */
function cut(id: number, rows: unknown[][], from: number): Lot {
  const to = from + LOT_ROWS;
  const more = rows.length > to;
  if (more) rest.set(id, { rows, from: to });
  else rest.delete(id);
  return { rows: more || from > 0 ? rows.slice(from, to) : rows, more };
}

function toThrown(cause: unknown): Thrown {
  if (!(cause instanceof Error)) return { message: String(cause), name: 'Error', fields: {} };
  const fields: Record<string, string> = {};
  // The statement and its values are not sent: they are data of the office.
  for (const [key, value] of Object.entries(cause))
    if (typeof value === 'string' && key !== 'query' && key !== 'name') fields[key] = value;
  return { message: cause.message, name: cause.name, fields };
}

async function answer(id: number, order: Order): Promise<void> {
  try {
    const [result, rows] = await run(order);
    tell({ kind: 'answer', id, answer: result, lot: cut(id, rows, 0) });
    if (order.kind === 'close') port.close();
  } catch (cause) {
    if (order.kind === 'open') return breakDown(cause instanceof Error ? cause.message : String(cause));
    tell({ kind: 'thrown', id, thrown: toThrown(cause) });
  }
}

port.on('message', (request: Request) => {
  if (request.kind !== 'more') return void answer(request.id, request);
  const { rows, from } = rest.get(request.id) ?? { rows: [], from: 0 };
  tell({ kind: 'lot', id: request.id, lot: cut(request.id, rows, from) });
});
