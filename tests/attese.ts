/**
 * How tests wait: for a state, by asking until it is there. Nothing else in the tests may look at the clock to wait
 * (`tests/architecture/attese.ts` forbids it); the pages have waits of their own (`waitFor`, `expect.poll`).
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Between two questions, in milliseconds. */
const OGNI_MS = 20;

/** For what never comes, in milliseconds, as a page waits; how long something takes decides nothing. */
const LIMITE_MS = 60_000;

/** Asks until the answer is good, and gives it; throws, with the last answer, when it never is. */
export async function askUntil<T>(
  ask: () => Promise<T>,
  isGood: (answer: T) => boolean,
  limitMs = LIMITE_MS,
): Promise<T> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > limit) throw new Error(`not in ${limitMs} ms; last: ${JSON.stringify(answer)}`);
    await sleep(OGNI_MS);
  }
}

/** What time may be for in a test: part of the scene, never a way to wait for a state. */
export type Scena =
  | 'a file grows while it is watched'
  | 'a process dies at a random moment'
  | 'a lock is held while another waits'
  | 'a person looks before the next act'
  | 'nothing may come';

/** Lets some time (milliseconds) go by, where time itself is what is played. */
export const letPass = (milliseconds: number, _scena: Scena): Promise<void> => sleep(milliseconds);
