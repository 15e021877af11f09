/** The aziende of whoever asks, side by side: only those that person may open. */
import { succeed } from '../core/problems.ts';
import { withUtente, type Handlers } from '../core/http/bind.ts';
import { listAziendeStudio, listContiStudio } from './sql/situazioni.ts';

export const studioRoutes = {
  studio: withUtente(async ({ db, utente }) =>
    succeed({ aziende: await listAziendeStudio(db.kysely, utente.id) }),
  ),

  studioMesi: withUtente(async ({ db, utente }) =>
    succeed({ conti: await listContiStudio(db.kysely, utente.id) }),
  ),
} satisfies Partial<Handlers>;
