/** Starts a search for proposals in every azienda where data that a search reads has changed. */
import { followAsked } from '../core/asked.ts';
import type { Database } from '../core/db/database.ts';
import type { Journal } from '../core/rounds.ts';
import { computeIfAsked } from './commands/compute.ts';
import { SEARCH_CHANNEL, listAziendeDaCercare } from './sql/searches.ts';

/** Milliseconds. Changes closer together than this share one search. */
const QUIET_MS = 2_000;

const ESITI = { cercata: 'done', fallita: 'failed', occupata: 'later', niente: 'nothing' } as const;

/**
 * Starts listening for changes. The function that it answers stops listening and the search under way; the request for
 * that search stays in the database.
 */
export async function startRicercaAutomatica(
  db: Database,
  log: Journal,
  quiet = QUIET_MS,
): Promise<() => Promise<void>> {
  const { stop } = await followAsked(db, {
    channel: SEARCH_CHANNEL,
    listAsking: () => listAziendeDaCercare(db.kysely),
    run: async (idAzienda, signal) => {
      const onError = (cause: unknown) =>
        log.error({ err: cause, id_azienda: idAzienda }, 'a comparison failed');
      const outcome = await computeIfAsked(db, idAzienda, onError, signal);
      return ESITI[outcome];
    },
    onError: (cause, idAzienda) =>
      idAzienda === undefined
        ? log.error({ err: cause }, 'it could not be read where proposals are to be searched for')
        : log.error({ err: cause, id_azienda: idAzienda }, 'proposals were not searched for'),
    quiet,
  });
  return stop;
}
