/** What the preview asks before anything is written, and what a confirmed import leaves behind. */
import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, declaration, importAll, riga, righe, sendLot, visible } from './support/imports.ts';
import { create, createOne, nuovo } from './support/soggetti.ts';

const IBAN = 'IT60X0542811101000000123456';
const voce = (nome: string, ibans: string[] = [], codici: string[] = []) => ({ nome, ibans, codici });

onEveryEngine('the preview of an import', (world) => {
  test('names who a counterparty may be, by code, IBAN, name, and likeness', async () => {
    const office = await world().office();
    const [alfa, beta, snc, other] = await create(
      office,
      nuovo('Officine Meccaniche Brambilla S.r.l.', { partita_iva: '00743110157' }),
      nuovo('Tipografia Colombo', { ibans: [IBAN] }),
      nuovo('Ferramenta Galimberti Snc'),
      nuovo('Ferramenta Galimberti Sas'),
    );
    const controparti = [
      voce('OFFICINE MECANICHE BRAMBILLA SRL'),
      voce('qualcuno', [], ['00743110157']),
      voce('Tipografia Colombo'),
      voce('chi sa chi', [IBAN]),
      voce('Ferramenta Galimberti'),
      voce('Nessuno che si conosca'),
    ];
    const { proposte } = await office.browser.ok('importProposte', { body: { controparti } });
    const [alike, code, name, iban, even, ignota] = proposte;
    expect(alike).toMatchObject({ nota: false, candidati: [{ id_soggetto: alfa?.id }] });
    expect(alike?.candidati[0]?.punteggio).toBeGreaterThan(90);
    expect(alike?.candidati[0]?.motivi[0]).toMatch(/^Nome simile al 9\d%$/);
    expect(code?.candidati[0]).toMatchObject({
      id_soggetto: alfa?.id,
      punteggio: 100,
      motivi: ['Stessa partita IVA'],
    });
    expect(name).toMatchObject({
      nota: true,
      candidati: [{ id_soggetto: beta?.id, motivi: ['Stesso nome'] }],
    });
    expect(iban).toMatchObject({ nota: true, candidati: [{ id_soggetto: beta?.id, motivi: ['IBAN noto'] }] });
    // Two that fit as well are rivals, named both.
    expect(even?.nota).toBe(false);
    expect(even?.candidati.map(({ id_soggetto, punteggio }) => [id_soggetto, punteggio])).toEqual([
      [snc?.id, 95],
      [other?.id, 95],
    ]);
    expect(ignota).toEqual({ nota: false, candidati: [] });
  });

  test('a confirmed spelling reaches the rows, and is learnt when the import completes and not before', async () => {
    const office = await world().office();
    const soggetto = await createOne(office, 'Vetreria Lombarda S.p.A.');
    const rows = [
      riga({ riga: 2, ragione_sociale: 'VETR. LOMBARDA', id_soggetto: soggetto.id }),
      riga({ riga: 3, importo: 700, iban_controparte: IBAN, id_soggetto: soggetto.id }),
    ];
    const confermate = [
      { nome: 'VETR. LOMBARDA', iban: null, id_soggetto: soggetto.id },
      { nome: '', iban: IBAN, id_soggetto: soggetto.id },
      { nome: 'vetreria lombarda spa', iban: IBAN, id_soggetto: soggetto.id },
    ];
    const id_imp = await begin(office, rows, { confermate });
    const aliases = async () =>
      (await office.browser.ok('soggetto', { params: { id: soggetto.id } })).alias.map(
        ({ tipo, testo, origine }) => [tipo, testo, origine],
      );
    expect(await aliases()).toEqual([]);
    await sendLot(office.browser, id_imp, rows);
    // Its own name in other letters is no alias.
    expect(new Set((await aliases()).map((alias) => alias.join(' ')))).toEqual(
      new Set([`iban ${IBAN} importazione`, 'nome VETR. LOMBARDA importazione']),
    );
    const { righe: seen } = await visible(office.browser);
    expect(seen.map(({ id_soggetto }) => id_soggetto)).toEqual([soggetto.id, soggetto.id]);
    const { proposte } = await office.browser.ok('importProposte', {
      body: { controparti: [voce('Vetr. Lombarda')] },
    });
    expect(proposte[0]).toMatchObject({ nota: true, candidati: [{ motivi: ['Nome già abbinato'] }] });
  });

  test('a spelling given to nobody is refused', async () => {
    const office = await world().office();
    const rows = righe(1);
    const { id_imp } = await office.browser.ok('logImportAdd');
    const confermate = [{ nome: 'X', iban: null, id_soggetto: 999_999 }];
    await office.browser.refused('importAlias', 422, 'richiesta_non_valida', {
      body: declaration(office, id_imp, rows, { confermate }),
    });
  });

  test('shows the rows already there one by one, with their file', async () => {
    const office = await world().office();
    const id_imp = await importAll(office, righe(3));
    const outside = riga({ riga: 9, data: '2026-05-01', importo: 5 });
    await importAll(office, [outside]);
    const answer = await office.browser.ok('importRighePresenti', {
      body: { natura: 'movimento', id_conto: office.id_conto, dal: '2026-03-01', al: '2026-03-31' },
    });
    expect(answer.cursor).toBeNull();
    expect(answer.righe).toHaveLength(3);
    expect(answer.righe[0]).toMatchObject({
      id_imp,
      nome_file: 'movimenti.csv',
      formato: 'csv',
      data: toGiorno('2026-03-10'),
      importo: -100,
    });
  });

  test('an archived conto takes no more rows, and says so', async () => {
    const office = await world().office();
    const { browser, id_conto } = office;
    const { conti } = await browser.ok('conti');
    const conto = conti.find(({ id }) => id === id_conto);
    if (!conto) throw new Error('no conto');
    await browser.ok('contoCambia', { body: { ...conto, archiviato: true } });
    const { id_imp } = await browser.ok('logImportAdd');
    const problem = await browser.refused('importAlias', 422, 'richiesta_non_valida', {
      body: declaration(office, id_imp, righe(1)),
    });
    expect(problem.errors?.[0]).toMatchObject({ campo: 'id_conto' });
    expect(problem.errors?.[0]?.messaggio).toContain('archiviato');
  });

  test('why it does not tie stays in the log', async () => {
    const office = await world().office();
    const quadratura = {
      esito: 'non_quadra' as const,
      differenza: -12_345,
      riga: 3,
      rotture: 1,
      cause: [
        { tipo: 'riga_doppia' as const, riga: 3, fino: null, importo: 12_345, letto: null, plausibilita: 4 },
      ],
    };
    const rows = righe(1);
    const { id_imp } = await office.browser.ok('logImportAdd');
    const body = declaration(office, id_imp, rows);
    await office.browser.ok('importAlias', { body: { ...body, attesi: { ...body.attesi, quadratura } } });
    await sendLot(office.browser, id_imp, rows);
    const { importazioni } = await office.browser.ok('importazioni');
    expect(importazioni[0]?.quadratura).toEqual(quadratura);
  });
});
