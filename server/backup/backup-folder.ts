/** The folder of the copies: lists them, and adds a new one whole or not at all. */
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Backup, backupNomeSchema, provaSchema } from '#api/contract/backup.ts';
import { syncPath } from '../core/disk.ts';

export const getBackupFolder = (dataDir: string): string => join(dataDir, 'backup');

const pad = (number: number): string => String(number).padStart(2, '0');

/** `20260315-140501`, by the server's clock. */
export function formatStamp(at: Date): string {
  const day = `${at.getFullYear()}${pad(at.getMonth() + 1)}${pad(at.getDate())}`;
  return `${day}-${pad(at.getHours())}${pad(at.getMinutes())}${pad(at.getSeconds())}`;
}

/** The path of the file that keeps the outcome of a copy's proof, beside the copy. */
const toProofPath = (path: string): string => `${path}.prova.json`;

export type BackupProof = Backup['prova'];

const MAI: BackupProof = {
  provata: false,
  perche: 'È stata fatta prima che le copie si provassero',
  provata_il: null,
};

async function readProof(path: string): Promise<BackupProof> {
  try {
    return provaSchema.parse(JSON.parse(await readFile(toProofPath(path), 'utf8')));
  } catch {
    return MAI;
  }
}

async function describe(folder: string, nome: string): Promise<Backup> {
  const path = join(folder, nome);
  const { size, mtime } = await stat(path);
  const tipo = nome.startsWith('quadra-database-') ? 'database' : 'azienda';
  return { nome, tipo, creato_il: mtime.toISOString(), bytes: size, prova: await readProof(path) };
}

/** The newest first. */
export async function listBackup(dataDir: string): Promise<Backup[]> {
  const folder = getBackupFolder(dataDir);
  let names: string[];
  try {
    names = await readdir(folder);
  } catch {
    return [];
  }
  const own = names.filter((name) => backupNomeSchema.safeParse(name).success);
  const backup = await Promise.all(own.map((name) => describe(folder, name)));
  return backup.toSorted((a, b) => (a.creato_il < b.creato_il ? 1 : -1));
}

/** Renames a copy that is whole on the disk to its final name, and writes the file of its proof. */
export async function keepBackup(
  dataDir: string,
  name: string,
  aside: string,
  proof: BackupProof,
): Promise<Backup> {
  const path = join(getBackupFolder(dataDir), name);
  await writeFile(toProofPath(path), JSON.stringify(proof), { mode: 0o600, flush: true });
  await rename(aside, path);
  return keepProva(dataDir, name, proof);
}

/** Writes the outcome of a copy's proof, whole or not at all. */
export async function keepProva(dataDir: string, name: string, proof: BackupProof): Promise<Backup> {
  const folder = getBackupFolder(dataDir);
  const path = toProofPath(join(folder, name));
  await writeFile(`${path}.parziale`, JSON.stringify(proof), { mode: 0o600, flush: true });
  await rename(`${path}.parziale`, path);
  await syncPath(folder);
  return describe(folder, name);
}

/** A copy's bytes and their number; null when there is none of this name. */
export async function readBackup(
  dataDir: string,
  name: string,
): Promise<{ stream: Readable; bytes: number } | null> {
  if (!backupNomeSchema.safeParse(name).success) return null;
  const path = join(getBackupFolder(dataDir), name);
  try {
    const { size } = await stat(path);
    return { stream: createReadStream(path), bytes: size };
  } catch {
    return null;
  }
}

const DAILY = 'quadra-database-giornaliero-';

/** The name of today's daily copy begins like this. */
export const getDailyPrefix = (at: Date): string => `${DAILY}${formatStamp(at).slice(0, 8)}`;

/** Keeps the newest `count` daily copies, and the newest that was proved; those made by hand stay. */
export async function deleteOldGiornalieri(dataDir: string, count: number): Promise<void> {
  const daily = (await listBackup(dataDir)).filter(({ nome }) => nome.startsWith(DAILY));
  const good = daily.find(({ prova }) => prova.provata);
  for (const { nome } of daily.slice(count)) {
    if (nome === good?.nome) continue;
    const path = join(getBackupFolder(dataDir), nome);
    await rm(path, { force: true });
    await rm(toProofPath(path), { force: true });
  }
}
