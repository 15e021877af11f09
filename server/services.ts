/** What handlers work with. */
import type { Database } from './db/open.ts';

export interface Services {
  db: Database;
  /** The product's version, as in package.json. */
  versione: string;
}
