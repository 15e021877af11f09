/** A database that is open, whichever the engine. */
import type { Kysely, Transaction } from 'kysely';
import type { QueryRunner } from './reader/query.ts';
import type { EngineState } from './engine/engine.ts';
import type { Hold } from './hold.ts';
import type { ListenCallbacks } from './listen.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

/** Reads take either the transaction or the database itself. */
export type Reader = Kysely<Tables>;

export interface Database {
  motore: 'pglite' | 'postgresql';
  kysely: Kysely<Tables>;
  /** Calls back for each announcement on a channel; the answer stops it. */
  listen(channel: string, listening: ListenCallbacks): Promise<() => Promise<void>>;
  /** Takes the right to a work that only one of the servers of this database does at a time. */
  hold: Hold;
  /**
   * The connections to PostgreSQL: how many there are, how many are idle, how many calls wait for one. Null for the
   * embedded database.
   */
  connessioni(): { aperte: number; free: number; in_attesa: number } | null;
  /** Answers questions in SQL without disturbing other work. */
  lettura: QueryRunner;
  /** A copy of the whole embedded database, as a compressed archive; null for PostgreSQL, which has its own tools. */
  dump: (() => Promise<Blob>) | null;
  /**
   * The state of the engine, without asking the engine. A PostgreSQL server is always `aperto`: it answers for
   * itself. `diskFull`: a write failed in the last minute because the disk was full.
   */
  stato(): { motore: EngineState; causa: Error | null; diskFull: boolean };
  close(): Promise<void>;
}
