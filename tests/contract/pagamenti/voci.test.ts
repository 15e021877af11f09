/** What settles no document: voci, rules, giroconti, reasons to ignore; and the prima nota of it all. */
import { beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { applyRegole, first, movimenti, partite, residui, residuo, rotti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

onEveryEngine('voci', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
  });
  const codice = async (code: string): Promise<number> => {
    const { voci } = await office.browser.ok('voci');
    return first(voci.filter((voce) => voce.codice === code)).id;
  };

  test('the usual chart and rules are offered once, changed, and kept while they are used', async () => {
    const made = await office.browser.ok('vociUsuali', { body: {} });
    expect(made.voci).toBeGreaterThan(25);
    expect(made.regole).toBeGreaterThan(10);
    expect(await office.browser.ok('vociUsuali', { body: {} })).toEqual({ voci: 0, regole: 0 });
    const { voci } = await office.browser.ok('voci');
    const spese = first(voci.filter((voce) => voce.codice === '50.01'));
    const { usi: _usi, totale: _totale, ...dati } = spese;
    const saved = await office.browser.ok('voceSalva', { body: { ...dati, nome: 'Oneri bancari' } });
    expect(saved).toMatchObject({ nome: 'Oneri bancari', versione: 2 });
    await office.browser.refused('voceSalva', 409, 'versione_superata', { body: dati });
    await office.browser.refused('voceSalva', 409, 'gia_esistente', {
      body: { codice: '50.01', nome: 'Doppia', tipo: 'costo' },
    });
    await office.browser.refused('voceElimina', 422, 'richiesta_non_valida', {
      body: { id: spese.id, versione: 2 },
    });
    const free = await office.browser.ok('voceSalva', {
      body: { codice: '99', nome: 'Prova', tipo: 'costo' },
    });
    await office.browser.ok('voceElimina', { body: { id: free.id, versione: free.versione } });
  });

  test('the usual rules are added with what they explain, of one file and without what is decided otherwise', async () => {
    const fresh = await world().office();
    const rent = { importo: -1_200, descrizione: 'CANONE MENSILE CONTO' };
    const [of, other] = [
      await movimenti(fresh, [rent, { ...rent, importo: -1_300 }]),
      await movimenti(fresh, [{ ...rent, importo: -1_400 }]),
    ];
    const [taken, excluded] = of;
    if (!taken || !excluded) throw new Error('rows expected');
    const body = { id_imp: taken.id_imp, movimenti_esclusi: [excluded.id], usuali: true };
    const preview = await fresh.browser.ok('regoleAnteprima', { body });
    expect(preview).toMatchObject({ spiegati: 1, usuali: true });
    expect((await fresh.browser.ok('regole')).regole).toEqual([]);
    expect(await applyRegole(fresh, body)).toMatchObject({ stato: 'completato', spiegati: 1 });
    expect((await fresh.browser.ok('regole')).regole.length).toBeGreaterThan(1);
    expect(await residuo(fresh, taken.id)).toEqual([0, 'chiusa']);
    for (const { id, importo } of [excluded, ...other])
      expect(await residuo(fresh, id)).toEqual([importo, 'aperta']);
    // From then on they are the azienda's own.
    expect(await fresh.browser.ok('regoleAnteprima', { body: { usuali: true } })).toMatchObject({
      spiegati: 2,
      usuali: false,
    });
  });

  test('rules are tried on the past, kept, ordered, applied in one action, and undone', async () => {
    await office.browser.ok('vociUsuali', { body: { regole: false } });
    const [fee, bollo, abbinato, other] = await movimenti(office, [
      { importo: -350, causale: '16 COMMISSIONI', descrizione: 'COMM. BONIFICO SEPA' },
      { importo: -2_500, causale: '19 IMPOSTE E TASSE', descrizione: 'IMPOSTA DI BOLLO E/C DPR 642/72' },
      { importo: -1_000, causale: '16 COMMISSIONI', descrizione: 'COMMISSIONI FATTURA 7' },
      { importo: 9_900, descrizione: 'BONIFICO' },
    ]);
    const x = first(await partite(office, [{ importo: -1_000 }]));
    if (!fee || !bollo || !abbinato || !other) throw new Error('rows expected');
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: abbinato.id, importo: -1_000 }],
        partite: [{ id: x.id, importo: -1_000 }],
      },
    });
    const spese = {
      nome: 'Spese',
      condizioni: { causali: ['16'] },
      azione: 'voce',
      id_voce: await codice('50.01'),
    };
    const proof = await office.browser.ok('regolaProva', { body: spese });
    expect(proof).toMatchObject({ coperti: 2, conflitti: 1, nuovi: 1, concordi: 0 });
    expect(proof.testo).toBe('Coprirebbe 2 movimenti, 1 ancora aperto, 1 in conflitto');
    expect(proof.esempi[0]).toMatchObject({ id: abbinato.id, perche: 'abbinato' });
    const kept = await office.browser.ok('regolaSalva', { body: spese });
    const all = await office.browser.ok('regolaSalva', {
      body: {
        nome: 'Uscite',
        condizioni: { segno: 'uscita' },
        azione: 'voce',
        id_voce: await codice('50.05'),
      },
    });
    await office.browser.refused('regolaSalva', 422, 'richiesta_non_valida', {
      body: { nome: 'Vuota', condizioni: {}, azione: 'giroconto' },
    });
    const ordered = await office.browser.ok('regoleOrdine', { body: { ids: [all.id, kept.id] } });
    expect(ordered.regole.map(({ id }) => id)).toEqual([all.id, kept.id]);
    await office.browser.ok('regoleOrdine', { body: { ids: [kept.id, all.id] } });
    const before = await residui(office);
    const preview = await office.browser.ok('regoleAnteprima', { body: {} });
    expect(await residui(office)).toEqual(before);
    const done = await applyRegole(office, {});
    // What would be taken is named one by one before it is, so that any of it can be left.
    expect(preview.movimenti).toMatchObject([
      { id: fee.id, importo: -350, descrizione: 'COMM. BONIFICO SEPA', id_regola: kept.id },
      { id: bollo.id, importo: -2_500, id_regola: all.id },
    ]);
    expect(done).toMatchObject({ stato: 'completato', spiegati: preview.spiegati, fatte: 2, da_fare: 2 });
    expect(preview.per_regola.map(({ id_regola, movimenti: quanti }) => [id_regola, quanti])).toEqual([
      [kept.id, 1],
      [all.id, 1],
    ]);
    expect(await residuo(office, fee.id)).toEqual([0, 'chiusa']);
    const { regole } = await office.browser.ok('regole');
    expect(regole.map(({ usi, totale }) => [usi, totale])).toEqual([
      [1, -350],
      [1, -2_500],
    ]);
    const explained = await office.browser.ok('spiegazioni');
    expect(explained).toMatchObject({
      totale: 4,
      abbinati: { movimenti: 1, totale: -1_000 },
      voci: { movimenti: 2, totale: -2_850 },
      non_spiegati: { movimenti: 1, totale: 9_900 },
      righe: [{ id: other.id, perche: 'aperto' }],
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await office.browser.ok('lottoAnnulla', { params: { id: done.id_lotto } });
    expect(await residui(office)).toEqual(before);
    const now = first((await office.browser.ok('regole')).regole);
    await office.browser.ok('regolaElimina', { body: { id: now.id, versione: now.versione } });
    expect((await office.browser.ok('regole')).regole).toHaveLength(1);
  });

  test('by hand: a storno takes back what it can of one movimento; two giroconti of one sign are no pair', async () => {
    const [paid, tornato, other, gone, anchor] = await movimenti(office, [
      { importo: -100_000, descrizione: 'BONIFICO A ROSSI' },
      { importo: 99_500, descrizione: 'STORNO BONIFICO' },
      { importo: -3_000, descrizione: 'ALTRO' },
      { importo: -1_000, descrizione: 'VERSO ALTRO CONTO' },
      { importo: -2_000, descrizione: 'VERSO ALTRO CONTO' },
    ]);
    if (!paid || !tornato || !other || !gone || !anchor) throw new Error('rows expected');
    const before = await residui(office);
    const link = (righe: object[], tipo = 'storno') => ({ body: { movimenti: righe, tipo } });
    const { browser } = office;
    for (const wrong of [[paid], [paid, other]])
      await browser.refused(
        'movimentiAssegna',
        422,
        'richiesta_non_valida',
        link(wrong.map(({ id }) => ({ id }))),
      );
    const whole = link([{ id: paid.id }, { id: tornato.id }]);
    await browser.refused('movimentiAssegna', 422, 'pagamento_non_quadra', whole);
    expect(await residui(office)).toEqual(before);
    const taken = link([{ id: paid.id, importo: -99_500 }, { id: tornato.id }]);
    const done = await browser.ok('movimentiAssegna', taken);
    expect(await residuo(office, paid.id)).toEqual([-500, 'parziale']);
    expect(await residuo(office, tornato.id)).toEqual([0, 'chiusa']);
    // The two sides are one act: what frees one frees the other.
    await browser.ok('movimentiLibera', { body: { assegnazioni: done.assegnazioni.slice(0, 1) } });
    expect(await residui(office)).toEqual(before);
    await browser.ok('movimentiAssegna', link([{ id: gone.id }, { id: anchor.id }], 'giroconto'));
    const { assegnazioni } = await browser.ok('movimentoAssegnazioni', { params: { id: gone.id } });
    expect(assegnazioni).toMatchObject([{ tipo: 'giroconto', importo: -1_000, id_coppia: null }]);
  });

  test('by hand: split between voci, tied in a giroconto, ignored for a reason, set free again', async () => {
    await office.browser.ok('vociUsuali', { body: {} });
    const [mutuo, incoming, leaves, doubled] = await movimenti(office, [
      { importo: -120_000, descrizione: 'RATA' },
      { importo: 50_000, descrizione: 'GIRO' },
      { importo: -50_000, descrizione: 'GIRO' },
      { importo: 7, descrizione: 'doppia registrazione' },
    ]);
    if (!mutuo || !incoming || !leaves || !doubled) throw new Error('rows expected');
    const before = await residui(office);
    const give = (body: object) => office.browser.ok('movimentiAssegna', { body });
    await give({
      movimenti: [{ id: mutuo.id, importo: -100_000 }],
      tipo: 'voce',
      id_voce: await codice('30.20'),
    });
    expect(await residuo(office, mutuo.id)).toEqual([-20_000, 'parziale']);
    await give({ movimenti: [{ id: mutuo.id }], tipo: 'voce', id_voce: await codice('50.10') });
    await give({ movimenti: [{ id: incoming.id }, { id: leaves.id }], tipo: 'giroconto' });
    await office.browser.refused('movimentiAssegna', 422, 'richiesta_non_valida', {
      body: { movimenti: [{ id: doubled.id }], tipo: 'ignorata' },
    });
    await give({
      movimenti: [{ id: doubled.id }],
      tipo: 'ignorata',
      motivo: 'registrato due volte dalla banca',
    });
    expect(await residuo(office, doubled.id)).toEqual([7, 'ignorata']);
    expect(await office.browser.ok('spiegazioni')).toMatchObject({
      voci: { movimenti: 1 },
      giroconti: { movimenti: 2, totale: 0 },
      ignorati: { movimenti: 1 },
      non_spiegati: { movimenti: 0 },
    });
    await office.browser.refused('movimentiAssegna', 409, 'importo_non_disponibile', {
      body: { movimenti: [{ id: mutuo.id }], tipo: 'giroconto' },
    });
    const known = await office.browser.ok('movimentoAssegnazioni', { params: { id: incoming.id } });
    expect(known.assegnazioni).toMatchObject([
      { tipo: 'giroconto', importo: 50_000, autore: office.username },
    ]);
    const list = await office.browser.ok('assegnazioni', {
      query: { id_conto: office.id_conto, limit: 3 },
    });
    expect(list.totale).toBe(5);
    expect(list.assegnazioni).toMatchObject([
      { tipo: 'ignorata', importo: 7, motivo: 'registrato due volte dalla banca', voce: null },
      { tipo: 'giroconto', data: leaves.data, descrizione: 'GIRO', id_conto: office.id_conto },
      { tipo: 'giroconto', regola: null, autore: office.username },
    ]);
    const others = await office.browser.ok('assegnazioni', { query: { limit: 3, offset: 3 } });
    expect(others.assegnazioni.map(({ voce, importo }) => [voce?.slice(0, 5), importo])).toEqual([
      ['50.10', -20_000],
      ['30.20', -100_000],
    ]);
    const query = { dal: '2020-01-01', al: '2020-01-31' };
    expect(await office.browser.ok('assegnazioni', { query })).toEqual({ assegnazioni: [], totale: 0 });
    // Opened again from the grid, the reason goes with the state.
    const { righe } = await office.browser.ok('estrattoConto', { query: { stato: 'ignorata' } });
    const row = first(righe);
    await office.browser.ok('estrattoContoModifica', {
      body: { righe: [{ id: row.id, versione: row.versione, campi: { stato: 'aperta' } }] },
    });
    expect(
      (await office.browser.ok('movimentoAssegnazioni', { params: { id: doubled.id } })).assegnazioni,
    ).toEqual([]);
    // One side of a pair brings the other.
    const freed = await office.browser.ok('movimentiLibera', { body: { movimenti: [mutuo.id, leaves.id] } });
    expect(freed.liberate).toBe(4);
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('the prima nota has dare = avere, with banks, clients, differences, voci and what is left to explain', async () => {
    await office.browser.ok('vociUsuali', { body: {} });
    const [incasso, spese, rest] = await movimenti(office, [
      { importo: 80_000, data: '2026-03-05' },
      { importo: -350, data: '2026-03-06' },
      { importo: 1_000, data: '2026-03-07' },
    ]);
    const [x, y] = await partite(office, [
      { importo: 100_000, ragione_sociale: 'Rossi Srl', numero_documento: '12' },
      { importo: -5_000, ragione_sociale: 'Bianchi Spa' },
    ]);
    if (!incasso || !spese || !rest || !x || !y) throw new Error('rows expected');
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: incasso.id, importo: 80_000 }],
        partite: [{ id: x.id, importo: 100_000 }],
        differenze: [{ tipo: 'ritenuta', importo: -20_000 }],
      },
    });
    await office.browser.ok('pagamentoCrea', {
      body: { partite: [{ id: y.id, importo: -5_000 }], data: '2026-03-08' },
    });
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: spese.id }], tipo: 'voce', id_voce: await codice('50.01') },
    });
    const nota = await office.browser.ok('primaNota', { query: { dal: '2026-03-01', al: '2026-03-31' } });
    expect(nota.dare).toBe(nota.avere);
    expect(nota.sospesi).toBe(1_000);
    const lines = nota.registrazioni.map(({ righe }) =>
      righe.map(({ conto, dare, avere }) => [conto.soggetto ?? conto.nome, dare, avere]),
    );
    expect(lines).toEqual([
      [
        ['Conto principale', 80_000, 0],
        ['Rossi Srl', 0, 100_000],
        ['Erario c/ritenute subite', 20_000, 0],
      ],
      [
        ['Conto principale', 0, 350],
        ['Commissioni e spese bancarie', 350, 0],
      ],
      [
        ['Conto principale', 1_000, 0],
        ['Movimenti da spiegare', 0, 1_000],
      ],
      [
        ['Cassa contanti e assegni', 0, 5_000],
        ['Bianchi Spa', 5_000, 0],
      ],
    ]);
  });

  test('the prima nota carries the codes of the accounting program, and none where none was given', async () => {
    const [incasso] = await movimenti(office, [{ importo: 80_000, data: '2026-03-05' }]);
    const [x] = await partite(office, [{ importo: 80_000, ragione_sociale: 'Rossi Srl' }]);
    if (!incasso || !x) throw new Error('rows expected');
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: incasso.id, importo: 80_000 }],
        partite: [{ id: x.id, importo: 80_000 }],
      },
    });
    const codes = async () => {
      const { registrazioni } = await office.browser.ok('primaNota', {
        query: { dal: '2026-03-01', al: '2026-03-31' },
      });
      return registrazioni.flatMap(({ righe }) => righe.map(({ conto }) => [conto.nome, conto.codice]));
    };
    expect(await codes()).toEqual([
      ['Conto principale', null],
      ['Crediti verso clienti', null],
    ]);
    const [conto] = (await office.browser.ok('conti')).conti;
    await office.browser.ok('contoCambia', { body: { ...conto, codice_conto: '18.05.001' } });
    await office.browser.ok('voceSalva', {
      body: { codice: '04.01', nome: 'Clienti Italia', tipo: 'attivo', ruolo: 'clienti' },
    });
    expect(await codes()).toEqual([
      ['Conto principale', '18.05.001'],
      ['Clienti Italia', '04.01'],
    ]);
  });

  test('a document paid in two times is told for what each of them paid, on its day', async () => {
    await office.browser.ok('vociUsuali', { body: {} });
    const [marzo, aprile] = await movimenti(office, [
      { importo: 240_029, data: '2026-03-30' },
      { importo: 160_019, data: '2026-04-02' },
    ]);
    const [x] = await partite(office, [{ importo: 400_548, ragione_sociale: 'Rossi Srl' }]);
    if (!marzo || !aprile || !x) throw new Error('rows expected');
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [marzo, aprile].map(({ id, importo }) => ({ id, importo })),
        partite: [{ id: x.id, importo: 400_548 }],
        differenze: [{ tipo: 'abbuono', importo: -500 }],
      },
    });
    const lines = async (month: string) => {
      const query = { dal: `${month}-01`, al: `${month}-30` };
      const { registrazioni, dare, avere } = await office.browser.ok('primaNota', { query });
      expect(dare).toBe(avere);
      return registrazioni.flatMap(({ righe }) =>
        righe.map((riga) => [riga.conto.soggetto ?? riga.conto.nome, riga.dare, riga.avere]),
      );
    };
    const conto = (await lines('2026-03'))[0]?.[0];
    expect(await lines('2026-03')).toEqual([
      [conto, 240_029, 0],
      ['Rossi Srl', 0, 240_029],
    ]);
    expect(await lines('2026-04')).toEqual([
      [conto, 160_019, 0],
      ['Rossi Srl', 0, 160_519],
      [expect.any(String), 500, 0],
    ]);
  });

  test('what was given in one act is taken back alone', async () => {
    await office.browser.ok('vociUsuali', { body: {} });
    const instalment = first(await movimenti(office, [{ importo: -120_000, descrizione: 'RATA' }]));
    const give = async (code: string, importo: number | null) => {
      const { assegnazioni } = await office.browser.ok('movimentiAssegna', {
        body: { movimenti: [{ id: instalment.id, importo }], tipo: 'voce', id_voce: await codice(code) },
      });
      return assegnazioni;
    };
    await give('50.10', -20_000);
    const capitale = await give('30.20', null);
    expect(await residuo(office, instalment.id)).toEqual([0, 'chiusa']);
    const freed = await office.browser.ok('movimentiLibera', { body: { assegnazioni: capitale } });
    expect(freed).toEqual({ liberate: 1 });
    expect(await residuo(office, instalment.id)).toEqual([-100_000, 'parziale']);
    await office.browser.refused('movimentiLibera', 422, 'richiesta_non_valida', { body: {} });
  });

  test('layouts of the prima nota are kept, changed from the version seen, and are the azienda’s own', async () => {
    const contenuto = {
      separatore: ';',
      decimali: ',',
      data: 'gg/mm/aaaa',
      codifica: 'utf-8',
      intestazione: true,
      colonne: [{ titolo: 'Conto', campo: 'conto' }],
    };
    const made = await office.browser.ok('primaNotaTracciatoSalva', {
      body: { nome: 'Contabile', contenuto },
    });
    expect(made.contenuto.colonne).toEqual([{ titolo: 'Conto', campo: 'conto', testo: '' }]);
    await office.browser.refused('primaNotaTracciatoSalva', 409, 'gia_esistente', {
      body: { nome: 'CONTABILE', contenuto },
    });
    await office.browser.refused('primaNotaTracciatoSalva', 422, 'richiesta_non_valida', {
      body: { nome: 'Vuoto', contenuto: { ...contenuto, colonne: [] } },
    });
    const saved = await office.browser.ok('primaNotaTracciatoSalva', { body: { ...made, nome: 'Il mio' } });
    expect(saved).toMatchObject({ id: made.id, nome: 'Il mio', versione: 2 });
    await office.browser.refused('primaNotaTracciatoElimina', 409, 'versione_superata', {
      body: { id: made.id, versione: 1 },
    });
    const other = await world().office();
    expect((await other.browser.ok('primaNotaTracciati')).tracciati).toEqual([]);
    await other.browser.refused('primaNotaTracciatoElimina', 404, 'non_trovato', {
      body: { id: made.id, versione: 2 },
    });
    await office.browser.ok('primaNotaTracciatoElimina', { body: { id: made.id, versione: 2 } });
    expect((await office.browser.ok('primaNotaTracciati')).tracciati).toEqual([]);
  });
});
