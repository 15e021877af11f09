/** Saved views of the signed-in user, azienda by azienda. */
import { removeVista, saveVista } from './commands/save-vista.ts';
import { succeed } from '../core/problems.ts';
import { listViste } from './sql/viste.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const visteRoutes = {
  viste: withAzienda(async ({ db, actor, query }) =>
    succeed({ viste: await listViste(db.kysely, actor, query.area) }),
  ),

  visteSalva: withAzienda(({ db, actor, body }) => saveVista(db, actor, body)),

  visteElimina: withAzienda(({ db, actor, body }) => removeVista(db, actor, body)),
} satisfies Partial<Handlers>;
