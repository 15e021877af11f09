/** How the signed-in user likes the product to look, whatever the azienda. */
import { succeed } from '../core/problems.ts';
import { readPreferenze, writePreferenze } from './sql/preferenze.ts';
import { withUtente, type Handlers } from '../core/http/bind.ts';

export const preferenzeRoutes = {
  preferenze: withUtente(async ({ db, utente }) => succeed(await readPreferenze(db.kysely, utente.id))),

  preferenzeSalva: withUtente(async ({ db, utente, body }) => {
    await writePreferenze(db.kysely, utente.id, body);
    return succeed(body);
  }),
} satisfies Partial<Handlers>;
