/** Health of the server. */
import { success } from '../../problems.ts';
import { readHealth } from '../../repositories/sistema.ts';
import { open, type BoundRoute } from '../bind.ts';

export const sistemaRoutes: readonly BoundRoute[] = [
  open('health', async ({ db, versione }) =>
    success({ stato: 'ok', versione, database: { motore: db.motore, ...(await readHealth(db.kysely)) } }),
  ),
];
