/**
 * Works on a copy in a process of its own, with a lower priority. Its memory is freed when it ends, and nothing it
 * does can stop the server. It sends one message, the outcome.
 */
import { constants, setPriority } from 'node:os';
import type { Database } from '../core/db/database.ts';
import { migrate } from '../core/db/migrate.ts';
import { openScratch } from '../core/db/open.ts';
import { writeArchive } from './archive.ts';
import { RestoreError } from './errors.ts';
import { exportAzienda } from './export-azienda.ts';
import { restoreAzienda } from './restore-azienda.ts';
import { tryDatabase } from './restore-database.ts';
import { verifyInvariants, type VerifyOutcome } from '../verify/verify.ts';

/** `banco`: a scratch folder; for the first three the copied database is in its `db`. */
export type BackupCommand =
  | { compito: 'archivia'; banco: string; lsn: string; file: string }
  | { compito: 'esporta'; banco: string; idAzienda: number; file: string }
  | { compito: 'verifica'; banco: string }
  | { compito: 'prova'; banco: string; file: string };

/** `perche`: why the copy cannot be restored, in Italian. */
export type BackupMessage =
  | { tipo: 'fatto'; esito: VerifyOutcome | null }
  | { tipo: 'rifiutata'; perche: string }
  | { tipo: 'guasto'; messaggio: string };

/** Runs `work` on the database in the scratch folder. */
async function withDatabase<T>(banco: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openScratch(banco);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Restores the copy as a person would, into a database of the embedded engine that nobody will use. */
const proveCopy = (banco: string, file: string): Promise<unknown> =>
  file.includes('.tar.gz')
    ? tryDatabase(file, banco)
    : withDatabase(banco, async (db) => {
        await migrate(db);
        await restoreAzienda(db, file);
      });

async function run(order: BackupCommand): Promise<BackupMessage> {
  const { banco } = order;
  try {
    let esito: VerifyOutcome | null = null;
    if (order.compito === 'archivia') await writeArchive(banco, order.lsn, order.file);
    else if (order.compito === 'esporta')
      await withDatabase(banco, (db) => exportAzienda(db, order.idAzienda, order.file));
    else if (order.compito === 'verifica')
      esito = await withDatabase(banco, ({ kysely }) => verifyInvariants(kysely));
    else await proveCopy(banco, order.file);
    return { tipo: 'fatto', esito };
  } catch (cause) {
    if (cause instanceof RestoreError) return { tipo: 'rifiutata', perche: cause.message };
    const message = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return { tipo: 'guasto', messaggio: message.slice(-2_000) };
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server has ended: the half-made copy goes with its folder.
process.on('disconnect', () => process.exit(1));
process.once('message', (order: BackupCommand) => {
  void run(order).then((news) => process.send?.(news, () => process.disconnect()));
});
