/** What comes back: return flows that reopen insoluti, imports rolled back under their pagamenti. */
import { beforeEach, expect, test } from 'vitest';
import { importAll, PARTITE, riga, visible } from '../support/imports.ts';
import { onEveryEngine } from '../support/engines.ts';
import { first, movimenti, partite, residui, residuo, rotti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

onEveryEngine('returns', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
  });

  test('an insoluto reopens its partita with the fees and leaves the others of its slip alone', async () => {
    const distinta = first(
      await movimenti(office, [
        { importo: 60_000, descrizione: 'ACCREDITO EFFETTI SBF', riferimento: '0009912345' },
      ]),
    );
    const p = await partite(office, [
      { importo: 10_000, numero_documento: '101/2026' },
      { importo: 20_000, numero_documento: '102/2026' },
      { importo: 30_000, numero_documento: '103/2026' },
    ]);
    const slip = await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: distinta.id, importo: 60_000 }],
        partite: p.map(({ id, importo }) => ({ id, importo })),
      },
    });
    const before = await residui(office);
    const [a, b, c] = p;
    if (!a || !b || !c) throw new Error('partite expected');
    const esiti = [
      { numero_documento: '102', importo: 20_000, data: '2026-04-02', causale: 'INSOLUTO', spese: 450 },
      { numero_documento: '999', importo: 30_000, data: '2026-04-02' },
      { numero_documento: '101', importo: 55_500, data: '2026-04-02' },
    ];
    const preview = await office.browser.ok('esiti', { body: { esiti, anteprima: true } });
    expect(preview).toMatchObject({ id_lotto: null, riaperte: 1 });
    expect(await residui(office)).toEqual(before);
    const done = await office.browser.ok('esiti', { body: { esiti } });
    expect(done.esiti.map(({ esito }) => esito)).toEqual(['riaperta', 'non_trovata', 'non_trovata']);
    expect(await residuo(office, b.id)).toEqual([20_000, 'aperta']);
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, c.id)).toEqual([0, 'chiusa']);
    const storno = await office.browser.ok('pagamento', { params: { id: done.esiti[0]?.id_pagamento ?? 0 } });
    expect(storno).toMatchObject({
      origine: 'flusso',
      importo: -20_450,
      id_storno_di: slip.id,
      differenze: [{ tipo: 'spese', importo: -450, nota: 'INSOLUTO' }],
    });
    // The same outcome again finds the partita open.
    const again = await office.browser.ok('esiti', { body: { esiti: esiti.slice(0, 1) } });
    expect(again.esiti).toMatchObject([{ esito: 'gia_aperta', id_partita: b.id }]);
    // Its movimento arrives, and belongs to the storno.
    const addebito = first(await movimenti(office, [{ importo: -20_450 }]));
    await office.browser.ok('pagamentoMovimenti', {
      params: { id: storno.id },
      body: { versione: storno.versione, movimenti: [{ id: addebito.id, importo: -20_450 }] },
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await office.browser.ok('lottoAnnulla', { params: { id: done.id_lotto ?? 0 } });
    expect(await residuo(office, b.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, addebito.id)).toEqual([-20_450, 'aperta']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('two equal partite are named, and neither is reopened', async () => {
    const m = first(await movimenti(office, [{ importo: 20_000, riferimento: '777' }]));
    const p = await partite(office, [{ importo: 10_000 }, { importo: 10_000 }]);
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: m.id, importo: 20_000 }],
        partite: p.map(({ id, importo }) => ({ id, importo })),
      },
    });
    const [answer] = (
      await office.browser.ok('esiti', {
        body: { esiti: [{ riferimento: '777', importo: 10_000, data: '2026-04-02' }] },
      })
    ).esiti;
    expect(answer).toMatchObject({ esito: 'ambigua', candidati: p.map(({ id }) => id) });
  });

  test('an import whose rows are settled stays, until its pagamenti may go with it', async () => {
    const id_imp = await importAll(office, [riga({ importo: 5_000 }), riga({ riga: 2, importo: -700 })]);
    const [a, b] = (await visible(office.browser, { id_imp, sort: 'riga' })).righe;
    const other = first(await movimenti(office, [{ importo: 700 }]));
    const x = first(await partite(office, [{ importo: 5_000 }]));
    if (!a || !b) throw new Error('rows expected');
    const made = await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [{ id: a.id, importo: 5_000 }], partite: [{ id: x.id, importo: 5_000 }] },
    });
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: b.id }, { id: other.id }], tipo: 'giroconto' },
    });
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
      query: { conferma: 'true' },
    });
    expect(problem.dettagli).toEqual({
      righe: 2,
      annotate: 0,
      modificate: 0,
      abbinate: 2,
      pagamenti: 1,
      concordate: 0,
      contestate: 0,
      riaperte: 0,
      elenco: [],
    });
    const done = await office.browser.ok('allDelImport', {
      params: { id: id_imp },
      query: { annulla_pagamenti: 'true' },
    });
    expect(done.righe).toBe(2);
    expect(await residuo(office, x.id)).toEqual([5_000, 'aperta']);
    expect(await residuo(office, other.id)).toEqual([700, 'aperta']);
    const kept = await office.browser.ok('pagamento', { params: { id: made.id } });
    expect(kept).toMatchObject({
      attivo: false,
      motivo: 'importazione annullata',
      movimenti: [{ id: null, importo: 5_000 }],
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('an import whose partita was paid and given back in full goes only with both pagamenti', async () => {
    const id_imp = await importAll(office, [riga({ importo: 9_000, scadenza: '2026-03-31' })], PARTITE);
    const x = first((await visible(office.browser, { id_imp })).righe);
    const made = await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [],
        partite: [{ id: x.id, importo: 9_000 }],
        data: '2026-04-01',
      },
    });
    await office.browser.ok('pagamentoStorna', {
      params: { id: made.id },
      body: { versione: made.versione, data: '2026-04-10', spese: 0 },
    });
    expect(await residuo(office, x.id)).toEqual([9_000, 'aperta']);
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
      query: { conferma: 'true' },
    });
    expect(problem.dettagli).toMatchObject({ righe: 1, modificate: 0, abbinate: 1, pagamenti: 2 });
    const done = await office.browser.ok('allDelImport', {
      params: { id: id_imp },
      query: { annulla_pagamenti: 'true' },
    });
    expect(done.righe).toBe(1);
    expect(await office.browser.ok('pagamento', { params: { id: made.id } })).toMatchObject({
      attivo: false,
      partite: [{ id: null, importo: 9_000 }],
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('a storno stays while its partita is ignored, and goes once it is open again', async () => {
    const x = first(await partite(office, [{ importo: 9_000 }]));
    const { browser } = office;
    const made = await browser.ok('pagamentoCrea', {
      body: { movimenti: [], partite: [{ id: x.id, importo: 9_000 }], data: '2026-04-01' },
    });
    const storno = await browser.ok('pagamentoStorna', {
      params: { id: made.id },
      body: { versione: made.versione, data: '2026-04-10', spese: 0 },
    });
    const change = async (stato: string) => {
      const { righe } = await visible(browser, { id_imp: x.id_imp });
      const { versione } = first(righe);
      await browser.ok('estrattoContoModifica', {
        body: { righe: [{ id: x.id, versione, campi: { stato } }] },
      });
    };
    const undo = { params: { id: storno.id }, body: { versione: storno.versione } };
    await change('ignorata');
    const refused = await browser.refused('pagamentoAnnulla', 409, 'importo_non_disponibile', undo);
    expect(refused.detail).toContain('ignorata');
    expect(await residuo(office, x.id)).toEqual([9_000, 'ignorata']);
    await change('aperta');
    await browser.ok('pagamentoAnnulla', undo);
    expect(await residuo(office, x.id)).toEqual([0, 'chiusa']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });
});
