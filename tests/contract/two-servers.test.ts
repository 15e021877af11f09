/**
 * Two copies of the server on one PostgreSQL database, people at both: one is killed while they edit, a file is imported
 * and proposals are accepted in bulk. Nothing that was answered is lost, nothing is done twice, and everything that was
 * begun ends on the other copy.
 */
import { Client as Postgres } from 'pg';
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { askUntil } from '#tests/attese.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { DEMO, findProposte, listLotti, readResidui } from '#tests/faults/support/banco.ts';
import { stretchFilo } from '#tests/faults/support/filo.ts';
import { makeImpianto } from '#tests/faults/support/installazione.ts';
import { enterStudio, unlessLost, type Studio } from '#tests/faults/support/studio.ts';
import { checkSound } from '#tests/faults/support/verifica.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const RIGHE = 600;
const LOTTO = 100;
const SOGLIA = 0.5;

/** Writes the nota of one row again and again; answers what the last answer promised. */
async function annotate(studio: Studio, id: number, isOver: () => boolean, done: () => void) {
  let promise = { versione: 0, nota: '' };
  const read = () =>
    studio.client.call('estrattoConto', { query: { sort: 'id', limit: 100_000 } }).then(({ righe }) => {
      const riga = righe.find((each) => each.id === id);
      if (!riga) throw new Error('a row is gone');
      return riga;
    });
  let { versione } = await read();
  while (!isOver()) {
    const nota = `nota ${versione}`;
    const answer = await unlessLost(studio.client.call('updateNota', { body: { id, nota, versione } }));
    if (answer) {
      ({ versione } = answer);
      promise = { versione, nota };
      done();
      continue;
    }
    // Done or not before its answer was lost: the row tells, and what was promised is never behind it.
    const now = await askUntil(() => unlessLost(read()), Boolean);
    expect(now?.versione, 'an edit that was answered is gone').toBeGreaterThanOrEqual(versione);
    versione = now?.versione ?? versione;
    promise = { versione, nota: now?.nota ?? '' };
  }
  return { id, ...promise };
}

/** Holds the row of one proposal, so that the part that accepts it waits until it is let go. */
async function holdProposta(url: string, id_calcolo: number, number: number): Promise<() => Promise<void>> {
  const db = new Postgres({ connectionString: url });
  await db.connect();
  await db.query('begin');
  await db.query('select from proposta where id_calcolo = $1 and numero = $2 for update', [
    id_calcolo,
    number,
  ]);
  return () => db.end();
}

test.skipIf(serverUrl === undefined && process.env['QUADRA_REQUIRE_PG'] !== '1')(
  'one of two copies is killed at work: nothing answered is lost, nothing is done twice, the other ends it',
  async () => {
    expect(serverUrl, 'TEST_DATABASE_URL is not set').toBeDefined();
    const impianto = await makeImpianto('postgresql');
    const [before, second] = [await impianto.start(), await impianto.start()];
    const thread = await stretchFilo(before.url);
    let letGo: () => Promise<void> = async () => {};
    try {
      const studio = await enterStudio(thread.url);
      await studio.client.call('demo', { body: DEMO });
      const { id: id_conto } = await studio.client.call('contoNuovo', { body: { nome: 'Conto importato' } });
      const other = studio.at(second.url);
      const righe = [...(await readResidui(studio)).keys()];
      const id_calcolo = await findProposte(studio);
      const body = { id_calcolo, soglia: SOGLIA };
      const awaited = await studio.client.call('proposteAccetta', { body: { ...body, anteprima: true } });
      expect(awaited.accettate, 'several parts').toBeGreaterThan(150);

      // The second part of the acceptance waits, so that it is halfway whatever the machine does.
      const { proposte } = await studio.client.call('proposte', {
        params: { id: id_calcolo },
        query: { unica: 'true', punteggio_da: SOGLIA, limit: 1_000 },
      });
      const last = proposte.at(-1)?.numero ?? 0;
      letGo = await holdProposta(impianto.environment['DATABASE_URL'] ?? '', id_calcolo, last);
      const { id_lotto } = await studio.client.call('accettazioneAvvia', { body });
      await askUntil(
        () => other.client.call('lottoAvanzamento', { params: { id: id_lotto } }),
        ({ fatte }) => fatte > 0,
      );

      let over = false;
      const finished = [0, 0];
      const people = [studio, other].map((who, chi) =>
        annotate(
          who,
          righe[chi * 7 + 3] ?? 0,
          () => over,
          () => (finished[chi] = (finished[chi] ?? 0) + 1),
        ),
      );
      const halfway = Promise.withResolvers<void>();
      const plan = makePiano('due-copie.csv', makeMovimenti(RIGHE, 5), id_conto);
      const importing = importRighe(studio.client, plan, {
        lottoMassimo: LOTTO,
        onProgress: ({ righe: inviate }) => inviate >= 2 * LOTTO && halfway.resolve(),
      });
      await Promise.race([halfway.promise, importing]);
      await before.stop('SIGKILL');
      const uccisa = [...finished];
      thread.turn(second.url);
      await letGo();

      // The page goes on by itself with the import, the other copy with the acceptance, people with their rows.
      expect(await importing).toMatchObject({ tipo: 'completato' });
      const ended = await askUntil(
        () => other.client.call('lottoAvanzamento', { params: { id: id_lotto } }),
        ({ stato }) => stato !== 'in_corso',
      );
      expect(ended).toMatchObject({ stato: 'completato', fatte: ended.da_fare });
      await askUntil(
        () => Promise.resolve(finished),
        (now) => now.every((each, who) => each > (uccisa[who] ?? 0) + 2),
      );
      over = true;
      const promesse = await Promise.all(people);

      const { righe: dopo } = await other.client.call('estrattoConto', { query: { limit: 100_000 } });
      for (const { id, nota, versione } of promesse)
        expect(dopo.find((riga) => riga.id === id)).toMatchObject({ nota, versione });
      expect(dopo.filter((riga) => riga.id_conto === id_conto)).toHaveLength(RIGHE);
      const { importazioni } = await other.client.call('importazioni');
      expect(importazioni.filter(({ nome_file }) => nome_file === 'due-copie.csv')).toHaveLength(1);
      const { accettate, entrate, uscite, giroconti } = ended.esito ?? awaited;
      expect({ accettate, entrate, uscite, giroconti }).toEqual({
        accettate: awaited.accettate,
        entrate: awaited.entrate,
        uscite: awaited.uscite,
        giroconti: awaited.giroconti,
      });
      expect((await listLotti(other)).find((each) => each.id_lotto === id_lotto)).toMatchObject({
        stato: 'completato',
        fatti: awaited.accettate,
        attivi: awaited.accettate,
      });
      await second.stop();
      await checkSound(impianto);
    } finally {
      await letGo().catch(() => {});
      for (const server of [before, second]) await server.stop('SIGKILL');
      await thread.close();
      await impianto.remove();
    }
  },
  // Two servers, each of which compiles itself, beside whatever else the machine does.
  300_000,
);
