/** The server dies in the middle of an import: the import is whole or it is not there. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import type { PianoImport } from '#import/run/plan.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { onEachEngine } from './support/impianto.ts';
import type { Studio } from './support/studio.ts';
import { expectSurvives, SEME, type Lavoro } from './support/uccidi.ts';

const RIGHE = 1_200;
const LOTTO = 300;
const NOTHING = { righe: 0, dare: 0, avere: 0 };

/** A lost server is a lost import: nobody waits for it to come back. */
async function runImport({ client }: Studio, plan: PianoImport): Promise<boolean> {
  const gone = new AbortController();
  const attesa = () => {
    gone.abort();
    return Promise.resolve();
  };
  const outcome = await importRighe(client, plan, { attesa, signal: gone.signal, lottoMassimo: LOTTO });
  return outcome.tipo === 'completato';
}

function makeLavoro(): Lavoro {
  const declared = new Map<string, PianoImport>();
  const confirmed = new Set<string>();
  let id_conto = 0;
  return {
    async prepare({ client }) {
      id_conto = (await client.call('contoNuovo', { body: { nome: 'Conto di prova' } })).id;
    },
    async run(studio, turn) {
      const name = `giro-${turn}.csv`;
      const plan = makePiano(name, makeMovimenti(RIGHE, SEME + turn), id_conto);
      declared.set(name, plan);
      if (await runImport(studio, plan)) confirmed.add(name);
    },
    /** What every screen would show of each import, against what the import declared. */
    async check({ client }) {
      const { importazioni } = await client.call('importazioni');
      const complete = new Set<string>();
      let visible = 0;
      for (const { id_imp, stato, nome_file } of importazioni) {
        const { totale, somme } = await client.call('estrattoConto', { query: { id_imp, limit: 1 } });
        const whole = stato === 'completato' ? declared.get(nome_file ?? '')?.attesi : NOTHING;
        const { righe, dare, avere } = whole ?? {};
        const seen = { righe: totale, dare: somme.dare, avere: somme.avere };
        expect(seen, `import ${id_imp}, ${stato}`).toEqual({ righe, dare, avere });
        visible += totale;
        if (stato === 'completato' && nome_file !== null) complete.add(nome_file);
      }
      const all = await client.call('estrattoConto', { query: { limit: 1 } });
      expect(all.totale, 'rows that belong to no import').toBe(visible);
      expect(
        [...confirmed].filter((name) => !complete.has(name)),
        'confirmed and lost',
      ).toEqual([]);
    },
  };
}

onEachEngine('kill -9 during an import', (engine) => {
  test('every import is whole or absent, and those confirmed are there', () =>
    expectSurvives('importazione', engine, makeLavoro));
});
