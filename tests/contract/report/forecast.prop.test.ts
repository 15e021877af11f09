/** The forecast: every open item in one place of every scenario, on the day that a plain computation gives. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { movimenti, partite } from '../support/pagamenti.ts';
import * as naive from './riferimento.ts';
import { previsto, ritardi as readRitardi } from './riferimento-previsione.ts';
import { furnish, run, giorno, scena } from './scena.ts';

const SCENARI = ['migliore', 'atteso', 'peggiore'] as const;
const passo = fc.constantFrom('settimana' as const, 'mese' as const);

onEveryEngine('the forecast', (world) => {
  test('puts every open item once in each scenario, where plain counting puts it', async () => {
    await fc.assert(
      fc.asyncProperty(
        scena,
        giorno,
        fc.integer({ min: 1, max: 24 }),
        passo,
        async (made, al, mesi, step) => {
          const scene = await furnish(world(), made);
          for (const each of made.steps) await run(world(), scene, each);
          const { browser, id_azienda } = scene.office;
          const query = { al, mesi, passo: step };
          const report = await browser.ok('reportPrevisione', { query });
          const data = await naive.readDati(world().db, id_azienda);
          const stillOpen = naive.apertiAl(data, al);
          const delays = readRitardi(data, al);
          const none = { medio: 0, massimo: 0, partite: 0 };
          const shown = delays.get(null) ?? none;
          expect(report.ritardo_azienda).toEqual({
            ritardo_medio: shown.medio,
            ritardo_massimo: shown.massimo,
            partite: shown.partite,
          });
          const last = naive.giornoNumero(report.periodi.at(-1)?.al ?? '');
          for (const scenario of SCENARI) {
            const of = (item: (typeof stillOpen)[number]) =>
              previsto(item, delays.get(item.id_soggetto) ?? delays.get(null) ?? none, scenario, al);
            let saldo: number = report.saldo_iniziale;
            for (const { dal, al: end, scenari } of report.periodi) {
              const from = naive.giornoNumero(dal);
              const to = naive.giornoNumero(end);
              const own = stillOpen.filter((item) => {
                const day = of(item);
                return day !== null && from <= day && day <= to;
              });
              const sums = scenari[scenario];
              const total = (sign: 1 | -1) =>
                own.reduce((all, { residuo }) => (residuo * sign > 0 ? all + residuo : all), 0);
              expect([sums.entrate, sums.uscite]).toEqual([total(1), total(-1)]);
              saldo += sums.entrate + sums.uscite + sums.ricorrenti_entrate + sums.ricorrenti_uscite;
              expect(sums.saldo).toBe(saldo);
            }
            const rest = (kept: (day: number | null) => boolean) =>
              stillOpen.reduce((all, item) => (kept(of(item)) ? all + item.residuo : all), 0);
            expect(report.oltre[scenario]).toBe(rest((day) => day !== null && day > last));
            expect(report.esclusi[scenario]).toBe(rest((day) => day === null));
          }
          // What is behind a figure is the figure.
          const [first] = report.periodi;
          const opened = await browser.ok('reportPrevisioneRighe', {
            query: { ...query, periodo: first?.dal },
          });
          const sums = first?.scenari.atteso;
          expect(opened.somma).toBe((sums?.entrate ?? 0) + (sums?.uscite ?? 0));
          const again = await browser.ok('reportPrevisione', { query: { ...report.parametri } });
          expect(again).toEqual(report);
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  });

  test('goes on with what recurs, and with nothing that a document, a giroconto or the past explains', async () => {
    const office = await world().office();
    const { browser } = office;
    const rent = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];
    const fee = ['2025-07-15', '2025-10-15', '2026-01-15', '2026-04-15'];
    const ended = ['2025-06-10', '2025-07-10', '2025-08-10'];
    const rows = await movimenti(office, [
      ...rent.map((data) => ({ data, importo: -90_000, descrizione: 'Canone locazione ufficio' })),
      ...fee.map((data, at) => ({ data, importo: -3_000 - at * 10, descrizione: `Imposta bollo ${at}` })),
      ...ended.map((data) => ({ data, importo: -5_000, descrizione: 'Abbonamento disdetto' })),
      ...['2026-02-05', '2026-03-05', '2026-04-05'].map((data) => ({
        data,
        importo: 50_000,
        descrizione: 'Incasso fattura',
      })),
      ...['2026-02-07', '2026-03-07', '2026-04-07'].map((data) => ({
        data,
        importo: 700,
        descrizione: 'Interessi attivi',
      })),
    ]);
    const invoices = await partite(
      office,
      [1, 2, 3].map(() => ({ data: '2026-01-01', importo: 50_000, scadenza: '2026-02-01' })),
    );
    for (const [at, { id }] of invoices.entries()) {
      const movimento = rows.filter(({ importo }) => importo === 50_000)[at]?.id ?? 0;
      await browser.ok('pagamentoCrea', {
        body: { movimenti: [{ id: movimento, importo: 50_000 }], partite: [{ id, importo: 50_000 }] },
      });
    }
    const report = await browser.ok('reportPrevisione', { query: { al: '2026-04-30', mesi: 6 } });
    expect(
      report.ricorrenze.map(({ descrizione, importo, ogni_mesi, prossima }) => [
        descrizione,
        importo,
        ogni_mesi,
        prossima,
      ]),
    ).toEqual([
      ['Canone locazione ufficio', -90_000, 1, '2026-05-31'],
      [expect.stringContaining('Imposta bollo'), -3_020, 3, '2026-07-15'],
      ['Interessi attivi', 700, 1, '2026-05-07'],
    ]);
    const months = report.periodi.map(({ dal, scenari: { atteso, peggiore } }) => [
      dal,
      atteso.ricorrenti_entrate,
      atteso.ricorrenti_uscite,
      peggiore.ricorrenti_entrate,
    ]);
    expect(months).toEqual([
      ['2026-05-01', 700, -90_000, 0],
      ['2026-06-01', 700, -90_000, 0],
      ['2026-07-01', 700, -93_020, 0],
      ['2026-08-01', 700, -90_000, 0],
      ['2026-09-01', 700, -90_000, 0],
      ['2026-10-01', 700, -93_020, 0],
    ]);
    const july = await browser.ok('reportPrevisioneRighe', {
      query: { al: '2026-04-30', mesi: 6, periodo: '2026-07-01', flusso: 'uscite' },
    });
    expect([july.totale, july.somma]).toEqual([2, -93_020]);
    const opening = rows.reduce((all, { importo }) => all + importo, 0);
    expect(report.saldo_iniziale).toBe(opening);
  });

  test('knows what changed since it was asked before, and of which instant it is asked', async () => {
    const office = await world().office();
    const { browser } = office;
    const months = ['2026-02-10', '2026-03-10', '2026-04-10'];
    const pay = (descrizione: string) =>
      movimenti(
        office,
        months.map((data) => ({ data, importo: -4_000, descrizione })),
      );
    const query = { al: '2026-04-30', mesi: 6 };
    const ask = async (more: { visto_il?: string } = {}) => {
      const { ricorrenze, parametri } = await browser.ok('reportPrevisione', {
        query: { ...query, ...more },
      });
      return {
        visto_il: parametri.visto_il,
        nomi: ricorrenze.map(({ descrizione }) => descrizione).toSorted(),
      };
    };
    await pay('Canone software');
    const before = await ask();
    expect(before.nomi).toEqual(['Canone software']);
    expect((await ask()).nomi).toEqual(['Canone software']);
    const rent = await pay('Affitto magazzino');
    expect((await ask()).nomi).toEqual(['Affitto magazzino', 'Canone software']);
    expect((await ask({ visto_il: before.visto_il })).nomi).toEqual(['Canone software']);
    await browser.ok('movimentiAssegna', {
      body: { movimenti: rent.map(({ id }) => ({ id })), tipo: 'ignorata', motivo: 'prova' },
    });
    expect((await ask()).nomi).toEqual(['Canone software']);
    // Another office asks the same of its own.
    const other = await world().office();
    const theirs = await other.browser.ok('reportPrevisione', { query });
    expect(theirs.ricorrenze).toEqual([]);
  });
});
