/** The server dies while a large action is undone: it is undone whole or not at all. */
import { expect, test } from 'vitest';
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
      const lotto = (await listLotti(studio)).find((each) => each.id_lotto === id_lotto);
      const undone = lotto?.attivi === 0;
      if (promesso) expect(undone, 'said undone').toBe(true);
      if (!undone) expect(lotto?.attivi, 'half undone').toBe(lotto?.fatti);
      expect(await readResidui(studio)).toEqual(undone ? open : settled);
    },
  };
}

onEachEngine('kill -9 during the undo of a large action', (motore) => {
  test('it is undone whole or not at all', () => expectSurvives('annullo', motore, makeLavoro));
});
