/** `quadra importa --cartella`: imports what arrives in a folder. Beside a file that failed it leaves the reason. */
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { makeReport, makeScartateReport } from './make-report.ts';
import { runInterruptible, isInterrupted } from './interruption.ts';
import { collectReport, type Resoconto } from './report.ts';
import { Fine, STATO } from './status.ts';
import { writeWarning, writeLine } from './output.ts';
import type { FileFatto } from './tally.ts';

const IMPORTATI = 'importati';
const TO_SEE = 'da-vedere';
const REPORT = '.rapporto.txt';

/** Names of files that other programs are still writing. */
const TEMPORARY = /^\.|^~\$|\.(?:tmp|temp|part|partial|crdownload|download|filepart|swp)$/i;
/** Milliseconds in which a file must not change to count as whole. */
const QUIET_MS = 2_000;
/** The same for an empty file, whose first byte may still come. */
const EMPTY_QUIET_MS = 15_000;

interface Sorveglianza {
  cartella: string;
  /** Seconds between two scans. */
  ogni: number;
  /** True to scan once and end. */
  unaVolta: boolean;
  /** Imports one file; answers its exit status. Throws `Fine` when the server cannot be used. */
  importa: (path: string) => Promise<number>;
  /** Called once for each scan with the outcome of its files. */
  tell: (files: readonly FileFatto[]) => Promise<void>;
  /** Signs in again: sessions end, servers restart. */
  link: () => Promise<void>;
  /** Milliseconds in which a file must not change; set by tests. */
  quiet?: number;
}

interface Look {
  size: number;
  mtimeMs: number;
}

/** The files of the folder that could be imported, with their present size and time. */
async function listFiles(folder: string): Promise<Map<string, Look>> {
  const found = new Map<string, Look>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || TEMPORARY.test(entry.name) || entry.name.endsWith(REPORT)) continue;
    const info = await stat(join(folder, entry.name)).catch(() => null);
    if (info) found.set(entry.name, { size: info.size, mtimeMs: info.mtimeMs });
  }
  return found;
}

/** The names of the files that have stopped growing, in order. */
async function findSettled(folder: string, quiet: number, signal: AbortSignal): Promise<string[]> {
  const before = await listFiles(folder);
  if (before.size === 0) return [];
  await wait(quiet, null, { signal }).catch(() => undefined);
  if (signal.aborted) return [];
  const now = await listFiles(folder);
  return [...now]
    .filter(([name, { size, mtimeMs }]) => {
      const was = before.get(name);
      const still = was?.size === size && was.mtimeMs === mtimeMs;
      return still && Date.now() - mtimeMs >= (size === 0 ? EMPTY_QUIET_MS : quiet);
    })
    .map(([name]) => name)
    .toSorted((a, b) => a.localeCompare(b, 'it'));
}

/** Moves a file into a folder beside it, under another name if that one is taken; answers its new path. */
async function moveFile(cartella: string, nome: string, where: string): Promise<string> {
  const folder = join(cartella, where);
  await mkdir(folder, { recursive: true });
  const { name, ext } = parse(nome);
  for (let copy = 1; ; copy++) {
    const path = join(folder, copy === 1 ? nome : `${name} (${copy})${ext}`);
    if (await stat(path).catch(() => null)) continue;
    await rename(join(cartella, nome), path);
    return path;
  }
}

type Sorte = 'importato' | 'da vedere' | 'riprova';

function fateOf(state: number, { cause }: Resoconto): Sorte {
  if (state === STATO.ok) return 'importato';
  if (cause.includes('rete') || isInterrupted()) return 'riprova';
  // The bytes are in the database: a watcher that was killed had no time to move the file.
  return cause.length > 0 && cause.every((causa) => causa === 'gia_importato') ? 'importato' : 'da vedere';
}

