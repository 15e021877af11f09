/** What lists of open and of settled rows come to, told by the kept sums, is what their rows come to. */
import { expect, test } from 'vitest';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, riga } from './support/imports.ts';
import { first, movimenti, partite } from './support/pagamenti.ts';
import { expectTotalsByState } from './support/totals.ts';

onEveryEngine('totals of what is open and of what is settled', (world) => {
  test('count a row that is open in part for all that it was, and follow each of its states', async () => {
    const office = await world().office();
    const { browser } = office;
    const rows = await movimenti(office, [
      { importo: -10_000, data: '2026-03-02' },
      { importo: 25_000, data: '2026-03-03' },
      { importo: 0, data: '2026-03-04' },
      { importo: -7_700, data: '2026-03-04' },
      { importo: 3_300, data: '2026-03-05' },
    ]);
    const [out, taken, , ignored, explained] = rows;
    const [debt, credit] = await partite(office, [
      { importo: -50_000 },
      { importo: 25_000 },
      { importo: 9_900, divisa: 'USD' },
    ]);
    await expectTotalsByState(office);
    // Of both signs: open in part on both sides, then settled on one.
    const pay = async (movimento: number, partita: number, importo: number) =>
      browser.ok('pagamentoCrea', {
        body: { movimenti: [{ id: movimento, importo }], partite: [{ id: partita, importo }] },
      });
    const half = await pay(out?.id ?? 0, debt?.id ?? 0, -4_000);
    await pay(taken?.id ?? 0, credit?.id ?? 0, 24_999);
    const stati = await expectTotalsByState(office);
    expect(stati.filter((stato) => stato === 'parziale')).toHaveLength(4);
    await refreshSituazione(world().db, office.id_azienda);
    await expectTotalsByState(office);
    await browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: ignored?.id ?? 0 }], tipo: 'ignorata', motivo: 'prova' },
    });
    const voce = await browser.ok('voceSalva', { body: { codice: '98.01', nome: 'Canone', tipo: 'ricavo' } });
    await browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: explained?.id ?? 0 }], tipo: 'voce', id_voce: voce.id },
    });
    await pay(out?.id ?? 0, debt?.id ?? 0, -6_000);
    expect(new Set(await expectTotalsByState(office))).toEqual(
      new Set(['aperta', 'parziale', 'chiusa', 'ignorata']),
    );
    const { versione } = await browser.ok('pagamento', { params: { id: half.id } });
    await browser.ok('pagamentoAnnulla', { params: { id: half.id }, body: { versione } });
    await expectTotalsByState(office);
    // An import that is taken back, with what it was settled with, counts no more.
    await importAll(office, [riga({ importo: 1_200 })]);
    await browser.ok('allDelImport', {
      params: { id: first(rows).id_imp },
      query: { conferma: 'true', annulla_pagamenti: 'true' },
    });
    expect(await expectTotalsByState(office)).toHaveLength(4);
  });
});
