/** Health of the server. */
import { success } from '../../problems.ts';
import { readHealth } from '../../repositories/sistema.ts';
import { open, type BoundRoute } from '../bind.ts';

export const sistemaRoutes: readonly BoundRoute[] = [
  open('health', async ({ db, versione, dataDir }) => {
    const { stato, ...database } = await readHealth(db, dataDir);
    return success({ stato, versione, database: { motore: db.motore, ...database } });
  }),
];
