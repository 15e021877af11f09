/** Sends scheduled reports at their time: in each copy of the server, each report taken by one of them. */
import { sendDovuto } from './commands/send.ts';
import type { Database } from '../core/db/database.ts';
import type { Diario } from '../solleciti/sender.ts';
import type { Sigillo } from '../core/seal.ts';

/** How often one looks whether something is due (milliseconds). */
const OGNI = 30_000;

/** Begins to look; answers how to stop, which waits for the report on its way. */
export function startProgrammatore(db: Database, sigillo: Sigillo, diario: Diario): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | null = null;
  const isStopped = (): boolean => stopped;
  const round = async (): Promise<void> => {
    try {
      let count = 0;
      while (!isStopped() && (await sendDovuto(db, sigillo))) count += 1;
      if (count > 0) diario.info({ count }, 'scheduled reports looked at');
    } catch (cause) {
      diario.error({ err: cause }, 'scheduled reports failed');
    }
  };
  const timer = setInterval(() => {
    running ??= round().finally(() => (running = null));
  }, OGNI);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
