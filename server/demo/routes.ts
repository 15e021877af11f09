/** The demonstration office. */
import { getToday } from '#domain/date.ts';
import { fillDemo } from './commands/fill-demo.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const demoRoutes = {
  demo: withAzienda(({ db, actor, body }) =>
    fillDemo(db, actor, { seme: body.seme, movimenti: body.righe, al: body.al ?? getToday() }),
  ),
} satisfies Partial<Handlers>;
