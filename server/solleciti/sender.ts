/** The sender of the queue: one in each copy of the server, of which each takes its own letters. */
import type { Database } from '../core/db/database.ts';
import { sendNext } from './commands/send.ts';
import { releasePersi } from './sql/queue.ts';
import type { Sigillo } from '../core/seal.ts';

/** How often one looks whether something waits (milliseconds). */
const OGNI = 2_000;
/** Without news for so long, the sender of a place is gone (seconds): five times what the slowest delivery takes. */
const PERSO_DOPO = 600;

export interface Diario {
  info: (values: object, text: string) => void;
  error: (values: object, text: string) => void;
}

/** Places left behind by senders that are gone. Of the embedded database nobody else can be sending. */
export async function resumeCoda(db: Database, secondi: number = PERSO_DOPO): Promise<number> {
  return db.kysely.transaction().execute((tx) => releasePersi(tx, secondi));
}

/** Sends all that may go now, one after the other; answers how many it looked at. */
export async function sendCoda(
  db: Database,
  sigillo: Sigillo,
  stopped: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  while (!stopped() && (await sendNext(db, sigillo))) count += 1;
  return count;
}

/** Begins to send; answers how to stop, which waits for the letter on its way. */
export function startSpedizioniere(db: Database, sigillo: Sigillo, diario: Diario): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | null = null;
  let first = true;
  const round = async (): Promise<void> => {
    try {
      const lost = await resumeCoda(db, first && db.motore === 'pglite' ? 0 : PERSO_DOPO);
      first = false;
      if (lost > 0) diario.info({ lost }, 'letters of which nobody knows whether they left');
      const sent = await sendCoda(db, sigillo, () => stopped);
      if (sent > 0) diario.info({ sent }, 'letters of the queue looked at');
    } catch (cause) {
      diario.error({ err: cause }, 'the queue of letters failed');
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
