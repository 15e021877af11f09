#!/usr/bin/env node
/**
 * The `quadra` command. It may be started by whatever Node the machine has; the code behind it is TypeScript
 * and needs Node 24, so an older one hands over to the Node that is pinned among the dependencies.
 * Plain JavaScript on purpose: this file alone must be understood by Node 18.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_RICHIESTO = 24;

/** Path of the pinned Node, or null when the dependencies are not installed. */
function findNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return join(dirname(manifest), typeof bin === 'string' ? bin : bin.node);
  } catch {
    return null;
  }
}

/** Runs this same file with another Node, as if it had been started by it: same streams, signals and status. */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Ctrl+C in a terminal reaches the child by itself too: it takes two at once for one.
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`quadra: non riesco ad avviare ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (status, signal) => {
    // A shell reports death by signal as 128 + its number.
    process.exit(status ?? 128 + (constants.signals[signal] ?? 0));
  });
}

if (Number(process.versions.node.split('.')[0]) >= NODE_RICHIESTO) {
  // Half of a short command is compiling itself; where the folder cannot be written it just compiles again.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/quadra/codice', import.meta.url)));
  await import('./main.ts');
} else {
  const node = findNode();
  if (node === null) {
    process.stderr.write(
      `quadra: serve Node ${NODE_RICHIESTO} (questo è ${process.versions.node}): esegui "npm install" nella cartella del progetto\n`,
    );
    process.exit(1);
  }
  handOver(node);
}
