/** The server dies while rules are applied to many movimenti: the next one ends what was begun, and all of it can be undone. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { askUntil } from '#tests/attese.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { applyRegole } from '#tests/regole.ts';
import { listLotti, readResidui } from './support/banco.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost } from './support/studio.ts';
import { expectSurvives, SEME, type Lavoro } from './support/uccidi.ts';

/** Somewhat less than half of them leave the conto, and are explained: several parts. */
const RIGHE = 3_000;
const PIU_PARTI = 1_000;

function makeLavoro(): Lavoro {
  let open = new Map<number, number>();
  /** What the rules leave open: always the same, since the same rules fall on the same movimenti. */
  let explained: Map<number, number> | null = null;
  let promesso = false;
  return {
    async prepare(studio) {
      const { client } = studio;
      const { id } = await client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      const outcome = await importRighe(client, makePiano('letto.csv', makeMovimenti(RIGHE, SEME), id));
      expect(outcome.tipo).toBe('completato');
      await client.call('vociUsuali', { body: { regole: false } });
      const { voci } = await client.call('voci');
      const id_voce = voci.find(({ codice }) => codice === '50.01')?.id ?? null;
      const uscite = { nome: 'Uscite', condizioni: { segno: 'uscita' }, azione: 'voce', id_voce } as const;
      await client.call('regolaSalva', { body: uscite });
      open = await readResidui(studio);
    },
    async run(studio) {
      promesso = (await unlessLost(applyRegole(studio.client))) !== null;
    },
    async check(studio) {
      const lotti = await askUntil(
        () => listLotti(studio),
        (each) => each.every(({ stato }) => stato !== 'in_corso'),
        150_000,
      );
      expect(lotti.filter(({ stato }) => stato === 'fallito')).toEqual([]);
      const active = lotti.filter(({ attivi }) => attivi > 0);
      if (promesso) expect(active, 'said to be applied').toHaveLength(1);
      for (const { fatti, attivi } of active) {
        expect(fatti, 'movimenti explained').toBeGreaterThan(PIU_PARTI);
        expect(attivi).toBe(fatti);
      }
      const residui = await readResidui(studio);
      if (active.length > 0) explained ??= residui;
      expect(residui).toEqual(active.length > 0 ? explained : open);
      for (const { id_lotto } of active)
        await studio.client.call('lottoAnnulla', { params: { id: id_lotto } });
      promesso = false;
      expect(await readResidui(studio)).toEqual(open);
    },
  };
}

onEachEngine('kill -9 while rules are applied', (engine) => {
  test('they are applied to the end by the next server, or not begun, and all is taken back to the cent', () =>
    expectSurvives('regole', engine, makeLavoro));
});
