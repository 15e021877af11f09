/** Sends scheduled reports at their time: in each copy of the server, each report taken by one of them. */
import { sendDovuto } from './commands/send.ts';
import type { Database } from '../core/db/database.ts';
import { startRounds } from '../core/rounds.ts';
import type { Diario } from '../core/rounds.ts';
import type { Sigillo } from '../core/seal.ts';

/** How often one looks whether something is due (milliseconds). */
const OGNI = 30_000;

/** Begins to look; answers how to stop, which waits for the report on its way. */
export function startProgrammatore(db: Database, seal: Sigillo, log: Diario): () => Promise<void> {
  return startRounds(OGNI, async (stopped) => {
    try {
      let count = 0;
      while (!stopped() && (await sendDovuto(db, seal))) count += 1;
      if (count > 0) log.info({ count }, 'scheduled reports looked at');
    } catch (cause) {
      log.error({ err: cause }, 'scheduled reports failed');
    }
  });
}
