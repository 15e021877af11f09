/** What a server that was killed leaves beside the copies goes with the next start, and nothing else does. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withScratchFolder, findRemains } from './scratch-folder.ts';

test('scratch folders and copies that were being written go; whole copies, and what is made meanwhile, stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadra-banco-'));
  try {
    const kept = ['quadra-database-1.tar.gz', 'quadra-database-1.tar.gz.prova.json'];
    mkdirSync(join(folder, '.banco-morto', 'db'), { recursive: true });
    for (const name of [...kept, 'quadra-database-2.tar.gz.parziale', '.banco-morto/db/PG_VERSION'])
      writeFileSync(join(folder, name), '18');
    const removeResti = findRemains(folder);
    await withScratchFolder(folder, async (banco) => {
      await removeResti();
      expect(readdirSync(folder).toSorted()).toEqual([banco.slice(folder.length + 1), ...kept].toSorted());
    });
    expect(readdirSync(folder).toSorted()).toEqual(kept);
    await findRemains(join(folder, 'non-c’è'))();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
