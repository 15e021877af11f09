/** Health of the server. */
import { succeed } from '../core/problems.ts';
import { readHealth } from './sql/sistema.ts';
import { open, type Handlers } from '../core/http/bind.ts';

export const sistemaRoutes = {
  health: open(async ({ db, versione, dataDir }) => {
    const { stato, ...database } = await readHealth(db, dataDir);
    return succeed({ stato, versione, database: { motore: db.motore, ...database } });
  }),
} satisfies Partial<Handlers>;
