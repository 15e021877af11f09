/** Finding from anywhere. */
import { success } from '../../problems.ts';
import { findDocumenti, findSoggetti } from '../../repositories/cerca.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const cercaRoutes: readonly BoundRoute[] = [
  forAzienda('cerca', async ({ db, actor, query }) =>
    success({
      soggetti: await findSoggetti(db.kysely, actor.id_azienda, query.q),
      documenti: await findDocumenti(db.kysely, actor.id_azienda, query.q),
    }),
  ),
];
