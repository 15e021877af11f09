/** Saved views of the signed-in user, azienda by azienda. */
import { VISTA } from './commands/save-vista.ts';
import { succeed } from '../core/problems.ts';
import { removeVersionata, saveVersionata } from '../registro/versioned.ts';
import { listViste } from './sql/viste.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const visteRoutes = {
  viste: withAzienda(async ({ db, actor, query }) =>
    succeed({ viste: await listViste(db.kysely, actor, query.area) }),
  ),

  visteSalva: withAzienda(({ db, actor, body }) => saveVersionata(db, actor, VISTA, body, body)),

  visteElimina: withAzienda(({ db, actor, body }) => removeVersionata(db, actor, VISTA, body)),
} satisfies Partial<Handlers>;
