/** `npm start`: builds the client when it is missing or older than its sources, then starts the server. */
import { readdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODICE } from './core/cache.ts';
import type { Running } from './main.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the client is made of. */
const SOURCES = ['index.html', 'package.json', 'vite.config.ts', 'scripts', 'src', 'public'];

/** The latest change in a file or a folder, in milliseconds; 0 when it does not exist. */
function lastChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, lastChange(join(path, name))),
    stat.mtimeMs,
  );
}

async function buildClient(): Promise<void> {
  const built = lastChange(join(root, 'dist', 'index.html'));
  if (built > 0 && SOURCES.every((source) => lastChange(join(root, source)) <= built)) return;
  process.stdout.write('Preparo le pagine, un momento…\n');
  const { build } = await import('vite');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}

function announce({ address, primoUtente }: Running): void {
  process.stdout.write(`Quadra è in ascolto su ${address}\n`);
  if (!primoUtente) return;
  process.stdout.write(
    `Non esiste ancora nessun utente: apri ${address}/auth/login e crea il primo, con la tua azienda.\n`,
  );
}

try {
  await buildClient();
} catch (cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  process.stderr.write(`Le pagine non si possono preparare: ${reason}\n`);
  process.exit(1);
}
// Half of a start is compiling itself; where the folder cannot be written it just compiles again.
enableCompileCache(CODICE);
const { run } = await import('./main.ts');
await run(announce);
