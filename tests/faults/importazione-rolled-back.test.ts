/** The server dies while an import is rolled back: it is out of sight or there, whole. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost } from './support/studio.ts';
import { expectSurvives, SEME, type Lavoro } from './support/uccidi.ts';

/** Some parts. */
const RIGHE = 3_500;

function makeLavoro(): Lavoro {
  let id_conto = 0;
  let id_imp = 0;
  let promesso = false;
  return {
    async prepare({ client }) {
      id_conto = (await client.call('contoNuovo', { body: { nome: 'Conto di prova' } })).id;
    },
    async before({ client }, turn) {
      promesso = false;
      const plan = makePiano(`giro-${turn}.csv`, makeMovimenti(RIGHE, SEME + turn), id_conto);
      const outcome = await importRighe(client, plan);
      if (outcome.tipo !== 'completato') throw new Error(`not imported: ${outcome.tipo}`);
      ({ id_imp } = outcome);
    },
    async run({ client }) {
      const call = client.call('allDelImport', { params: { id: id_imp }, query: {} });
      promesso = (await unlessLost(call)) !== null;
    },
    async check({ client }) {
      const { importazioni } = await client.call('importazioni');
      const state = importazioni.find((each) => each.id_imp === id_imp)?.stato;
      if (promesso) expect(state, 'said rolled back').toBe('annullato');
      const { totale } = await client.call('estrattoConto', { query: { id_imp, limit: 1 } });
      expect(totale).toBe(state === 'annullato' ? 0 : RIGHE);
    },
  };
}

onEachEngine('kill -9 during the roll-back of an import', (engine) => {
  test('it is whole or out of sight', () => expectSurvives('annullo di un’importazione', engine, makeLavoro));
});
