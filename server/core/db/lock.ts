/** One server at a time per data folder: PGlite opened twice on the same files destroys them. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getErrorCode } from '../error-code.ts';
import { Told } from '../said.ts';

const ownerSchema = z.object({ pid: z.int().positive(), started: z.string(), token: z.string() });
type Owner = z.infer<typeof ownerSchema>;

/**
 * How long a start waits for the server before it to be gone, in milliseconds: one that was killed takes a
 * while to die on a busy machine, one that was asked to stop finishes its requests.
 */
const PATIENCE = 10_000;

/** Tokens of the locks held by this very process. */
const held = new Set<string>();

export class LockedError extends Told {}

/**
 * Takes the lock file or throws `LockedError`. A lock left by a process that is gone (kill -9, power cut)
 * is taken over: the process id must be alive *and* have started when the lock says, so that an id given
 * to another process, or our own id after a restart in a container, does not count as the owner.
 */
export async function takeLock(path: string, patience: number = PATIENCE): Promise<() => void> {
  const deadline = Date.now() + patience;
  const mine: Owner = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  const own = `${path}.${mine.token}`;
  writeFileSync(own, JSON.stringify(mine), { mode: 0o600 });
  let stale = 0;
  try {
    while (!tryLink(own, path)) {
      const owner = readOwner(path);
      if (owner !== null && isAlive(owner)) {
        if (Date.now() >= deadline) throw locked(path, owner);
        await sleep(200);
        continue;
      }
      stale += 1;
      if (stale > 20) throw locked(path, owner);
      setAside(path, owner, mine.token);
    }
  } finally {
    rmSync(own, { force: true });
  }
  // Two servers that took over the same stale lock at once could both get here: the file tells which one did.
  await sleep(50);
  if (readOwner(path)?.token !== mine.token) throw locked(path, readOwner(path));
  held.add(mine.token);
  return () => {
    held.delete(mine.token);
    if (readOwner(path)?.token === mine.token) rmSync(path, { force: true });
  };
}

const locked = (path: string, owner: Owner | null): LockedError =>
  new LockedError(
    `Un altro server sta già usando questa cartella di dati (processo ${owner?.pid ?? '?'}, ${path})`,
  );

/** `link` fails when the name exists, and never leaves half a file. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if (getErrorCode(cause) === 'EEXIST') return false;
    throw cause;
  }
}

/** Moves a stale lock away; puts it back when it turns out to be a fresh one. */
function setAside(path: string, stale: Owner | null, token: string): void {
  const aside = `${path}.${token}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return; // already moved by another server that is starting
  }
  if (readOwner(aside)?.token !== stale?.token) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.pid === process.pid) return held.has(owner.token);
  try {
    process.kill(owner.pid, 0);
  } catch (cause) {
    return getErrorCode(cause) === 'EPERM';
  }
  return owner.started === startOf(owner.pid) && !isZombie(owner.pid);
}

/**
 * True for a process that has ended and that its parent has not collected yet: it holds no file any more (proc(5),
 * state).
 */
const isZombie = (pid: number): boolean => /^[ZX]/.test(statOf(pid));

/** The fields of `/proc/<pid>/stat` from the third, the state; empty where there is none. */
function statOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command, field 2, may hold spaces: count from the parenthesis that closes it.
    return stat.slice(stat.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
}

/** When a process started: field 22 of `/proc/<pid>/stat` (proc(5)) with the boot's id; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const ticks = statOf(pid).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return '';
  }
}
