/** One thread of the embedded engine, as the server's own thread talks to it. */
import { Worker } from 'node:worker_threads';
import { toPostgres } from './postgres.ts';
import type { Answer, Field, News, Order, Place, Thrown } from './messages.ts';

export type Row = Record<string, unknown>;

export interface Outcome extends Answer {
  rows: Row[];
}

/** The engine's thread has ended, or never began. `log` is the last that PostgreSQL said. */
export class EngineLost extends Error {
  readonly log: readonly string[];
  constructor(message: string, log: readonly string[] = []) {
    super(message);
    this.name = 'EngineLost';
    this.log = log;
  }
}

interface Waiting {
  resolve: (outcome: Outcome) => void;
  reject: (cause: Error) => void;
  answer: Answer | null;
  rows: Row[];
}

/** Adds a lot to the rows that have arrived; of two columns of one name the later counts, as in PGlite. */
function append(rows: Row[], fields: readonly Field[], lot: readonly unknown[][]): void {
  for (const values of lot) {
    const row: Row = {};
    for (const [at, { name }] of fields.entries()) row[name] = values[at];
    rows.push(row);
  }
}

/** PostgreSQL's report as its driver raised it in the thread. */
function revive({ message, name, fields }: Thrown): Error {
  const error = Object.assign(new Error(message), fields);
  error.name = name;
  return error;
}

interface Ears {
  onNotified: (channel: string, payload: string) => void;
  /** Called when the thread ended unasked, after all pending calls were rejected. */
  onLost: (cause: EngineLost) => void;
}

export class EngineLink {
  readonly #worker: Worker;
  readonly #ears: Ears;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #last = 0;
  #lost: EngineLost | null = null;
  /** True from when the database is open until the thread is asked to end: only then is a loss reported. */
  #reportsLoss = false;

  private constructor(ears: Ears) {
    this.#ears = ears;
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), { stdin: false });
    this.#worker.on('message', (news: News) => this.#hear(news));
    this.#worker.on('error', (cause) => this.#lose(new EngineLost(String(cause))));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', (status) => {
        this.#lose(new EngineLost(`the engine's thread ended with status ${status}`));
        resolve();
      });
    });
  }

  /** Starts a thread and opens the database in it; raises what kept it from opening, with no thread left. */
  static async open(place: Place, ears: Ears): Promise<EngineLink> {
    const link = new EngineLink(ears);
    try {
      await link.ask({ kind: 'open', place, postgres: await toPostgres() });
      link.#reportsLoss = true;
      return link;
    } catch (cause) {
      await link.#worker.terminate();
      throw cause;
    }
  }

  /** Rejects with PostgreSQL's report, or with `EngineLost`. */
  ask(order: Order): Promise<Outcome> {
    if (this.#lost) return Promise.reject(this.#lost);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      // The thread keeps the process alive only while somebody waits for an answer.
      if (this.#waiting.size === 0) this.#worker.ref();
      this.#waiting.set(id, { resolve, reject, answer: null, rows: [] });
      try {
        this.#worker.postMessage({ ...order, id });
      } catch (cause) {
        this.#settle(id);
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      }
    });
  }

  /** Closes the database in good order; resolves once the thread has ended. */
  async close(): Promise<void> {
    this.#reportsLoss = false;
    try {
      if (!this.#lost) await this.ask({ kind: 'close' });
    } finally {
      await this.#worker.terminate();
      await this.#ended;
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    return waiting;
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'notified':
        return this.#ears.onNotified(news.channel, news.payload);
      case 'broken':
        return this.#lose(new EngineLost(news.message, news.log));
      case 'thrown':
        return this.#settle(news.id)?.reject(revive(news.thrown));
      case 'answer':
      case 'lot':
        return this.#receive(news);
    }
  }

  #receive(news: Extract<News, { kind: 'answer' | 'lot' }>): void {
    const waiting = this.#waiting.get(news.id);
    if (!waiting) return;
    if (news.kind === 'answer') waiting.answer = news.answer;
    append(waiting.rows, waiting.answer?.fields ?? [], news.lot.rows);
    if (news.lot.more) {
      // Other answers that wait go first; then the rest of this one is asked for.
      setImmediate(() => this.#worker.postMessage({ kind: 'more', id: news.id }));
      return;
    }
    this.#settle(news.id);
    if (waiting.answer) waiting.resolve({ ...waiting.answer, rows: waiting.rows });
  }

  #lose(cause: EngineLost): void {
    if (this.#lost) return;
    this.#lost = cause;
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
    this.#worker.unref();
    if (this.#reportsLoss) this.#ears.onLost(cause);
  }
}
