/** The scadenziario: reading it, moving dates, private calendars. */
import type { Utente } from '../core/actor.ts';
import { puo } from '#api/contract/ruoli.ts';
import { createCalendario, revokePrivato } from './commands/calendari.ts';
import { moveScadenze } from './commands/sposta.ts';
import { success } from '../core/problems.ts';
import { listCalendari } from './sql/calendari.ts';
import { listStoria } from './sql/concordate.ts';
import { readScadenziario } from './sql/elenco.ts';
import { forAzienda, JsonText, type Handlers } from '../core/http/bind.ts';

const governa = ({ ruolo }: Utente): boolean => puo(ruolo, 'amministratore');

export const scadenzeRoutes = {
  // Thousands of rows that PostgreSQL has just made of its own columns: checking each again costs more than reading them.
  scadenze: forAzienda(async ({ db, actor, query }) => {
    const snapshot = db.kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const found = await snapshot.execute((tx) => readScadenziario(tx, actor.id_azienda, query));
    return success(new JsonText(JSON.stringify(found)));
  }),
  scadenzeSposta: forAzienda(({ db, actor, body }) => moveScadenze(db, actor, body.partite)),
  scadenzeStoria: forAzienda(async ({ db, actor, query }) =>
    success({ concordate: await listStoria(db.kysely, actor.id_azienda, query.id_partita) }),
  ),
  calendari: forAzienda(async ({ db, actor, utente }) =>
    success({
      calendari: await listCalendari(db.kysely, actor.id_azienda, governa(utente) ? null : actor.id_utente),
    }),
  ),
  calendarioCrea: forAzienda(({ db, actor, body }) => createCalendario(db, actor, body)),
  calendarioRevoca: forAzienda(({ db, actor, body, utente }) =>
    revokePrivato(db, actor, body.id, governa(utente)),
  ),
} satisfies Partial<Handlers>;
