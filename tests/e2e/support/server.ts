/** The real server as a child process, on a port and a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askUntil } from '#tests/attese.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far. */
  readonly log: () => string;
  /** Its exit status and signal, once it is over. */
  readonly ended: Promise<unknown[]>;
  /** Sends a signal (default SIGTERM) and waits for the end of the process; the data folder stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** A port of this machine that nobody uses. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A data folder, empty or a copy of another's, and how to remove it. */
export async function makeDataDir(like?: string): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quadra-prova-'));
  if (like !== undefined) await cp(like, dataDir, { recursive: true });
  // A copy that a killed server was making ends a moment after it, and writes until then.
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return { dataDir, remove };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Resolves when the server answers; throws with its log when it ends first or takes too long. */
async function untilHealthy(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const look = async () => hasEnded() || (await isHealthy(url));
  await askUntil(look, Boolean).catch((cause: unknown) => {
    throw new Error(`the server does not answer at ${url}:\n${log()}`, { cause });
  });
  if (hasEnded()) throw new Error(`the server ended:\n${log()}`);
}

/**
 * For a server that lives for seconds: its database is compiled once and plainly. Compiling it better costs a fifth of
 * what such a server costs from its start to its end.
 */
export const BREVE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * Starts `server/main.ts` on a data folder; `environment` overrides the settings of a quiet test server, which makes no
 * copy of the day beside what is looked at; `flags` are of its process.
 */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const port = Number(environment['PORT'] ?? (await findPort()));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      QUADRA_DATA: dataDir,
      LOG_LEVEL: 'warn',
      BACKUP_KEEP: '0',
      NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/quadra/codice'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const log = () => chunks.join('');
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  try {
    await untilHealthy(child, url, log);
  } catch (cause) {
    await stop('SIGKILL');
    throw cause;
  }
  return { url, dataDir, pid: child.pid ?? 0, log, ended, stop };
}
