/**
 * The embedded engine in a thread of its own: what Kysely's dialect for PGlite needs, and what else the server needs.
 * There is one connection, and those who want it take turns.
 */
import type { PGliteDialectConfig } from 'kysely';
import { inQueue } from '../../threads/queue.ts';
import { EngineLink, EngineLost, type Outcome, type Row } from './link.ts';
import type { Compression, Place } from './messages.ts';

type Pglite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type PgliteTransaction = Parameters<Parameters<Pglite['transaction']>[0]>[0];
type PgliteResults<T> = Awaited<ReturnType<Pglite['query']>> & { rows: T[] };

/** PostgreSQL's word for a COMMIT that rolled back, since a statement had failed before. */
const ABORTED = '25P02';

class AbortedError extends Error {
  readonly code = ABORTED;
}

/** `riapre`: the engine was lost and is being opened again. `fermo`: it did not open, and another attempt follows. */
export type EngineState = 'aperto' | 'riapre' | 'fermo' | 'chiuso';

interface Listener {
  onMessage: (payload: string) => void;
  /** Announcements may have been missed. */
  onGap: () => void;
}

export interface EngineOptions {
  /** The engine is lost, and is being opened again. */
  onLost?: (cause: Error) => void;
  /** It did not open again; the next attempt follows in some seconds. */
  onStuck?: (cause: Error) => void;
}

/** Milliseconds between two attempts to open a database that does not open, for example on a full disk. */
const RETRY_MS = 3_000;

export class Engine implements Pglite {
  readonly waitReady = Promise.resolve();
  readonly #place: Place;
  readonly #options: EngineOptions;
  readonly #turn = inQueue(1);
  readonly #listeners = new Map<string, Set<Listener>>();
  #link: EngineLink | null = null;
  #state: EngineState = 'riapre';
  /** Why it does not answer. */
  #cause: Error = new EngineLost('the engine is closed');
  #retry: NodeJS.Timeout | undefined;
  #opening: Promise<void> | null = null;

  private constructor(place: Place, options: EngineOptions) {
    this.#place = place;
    this.#options = options;
  }

  /** Opens the database, or makes a new one where there is none; raises what kept it from opening. */
  static async open(place: Place, options: EngineOptions = {}): Promise<Engine> {
    const engine = new Engine(place, options);
    await engine.#start();
    return engine;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Why the engine does not answer; null while it does. */
  get cause(): Error | null {
    return this.#state === 'aperto' ? null : this.#cause;
  }

  get ready(): boolean {
    return this.#state !== 'chiuso';
  }

  get closed(): boolean {
    return this.#state === 'chiuso';
  }

  query<T>(sql: string, parameters: readonly unknown[] = []): Promise<PgliteResults<T>> {
    return this.#turn(() => run<T>(this.#opened(), sql, parameters));
  }

  transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#turn(async () => {
      // A transaction ends on the thread where it began: a thread started later does not know it.
      const link = this.#link;
      const refused = link ? await begin(link) : this.#cause;
      if (!link || refused !== null) return refuse(work, refused ?? this.#cause);
      let closed = false;
      const rollback = async (): Promise<void> => {
        if (!closed) await run(link, 'rollback');
        closed = true;
      };
      try {
        const result = await work({
          query: <R>(sql: string, parameters: readonly unknown[] = []) => {
            if (closed) throw new Error('the transaction is over');
            return run<R>(link, sql, parameters);
          },
          rollback,
        });
        if (closed) return result;
        closed = true;
        const { command } = await link.ask({ kind: 'query', sql: 'commit', parameters: [] });
        if (command === 'ROLLBACK') throw new AbortedError('the transaction was rolled back');
        return result;
      } catch (cause) {
        await rollback();
        throw cause;
      }
    });
  }

  /** Runs `work` while nobody has the connection. */
  exclusive(work: () => Promise<void>): Promise<void> {
    return this.#turn(work);
  }

  /** Hears what is announced on a channel; answers how to stop. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    if (known) known.add(listener);
    else {
      this.#listeners.set(channel, new Set([listener]));
      await this.#turn(() => this.#opened().ask({ kind: 'listen', channel }));
    }
    return async () => {
      const followers = this.#listeners.get(channel);
      followers?.delete(listener);
      if (followers?.size !== 0) return;
      this.#listeners.delete(channel);
      if (this.#link) await this.#turn(() => this.#opened().ask({ kind: 'unlisten', channel }));
    };
  }

  /** The whole database as an archive, in memory. */
  async dump(compression: Compression): Promise<Blob> {
    const { dump } = await this.#turn(() => this.#opened().ask({ kind: 'dump', compression }));
    if (!dump) throw new Error('the engine gave no copy of itself');
    return dump;
  }

  /** Waits for who has the connection, closes the database in good order and ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#retry);
    await this.#opening?.catch(() => undefined);
    await this.#turn(async () => {
      clearTimeout(this.#retry);
      const link = this.#link;
      this.#link = null;
      this.#state = 'chiuso';
      await link?.close();
    });
  }

  #opened(): EngineLink {
    if (!this.#link) throw this.#cause;
    return this.#link;
  }

  async #start(): Promise<void> {
    const link: EngineLink = await EngineLink.open(this.#place, {
      onNotified: (channel, payload) => {
        for (const { onMessage } of this.#listeners.get(channel) ?? []) onMessage(payload);
      },
      onLost: (cause) => this.#lose(cause),
    });
    for (const channel of this.#listeners.keys()) await link.ask({ kind: 'listen', channel });
    this.#link = link;
    this.#state = 'aperto';
  }

  /**
   * The files are those of a killed process: answered work is on the disk, and PostgreSQL undoes the rest when it opens
   * again. A database in memory is gone.
   */
  #lose(cause: Error): void {
    this.#link = null;
    this.#cause = cause;
    this.#options.onLost?.(cause);
    if (this.#place.kind === 'memory') {
      this.#state = 'fermo';
      return;
    }
    this.#state = 'riapre';
    this.#opening = this.#reopen();
  }

  async #reopen(): Promise<void> {
    try {
      await this.#start();
      for (const followers of this.#listeners.values()) for (const { onGap } of followers) onGap();
    } catch (cause) {
      this.#cause = cause instanceof Error ? cause : new Error(String(cause));
      this.#state = 'fermo';
      this.#options.onStuck?.(this.#cause);
      this.#retry = setTimeout(() => (this.#opening = this.#reopen()), RETRY_MS);
      this.#retry.unref();
    }
  }
}

/** Answers why a transaction did not begin; null when it did. */
async function begin(link: EngineLink): Promise<Error | null> {
  try {
    await run(link, 'begin');
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

/**
 * Calls `work` although the transaction did not begin, and refuses each of its statements. Kysely waits until its
 * work is called, and would otherwise hold the connection for ever.
 */
async function refuse<T>(work: (tx: PgliteTransaction) => Promise<T>, cause: Error): Promise<T> {
  await work({ query: () => Promise.reject(cause), rollback: () => Promise.resolve() });
  throw cause;
}

async function run<T>(
  link: EngineLink,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<PgliteResults<T>> {
  const { rows, fields, affectedRows }: Outcome = await link.ask({ kind: 'query', sql, parameters });
  return { rows: rows as (Row & T)[], fields, ...(affectedRows !== undefined && { affectedRows }) };
}
