/** A queue of messages. Every server sends from it; each sends the messages that it has taken. */
import type { Database, Tx } from '../db/database.ts';
import { startRounds, type Journal } from '../rounds.ts';
import type { Seal } from '../seal.ts';

export interface MailQueue {
  /** What the queue holds, as the log names it: `letters`. */
  what: string;
  /** Sends one message, or finds that it must not leave; false when none waits. */
  sendNext: (db: Database, seal: Seal) => Promise<boolean>;
  /** Marks messages that were taken so many seconds ago and whose outcome is not known; answers how many. */
  release: (tx: Tx, seconds: number) => Promise<number>;
}

/** Pause between two looks at the queue (milliseconds). */
const OGNI = 2_000;
/** The sender of a message counts as gone after so long without news (seconds): five times the slowest delivery. */
const LOST_AFTER = 600;

/** Marks what senders that are gone left behind. On the embedded database no other server can be sending. */
export const resumeQueue = (db: Database, queue: MailQueue, seconds: number = LOST_AFTER): Promise<number> =>
  db.kysely.transaction().execute((tx) => queue.release(tx, seconds));

/** Sends what may go now, one message after the other; answers how many it looked at. */
export async function sendQueue(
  db: Database,
  seal: Seal,
  queue: MailQueue,
  stopped: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  while (!stopped() && (await queue.sendNext(db, seal))) count += 1;
  return count;
}

/** Starts sending. The answer stops it and waits for the message under way. */
export function startQueue(db: Database, seal: Seal, log: Journal, queue: MailQueue): () => Promise<void> {
  const { what } = queue;
  let first = true;
  return startRounds(OGNI, log, `the queue of ${what} failed`, async (stopped) => {
    const lost = await resumeQueue(db, queue, first && db.motore === 'pglite' ? 0 : LOST_AFTER);
    first = false;
    if (lost > 0) log.info({ lost }, `${what} of which nobody knows whether they left`);
    const sent = await sendQueue(db, seal, queue, stopped);
    if (sent > 0) log.info({ sent }, `${what} of the queue looked at`);
  });
}
