/** What handlers work with. */
import type { Database } from './db/database.ts';
import type { Seal } from './seal.ts';

export interface Services {
  db: Database;
  /** The product's version, as in package.json. */
  versione: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  seal: Seal;
  backup: { /** How many daily copies are kept. */ conservati: number };
}
