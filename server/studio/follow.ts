/** Keeps how each azienda stands up to date, what stands in its texts, and what the planner knows of it: after what changes there, and when the day turns. */
import { getToday } from '#domain/date.ts';
import { followAsked } from '../core/asked.ts';
import type { Database } from '../core/db/database.ts';
import { refreshAzienda } from '../core/db/statistics.ts';
import { refreshImpronte } from '../estratto-conto/commands/refresh-impronte.ts';
import type { Journal } from '../core/rounds.ts';
import { refreshSituazione } from './commands/refresh.ts';
import { SITUAZIONI_CHANNEL, listAziendeDaRifare } from './sql/situazioni.ts';

const QUIET_MS = 2_000;
/** Between two looks at whether the day has turned. */
const GIORNO_MS = 10 * 60_000;

/** Begins to follow; answers how to stop. */
export async function startSituazioni(
  db: Database,
  log: Journal,
  quiet = QUIET_MS,
): Promise<() => Promise<void>> {
  const { lookAtAll, stop } = await followAsked(db, {
    channel: SITUAZIONI_CHANNEL,
    listAsking: () => listAziendeDaRifare(db.kysely, getToday()),
    run: async (idAzienda, signal) => {
      await refreshAzienda(db.kysely, idAzienda);
      const outcome = (await refreshSituazione(db, idAzienda)) ? 'done' : 'nothing';
      await refreshImpronte(db, idAzienda, () => signal.aborted);
      return outcome;
    },
    onError: (cause, idAzienda) =>
      log.error({ err: cause, id_azienda: idAzienda }, 'how an azienda stands was not worked out'),
    quiet,
  });
  const turning = setInterval(() => void lookAtAll(), GIORNO_MS).unref();
  return async () => {
    clearInterval(turning);
    await stop();
  };
}
