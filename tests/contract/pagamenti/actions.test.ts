/** Actions over many rows as a register of their own; and what hangs on an import when it is rolled back. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { importAll, riga, visible } from '../support/imports.ts';
import {
  search,
  colleague,
  first,
  movimenti,
  partite,
  residui,
  residuo,
  rotti,
} from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

const IBAN = 'IT60X0542811101000000123456';
const RITORNO = { nome: 'ritorno.txt', bytes: 480, formato: 'cbi_riba' as const };

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

onEveryEngine('actions over many rows', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
  });

  /** Two paid partite of one slip, and the outcome that brings the second back. */
  async function slip() {
    const m = first(await movimenti(office, [{ importo: 30_000, descrizione: 'ACCREDITO EFFETTI SBF' }]));
    const [a, b] = await partite(office, [
      { importo: 10_000, numero_documento: '101/2026' },
      { importo: 20_000, numero_documento: '102/2026', ragione_sociale: 'Verdi Snc' },
    ]);
    if (!a || !b) throw new Error('partite expected');
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: m.id, importo: 30_000 }],
        partite: [a, b].map(({ id, importo }) => ({ id, importo })),
      },
    });
    const esiti = [{ numero_documento: '102', importo: 20_000, data: '2026-04-02', causale: 'INSOLUTO' }];
    return { a, b, esiti };
  }

  test('are listed with who, how much, what still stands, and undone once', async () => {
    const names = ['100', '200', '300'];
    await movimenti(
      office,
      names.map((number, at) => ({ importo: 1_000 + at, descrizione: `BONIFICO FATTURA ${number}/2026` })),
    );
    await partite(
      office,
      names.map((number, at) => ({ importo: 1_000 + at, numero_documento: `${number}/2026` })),
    );
    const before = await residui(office);
    const id_calcolo = await search(office);
    const done = await office.browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.5 } });
    expect(done.accettate).toBe(3);
    const other = await colleague(world(), office);
    const list = async () => (await other.browser.ok('lottiAbbinamenti')).lotti;
    expect(await list()).toEqual([
      {
        id_lotto: done.id_lotto,
        tipo: 'proposte',
        soglia: 0.5,
        stato: 'completato',
        annullo: 'no',
        username: office.username,
        creato_il: expect.any(String),
        annullato_il: null,
        annullato_da: null,
        nome_file: null,
        fatti: 3,
        attivi: 3,
        divisa: 'EUR',
        entrate: 3_003,
        uscite: 0,
        entrate_attive: 3_003,
        uscite_attive: 0,
      },
    ]);
    const id = first(done.id_pagamenti);
    const { versione, importo } = await office.browser.ok('pagamento', { params: { id } });
    await office.browser.ok('pagamentoAnnulla', { params: { id }, body: { versione } });
    expect(await list()).toMatchObject([
      { fatti: 3, attivi: 2, entrate: 3_003, entrate_attive: 3_003 - importo, annullato_il: null },
    ]);
    const params = { id: done.id_lotto ?? 0 };
    expect(await other.browser.ok('lottoAnnulla', { params })).toMatchObject({
      annullati: 2,
      gia_annullati: 1,
    });
    expect(await residui(office)).toEqual(before);
    const [undone] = await list();
    expect(undone).toMatchObject({ attivi: 0, entrate_attive: 0, annullato_da: other.username });
    // The second to ask finds nothing to undo, and does not sign it as their own.
    expect(await office.browser.ok('lottoAnnulla', { params })).toMatchObject({
      annullati: 0,
      gia_annullati: 3,
    });
    expect(await list()).toEqual([undone]);
  });

  test('come a page at a time; a giroconto counts once, and an action that did nothing is left out', async () => {
    const conto = { nome: 'Secondo', iban: IBAN, divisa: 'EUR', saldo_iniziale: 0 };
    const { id: id_conto } = await office.browser.ok('contoNuovo', { body: conto });
    for (const importo of [50_000, 70_000]) {
      const turn = { data: '2026-03-10', descrizione: `GIROCONTO ${IBAN}` };
      await movimenti(office, [{ ...turn, importo: -importo }]);
      await movimenti({ ...office, id_conto }, [{ ...turn, importo }]);
    }
    const id_calcolo = await search(office);
    const { proposte } = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    const pairs = proposte.filter(({ tipo }) => tipo !== 'documenti');
    for (const { numero } of pairs)
      await office.browser.ok('proposteAccetta', { body: { id_calcolo, numeri: [numero] } });
    await office.browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.99 } });
    expect(pairs).toHaveLength(2);
    const all = await office.browser.ok('lottiAbbinamenti');
    expect(all.totale).toBe(pairs.length);
    expect(all.lotti.map(({ fatti, attivi, entrate }) => [fatti, attivi, entrate])).toEqual(
      pairs.map(() => [1, 1, 0]),
    );
    const page = await office.browser.ok('lottiAbbinamenti', { query: { limit: 1, offset: 0 } });
    expect(page).toEqual({ lotti: all.lotti.slice(0, 1), totale: all.totale });
  });

  test('a pagamento of two imports counts in each of them, and once in both', async () => {
    await slip();
    const { importazioni } = await office.browser.ok('importazioni');
    const ids = importazioni.map(({ id_imp }) => id_imp);
    const told = await office.browser.ok('importazioniConseguenze', { body: { ids } });
    expect(told.conseguenze.map(({ pagamenti }) => pagamenti)).toEqual([1, 1]);
    expect(told.pagamenti).toBe(1);
  });

  test('a return flow goes back with the import of its file, which says so before', async () => {
    const { a, b, esiti } = await slip();
    const file = { nome: RITORNO.nome, sha256: fingerprint('ritorno') };
    const done = await office.browser.ok('esiti', { body: { esiti, file } });
    expect(done.riaperte).toBe(1);
    expect((await office.browser.ok('lottiAbbinamenti')).lotti).toMatchObject([
      { tipo: 'flusso', nome_file: 'ritorno.txt', fatti: 1, attivi: 1, uscite: -20_000 },
    ]);
    const rows = [riga({ importo: 90_000, numero_documento: '900/2026', scadenza: '2026-05-31' })];
    const declared = { natura: 'partita' as const, id_conto: null };
    const id_imp = await importAll(office, rows, {
      ...declared,
      file: { ...RITORNO, sha256: file.sha256 },
    });
    // A second import of the same file reopened nothing by itself.
    const again = await importAll(office, rows, {
      ...declared,
      file: { ...RITORNO, sha256: file.sha256 },
      forza: true,
    });
    const { conseguenze } = await office.browser.ok('importazioniConseguenze', {
      body: { ids: [id_imp, again] },
    });
    expect(conseguenze.map(({ riaperte }) => riaperte)).toEqual([1, 0]);
    expect(conseguenze[0]?.elenco).toEqual([
      {
        tipo: 'riaperta',
        data: b.data,
        importo: 20_000,
        chi: 'Verdi Snc',
        numero_documento: '102/2026',
        testo: 'INSOLUTO',
      },
    ]);
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
      query: { conferma: 'true' },
    });
    expect(problem.dettagli).toMatchObject({ abbinate: 0, pagamenti: 0, riaperte: 1 });
    expect(await residuo(office, b.id)).toEqual([20_000, 'aperta']);
    await office.browser.ok('importazioniAnnulla', { body: { ids: [id_imp], annulla_pagamenti: true } });
    expect(await residuo(office, b.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect((await office.browser.ok('lottiAbbinamenti')).lotti).toMatchObject([
      { attivi: 0, annullato_da: office.username },
    ]);
    expect((await visible(office.browser, { id_imp: again })).righe).toHaveLength(1);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('what was paid again after it came back is not undone, by itself or with its import', async () => {
    const { b, esiti } = await slip();
    const file = { nome: RITORNO.nome, sha256: fingerprint('pagato di nuovo') };
    const done = await office.browser.ok('esiti', { body: { esiti, file } });
    const id_imp = await importAll(office, [riga({ importo: 90_000, scadenza: '2026-05-31' })], {
      natura: 'partita',
      id_conto: null,
      file: { ...RITORNO, sha256: file.sha256 },
    });
    const m = first(await movimenti(office, [{ importo: 20_000 }]));
    const again = await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [{ id: m.id, importo: 20_000 }], partite: [{ id: b.id, importo: 20_000 }] },
    });
    const before = await residui(office);
    const storno = first(done.esiti).id_pagamento ?? 0;
    const { versione } = await office.browser.ok('pagamento', { params: { id: storno } });
    const refused = await office.browser.refused('pagamentoAnnulla', 409, 'importo_non_disponibile', {
      params: { id: storno },
      body: { versione },
    });
    expect(refused.detail).toContain('pagata di nuovo');
    expect(refused.dettagli).toEqual({ righe: [b.id] });
    await office.browser.refused('lottoAnnulla', 409, 'importo_non_disponibile', {
      params: { id: done.id_lotto ?? 0 },
    });
    await office.browser.refused('allDelImport', 409, 'importo_non_disponibile', {
      params: { id: id_imp },
      query: { conferma: 'true', annulla_pagamenti: 'true' },
    });
    expect(await residui(office)).toEqual(before);
    await office.browser.ok('pagamentoAnnulla', {
      params: { id: again.id },
      body: { versione: again.versione },
    });
    await office.browser.ok('allDelImport', {
      params: { id: id_imp },
      query: { conferma: 'true', annulla_pagamenti: 'true' },
    });
    expect(await residuo(office, b.id)).toEqual([0, 'chiusa']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('notes, agreed dates and disputes that would go with an import are counted and told', async () => {
    const [noted, agreed, disputed] = await partite(office, [
      { importo: 1_000, numero_documento: '1/2026', ragione_sociale: 'Rossi Srl' },
      { importo: 2_000, numero_documento: '2/2026', ragione_sociale: 'Verdi Snc' },
      { importo: 3_000, numero_documento: '3/2026', ragione_sociale: 'Neri Spa' },
    ]);
    if (!noted || !agreed || !disputed) throw new Error('partite expected');
    await office.browser.ok('updateNota', {
      body: { id: noted.id, nota: 'paga a fine mese', versione: noted.versione },
    });
    await office.browser.ok('scadenzeSposta', {
      body: {
        partite: [
          { id: agreed.id, attesa: '2026-03-31', scadenza: '2026-06-30', motivo: 'Accordo al telefono' },
        ],
      },
    });
    await office.browser.ok('contestazioneNuova', {
      body: { id_partita: disputed.id, motivo: 'merce difettosa', dal: '2026-04-01' },
    });
    const id_imp = noted.id_imp;
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
    });
    expect(problem.dettagli).toMatchObject({ annotate: 1, concordate: 1, contestate: 1, riaperte: 0 });
    const [told] = (await office.browser.ok('importazioniConseguenze', { body: { ids: [id_imp] } }))
      .conseguenze;
    expect(told?.elenco.map(({ tipo, chi, testo }) => [tipo, chi, testo])).toEqual([
      ['concordata', 'Verdi Snc', '30/06/2026: Accordo al telefono'],
      ['contestata', 'Neri Spa', 'merce difettosa'],
      ['nota', 'Rossi Srl', 'paga a fine mese'],
    ]);
    await office.browser.ok('allDelImport', { params: { id: id_imp }, query: { conferma: 'true' } });
    expect(await residui(office)).toEqual([]);
  });
});
