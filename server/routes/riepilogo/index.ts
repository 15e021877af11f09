/** The figures of the dashboard, all of one moment: an import that completes in between is in all or in none. */
import { success } from '../../problems.ts';
import { readRiepilogo } from '../../repositories/riepilogo.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const riepilogoRoutes: readonly BoundRoute[] = [
  forAzienda('riepilogo', async ({ db, actor, query }) => {
    const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return success(await snapshot.execute((tx) => readRiepilogo(tx, actor.id_azienda, query.oggi)));
  }),
];
