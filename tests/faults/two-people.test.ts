/** Two people do the same to the same rows at once: one of them does it, the other is told. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { DEMO, findProposte, listLotti, readResidui } from './support/banco.ts';
import { makeImpianto, onEachEngine } from './support/impianto.ts';
import { enterStudio, type Studio } from './support/studio.ts';
import { SEME, VOLTE } from './support/uccidi.ts';
import { checkSound } from './support/verifica.ts';

type Fine<T> = { ok: true; value: T } | { ok: false; status: number };

/** Both at once; a refusal is kept by its status. */
function race<T>(calls: readonly Promise<T>[]): Promise<Fine<T>[]> {
  return Promise.all(
    calls.map(async (call): Promise<Fine<T>> => {
      try {
        return { ok: true, value: await call };
      } catch (cause) {
        if (!(cause instanceof Error && 'status' in cause)) throw cause;
        return { ok: false, status: Number(cause.status) };
      }
    }),
  );
}

const statuses = (ends: readonly Fine<unknown>[]) =>
  ends.map((end) => (end.ok ? 200 : end.status)).toSorted((a, b) => a - b);

async function raceEdits(due: readonly Studio[], turn: number): Promise<void> {
  const [anna] = due;
  const row = (await anna?.client.call('estrattoConto', { query: { limit: 1, sort: 'id' } }))?.righe[0];
  if (!row) throw new Error('a row expected');
  const ends = await race(
    due.map(({ client }, at) =>
      client.call('updateNota', {
        body: { id: row.id, nota: `giro ${turn} di ${at}`, versione: row.versione },
      }),
    ),
  );
  expect(statuses(ends)).toEqual([200, 409]);
}

/** The same proposals accepted by both, then undone by both. */
async function raceAcceptance(due: readonly Studio[], open: ReadonlyMap<number, number>): Promise<void> {
  const [anna] = due;
  if (!anna) throw new Error('two people expected');
  const id_calcolo = await findProposte(anna);
  const { proposte } = await anna.client.call('proposte', {
    params: { id: id_calcolo },
    query: { unica: 'true', limit: 15 },
  });
  const numeri = proposte.map(({ numero }) => numero);
  const accepted = await race(
    due.map(({ client }) => client.call('proposteAccetta', { body: { id_calcolo, numeri } })),
  );
  const done = accepted.flatMap((end) => (end.ok ? [end.value.accettate] : []));
  expect(
    done.reduce((sum, count) => sum + count, 0),
    'each accepted once',
  ).toBe(numeri.length);
  for (const { id_lotto, attivi } of await listLotti(anna)) {
    if (attivi === 0) continue;
    const undone = await race(
      due.map(({ client }) => client.call('lottoAnnulla', { params: { id: id_lotto } })),
    );
    const count = undone.flatMap((end) => (end.ok ? [end.value.annullati] : []));
    expect(
      count.reduce((sum, one) => sum + one, 0),
      'each undone once',
    ).toBe(attivi);
  }
  expect(await readResidui(anna)).toEqual(open);
}

/** One rolls an import back while the other accepts its rows, and both roll it back. */
async function raceRollback(due: readonly Studio[], turn: number, id_conto: number): Promise<void> {
  const [anna, bruno] = due;
  if (!anna || !bruno) throw new Error('two people expected');
  const plan = makePiano(`due-${turn}.csv`, makeMovimenti(60, SEME + turn), id_conto);
  const outcome = await importRighe(anna.client, plan);
  if (outcome.tipo !== 'completato') throw new Error('the import did not complete');
  const ends = await race(
    due.map(({ client }) => client.call('allDelImport', { params: { id: outcome.id_imp } })),
  );
  expect(ends.filter(({ ok }) => ok).length, 'rolled back by one at least').toBeGreaterThan(0);
  expect(statuses(ends).at(-1)).toBeLessThan(500);
  const { totale } = await bruno.client.call('estrattoConto', {
    query: { id_imp: outcome.id_imp, limit: 1 },
  });
  expect(totale).toBe(0);
}

onEachEngine('two people on the same rows', (engine) => {
  test('each thing is done once, and whoever comes second is told', async () => {
    const impianto = await makeImpianto(engine);
    const server = await impianto.start();
    try {
      const due = [await enterStudio(server.url), await enterStudio(server.url)];
      const [anna] = due;
      if (!anna) throw new Error('two people expected');
      await anna.client.call('demo', { body: { ...DEMO, righe: 180 } });
      const { id } = await anna.client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      const open = await readResidui(anna);
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        await raceEdits(due, turn);
        await raceAcceptance(due, open);
        await raceRollback(due, turn, id);
      }
      await server.stop();
      await checkSound(impianto);
      process.stdout.write(`guasti: in due (${engine}): ${VOLTE} giri di modifiche, accettazioni, annulli\n`);
    } finally {
      await server.stop('SIGKILL');
      await impianto.remove();
    }
  });
});
