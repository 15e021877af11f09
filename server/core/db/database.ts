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
  /** Calls back for each announcement on a channel; answers a function that stops it. */
  listen(channel: string, ascolto: ListenCallbacks): Promise<() => Promise<void>>;
  /** Takes what one server of this database at a time may do. */
  hold: Hold;
  /** The connections to PostgreSQL: those that are there, those that nobody uses, calls that wait for one; null when embedded. */
  connessioni(): { aperte: number; libere: number; in_attesa: number } | null;
  /** Answers questions in SQL, without touching other work. */
  lettura: QueryRunner;
  /** A copy of the whole embedded database, as a compressed archive; null for PostgreSQL, which has its own tools. */
  dump: (() => Promise<Blob>) | null;
  /**
   * How the engine is, without asking it anything; `aperto` for a server of its own, which answers for itself.
   * `discoPieno`: something could not be written in the last minute, since the disk was full.
   */
  stato(): { motore: EngineState; causa: Error | null; discoPieno: boolean };
  close(): Promise<void>;
}
