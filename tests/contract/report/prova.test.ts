import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { movimenti, partite, soggetti } from '../support/pagamenti.ts';

onEveryEngine('prova', (world) => {
  test('x', async () => {
    const office = await world().office();
    const [a = 0] = await soggetti(world(), office, ['Rossi']);
    const [p] = await partite(office, [{ importo: 1000, data: '2026-01-01', scadenza: '2026-02-01', id_soggetto: a }, { importo: 500, data: '2026-01-01', scadenza: '2026-03-30', id_soggetto: a }]);
    const [m] = await movimenti(office, [{ importo: 400, data: '2026-03-01' }]);
    await office.browser.ok('pagamentoCrea', { body: { movimenti: [{ id: m?.id ?? 0, importo: 400 }], partite: [{ id: p?.id ?? 0, importo: 400 }] } });
    const b = office.browser;
    console.log(JSON.stringify(await b.ok('reportScaduto', { query: { al: '2026-03-31' } })));
    const s = await b.ok('reportScaduto', { query: { al: '2026-02-25' } });
    console.log(JSON.stringify(s));
    console.log(JSON.stringify(await b.ok('reportScadutoRighe', { query: { al: '2026-03-31' } })));
    console.log(JSON.stringify(await b.ok('reportPartitario', { query: { al: '2026-03-31', id_soggetto: a } })));
    console.log(JSON.stringify(await b.ok('reportPrevisione', { query: { al: '2026-03-31', mesi: 2 } })));
    console.log(JSON.stringify(await b.ok('reportPrevisioneRighe', { query: { al: '2026-03-31', mesi: 2 } })));
    for (const n of ['reportMesi', 'reportMesiRighe', 'reportProvvigioni', 'reportProvvigioniRighe', 'reportConti', 'reportContiRighe', 'reportCausali', 'reportCausaliRighe'] as const)
      console.log(n, JSON.stringify(await b.ok(n, { query: { dal: '2026-01-01', al: '2026-03-31' } })));
    const old = await b.ok('reportScaduto', { query: { ...s.parametri } });
    expect(old).toEqual(s);
    await b.ok('reportScaduto', { query: { al: '2026-03-31', visto_il: '2020-01-01T00:00:00.000Z' } });
    for (const n of ['reportMesi', 'reportMesiRighe', 'reportProvvigioni', 'reportProvvigioniRighe', 'reportConti', 'reportContiRighe', 'reportCausali', 'reportCausaliRighe'] as const)
      console.log(n, JSON.stringify(await b.ok(n, { query: { dal: '2026-01-01', al: '2026-03-31', visto_il: '2020-01-01T00:00:00.000Z' } })));
    console.log(JSON.stringify(await b.ok('reportPrevisione', { query: { al: '2026-03-31', mesi: 2, visto_il: '2020-01-01T00:00:00.000Z' } })));
  });
});
