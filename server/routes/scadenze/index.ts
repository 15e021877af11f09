/** The scadenziario: reading it, moving dates, private calendars. */
import { puo } from '#api/contract/ruoli.ts';
import { createCalendario, revokePrivato } from '../../commands/scadenze/calendari.ts';
import { moveScadenze } from '../../commands/scadenze/sposta.ts';
import { success } from '../../problems.ts';
import { listCalendari } from '../../repositories/scadenze/calendari.ts';
import { listStoria } from '../../repositories/scadenze/concordate.ts';
import { readScadenziario } from '../../repositories/scadenze/elenco.ts';
import type { Utente } from '../../repositories/utenti.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';

const governa = ({ ruolo }: Utente): boolean => puo(ruolo, 'amministratore');

export const scadenzeRoutes: readonly BoundRoute[] = [
  // Thousands of rows that PostgreSQL has just made of its own columns: checking each again costs more than reading them.
  forAzienda('scadenze', async ({ db, actor, query }) => {
    const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const found = await snapshot.execute((tx) => readScadenziario(tx, actor.id_azienda, query));
    return success(new JsonText(JSON.stringify(found)));
  }),
  forAzienda('scadenzeSposta', ({ db, actor, body }) => moveScadenze(db, actor, body.partite)),
  forAzienda('scadenzeStoria', async ({ db, actor, query }) =>
    success({ concordate: await listStoria(db.kysely, actor.id_azienda, query.id_partita) }),
  ),
  forAzienda('calendari', async ({ db, actor, utente }) =>
    success({
      calendari: await listCalendari(db.kysely, actor.id_azienda, governa(utente) ? null : actor.id_utente),
    }),
  ),
  forAzienda('calendarioCrea', ({ db, actor, body }) => createCalendario(db, actor, body)),
  forAzienda('calendarioRevoca', ({ db, actor, body, utente }) =>
    revokePrivato(db, actor, body.id, governa(utente)),
  ),
];
