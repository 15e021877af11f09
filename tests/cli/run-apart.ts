/** For the tests: runs the real command in a process of its own, and collects its output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Uscita {
  stato: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the command; the caller owns the process. */
export function startCommand(args: string[], env: Record<string, string> = {}) {
  const command = fileURLToPath(new URL('../../cli/quadra.mjs', import.meta.url));
  return spawn(process.execPath, [command, ...args], { env: { ...process.env, ...env } });
}

/** Runs the command to its end. */
export async function runCommandApart(args: string[], env: Record<string, string> = {}): Promise<Uscita> {
  const child = startCommand(args, env);
  child.stdin.end();
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [stato] = (await once(child, 'close')) as [number | null];
  return { stato, stdout, stderr };
}
