import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRowReader } from './reader.ts';

let cartella = '';
const file = (): string => join(cartella, 'uno.csv');
beforeAll(async () => {
  cartella = await mkdtemp(join(tmpdir(), 'quadra-lettore-'));
  await writeFile(file(), 'Data;Descrizione;Importo\n13/03/2026;UNO;-1,00\n');
});
afterAll(() => rm(cartella, { recursive: true, force: true }));

it('gives up a file at the time limit, and reads the next with a new thread', async () => {
  // No thread starts in no time at all, so the limit always comes first.
  const lettore = createRowReader({ opzioni: {}, attesa: 0 });
  const scaduto = {
    ok: false,
    errore: { code: 'tempo_scaduto', messaggio: 'La lettura non è finita in 0 secondi.' },
  };
  expect(await lettore.leggi(file())).toEqual(scaduto);
  expect(await lettore.leggi(file())).toEqual(scaduto);
  await lettore.chiudi();
});

it('answers with the SHA-256 of the bytes it read', async () => {
  const lettore = createRowReader({ opzioni: {}, attesa: 30_000 });
  expect(await lettore.leggi(file())).toMatchObject({
    ok: true,
    nome: 'uno.csv',
    bytes: 46,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await lettore.chiudi();
});

it('one reader reads many files, one after the other', async () => {
  const lettore = createRowReader({ opzioni: {}, attesa: 30_000 });
  for (let time = 0; time < 20; time++) expect((await lettore.leggi(file())).ok).toBe(true);
  await lettore.chiudi();
});

it('ends a thread that takes more memory than it may, says so, and reads the next', async () => {
  const grande = join(cartella, 'grande.csv');
  const riga = '13/03/2026;UN MOVIMENTO CON UNA DESCRIZIONE LUNGA QUANTO BASTA;-1,00\n';
  await writeFile(grande, `Data;Descrizione;Importo\n${riga.repeat(200_000)}`);
  const lettore = createRowReader({ opzioni: {}, attesa: 30_000, memoria: 40 });
  expect(await lettore.leggi(grande)).toMatchObject({ ok: false, errore: { code: 'memoria_esaurita' } });
  expect((await lettore.leggi(file())).ok).toBe(true);
  await lettore.chiudi();
});
