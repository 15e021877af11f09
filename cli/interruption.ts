/** Ctrl+C: undoes the work under way, or ends the command if there is none. */
import { STATO } from './status.ts';
import { hideProgress } from './output.ts';

/**
 * Milliseconds. The same keystroke can arrive twice, from the terminal and from the parent process; a second keystroke
 * comes later.
 */
const SAME_PRESS = 500;

let current: AbortController | null = null;
let pressed = 0;

function interrupt(): void {
  const now = performance.now();
  if (pressed > 0 && now - pressed < SAME_PRESS) return;
  const again = pressed > 0;
  pressed = now;
  if (current && !again) {
    current.abort();
    return;
  }
  hideProgress();
  process.exit(STATO.interrotto);
}

/** Listens from now on for Ctrl+C and for a request to terminate. */
export function listenInterruption(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
}

/** True once the person asked to stop. */
export const isInterrupted = (): boolean => pressed > 0;

/** Runs work that can be undone: an interruption aborts its signal instead of ending the command. */
export async function runInterruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const outer = current;
  current = controller;
  try {
    return await work(controller.signal);
  } finally {
    current = outer;
  }
}
