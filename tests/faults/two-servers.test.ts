/** Two servers on one database: one is killed at work, the page goes on with the other, and what was begun ends once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { askUntil } from '#tests/attese.ts';
import { makeMovimenti, makeRandom } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import type { RunningServer } from '#tests/e2e/support/server.ts';
import { acceptAll, DEMO, findProposte, listLotti, readResidui, type Lotto } from './support/banco.ts';
import { stretchFilo, type Filo } from './support/filo.ts';
import { makeImpianto, type Impianto } from './support/impianto.ts';
import { enterStudio, unlessLost, type Studio } from './support/studio.ts';
import { report, SEME, VOLTE, type Conto } from './support/uccidi.ts';
import { checkSound } from './support/verifica.ts';

const RIGHE = 1_200;

interface Scena {
  impianto: Impianto;
  /** Where the page goes: to the first of them. */
  filo: Filo;
  servers: RunningServer[];
  studio: Studio;
  conto: Conto;
}

async function withDue(title: string, work: (scena: Scena) => Promise<void>): Promise<void> {
  const impianto = await makeImpianto('postgresql');
  const servers = [await impianto.start(), await impianto.start()];
  const filo = await stretchFilo(servers[0]?.url ?? '');
  const conto: Conto = { uccisioni: 0, durante: 0 };
  try {
    const studio = await enterStudio(filo.url);
    await work({ impianto, filo, servers, studio, conto });
    for (const server of servers) await server.stop();
    await checkSound(impianto);
  } finally {
    report(title, 'postgresql', conto);
    for (const server of servers) await server.stop('SIGKILL');
    await filo.close();
    await impianto.remove();
  }
}

/** Kills the server of the page at a moment of the work, as it is seen from the other, and turns the page to the other. Answers what came of it. */
async function killDuring<T>(
  scena: Scena,
  run: () => Promise<T>,
  moment: (second: RunningServer) => Promise<unknown>,
): Promise<T> {
  const { servers, filo, conto } = scena;
  const [first, second] = servers;
  if (!first || !second) throw new Error('two servers expected');
  let over = false;
  const running = run().finally(() => (over = true));
  await Promise.race([moment(second), running.catch(() => {})]);
  if (!over) conto.durante += 1;
  conto.uccisioni += 1;
  await first.stop('SIGKILL');
  filo.turn(second.url);
  servers.splice(0, 1);
  return running;
}

/** Another server in the place of the one that was killed. */
const replace = async ({ servers, impianto }: Scena): Promise<void> =>
  void servers.push(await impianto.start());

async function measure(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Waits for how much of an action stands. A read that the dead server took with it is made again. */
const waitFor = (studio: Studio, id_lotto: number, isGood: (lotto: Lotto) => boolean): Promise<unknown> =>
  askUntil(
    () => unlessLost(listLotti(studio)),
    (lotti) => lotti?.some((each) => each.id_lotto === id_lotto && isGood(each)) === true,
    150_000,
  );

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('two servers on one database', () => {
  test('kill -9 during an import: the page ends it with the other server', () =>
    withDue('importazione, due server', async (scena) => {
      const { client } = scena.studio;
      const random = makeRandom(SEME);
      const { id } = await client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      const runImport = (turn: number) =>
        importRighe(client, makePiano(`giro-${turn}.csv`, makeMovimenti(RIGHE, SEME + turn), id), {
          lottoMassimo: 300,
        });
      const life = await measure(() => runImport(0));
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        const outcome = await killDuring(
          scena,
          () => runImport(turn),
          () => sleep(random() * life),
        );
        expect(outcome).toMatchObject({ tipo: 'completato' });
        await replace(scena);
      }
      const { importazioni } = await client.call('importazioni');
      const whole = importazioni.filter(({ stato }) => stato === 'completato');
      expect(whole.map(({ righe }) => righe)).toEqual(Array.from({ length: VOLTE + 1 }, () => RIGHE));
      expect((await client.call('estrattoConto', { query: { limit: 1 } })).totale).toBe(RIGHE * (VOLTE + 1));
    }));

  test('kill -9 during the undo of a large action: the other server goes on with it by itself', () =>
    withDue('annullo, due server', async (scena) => {
      const { studio } = scena;
      await studio.client.call('demo', { body: { ...DEMO, righe: 3_000 } });
      const open = await readResidui(studio);
      const undo = (id: number) => unlessLost(studio.client.call('lottoAnnulla', { params: { id } }));
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        const done = await acceptAll(studio, await findProposte(studio));
        await killDuring(
          scena,
          () => undo(done.id_lotto),
          ({ url }) => waitFor(studio.at(url), done.id_lotto, ({ attivi, fatti }) => attivi < fatti),
        );
        // The other looks once a minute for what nobody is at.
        await waitFor(studio, done.id_lotto, ({ attivi }) => attivi === 0);
        expect(await readResidui(studio)).toEqual(open);
        await replace(scena);
      }
    }));

  test('one that is asked to end is said not to be ready, answers until a proxy has seen it, and ends in order', async () => {
    const impianto = await makeImpianto('postgresql');
    const server = await impianto.start({ DRAIN_SECONDS: '3' });
    const read = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    try {
      expect(await read('/api/health/pronto')).toBe(200);
      const ended = server.stop();
      await askUntil(
        () => read('/api/health/pronto'),
        (status) => status === 503,
      );
      expect(await read('/api/accesso')).toBe(200);
      await ended;
      expect(await server.ended).toEqual([0, null]);
    } finally {
      await server.stop('SIGKILL');
      await impianto.remove();
    }
  });
});
