/** Bank accounts. */
import { changeConto } from './commands/change-conto.ts';
import { createConto } from './commands/create-conto.ts';
import { success } from '../core/problems.ts';
import { listConti } from './sql/conti.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const contiRoutes = {
  conti: forAzienda(async ({ db, actor }) =>
    success({ conti: await listConti(db.kysely, actor.id_azienda) }),
  ),

  contoNuovo: forAzienda(({ db, actor, body }) => createConto(db, actor, body)),
  contoCambia: forAzienda(({ db, actor, body }) => changeConto(db, actor, body)),
} satisfies Partial<Handlers>;
