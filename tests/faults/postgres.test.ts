/** PostgreSQL goes away and comes back while people work: the server says it, stays up, and nothing that was answered is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { importRighe } from '#import/run/import.ts';
import { administer } from '#tests/contract/support/postgres.ts';
import { makeMovimenti, makeRandom } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import type { RunningServer } from '#tests/e2e/support/server.ts';
import { stretchFilo, type Filo } from './support/filo.ts';
import { databaseOf, makeImpianto, type Impianto } from './support/impianto.ts';
import { enterStudio, type Studio } from './support/studio.ts';
import { report, SEME, VOLTE } from './support/uccidi.ts';
import { checkSound } from './support/verifica.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const RIGHE = 400;

interface Scena {
  impianto: Impianto;
  filo: Filo;
  server: RunningServer;
  studio: Studio;
}

async function withScena(work: (scena: Scena) => Promise<void>): Promise<void> {
  const impianto = await makeImpianto('postgresql');
  const filo = await stretchFilo(impianto.environment['DATABASE_URL'] ?? '');
  const server = await impianto.start({ DATABASE_URL: filo.url });
  try {
    await work({ impianto, filo, server, studio: await enterStudio(server.url) });
    expect((await fetch(`${server.url}/api/health`)).status, 'the server is still there').toBe(200);
    await server.stop();
    await checkSound(impianto);
  } finally {
    await server.stop('SIGKILL');
    await filo.close();
    await impianto.remove();
  }
}

/** Every connection of the server to its database, ended by the database. */
const terminate = ({ impianto }: Scena): Promise<void> =>
  administer(
    serverUrl ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseOf(impianto)}'
      and application_name like 'quadra%'`,
  );

/** Resolves once the server has its database again, by itself. */
async function untilBack({ server }: Scena): Promise<void> {
  while (!(await fetch(`${server.url}/api/health/pronto`)).ok) await sleep(50);
}

/** What a person reads when the database is away; nothing else may be said. */
function expectAway(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  expect([error.status, error.code]).toEqual([503, 'database_fermo']);
  expect(error.problema?.title).toMatch(/database/i);
}

/** How many edits were answered, and how many times the database was said to be away. */
interface Visto {
  promesse: number;
  assenze: number;
}

/** Edits one row again and again until told to stop. */
async function editUntil({ studio: { client } }: Scena, seen: Visto, stopped: () => boolean): Promise<void> {
  const { righe } = await client.call('estrattoConto', { query: { limit: 1, sort: 'id' } });
  const [riga] = righe;
  if (!riga) throw new Error('a row expected');
  let { versione } = riga;
  const read = async () => {
    const now = await client.call('estrattoConto', { query: { limit: 1, sort: 'id' } });
    return now.righe[0]?.versione ?? versione;
  };
  while (!stopped()) {
    try {
      const body = { id: riga.id, nota: `nota ${versione + 1}`, versione };
      ({ versione } = await client.call('updateNota', { body }));
      seen.promesse += 1;
    } catch (error) {
      expectAway(error);
      seen.assenze += 1;
      await sleep(20);
      // The edit may have been done before its answer was lost: the version tells, and never goes back.
      const now = await read().catch((cause: unknown) => (expectAway(cause), versione));
      expect(now, 'an edit that was answered is gone').toBeGreaterThanOrEqual(versione);
      versione = now;
    }
  }
}

async function importRows({ studio: { client } }: Scena, name: string, id_conto: number) {
  const plan = makePiano(name, makeMovimenti(RIGHE, SEME + name.length), id_conto);
  return importRighe(client, plan, { lottoMassimo: 100 });
}

describe.skipIf(serverUrl === undefined)('PostgreSQL cut and restored', () => {
  test('its connections are ended again and again under people who edit: nothing answered is lost', () =>
    withScena(async (scena) => {
      const random = makeRandom(SEME);
      const { id } = await scena.studio.client.call('contoNuovo', { body: { nome: 'Conto' } });
      expect((await importRows(scena, 'base.csv', id)).tipo).toBe('completato');
      let over = false;
      const seen: Visto = { promesse: 0, assenze: 0 };
      const working = editUntil(scena, seen, () => over);
      for (let turn = 0; turn < VOLTE; turn += 1) {
        // Each cut falls among edits that go through: some are answered first.
        for (const from = seen.promesse; seen.promesse < from + 3;) await Promise.race([sleep(10), working]);
        await sleep(random() * 100);
        if (turn % 2 === 0) await terminate(scena);
        else scena.filo.snap();
      }
      over = true;
      await working;
      const { promesse, assenze } = seen;
      expect(promesse).toBeGreaterThanOrEqual(3 * VOLTE);
      report(`PostgreSQL interrotto (${promesse} modifiche promesse, ${assenze} rifiutate)`, 'postgresql', {
        uccisioni: VOLTE,
        durante: VOLTE,
      });
    }));

  test('while it is away every call says so in Italian, and the work goes on by itself when it is back', () =>
    withScena(async (scena) => {
      const { client } = scena.studio;
      await client.call('contoNuovo', { body: { nome: 'Prima' } });
      scena.filo.cut();
      for (let call = 0; call < 3; call += 1)
        expectAway(await client.call('conti').catch((error: unknown) => error));
      const call = await fetch(`${scena.server.url}/api/accesso`);
      expect([call.status, call.headers.get('retry-after') !== null]).toEqual([503, true]);
      expect(await call.json()).toMatchObject({ code: 'database_fermo' });
      // Alive, and not to be sent anybody.
      expect((await fetch(`${scena.server.url}/api/health`)).status).toBe(200);
      const ready = await fetch(`${scena.server.url}/api/health/pronto`);
      expect([ready.status, await ready.json()]).toEqual([503, { pronto: false, motivo: 'database' }]);
      scena.filo.mend();
      await untilBack(scena);
      expect((await client.call('conti')).conti).toMatchObject([{ nome: 'Prima' }]);
    }));

  test('a wire that stands still holds calls back, and they are answered when it moves', () =>
    withScena(async (scena) => {
      scena.filo.stall();
      const waiting = scena.studio.client.call('contoNuovo', { body: { nome: 'Ferma' } });
      await sleep(500);
      scena.filo.mend();
      const made = await waiting;
      expect((await scena.studio.client.call('conti')).conti.map(({ id }) => id)).toEqual([made.id]);
    }));

  test('an import that is cut at any step is whole or absent', () =>
    withScena(async (scena) => {
      const { client } = scena.studio;
      const { id } = await client.call('contoNuovo', { body: { nome: 'Conto' } });
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        const name = `taglio-${'x'.repeat(turn)}.csv`;
        const random = makeRandom(SEME + turn);
        const importing = importRows(scena, name, id);
        await sleep(random() * 300);
        await terminate(scena);
        const { tipo } = await importing;
        await untilBack(scena);
        const { importazioni } = await client.call('importazioni');
        const found = importazioni.find((each) => each.nome_file === name && each.stato === 'completato');
        if (tipo === 'completato') expect(found).toMatchObject({ righe: RIGHE });
      }
      const { importazioni } = await client.call('importazioni');
      const whole = importazioni.filter(({ stato }) => stato === 'completato').length;
      const { totale } = await client.call('estrattoConto', { query: { limit: 1 } });
      expect(totale).toBe(whole * RIGHE);
    }));
});
