/** Bank accounts. */
import { createConto, modifyConto } from './commands/save-conto.ts';
import { succeed } from '../core/problems.ts';
import { listConti } from './sql/conti.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const contiRoutes = {
  conti: withAzienda(async ({ db, actor }) =>
    succeed({ conti: await listConti(db.kysely, actor.id_azienda) }),
  ),

  contoNuovo: withAzienda(({ db, actor, body }) => createConto(db, actor, body)),
  contoCambia: withAzienda(({ db, actor, body }) => modifyConto(db, actor, body)),
} satisfies Partial<Handlers>;
