/** Saved views of the signed-in user, azienda by azienda. */
import { removeVista, saveVista } from '../../commands/save-vista.ts';
import { success } from '../../problems.ts';
import { listViste } from '../../repositories/viste.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const visteRoutes: readonly BoundRoute[] = [
  forAzienda('viste', async ({ db, actor, query }) =>
    success({ viste: await listViste(db.kysely, actor, query.area) }),
  ),

  forAzienda('visteSalva', ({ db, actor, body }) => saveVista(db, actor, body)),

  forAzienda('visteElimina', ({ db, actor, body }) => removeVista(db, actor, body)),
];
