/** The figures of the dashboard, all of one moment: an import that completes in between is in all or in none. */
import { readSnapshot } from '../core/db/transact.ts';
import { succeed } from '../core/problems.ts';
import { readRiepilogo } from './sql/riepilogo.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const riepilogoRoutes = {
  riepilogo: withAzienda(async ({ db, actor, query }) =>
    succeed(await readSnapshot(db, (tx) => readRiepilogo(tx, actor.id_azienda, query.oggi))),
  ),
} satisfies Partial<Handlers>;
