/** The server dies while a large action is undone: the next one goes on with it to the end, or nothing was begun. */
import { expect, test } from 'vitest';
import { askUntil } from '#tests/attese.ts';
import { acceptAll, DEMO, findProposte, listLotti, readResidui } from './support/banco.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost } from './support/studio.ts';
import { expectSurvives, type Lavoro } from './support/uccidi.ts';

function makeLavoro(): Lavoro {
  let open = new Map<number, number>();
  let settled = new Map<number, number>();
  let id_lotto = 0;
  let promesso = false;
  return {
    async prepare(studio) {
      await studio.client.call('demo', { body: DEMO });
      open = await readResidui(studio);
    },
    async before(studio) {
      promesso = false;
      const last = (await listLotti(studio)).find((lotto) => lotto.id_lotto === id_lotto);
      if (last && last.attivi > 0) return;
      const done = await acceptAll(studio, await findProposte(studio));
      expect(done.stato).toBe('completato');
      ({ id_lotto } = done);
      settled = await readResidui(studio);
      expect(settled).not.toEqual(open);
    },
    async run(studio) {
      const call = studio.client.call('lottoAnnulla', { params: { id: id_lotto } });
      promesso = (await unlessLost(call)) !== null;
    },
    async check(studio) {
      const count = async () => {
        const lotto = (await listLotti(studio)).find((each) => each.id_lotto === id_lotto);
        return { attivi: lotto?.attivi, fatti: lotto?.fatti };
      };
      if (promesso) expect((await count()).attivi, 'said undone').toBe(0);
      // It is gone on with by itself: half of it is seen only until then.
      const { prima, residui } = await askUntil(
        async () => ({ prima: await count(), residui: await readResidui(studio), dopo: await count() }),
        (seen) => seen.prima.attivi === seen.dopo.attivi && [0, seen.prima.fatti].includes(seen.prima.attivi),
      );
      expect(residui).toEqual(prima.attivi === 0 ? open : settled);
    },
  };
}

onEachEngine('kill -9 during the undo of a large action', (engine) => {
  test('it is undone to the end, or not begun', () => expectSurvives('annullo', engine, makeLavoro));
});
