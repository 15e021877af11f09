/** The demonstration office: added, taken away, put back. */
import { getToday } from '#domain/date.ts';
import { succeed } from '../core/problems.ts';
import { fillDemo } from './commands/fill-demo.ts';
import { removeDemo, restoreDemo } from './commands/remove-demo.ts';
import { readStato } from './sql/stato.ts';
import { withAzienda, withUtente, type Handlers } from '../core/http/bind.ts';

export const demoRoutes = {
  demo: withAzienda(({ db, actor, body }) => {
    const { seme, righe: movimenti, al = getToday(), da_riconciliare } = body;
    return fillDemo(db, actor, { seme, movimenti, al, da_riconciliare });
  }),
  demoStato: withUtente(async ({ db, utente }) => succeed(await readStato(db.kysely, utente.id))),
  demoTogli: withUtente(({ db, utente, body }) => removeDemo(db, utente.id, body.id_azienda)),
  demoRimetti: withUtente(({ db, utente, body }) => restoreDemo(db, utente.id, body.id_azienda)),
} satisfies Partial<Handlers>;
