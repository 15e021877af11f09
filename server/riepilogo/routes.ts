/** The figures of the dashboard, all of one moment: an import that completes in between is in all or in none. */
import { success } from '../core/problems.ts';
import { readRiepilogo } from './sql/riepilogo.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const riepilogoRoutes = {
  riepilogo: forAzienda(async ({ db, actor, query }) => {
    const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return success(await snapshot.execute((tx) => readRiepilogo(tx, actor.id_azienda, query.oggi)));
  }),
} satisfies Partial<Handlers>;
