/** `quadra backup`: a copy, made and proved as from the page. */
import { sql } from 'kysely';
import type { Backup } from '#api/contract/backup.ts';
import { backupAzienda, backupDatabase } from '../backup/fai.ts';
import { cartellaBackup } from '../backup/cartella.ts';
import { parsePosto } from '../config.ts';
import { Detto } from '../core/detto.ts';
import { openEsistente } from './apri.ts';

export type { Backup } from '#api/contract/backup.ts';

/** Copies one azienda, by its number, or the whole embedded database; answers the copy and its folder. */
export async function backup(
  environment: NodeJS.ProcessEnv,
  idAzienda: number | null,
): Promise<{ copia: Backup; cartella: string }> {
  const posto = parsePosto(environment);
  const db = await openEsistente(posto);
  try {
    const cartella = cartellaBackup(posto.dataDir);
    if (idAzienda === null) {
      const fatta = await backupDatabase(db, posto.dataDir);
      if (!fatta)
        throw new Detto('PostgreSQL si copia intero con pg_dump; con --azienda NUMERO si copia un’azienda');
      return { copia: await fatta.provata, cartella };
    }
    const { rows } = await sql<{ id: number }>`select id from azienda where id = ${idAzienda}`.execute(
      db.kysely,
    );
    if (rows.length === 0) throw new Detto(`L’azienda ${idAzienda} non c’è`);
    const { provata } = await backupAzienda(db, posto.dataDir, idAzienda);
    return { copia: await provata, cartella };
  } finally {
    await db.close();
  }
}
