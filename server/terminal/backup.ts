/** `quadra backup`: a copy, made and proved as from the page. */
import type { Backup } from '#api/contract/backup.ts';
import { readRows } from '../core/db/read.ts';
import { copyOneAzienda, copyWholeDatabase } from '../backup/make-backup.ts';
import { getBackupFolder } from '../backup/backup-folder.ts';
import { parsePlace } from '../config.ts';
import { Told } from '../core/said.ts';
import { openEsistente } from './open.ts';

/** Copies one azienda, by its number, or the whole embedded database; answers the copy and its folder. */
export async function copyFromTerminal(
  environment: NodeJS.ProcessEnv,
  idAzienda: number | null,
): Promise<{ copy: Backup; cartella: string }> {
  const place = parsePlace(environment);
  const db = await openEsistente(place);
  try {
    const cartella = getBackupFolder(place.dataDir);
    if (idAzienda === null) {
      const done = await copyWholeDatabase(db, place.dataDir);
      if (!done)
        throw new Told('PostgreSQL si copia intero con pg_dump; con --azienda NUMERO si copia un’azienda');
      return { copy: await done.provata, cartella };
    }
    const rows = await readRows<{ id: number }>(db.kysely)`select id from azienda where id = ${idAzienda}`;
    if (rows.length === 0) throw new Told(`L’azienda ${idAzienda} non c’è`);
    const { provata } = await copyOneAzienda(db, place.dataDir, idAzienda);
    return { copy: await provata, cartella };
  } finally {
    await db.close();
  }
}
