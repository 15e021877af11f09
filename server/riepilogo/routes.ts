/** The figures of the dashboard, all of one moment: an import that completes in between is in all or in none. */
import { succeed } from '../core/problems.ts';
import { readRiepilogo } from './sql/riepilogo.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const riepilogoRoutes = {
  riepilogo: withAzienda(async ({ db, actor, query }) => {
    const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return succeed(await snapshot.execute((tx) => readRiepilogo(tx, actor.id_azienda, query.oggi)));
  }),
} satisfies Partial<Handlers>;
