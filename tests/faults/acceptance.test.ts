/** The server dies while proposals are accepted in bulk: what was said done stays done, and the next server ends what was begun. */
import { expect, test } from 'vitest';
import { askUntil } from '#tests/attese.ts';
import { acceptAll, DEMO, findProposte, listLotti, readResidui } from './support/banco.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost } from './support/studio.ts';
import { expectSurvives, type Lavoro } from './support/uccidi.ts';

function makeLavoro(): Lavoro {
  let open = new Map<number, number>();
  let id_calcolo = 0;
  /** Acceptances that were said complete, and how many proposals each had accepted. */
  const promesse = new Map<number, number>();
  return {
    async prepare(studio) {
      await studio.client.call('demo', { body: DEMO });
      open = await readResidui(studio);
    },
    async before(studio) {
      id_calcolo = await findProposte(studio);
    },
    async run(studio) {
      const done = await unlessLost(acceptAll(studio, id_calcolo));
      if (done?.stato === 'completato') promesse.set(done.id_lotto, done.esito?.accettate ?? -1);
    },
    async check(studio) {
      const lotti = await askUntil(
        () => listLotti(studio),
        (each) => each.every(({ stato }) => stato !== 'in_corso'),
        150_000,
      );
      expect(lotti.filter(({ stato }) => stato === 'fallito')).toEqual([]);
      for (const [id, accettate] of promesse) {
        const lotto = lotti.find(({ id_lotto }) => id_lotto === id);
        expect(lotto, `acceptance ${id}, said complete`).toMatchObject({ stato: 'completato' });
        expect(lotto?.fatti).toBeGreaterThanOrEqual(accettate);
        expect(lotto?.attivi, `of acceptance ${id}`).toBe(lotto?.fatti);
      }
      // Each is taken back, those that the next server ended too: then every row is open as it was.
      for (const { id_lotto, attivi } of lotti)
        if (attivi > 0) await studio.client.call('lottoAnnulla', { params: { id: id_lotto } });
      promesse.clear();
      expect(await readResidui(studio)).toEqual(open);
    },
  };
}

onEachEngine('kill -9 during a bulk acceptance', (engine) => {
  test('what was said done is there, what was begun is ended by the next server, and all is taken back to the cent', () =>
    expectSurvives('accettazione', engine, makeLavoro));
});
