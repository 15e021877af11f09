/** Processor time of processes of this machine, as Linux tells it. */
import { readFileSync, readdirSync } from 'node:fs';

/** Milliseconds in one unit of `/proc`. */
const UNIT = 10;

interface Processo {
  pid: number;
  parent: number;
  /** Milliseconds of its own. */
  own: number;
  /** Of those that it started and that have ended. */
  ended: number;
}

function readProcesso(pid: number): Processo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, between brackets, may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid, parent, own: (user + system) * UNIT, ended: (endedUser + endedSystem) * UNIT };
  } catch {
    // It ended meanwhile, and its parent has its time.
    return undefined;
  }
}

const listProcessi = (): Processo[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcesso(Number(name)) ?? []);

/** The process that started another. */
export const findParent = (pid: number): number | null => readProcesso(pid)?.parent ?? null;

/** Milliseconds of a process and of all that stand under it, to some hundredths of a second. */
export function sumProcessore(root: number): number {
  const all = new Map(listProcessi().map((each) => [each.pid, each]));
  const isUnder = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return pid === root || (parent > 1 && isUnder(parent));
  };
  return [...all.values()]
    .filter(({ pid }) => isUnder(pid))
    .reduce((sum, { own, ended }) => sum + own + ended, 0);
}

/** How a process shows itself; empty for one that has ended. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Milliseconds that a PostgreSQL server spends on one of its databases: those of its connections, and of what has ended under
 * the server, as the processes that read along do.
 */
export function sumDatabase(postmaster: number, database: string): number {
  const connections = listProcessi().filter(
    ({ pid, parent }) => parent === postmaster && readCommand(pid).includes(` ${database} `),
  );
  return connections.reduce((sum, { own }) => sum + own, readProcesso(postmaster)?.ended ?? 0);
}