async function work({ cartella, importa }: Sorveglianza, nome: string): Promise<[Sorte, FileFatto]> {
  const { esito: stato, resoconto } = await collectReport(() => importa(join(cartella, nome)));
  const fate = fateOf(stato, resoconto);
  if (fate === 'importato') {
    const path = await moveFile(cartella, nome, IMPORTATI);
    if (resoconto.scartate) await writeFile(`${path}${REPORT}`, await makeScartateReport(path, resoconto));
  }
  if (fate === 'da vedere') {
    const path = await moveFile(cartella, nome, TO_SEE);
    await writeFile(`${path}${REPORT}`, await makeReport(path, resoconto));
    await writeWarning(`${nome}: spostato in ${TO_SEE}, con il motivo accanto.`);
  }
  return [fate, { nome, stato, resoconto }];
}

/** Scans the folder once; answers whether any file was left or put aside. */
async function turn(options: Sorveglianza, signal: AbortSignal): Promise<boolean> {
  const still = await findSettled(options.cartella, options.quiet ?? QUIET_MS, signal);
  if (still.length === 0) return true;
  await options.link();
  let good = true;
  const files: FileFatto[] = [];
  for (const name of still) {
    if (isInterrupted()) break;
    const [fate, done] = await work(options, name);
    files.push(done);
    good &&= fate === 'importato';
    // Without the server the other files would fail in the same way.
    if (fate === 'riprova') break;
  }
  await options.tell(files);
  return good;
}

/** What keeps the watcher waiting: the server or the folder is away, which may change. A wrong name or password does not. */
function describePassing(error: unknown, cartella: string): string | null {
  if (error instanceof Fine) return error.passing ? error.message : null;
  const { code, path } = error as NodeJS.ErrnoException;
  return code !== undefined && path?.startsWith(cartella) === true
    ? `La cartella ${cartella} non si legge (${code}).`
    : null;
}

const taken = (cartella: string): Fine =>
  new Fine(STATO.uso, `quadra importa: un altro comando sta già sorvegliando ${cartella}.`);

async function watch(options: Sorveglianza, lock: FolderLock, signal: AbortSignal): Promise<number> {
  const { cartella, ogni, unaVolta } = options;
  let entered = false;
  for (;;) {
    try {
      // A wrong name or password is reported at once, not when the first file arrives.
      if (!entered) await options.link();
      entered = true;
      if (!(await lock.keep())) throw taken(cartella);
      const good = await turn(options, signal);
      if (unaVolta) return good ? STATO.ok : STATO.import;
    } catch (error) {
      const passing = unaVolta ? null : describePassing(error, cartella);
      if (passing === null) throw error;
      await writeWarning(`${passing} Riprovo tra ${ogni} secondi.`);
    }
    if (isInterrupted()) return STATO.ok;
    await wait(ogni * 1_000, null, { signal }).catch(() => undefined);
    if (isInterrupted()) {
      await writeLine(`Sorveglianza di ${cartella} terminata.`);
      return STATO.ok;
    }
  }
}

/** Watches the folder until it is told to stop; answers the exit status. */
export async function watchFolder(options: Sorveglianza): Promise<number> {
  const cartella = resolve(options.cartella);
  const info = await stat(cartella).catch(() => null);
  if (!info?.isDirectory())
    throw new Fine(STATO.uso, `quadra importa: --cartella non è una cartella: "${options.cartella}".`);
  const lock = await lockFolder(cartella).catch((error: NodeJS.ErrnoException) => {
    throw new Fine(
      STATO.uso,
      `quadra importa: nella cartella ${cartella} non si può scrivere (${error.code}).`,
    );
  });
  if (!lock) throw taken(cartella);
  try {
    if (!options.unaVolta)
      await writeLine(`Sorveglio ${cartella} ogni ${options.ogni} secondi. Ctrl+C per finire.`);
    return await runInterruptible((signal) => watch({ ...options, cartella }, lock, signal));
  } finally {
    await lock.leave();
  }
}
