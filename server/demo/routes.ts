/** The demonstration office. */
import { oggi } from '#domain/date.ts';
import { fillDemo } from './commands/fill-demo.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const demoRoutes = {
  demo: forAzienda(({ db, actor, body }) =>
    fillDemo(db, actor, { seme: body.seme, movimenti: body.righe, al: body.al ?? oggi() }),
  ),
} satisfies Partial<Handlers>;
