/** The aziende of whoever asks, side by side: only those that person may open. */
import { succeed } from '../core/problems.ts';
import { JsonText, withUtente, type Handlers } from '../core/http/bind.ts';
import { findDestinazioni } from '#domain/studio/destinations.ts';
import { readPlaces } from './sql/destinazioni.ts';
import { modifyCompiti, createCompiti } from './commands/compiti.ts';
import { confirmFascicoli, readFascicoli } from './commands/fascicoli.ts';
import { listColleghi, listMyCompiti } from './sql/compiti.ts';
import { listAziendeStudio, readContiStudio } from './sql/situazioni.ts';

export const studioRoutes = {
  studio: withUtente(async ({ db, utente }) =>
    succeed({ aziende: await listAziendeStudio(db.kysely, utente.id) }),
  ),

  studioMesi: withUtente(async ({ db, utente }) =>
    succeed(new JsonText(`{"conti":${await readContiStudio(db.kysely, utente.id)}}`)),
  ),

  destinazioni: withUtente(async ({ db, utente, body }) => {
    const sites = await readPlaces(db.kysely, utente.id, body.file);
    return succeed({ file: body.file.map((file) => ({ candidati: findDestinazioni(file, sites) })) });
  }),
  compitiMiei: withUtente(async ({ db, utente }) =>
    succeed({ compiti: await listMyCompiti(db.kysely, utente.id) }),
  ),
  colleghi: withUtente(async ({ db, utente }) =>
    succeed({ colleghi: await listColleghi(db.kysely, utente.id) }),
  ),
  compitiNuovi: withUtente(({ db, utente, body }) => createCompiti(db, utente, body)),
  compitiCambia: withUtente(({ db, utente, body }) => modifyCompiti(db, utente, body)),
  fascicoli: withUtente(({ db, utente, query }) => readFascicoli(db, utente, query.compiti)),
  fascicoliInvia: withUtente(({ db, utente, body }) => confirmFascicoli(db, utente, body)),
} satisfies Partial<Handlers>;
