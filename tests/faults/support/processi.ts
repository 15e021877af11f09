/** Kill -9 of a command or of a server that is still starting, at a drawn moment of its life. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#tests/e2e/support/server.ts';
import type { Impianto } from './impianto.ts';

export interface Processo {
  child: ChildProcess;
  /** What it printed so far, on either stream. */
  testo: () => string;
  /** Resolves when it is over, however it ended. */
  ended: Promise<unknown>;
}

/** Starts a program of the project on an installation; it is not waited for. */
export function launch(args: readonly string[], { environment }: Impianto): Processo {
  const child = spawn(process.execPath, [...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return { child, testo: () => chunks.join(''), ended: once(child, 'close') };
}

/** Resolves when it listens or is over. */
async function untilUp({ child, testo }: Processo): Promise<void> {
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  while (!isOver() && !/listening/i.test(testo())) await sleep(20);
}

/** Milliseconds that a server takes to listen, or a command to end. */
export async function measureLife(args: readonly string[], impianto: Impianto): Promise<number> {
  const from = performance.now();
  const processo = launch(args, impianto);
  await untilUp(processo);
  const life = performance.now() - from;
  processo.child.kill('SIGTERM');
  await processo.ended;
  return life;
}

/** Starts it and kills it so many milliseconds later; true when it had not come to its end by then. */
export async function killAfter(
  args: readonly string[],
  impianto: Impianto,
  ritardo: number,
): Promise<boolean> {
  const processo = launch(args, impianto);
  await Promise.race([sleep(ritardo), processo.ended]);
  const during = processo.child.exitCode === null && !/listening/i.test(processo.testo());
  processo.child.kill('SIGKILL');
  await processo.ended;
  return during;
}
