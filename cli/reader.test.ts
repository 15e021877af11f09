import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileReader } from './reader.ts';

let folder = '';
const file = (): string => join(folder, 'uno.csv');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadra-lettore-'));
  await writeFile(file(), 'Data;Descrizione;Importo\n13/03/2026;UNO;-1,00\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives up a file at the time limit, and reads the next with a new thread', async () => {
  // No thread starts in no time at all, so the limit always comes first.
  const reader = createFileReader({ options: {}, attesa: 0 });
  const overdue = {
    ok: false,
    error: { code: 'tempo_scaduto', messaggio: 'La lettura non è finita in 0 secondi.' },
  };
  expect(await reader.read(file())).toEqual(overdue);
  expect(await reader.read(file())).toEqual(overdue);
  await reader.close();
});

it('answers with the SHA-256 of the bytes it read', async () => {
  const reader = createFileReader({ options: {}, attesa: 30_000 });
  expect(await reader.read(file())).toMatchObject({
    ok: true,
    nome: 'uno.csv',
    bytes: 46,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await reader.close();
});

it('one reader reads many files, one after the other', async () => {
  const reader = createFileReader({ options: {}, attesa: 30_000 });
  for (let time = 0; time < 20; time++) expect((await reader.read(file())).ok).toBe(true);
  await reader.close();
});

it('ends a thread that takes more memory than it may, says so, and reads the next', async () => {
  const grande = join(folder, 'grande.csv');
  const riga = '13/03/2026;UN MOVIMENTO CON UNA DESCRIZIONE LUNGA QUANTO BASTA;-1,00\n';
  await writeFile(grande, `Data;Descrizione;Importo\n${riga.repeat(200_000)}`);
  const reader = createFileReader({ options: {}, attesa: 30_000, memory: 40 });
  expect(await reader.read(grande)).toMatchObject({ ok: false, error: { code: 'memoria_esaurita' } });
  expect((await reader.read(file())).ok).toBe(true);
  await reader.close();
});
