/** Gives work on a copy to a process of its own; see `child.ts`. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CODICE } from '../core/cache.ts';
import type { VerifyOutcome } from '../verify/verify.ts';
import { RestoreError } from './errors.ts';
import type { BackupMessage, BackupCommand } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Megabytes of JavaScript memory of the child; the database's own memory comes on top. */
const MEMORY_MB = 128;

/**
 * PostgreSQL compiled once and without optimisation: a process that lives for seconds gains nothing from better code,
 * and compiling it takes twice the memory of all the rest.
 */
const PIANO = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Thrown where the server stops: the copy is left unfinished. */
export class StoppedError extends Error {}

const alive = new Set<ChildProcess>();
let still = false;

/** Ends the present work and refuses more: a server that stops does not wait for copies. */
export function stopWorks(): void {
  still = true;
  for (const child of alive) child.kill('SIGKILL');
}

/**
 * Resolves when the work is done. Throws `RestoreError` if the copy does not come back, `StoppedError` if the server
 * stops.
 */
export async function runInChild(order: BackupCommand): Promise<VerifyOutcome | null> {
  if (still) throw new StoppedError('stopping');
  const child = fork(CHILD, [], {
    serialization: 'advanced',
    // The child gets no setting of the server: no key, no address of a database.
    env: { TZ: process.env['TZ'], NODE_COMPILE_CACHE: CODICE },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--no-warnings', ...PIANO],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  alive.add(child);
  const news = await new Promise<BackupMessage>((resolve, reject) => {
    child.once('message', (message) => resolve(message as BackupMessage));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      alive.delete(child);
      reject(
        still
          ? new StoppedError('stopping')
          : new Error(`the process of the copies ended without an answer (${signal ?? code})`),
      );
    });
    child.send(order);
  });
  if (news.tipo === 'fatto') return news.esito;
  if (news.tipo === 'rifiutata') throw new RestoreError(news.perche);
  throw new Error(news.messaggio);
}
