/** Makes copies: by hand, and once a day. */
import { Readable } from 'node:stream';
import type { Backup } from '#api/contract/backup.ts';
import type { Database } from '../db/open.ts';
import { giornaliero, listBackup, pruneGiornalieri, timbro, writeBackup } from './cartella.ts';
import { esportaAzienda } from './esporta-azienda.ts';

/** The whole embedded database; the copy is of one moment. */
async function copyDatabase(dump: () => Promise<Blob>, dataDir: string, nome: string): Promise<Backup> {
  const blob = await dump();
  return writeBackup(
    dataDir,
    nome,
    Readable.fromWeb(blob.stream() as Parameters<typeof Readable.fromWeb>[0]),
  );
}

/** Null on PostgreSQL, which is copied whole with its own tools. */
export async function backupDatabase(db: Database, dataDir: string, at = new Date()): Promise<Backup | null> {
  return db.dump ? copyDatabase(db.dump, dataDir, `quadra-database-${timbro(at)}.tar.gz`) : null;
}

export function backupAzienda(
  db: Database,
  dataDir: string,
  idAzienda: number,
  at = new Date(),
): Promise<Backup> {
  return esportaAzienda(db, idAzienda, (content) =>
    writeBackup(dataDir, `quadra-azienda-${idAzienda}-${timbro(at)}.jsonl.gz`, content),
  );
}

/** Today's copy of the embedded database where it is missing; old ones go. Answers the copy, or null when none was due. */
export async function backupGiornaliero(
  db: Database,
  dataDir: string,
  quanti: number,
  at = new Date(),
): Promise<Backup | null> {
  if (!db.dump || quanti === 0) return null;
  const prefix = giornaliero(at);
  if ((await listBackup(dataDir)).some(({ nome }) => nome.startsWith(prefix))) return null;
  const made = await copyDatabase(db.dump, dataDir, `${prefix}-${timbro(at).slice(9)}.tar.gz`);
  await pruneGiornalieri(dataDir, quanti);
  return made;
}
