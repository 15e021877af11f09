/** Saved views of the signed-in user, azienda by azienda. */
import { removeVista, saveVista } from './commands/save-vista.ts';
import { success } from '../core/problems.ts';
import { listViste } from './sql/viste.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const visteRoutes = {
  viste: forAzienda(async ({ db, actor, query }) =>
    success({ viste: await listViste(db.kysely, actor, query.area) }),
  ),

  visteSalva: forAzienda(({ db, actor, body }) => saveVista(db, actor, body)),

  visteElimina: forAzienda(({ db, actor, body }) => removeVista(db, actor, body)),
} satisfies Partial<Handlers>;
