/** The demonstration office. */
import { oggi } from '#domain/date.ts';
import { fillDemo } from '../../commands/fill-demo.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const demoRoutes: readonly BoundRoute[] = [
  forAzienda('demo', ({ db, actor, body }) =>
    fillDemo(db, actor, { seme: body.seme, movimenti: body.righe, al: body.al ?? oggi() }),
  ),
];
