/** The folder of the copies: what is there, and how a new one gets there whole or not at all. */
import { createReadStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Backup, backupNomeSchema } from '#api/contract/backup.ts';

export const cartellaBackup = (dataDir: string): string => join(dataDir, 'backup');

const pad = (number: number): string => String(number).padStart(2, '0');

/** `20260315-140501`, by the server's clock. */
export function timbro(at: Date): string {
  const day = `${at.getFullYear()}${pad(at.getMonth() + 1)}${pad(at.getDate())}`;
  return `${day}-${pad(at.getHours())}${pad(at.getMinutes())}${pad(at.getSeconds())}`;
}

async function describe(cartella: string, nome: string): Promise<Backup> {
  const { size, mtime } = await stat(join(cartella, nome));
  const tipo = nome.startsWith('quadra-database-') ? 'database' : 'azienda';
  return { nome, tipo, creato_il: mtime.toISOString(), bytes: size };
}

/** The newest first. */
export async function listBackup(dataDir: string): Promise<Backup[]> {
  const cartella = cartellaBackup(dataDir);
  let names: string[];
  try {
    names = await readdir(cartella);
  } catch {
    return [];
  }
  const own = names.filter((name) => backupNomeSchema.safeParse(name).success);
  const backup = await Promise.all(own.map((name) => describe(cartella, name)));
  return backup.toSorted((a, b) => (a.creato_il < b.creato_il ? 1 : -1));
}

/** Writes a copy: under its name only once it is on the disk whole. */
export async function writeBackup(dataDir: string, nome: string, content: Readable): Promise<Backup> {
  const cartella = cartellaBackup(dataDir);
  mkdirSync(cartella, { recursive: true, mode: 0o700 });
  const path = join(cartella, nome);
  const aside = `${path}.parziale`;
  try {
    const file = await open(aside, 'w', 0o600);
    await pipeline(content, file.createWriteStream({ flush: true }));
    await rename(aside, path);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
  return describe(cartella, nome);
}

/** A copy's bytes and their number; null when there is none of this name. */
export async function readBackup(
  dataDir: string,
  nome: string,
): Promise<{ stream: Readable; bytes: number } | null> {
  if (!backupNomeSchema.safeParse(nome).success) return null;
  const path = join(cartellaBackup(dataDir), nome);
  try {
    const { size } = await stat(path);
    return { stream: createReadStream(path), bytes: size };
  } catch {
    return null;
  }
}

const GIORNALIERO = 'quadra-database-giornaliero-';

/** The name of today's daily copy begins like this. */
export const giornaliero = (at: Date): string => `${GIORNALIERO}${timbro(at).slice(0, 8)}`;

/** Keeps the newest `quanti` daily copies; those made by hand stay. */
export async function pruneGiornalieri(dataDir: string, quanti: number): Promise<void> {
  const daily = (await listBackup(dataDir)).filter(({ nome }) => nome.startsWith(GIORNALIERO));
  for (const { nome } of daily.slice(quanti)) await rm(join(cartellaBackup(dataDir), nome), { force: true });
}
