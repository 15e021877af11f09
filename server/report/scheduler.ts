/** Sends scheduled reports at their time: in each copy of the server, each report taken by one of them. */
import { sendDue } from './commands/send.ts';
import type { Database } from '../core/db/database.ts';
import { startRounds, type Journal } from '../core/rounds.ts';
import type { Seal } from '../core/seal.ts';

/** How often one looks whether something is due (milliseconds). */
const OGNI = 30_000;

/** Begins to look; answers how to stop, which waits for the report on its way. */
export const startScheduler = (db: Database, seal: Seal, log: Journal): (() => Promise<void>) =>
  startRounds(OGNI, log, 'scheduled reports failed', async (stopped) => {
    let count = 0;
    while (!stopped() && (await sendDue(db, seal))) count += 1;
    if (count > 0) log.info({ count }, 'scheduled reports looked at');
  });
