/** The `quadra` command, as a person runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '#tests/e2e/support/server.ts';

export interface Esito {
  /** Of the process: 0 sound, 1 anomalies, 2 could not look. */
  stato: number;
  testo: string;
}

/** Runs a `quadra` command on an installation; answers how it ended and what it printed. */
export async function runQuadra(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Esito> {
  const env = { ...process.env, ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['cli/quadra.mjs', ...args], {
      cwd: projectRoot,
      env,
    });
    return { stato: 0, testo: `${stdout}${stderr}` };
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && typeof cause.code === 'number')) throw cause;
    const part = (key: 'stdout' | 'stderr') => (key in cause ? String(cause[key as never]) : '');
    return { stato: cause.code, testo: `${part('stdout')}${part('stderr')}` };
  }
}
