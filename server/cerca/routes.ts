/** Finding from anywhere. */
import { success } from '../core/problems.ts';
import { findDocumenti, findSoggetti } from './sql/cerca.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const cercaRoutes = {
  cerca: forAzienda(async ({ db, actor, query }) =>
    success({
      soggetti: await findSoggetti(db.kysely, actor.id_azienda, query.q),
      documenti: await findDocumenti(db.kysely, actor.id_azienda, query.q),
    }),
  ),
} satisfies Partial<Handlers>;
