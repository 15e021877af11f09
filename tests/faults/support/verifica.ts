/** `quadra verifica`, as a person runs it: on the data of a stopped server. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { projectRoot } from '#tests/e2e/support/server.ts';
import type { Impianto } from './impianto.ts';

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
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['cli/quadra.mjs', ...args],
      { cwd: projectRoot, env },
    );
    return { stato: 0, testo: `${stdout}${stderr}` };
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && typeof cause.code === 'number')) throw cause;
    const part = (key: 'stdout' | 'stderr') => (key in cause ? String(cause[key as never]) : '');
    return { stato: cause.code, testo: `${part('stdout')}${part('stderr')}` };
  }
}

/** Every invariant holds, or the test fails with the rows that break one. */
export async function checkSound({ environment }: Impianto): Promise<void> {
  const { stato, testo } = await runQuadra(['verifica'], environment);
  expect(stato, testo).toBe(0);
}
