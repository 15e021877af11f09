/** How the signed-in user likes the product to look, whatever the azienda. */
import { success } from '../../problems.ts';
import { readPreferenze, writePreferenze } from '../../repositories/preferenze.ts';
import { signedIn, type BoundRoute } from '../bind.ts';

export const preferenzeRoutes: readonly BoundRoute[] = [
  signedIn('preferenze', async ({ db, utente }) => success(await readPreferenze(db.kysely, utente.id))),

  signedIn('preferenzeSalva', async ({ db, utente, body }) => {
    await writePreferenze(db.kysely, utente.id, body);
    return success(body);
  }),
];
