/** Whether the folder of the embedded database is plainly empty or plainly whole; anything else is left alone. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseFault, classifyFault } from './faults.ts';

/** The version of PostgreSQL inside the engine, as it writes it in `PG_VERSION`. */
const MAJOR = '18';

/**
 * What PostgreSQL itself never goes without (PostgreSQL manual, chapter on the layout of the database's files). Folders
 * that it leaves empty are missing from some archives, and it says so by itself.
 */
const FOLDERS = ['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'] as const;
const FILES = ['PG_VERSION', 'global/pg_control', 'postgresql.conf'] as const;

/** A file of the write-ahead log, by its name. */
const SEGMENT = /^[0-9A-F]{24}$/;

const REMEDY =
  'Quadra non l’ha toccata. Rimetti i file che mancano, oppure spostala altrove e ripristina una copia con «npm run ripristina -- FILE»';

/** The part that a folder lacks, relative to it; null for a whole one. */
function findMissing(folder: string): string | null {
  for (const name of FILES) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!found?.isFile() || found.size === 0) return name;
  }
  for (const name of FOLDERS)
    if (!statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory()) return name;
  if (!readdirSync(join(folder, 'pg_wal')).some((name) => SEGMENT.test(name))) return 'pg_wal/*';
  if (!readdirSync(join(folder, 'base')).some((name) => existsSync(join(folder, 'base', name, 'PG_VERSION'))))
    return 'base/*/PG_VERSION';
  return null;
}

function inspect(folder: string): 'vuota' | 'intera' {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new DatabaseFault('cartella', `${folder} è un file e non una cartella: spostalo e riavvia Quadra`);
  if (!found || readdirSync(folder).length === 0) {
    const aside = `${folder}.parziale`;
    if (existsSync(aside))
      throw new DatabaseFault(
        'cartella',
        `Un ripristino non è arrivato in fondo: ${aside} è una copia incompleta e ${folder} non c’è. Ripeti «npm run ripristina -- FILE», oppure elimina ${basename(aside)} per cominciare da un database vuoto`,
      );
    return 'vuota';
  }
  const missing = findMissing(folder);
  if (missing !== null)
    throw new DatabaseFault(
      'cartella',
      `La cartella ${folder} non è un database intero: manca ${missing}. ${REMEDY}`,
    );
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new DatabaseFault(
      'cartella',
      `Il database in ${folder} è di PostgreSQL ${version || '?'}, e questa versione di Quadra apre PostgreSQL ${MAJOR}. Quadra non l’ha toccato: usa la versione di Quadra che lo ha scritto`,
    );
  return 'intera';
}

/** Writes nothing. Throws `DatabaseFault`, in Italian, for a folder that is neither empty nor whole. */
export function checkFolder(folder: string): 'vuota' | 'intera' {
  try {
    return inspect(folder);
  } catch (cause) {
    if (cause instanceof DatabaseFault) throw cause;
    throw classifyFault(cause, folder);
  }
}

/** The folder where a new database is made before it gets its name. An unfinished one holds no data. */
export function clearNascent(folder: string): string {
  const nascent = `${folder}.nuovo`;
  rmSync(nascent, { recursive: true, force: true });
  return nascent;
}
