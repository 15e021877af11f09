/** What passes between the server's own thread and the thread of the embedded engine. */

/**
 * Where the database is: a folder of the disk, or memory, from the copy of another when given. `durable`: what was
 * answered survives a power cut; without it nothing waits for the disk.
 */
export type Place =
  | { kind: 'folder'; folder: string; durable: boolean }
  | { kind: 'memory'; template: Blob | null };

export type Compression = 'gzip' | 'none';

/** Orders run one at a time, except `more`: it asks for the rest of the current answer. */
export type Order =
  | { kind: 'open'; place: Place; postgres: WebAssembly.Module }
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'dump'; compression: Compression }
  | { kind: 'close' };

export type Request = (Order & { id: number }) | { kind: 'more'; id: number };

export interface Field {
  name: string;
  dataTypeID: number;
}

/** Rows as lists of values, in the order of the fields: they cross at half the cost of objects. */
export interface Lot {
  rows: unknown[][];
  /** More rows follow, once they are asked for. */
  more: boolean;
}

export interface Answer {
  fields: Field[];
  affectedRows: number | undefined;
  /** The command as PostgreSQL names it, as `COMMIT`. */
  command: string | undefined;
  dump: Blob | undefined;
}

/** What was thrown: an error's own fields do not cross by themselves. */
export interface Thrown {
  message: string;
  name: string;
  /** Of PostgreSQL's report (SQLSTATE, constraint, position and so on), or of the system's. */
  fields: Record<string, string>;
}

export type News =
  | { kind: 'answer'; id: number; answer: Answer; lot: Lot }
  | { kind: 'lot'; id: number; lot: Lot }
  | { kind: 'thrown'; id: number; thrown: Thrown }
  | { kind: 'notified'; channel: string; payload: string }
  /** The engine cannot go on; its thread ends. `log` is the last that PostgreSQL said. */
  | { kind: 'broken'; message: string; log: string[] };
