/** How the signed-in user likes the product to look, whatever the azienda. */
import { success } from '../core/problems.ts';
import { readPreferenze, writePreferenze } from './sql/preferenze.ts';
import { signedIn, type Handlers } from '../core/http/bind.ts';

export const preferenzeRoutes = {
  preferenze: signedIn(async ({ db, utente }) => success(await readPreferenze(db.kysely, utente.id))),

  preferenzeSalva: signedIn(async ({ db, utente, body }) => {
    await writePreferenze(db.kysely, utente.id, body);
    return success(body);
  }),
} satisfies Partial<Handlers>;
