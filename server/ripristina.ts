/** `npm run ripristina -- FILE`: puts a copy back, with the server stopped. */
import { existsSync } from 'node:fs';
import { ripristinaAzienda, RipristinoError, ripristinaDatabase } from './backup/ripristina.ts';
import { ConfigError, parseConfig } from './config.ts';
import { LockedError, acquireLock } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openEmbedded, openPostgres } from './db/open.ts';
import { join } from 'node:path';
import { mkdirSync } from 'node:fs';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function ripristina(file: string | undefined): Promise<void> {
  if (!file || !existsSync(file))
    throw new RipristinoError(
      'Uso: npm run ripristina -- FILE (una copia .tar.gz del database o .jsonl.gz di un’azienda)',
    );
  const config = parseConfig(process.env);
  if (file.endsWith('.tar.gz')) {
    if (config.databaseUrl !== null)
      throw new RipristinoError('Questa è la copia di un database incorporato: togli DATABASE_URL');
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const release = await acquireLock(join(config.dataDir, 'db.lock'), 0);
    try {
      await ripristinaDatabase(file, config.dataDir);
    } finally {
      release();
    }
    return say(`Fatto: il database è in ${join(config.dataDir, 'db')}. Ora avvia Quadra.`);
  }
  const db =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : openPostgres(config.databaseUrl, 2, () => undefined);
  try {
    await migrate(db);
    const { ragione_sociale, righe, password } = await ripristinaAzienda(db, file);
    say(`Fatto: ${ragione_sociale}, ${righe} righe.`);
    for (const [username, word] of password)
      say(`Password nuova di ${username}: ${word} (cambiala al primo accesso)`);
  } finally {
    await db.close();
  }
}

try {
  await ripristina(process.argv[2]);
} catch (cause) {
  const known =
    cause instanceof RipristinoError || cause instanceof ConfigError || cause instanceof LockedError;
  const text = cause instanceof Error ? cause.message : String(cause);
  process.stderr.write(`${known ? text : `Il ripristino non è riuscito: ${text}`}\n`);
  process.exitCode = 1;
}
