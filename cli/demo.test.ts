import { afterEach, expect, it } from 'vitest';
import { runCommandApart } from '#tests/cli/run-apart.ts';
import { runCommandHere } from '#tests/cli/run-here.ts';
import { startScriptedServer, type Copione } from '#tests/cli/scripted-server.ts';

const PASSWORD = { QUADRA_PASSWORD: 'una password lunga' };
const ME = { username: 'anna', id_azienda: 1, aziende: [{ id: 1, ragione_sociale: 'Alfa' }] };
const FATTO = { id_azienda: 2, conti: 3, soggetti: 201, movimenti: 6_000, partite: 4_500 };

const PRESENTE = { status: 409, problem: { code: 'demo_presente', title: 'C’è già' } };

let server: Awaited<ReturnType<typeof startScriptedServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function against(script: Copione, ...args: string[]): Promise<string[]> {
  server = await startScriptedServer({
    'GET /api/accesso': () => ({ primo_utente: true }),
    'POST /api/primo_utente': () => ME,
    'POST /api/login': () => ME,
    'POST /api/demo': () => FATTO,
    ...script,
  });
  return ['demo', '--url', server.url, '--utente', 'anna', ...args];
}

it('creates the first user when there is none, saying so, and fills the database', async () => {
  const { stato, stdout, stderr } = await runCommandApart(
    await against({}, '--righe', '500', '--seme', '7'),
    PASSWORD,
  );
  expect({ stato, stderr }).toEqual({ stato: 0, stderr: 'Creato il primo utente: anna\n' });
  expect(stdout).toBe('Pronto: 3 conti, 201 soggetti, 6.000 movimenti, 4.500 partite\n');
  expect(server?.calls.map(({ chiave, body }) => [chiave, body])).toEqual([
    ['GET /api/accesso', undefined],
    [
      'POST /api/primo_utente',
      {
        username: 'anna',
        password: PASSWORD.QUADRA_PASSWORD,
        azienda: 'La mia azienda',
      },
    ],
    ['POST /api/demo', { righe: 500, seme: 7 }],
  ]);
});

it('signs in when users exist, and leaves rows and seed to the server', async () => {
  const { stato, stderr } = await runCommandHere(
    await against({ 'GET /api/accesso': () => ({ primo_utente: false }) }),
    PASSWORD,
  );
  expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
  expect(server?.calls.at(-1)).toMatchObject({ chiave: 'POST /api/demo', body: {} });
});

it('says that the office is there already', async () => {
  const { stato, stderr } = await runCommandHere(
    await against({ 'POST /api/demo': () => PRESENTE }),
    PASSWORD,
  );
  expect(stato).toBe(1);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'quadra: Lo studio dimostrativo c’è già: lo trovi tra le aziende del profilo.',
  );
});

it.each([
  [['--righe', '5'], '--righe è un numero intero da 100 a 2000000, non "5"'],
  [['--righe', 'tante'], '--righe è un numero intero'],
  [['--seme', '-1'], '--seme'],
  [['extra'], 'argomento inatteso: extra'],
])('refuses %j', async (args, text) => {
  const { stato, stderr } = await runCommandHere(await against({}, ...args), PASSWORD);
  expect(stato).toBe(1);
  expect(stderr).toContain(text);
});
