/** The disk fills up under the embedded database: people are told, nothing answered is lost, and room makes it work again. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { importRighe } from '#import/run/import.ts';
import { askUntil } from '#tests/attese.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { startServer } from '#tests/e2e/support/server.ts';
import { enterStudio } from './support/studio.ts';
import { SEME } from './support/uccidi.ts';
import { runQuadra } from './support/quadra.ts';

const run = promisify(execFile);
const SIZE_MB = 128;
const RIGHE = 2_000;

/** A small disk of its own: only who administers the machine can make one. */
async function mountSmall(): Promise<{ folder: string; remove: () => Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'quadra-disco-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove: async () => {
      // What a killed server started ends a moment after it, and holds the disk until then.
      const unmount = () =>
        run('umount', [folder]).then(
          () => true,
          () => false,
        );
      await askUntil(unmount, Boolean);
      await rm(folder, { recursive: true });
    },
  };
}

test('a full disk is said, and what was answered is there afterwards', async ({ skip }) => {
  const disk = await mountSmall();
  if (disk === null) return skip('a file system can be mounted by root only');
  const dataDir = join(disk.folder, 'dati');
  const zavorra = join(disk.folder, 'zavorra');
  let server = await startServer(dataDir);
  try {
    let studio = await enterStudio(server.url);
    const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto' } });
    const { stdout } = await run('df', ['--output=avail', '-B1', disk.folder]);
    // What is left holds a part of an import or two.
    const left = Number(stdout.split('\n')[1]) - 3 * 1024 * 1024;
    await writeFile(zavorra, Buffer.alloc(left));
    let promesse = 0;
    for (let at = 1; at <= 60; at += 1) {
      const plan = makePiano(`disco-${at}.csv`, makeMovimenti(RIGHE, SEME + at), id);
      const outcome = await importRighe(studio.client, plan, { attesa: () => Promise.resolve() });
      if (outcome.tipo === 'completato') {
        promesse += 1;
        continue;
      }
      const cause = 'causa' in outcome && 'error' in outcome.causa ? outcome.causa.error : null;
      expect(cause).toBeInstanceOf(ApiError);
      expect(cause instanceof ApiError ? cause.problema?.title : '').toMatch(/disco|spazio/i);
      break;
    }
    const health = await fetch(`${server.url}/api/health`);
    expect(await health.text()).toMatch(/disco|spazio/i);
    await truncate(zavorra, 0);
    await server.stop('SIGKILL');
    const { stato, testo } = await runQuadra(['verifica'], { QUADRA_DATA: dataDir, DATABASE_URL: '' });
    expect(stato, testo).toBe(0);
    server = await startServer(dataDir);
    studio = studio.at(server.url);
    const { totale } = await studio.client.call('estrattoConto', { query: { limit: 1 } });
    expect(totale).toBe(promesse * RIGHE);
    const after = makePiano('dopo.csv', makeMovimenti(RIGHE, SEME), id);
    expect((await importRighe(studio.client, after)).tipo).toBe('completato');
    return undefined;
  } finally {
    await server.stop('SIGKILL');
    await disk.remove();
  }
});
