/**
 * Work on a copy in a process of its own, which asks its turn after everybody: its memory is given back when it ends, and
 * nothing it does can stop the server. Its one message is the outcome.
 */
import { createWriteStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { migrate } from '../core/db/migrate.ts';
import { openScratch } from '../core/db/open.ts';
import { archivia } from './archivio.ts';
import { RipristinoError } from './errori.ts';
import { esportaAzienda } from './esporta-azienda.ts';
import { ripristinaAzienda } from './ripristina-azienda.ts';
import { provaDatabase } from './ripristina-database.ts';
import { verifica, type Esito } from '../verifica/verifica.ts';

/** `banco`: a scratch folder; for the first three the copied database is in its `db`. */
export type Ordine =
  | { compito: 'archivia'; banco: string; lsn: string; file: string }
  | { compito: 'esporta'; banco: string; idAzienda: number; file: string }
  | { compito: 'verifica'; banco: string }
  | { compito: 'prova'; banco: string; file: string };

/** `perche`: Italian, of a copy that does not come back. */
export type Notizia =
  | { tipo: 'fatto'; esito: Esito | null }
  | { tipo: 'rifiutata'; perche: string }
  | { tipo: 'guasto'; messaggio: string };

async function esporta(banco: string, idAzienda: number, file: string): Promise<void> {
  const db = await openScratch(banco);
  try {
    await esportaAzienda(db, idAzienda, (content) =>
      pipeline(content, createWriteStream(file, { mode: 0o600, flush: true })),
    );
  } finally {
    await db.close();
  }
}

/** Restores the copy as a person would, into a database of the embedded engine that nobody will use. */
async function prova(banco: string, file: string): Promise<void> {
  if (file.includes('.tar.gz')) return provaDatabase(file, banco);
  const db = await openScratch(banco);
  try {
    await migrate(db);
    await ripristinaAzienda(db, file);
  } finally {
    await db.close();
  }
  return undefined;
}

async function guarda(banco: string): Promise<Esito> {
  const db = await openScratch(banco);
  try {
    return await verifica(db.kysely);
  } finally {
    await db.close();
  }
}

async function run(ordine: Ordine): Promise<Notizia> {
  try {
    let esito: Esito | null = null;
    if (ordine.compito === 'archivia') await archivia(ordine.banco, ordine.lsn, ordine.file);
    else if (ordine.compito === 'esporta') await esporta(ordine.banco, ordine.idAzienda, ordine.file);
    else if (ordine.compito === 'verifica') esito = await guarda(ordine.banco);
    else await prova(ordine.banco, ordine.file);
    return { tipo: 'fatto', esito };
  } catch (cause) {
    if (cause instanceof RipristinoError) return { tipo: 'rifiutata', perche: cause.message };
    const messaggio = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return { tipo: 'guasto', messaggio: messaggio.slice(-2_000) };
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// A server that ended needs no copy: what is half made goes with its folder.
process.on('disconnect', () => process.exit(1));
process.once('message', (ordine: Ordine) => {
  void run(ordine).then((notizia) => process.send?.(notizia, () => process.disconnect()));
});
