/** `quadra importa --cartella` against a real server, killed where it hurts. */
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommand } from '#tests/cli/run-apart.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { startInoltro, type Portineria } from './support/inoltro.ts';
import { migratedDatabase } from './support/template.ts';
import { makeWorld, PASSWORD, type Office, type World } from './support/world.ts';
import { letPass } from '#tests/attese.ts';

const RIGHE = 1_300;

/** A statement of `count` movements; `other` makes it another file. */
function estratto(count: number, other = 0): string {
  const lines = ['Data;Descrizione;Importo;Saldo'];
  let saldo = 0;
  for (let at = 0; at < count; at++) {
    const importo = ((at + other) % 7) * 100 + 150 - (at % 3) * 200;
    saldo += importo;
    const money = (cents: number) =>
      `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
    lines.push(
      `${String(13 + (at % 15)).padStart(2, '0')}/03/2026;Movimento ${other}-${at};${money(importo)};${money(saldo)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

let db: Database;
let world: World;
let office: Office;
let folder: string;
const portineria: Portineria = {};
let inoltro: Awaited<ReturnType<typeof startInoltro>>;

beforeAll(async () => {
  db = await openInMemory(await migratedDatabase());
  world = await makeWorld(db);
  inoltro = await startInoltro(world.app, portineria);
});
afterAll(async () => {
  await inoltro.close();
  await world.app.close();
  await db.close();
});
beforeEach(async () => {
  office = await world.office();
  folder = await mkdtemp(join(tmpdir(), 'quadra-cartella-'));
});
afterEach(async () => {
  delete portineria.prima;
  delete portineria.dopo;
  await rm(folder, { recursive: true, force: true });
});

function watch(...extra: string[]) {
  const child = startCommand(
    ['importa', '--cartella', folder, '--url', inoltro.url, '--utente', office.username, ...extra],
    { QUADRA_PASSWORD: PASSWORD },
  );
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (told += text));
  return {
    child,
    detto: () => told,
    fine: once(child, 'close').then(([state]) => state as number | null),
  };
}

async function completed(): Promise<{ righe: number; originale: boolean; nome_file: string | null }[]> {
  const { importazioni } = await office.browser.ok('importazioni');
  return importazioni
    .filter(({ stato }) => stato === 'completato')
    .map(({ righe, originale, nome_file }) => ({ righe, originale, nome_file }));
}
const visible = async (): Promise<number> => (await office.browser.ok('estrattoConto')).totale;
const ls = async (name: string): Promise<string[]> => {
  const names: string[] = await readdir(join(folder, name)).catch(() => []);
  return names.toSorted((a, b) => (a < b ? -1 : 1));
};

test('what succeeds is moved, what fails stays aside with a report a person can read', async () => {
  await writeFile(join(folder, 'marzo.csv'), estratto(20));
  const broken = estratto(20, 3).replace(/;([^;]+)\n(?=.*Movimento 3-11)/, ';999,99\n');
  await writeFile(join(folder, 'rotto.csv'), broken);
  await writeFile(join(folder, 'appunti.txt'), 'Ricordarsi di telefonare in banca.\n');
  await writeFile(join(folder, 'a metà.csv.part'), 'Data;');
  const { fine, detto } = watch('--una-volta');
  expect(await fine, detto()).toBe(3);
  expect(await ls('importati')).toEqual(['marzo.csv']);
  expect(await ls('da-vedere')).toEqual([
    'appunti.txt',
    'appunti.txt.rapporto.txt',
    'rotto.csv',
    'rotto.csv.rapporto.txt',
  ]);
  expect(await ls('.')).toEqual(['a metà.csv.part', 'da-vedere', 'importati']);
  const report = await readFile(join(folder, 'da-vedere', 'rotto.csv.rapporto.txt'), 'utf8');
  expect(report).toMatch(/rotto\.csv[\s\S]*SHA-256:[\s\S]*NON QUADRA[\s\S]*Che cosa fare/);
  expect(await completed()).toEqual([{ righe: 20, originale: true, nome_file: 'marzo.csv' }]);
});

test('a file with a row the bank has not booked yet is imported without it, and says so beside it', async () => {
  const awaited = estratto(20)
    .replace('Saldo\n', 'Saldo;Stato\n')
    .replaceAll(/(\d)\n(?!$)/g, '$1;Contabilizzato\n');
  await writeFile(join(folder, 'attesa.csv'), `${awaited}30/03/2026;Carburante;-50,00;;In attesa\n`);
  const { fine, detto } = watch('--una-volta');
  expect(await fine, detto()).toBe(0);
  expect(await ls('importati')).toEqual(['attesa.csv', 'attesa.csv.rapporto.txt']);
  const report = await readFile(join(folder, 'importati', 'attesa.csv.rapporto.txt'), 'utf8');
  expect(report).toMatch(/tranne le righe scartate[\s\S]*riga 22.*non ancora contabilizzata/);
  expect(await completed()).toEqual([{ righe: 20, originale: true, nome_file: 'attesa.csv' }]);
});

test('a file that still grows is left until it is whole', async () => {
  const whole = estratto(400);
  const path = join(folder, 'cresce.csv');
  await writeFile(path, whole.slice(0, 500));
  const { child, fine } = watch('--ogni', '1');
  for (let at = 500; at < whole.length; at += 2_000) {
    await appendFile(path, whole.slice(at, at + 2_000));
    await letPass(250, 'a file grows while it is watched');
  }
  await expect.poll(() => ls('importati')).toEqual(['cresce.csv']);
  expect(await completed()).toEqual([{ righe: 400, originale: true, nome_file: 'cresce.csv' }]);
  child.kill('SIGTERM');
  expect(await fine).toBe(0);
  expect((await readdir(folder)).toSorted()).toEqual(['importati']);
});

test('killed in the middle of the rows, the next one imports them once', async () => {
  await writeFile(join(folder, 'marzo.csv'), estratto(RIGHE));
  const reached = Promise.withResolvers<void>();
  let lots = 0;
  portineria.prima = async (key) => {
    if (key !== 'POST /api/estratto_conto/import') return;
    lots += 1;
    if (lots !== 2) return;
    reached.resolve();
    await new Promise(() => undefined);
  };
  const first = watch('--ogni', '1');
  await reached.promise;
  first.child.kill('SIGKILL');
  await first.fine;
  delete portineria.prima;
  expect([await visible(), await ls('importati')]).toEqual([0, []]);
  const second = watch('--una-volta');
  expect(await second.fine, second.detto()).toBe(0);
  expect(await ls('importati')).toEqual(['marzo.csv']);
  expect([await visible(), await completed()]).toEqual([
    RIGHE,
    [{ righe: RIGHE, originale: true, nome_file: 'marzo.csv' }],
  ]);
});

test('killed after the server had everything and before it knew, the next one only moves the file', async () => {
  await writeFile(join(folder, 'aprile.csv'), estratto(30, 5));
  const reached = Promise.withResolvers<void>();
  portineria.dopo = async (key) => {
    if (key !== 'POST /api/estratto_conto/import') return;
    reached.resolve();
    await new Promise(() => undefined);
  };
  const first = watch('--ogni', '1');
  await reached.promise;
  first.child.kill('SIGKILL');
  await first.fine;
  delete portineria.dopo;
  expect(await visible()).toBe(30);
  const second = watch('--una-volta');
  expect(await second.fine, second.detto()).toBe(0);
  expect([await ls('importati'), await ls('da-vedere')]).toEqual([['aprile.csv'], []]);
  expect([await visible(), (await completed()).length]).toEqual([30, 1]);
});

test('one watcher a folder; asked to stop in the middle of an import, it takes the import back', async () => {
  await writeFile(join(folder, 'maggio.csv'), estratto(RIGHE, 9));
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let lots = 0;
  portineria.prima = async (key) => {
    if (key !== 'POST /api/estratto_conto/import') return;
    lots += 1;
    if (lots !== 2) return;
    reached.resolve();
    await goOn.promise;
  };
  const first = watch('--ogni', '1');
  await reached.promise;
  const rival = watch('--una-volta');
  expect(await rival.fine).toBe(1);
  expect(rival.detto()).toContain('sta già sorvegliando');
  first.child.kill('SIGTERM');
  expect(await first.fine, first.detto()).toBe(0);
  goOn.resolve();
  expect([await visible(), await completed()]).toEqual([0, []]);
  // The file stays where it was, and nothing else is left.
  expect(await readdir(folder)).toEqual(['maggio.csv']);
});

test('a server that is away is waited for; a wrong password is not', async () => {
  const away = startCommand(
    ['importa', '--cartella', folder, '--url', 'http://127.0.0.1:1', '--utente', 'x', '--ogni', '1'],
    {
      QUADRA_PASSWORD: PASSWORD,
    },
  );
  let told = '';
  away.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  await expect.poll(() => told.match(/Riprovo tra 1 secondi/g)?.length ?? 0).toBeGreaterThan(1);
  away.kill('SIGTERM');
  expect((await once(away, 'close'))[0]).toBe(0);
  const wrong = startCommand(
    ['importa', '--cartella', folder, '--url', inoltro.url, '--utente', office.username],
    {
      QUADRA_PASSWORD: 'sbagliata di sicuro',
    },
  );
  expect((await once(wrong, 'close'))[0]).toBe(1);
});

test('a folder that is away is waited for, and is still of its watcher when it comes back', async () => {
  const away = `${folder}-via`;
  const { child, fine, detto } = watch('--ogni', '1');
  await expect.poll(detto).toContain('Sorveglio');
  await rename(folder, away);
  await expect.poll(detto).toMatch(/non si legge \(ENOENT\)\. Riprovo tra 1 secondi/);
  await rename(away, folder);
  await writeFile(join(folder, 'giugno.csv'), estratto(20, 6));
  await expect.poll(() => ls('importati')).toEqual(['giugno.csv']);
  // As a share that is made anew: nothing of the watcher is there any more.
  const before = detto().length;
  await rm(folder, { recursive: true });
  await expect.poll(() => detto().slice(before)).toContain('non si legge (ENOENT)');
  await mkdir(folder);
  await writeFile(join(folder, 'di nuovo.csv'), estratto(20, 6));
  await expect.poll(() => ls('importati')).toEqual(['di nuovo.csv']);
  const rival = watch('--una-volta');
  expect(await rival.fine).toBe(1);
  expect(rival.detto()).toContain('sta già sorvegliando');
  child.kill('SIGTERM');
  expect(await fine, detto()).toBe(0);
  expect(await ls('.')).toEqual(['importati']);
  expect((await completed()).map(({ nome_file }) => nome_file)).toEqual(['giugno.csv']);
});

test('a folder that another watcher took while it was away is left to it', async () => {
  const away = `${folder}-via`;
  const { fine, detto } = watch('--ogni', '1');
  await expect.poll(detto).toContain('Sorveglio');
  await rename(folder, away);
  await expect.poll(detto).toContain('non si legge');
  await writeFile(join(away, '.quadra-cartella'), JSON.stringify({ pid: 1, host: 'altrove' }));
  await rename(away, folder);
  expect(await fine).toBe(1);
  expect(detto()).toContain('sta già sorvegliando');
  expect(await ls('.')).toEqual(['.quadra-cartella']);
});
