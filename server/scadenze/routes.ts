/** The scadenziario: reading it, moving dates, private calendars. */
import type { SignedInUtente } from '../core/actor.ts';
import { isAllowed } from '#api/contract/ruoli.ts';
import { createCalendario, revokePrivate } from './commands/calendars.ts';
import { moveScadenze } from './commands/move.ts';
import { readSnapshot } from '../core/db/transact.ts';
import { succeed } from '../core/problems.ts';
import { listCalendari } from './sql/calendars.ts';
import { listStoria } from './sql/agreed.ts';
import { readScadenziario } from './sql/list.ts';
import { withAzienda, withReading, JsonText, type Handlers } from '../core/http/bind.ts';

const governs = ({ ruolo }: SignedInUtente): boolean => isAllowed(ruolo, 'amministratore');

export const scadenzeRoutes = {
  // Thousands of rows that PostgreSQL has just made of its own columns: checking each again costs more than reading them.
  scadenze: withAzienda(async ({ db, actor, query }) =>
    succeed(new JsonText(await readSnapshot(db, (tx) => readScadenziario(tx, actor.id_azienda, query)))),
  ),
  scadenzeSposta: withAzienda(({ db, actor, body }) => moveScadenze(db, actor, body.partite)),
  scadenzeStoria: withReading(async (reader, idAzienda, { query }) => ({
    concordate: await listStoria(reader, idAzienda, query.id_partita),
  })),
  calendari: withAzienda(async ({ db, actor, utente }) =>
    succeed({
      calendari: await listCalendari(db.kysely, actor.id_azienda, governs(utente) ? null : actor.id_utente),
    }),
  ),
  calendarioCrea: withAzienda(({ db, actor, body }) => createCalendario(db, actor, body)),
  calendarioRevoca: withAzienda(({ db, actor, body, utente }) =>
    revokePrivate(db, actor, body.id, governs(utente)),
  ),
} satisfies Partial<Handlers>;
