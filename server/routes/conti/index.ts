/** Bank accounts. */
import { changeConto } from '../../commands/change-conto.ts';
import { createConto } from '../../commands/create-conto.ts';
import { success } from '../../problems.ts';
import { listConti } from '../../repositories/conti.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const contiRoutes: readonly BoundRoute[] = [
  forAzienda('conti', async ({ db, actor }) =>
    success({ conti: await listConti(db.kysely, actor.id_azienda) }),
  ),

  forAzienda('contoNuovo', ({ db, actor, body }) => createConto(db, actor, body)),
  forAzienda('contoCambia', ({ db, actor, body }) => changeConto(db, actor, body)),
];
