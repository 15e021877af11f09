/** Finding from anywhere. */
import { succeed } from '../core/problems.ts';
import { findDocumenti, findSoggetti } from './sql/cerca.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const cercaRoutes = {
  cerca: withAzienda(async ({ db, actor, query }) =>
    succeed({
      soggetti: await findSoggetti(db.kysely, actor.id_azienda, query.q),
      documenti: await findDocumenti(db.kysely, actor.id_azienda, query.q),
    }),
  ),
} satisfies Partial<Handlers>;
