/** The server dies while it makes a copy: a copy that is listed is whole, and no other is offered. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Backup } from '#api/contract/backup.ts';
import { DEMO } from './support/banco.ts';
import { onEachEngine, type Motore } from './support/impianto.ts';
import { unlessLost, type Studio } from './support/studio.ts';
import { expectSurvives, type Lavoro } from './support/uccidi.ts';

/** Unpacks it to the end: a copy that was cut has no end. */
async function readWhole(path: string): Promise<void> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path), createGunzip(), sink);
}

const list = ({ client }: Studio) => client.call('backup');

/** PostgreSQL is copied whole with its own tools: there the copy is of an azienda. */
function makeLavoro(engine: Motore): Lavoro {
  const tipo = engine === 'pglite' ? 'database' : 'azienda';
  const promesse = new Map<string, Backup>();
  return {
    async prepare({ client }) {
      await client.call('demo', { body: DEMO });
    },
    async run({ client }) {
      const made = await unlessLost(client.call('backupFai', { body: { tipo } }));
      if (made !== null) promesse.set(made.nome, made);
    },
    async check(studio) {
      const { backup, cartella } = await list(studio);
      for (const { nome, bytes } of backup) {
        const path = join(cartella, nome);
        expect((await readFile(path)).length, nome).toBe(bytes);
        await readWhole(path);
      }
      const listed = new Set(backup.map(({ nome }) => nome));
      expect(
        [...promesse.keys()].filter((name) => !listed.has(name)),
        'said made and lost',
      ).toEqual([]);
    },
  };
}

onEachEngine('kill -9 during a copy', (engine) => {
  test('every copy that is listed is whole', () => expectSurvives('copia', engine, () => makeLavoro(engine)));
});
