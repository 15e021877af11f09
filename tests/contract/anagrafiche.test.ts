import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dettagliSoggettiSchema } from '#api/contract/soggetti.ts';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, riga } from './support/imports.ts';
import { create, createOne, nuovo } from './support/soggetti.ts';

const IBAN_A = makeItalianIban('05428', '11101', '1');
const IBAN_B = makeItalianIban('03069', '09606', '2');
const IBAN_C = makeItalianIban('02008', '05364', '3');

onEveryEngine('anagrafiche', (world) => {
  test('one set creates, changes and deletes; codes are kept in one form', async () => {
    const office = await world().office();
    const [rossi, verdi] = await create(
      office,
      nuovo(' Rossi S.r.l. ', {
        partita_iva: 'IT 00743110157',
        codice_fiscale: '00743110157',
        provincia: 'mi',
        cap: '20121',
        email: 'Conti@Rossi.IT',
        ruoli: ['fornitore', 'cliente', 'cliente'],
        ibans: ['it60 x054 2811 1010 0000 0123 456'],
      }),
      nuovo('Verdi Snc'),
    );
    if (!rossi || !verdi) throw new Error('two were asked for');
    expect(rossi).toMatchObject({
      ragione_sociale: 'Rossi S.r.l.',
      partita_iva: '00743110157',
      provincia: 'MI',
      email: 'conti@rossi.it',
      ruoli: ['cliente', 'fornitore'],
      ibans: ['IT60X0542811101000000123456'],
      iban_nuovi: 0,
      versione: 1,
    });
    const answer = await office.browser.ok('soggettiModifica', {
      body: {
        cambia: [{ id: rossi.id, versione: 1, campi: { comune: 'Milano', attivo: false } }],
        elimina: [{ id: verdi.id, versione: 1 }],
      },
    });
    expect(answer.cambiati).toMatchObject([{ id: rossi.id, comune: 'Milano', attivo: false, versione: 2 }]);
    expect(answer.eliminati).toEqual([verdi.id]);
    const { soggetti, totale } = await office.browser.ok('soggetti');
    expect([soggetti.map(({ id }) => id), totale]).toEqual([[rossi.id], 1]);
    // Taking the deletion back gives the same soggetto, one version on.
    const back = await office.browser.ok('soggettiModifica', {
      body: { crea: [{ ...nuovo('Verdi Snc'), id: verdi.id }] },
    });
    expect(back.creati).toMatchObject([{ id: verdi.id, versione: 2 }]);
  });

  test('a wrong code is refused under its field, and nothing is written', async () => {
    const office = await world().office();
    const problem = await office.browser.refused('soggettiModifica', 422, 'richiesta_non_valida', {
      body: {
        crea: [
          nuovo('Giusta'),
          nuovo('Sbagliata', {
            partita_iva: '00743110158',
            cap: '2012',
            provincia: 'XX',
            ibans: ['IT60X0542811101000000123457'],
          }),
        ],
      },
    });
    expect(problem.errors?.map(({ campo }) => campo)).toEqual([
      'crea.1.partita_iva',
      'crea.1.cap',
      'crea.1.provincia',
      'crea.1.ibans.0',
    ]);
    expect((await office.browser.ok('soggetti')).totale).toBe(0);
  });

  test('a foreign party has its own country’s codes; a code kept wrong is asked about when it changes', async () => {
    const office = await world().office();
    const dubois = await createOne(office, 'Dubois SARL', {
      nazione: 'fr',
      partita_iva: 'FR40303265045',
      cap: '75001',
    });
    expect(dubois).toMatchObject({ nazione: 'FR', partita_iva: 'FR40303265045' });
    const problem = await office.browser.refused('soggettiModifica', 422, 'richiesta_non_valida', {
      body: { cambia: [{ id: dubois.id, versione: 1, campi: { nazione: 'IT' } }] },
    });
    expect(problem.errors?.map(({ campo }) => campo)).toEqual(['cambia.0.campi.partita_iva']);
    await sql`update soggetto set partita_iva = '123', nazione = 'IT' where id = ${dubois.id}`.execute(
      world().db.kysely,
    );
    const kept = await office.browser.ok('soggettiModifica', {
      body: { cambia: [{ id: dubois.id, versione: 1, campi: { telefono: '02 1234' } }] },
    });
    expect(kept.cambiati).toMatchObject([{ partita_iva: '123', telefono: '02 1234' }]);
  });

  test('a stale version changes nothing and answers what is there now', async () => {
    const office = await world().office();
    const [a, b] = await create(office, nuovo('A'), nuovo('B'));
    if (!a || !b) throw new Error('two were asked for');
    await office.browser.ok('soggettiModifica', {
      body: { cambia: [{ id: a.id, versione: 1, campi: { comune: 'Roma' } }] },
    });
    const problem = await office.browser.refused('soggettiModifica', 409, 'versione_superata', {
      body: {
        cambia: [
          { id: a.id, versione: 1, campi: { comune: 'Bari' } },
          { id: b.id, versione: 1, campi: { comune: 'Bari' } },
          { id: 999_999, versione: 1, campi: { comune: 'Bari' } },
        ],
      },
    });
    const { attuali, mancanti } = dettagliSoggettiSchema.parse(problem.dettagli);
    expect(attuali.map(({ id, comune }) => [id, comune])).toEqual([[a.id, 'Roma']]);
    expect(mancanti).toEqual([999_999]);
    const { soggetti } = await office.browser.ok('soggetti', { query: { ids: String(b.id) } });
    expect(soggetti[0]?.comune).toBeNull();
  });

  test('nobody sees or changes another azienda’s soggetti', async () => {
    const [mine, theirs] = [await world().office(), await world().office()];
    const own = await createOne(theirs, 'Di altri', { ibans: [IBAN_A] });
    expect((await mine.browser.ok('soggetti')).totale).toBe(0);
    await mine.browser.refused('soggetto', 404, 'non_trovato', { params: { id: own.id } });
    await mine.browser.refused('soggettoNota', 404, 'non_trovato', {
      params: { id: own.id },
      body: { testo: 'x' },
    });
    await mine.browser.refused('soggettiModifica', 409, 'versione_superata', {
      body: { elimina: [{ id: own.id, versione: 1 }] },
    });
    await mine.browser.refused('soggettiUnisci', 404, 'non_trovato', {
      body: { id_tenuto: own.id, versione_tenuto: 1, id_unito: own.id + 1, versione_unito: 1 },
    });
  });

  test('found by role, words and beginnings of codes; read in pages', async () => {
    const office = await world().office();
    await create(
      office,
      nuovo('Perché No Srl', { ruoli: ['fornitore'], partita_iva: '12345670017' }),
      nuovo('Agenzia Blu', { ruoli: ['agente'], ibans: [IBAN_A] }),
      nuovo('Blu Notte', { ruoli: ['cliente'] }),
    );
    const names = async (query: Record<string, unknown>) =>
      (await office.browser.ok('soggetti', { query })).soggetti.map(({ ragione_sociale }) => ragione_sociale);
    expect(await names({ ruolo: 'agente' })).toEqual(['Agenzia Blu']);
    expect(await names({ q: 'PERCHE no' })).toEqual(['Perché No Srl']);
    expect(await names({ q: '123456' })).toEqual(['Perché No Srl']);
    expect(await names({ q: IBAN_A.slice(0, 12) })).toEqual(['Agenzia Blu']);
    expect(await names({ q: 'blu' })).toEqual(['Agenzia Blu', 'Blu Notte']);
    const first = await office.browser.ok('soggetti', { query: { limit: 2 } });
    expect([first.soggetti.length, first.totale]).toEqual([2, 3]);
    expect(await names({ limit: 2, cursor: first.cursor })).toEqual(['Blu Notte']);
  });

  test('what is used is not deleted: the refusal says by what', async () => {
    const office = await world().office();
    const used = await createOne(office, 'Usata');
    await importAll(office, [riga({ id_soggetto: used.id }), riga({ riga: 2, id_soggetto: used.id })]);
    await office.browser.ok('soggettoNota', { params: { id: used.id }, body: { testo: 'Ricordare' } });
    const problem = await office.browser.refused('soggettiModifica', 422, 'richiesta_non_valida', {
      body: { elimina: [{ id: used.id, versione: 2 }] },
    });
    expect(problem.detail).toContain('2 righe');
    expect(problem.detail).toContain('1 nota');
  });

  describe('IBAN', () => {
    test('another one beside a known one needs a word of confirmation; its history stays', async () => {
      const office = await world().office();
      const { id } = await createOne(office, 'Fornitore', { ibans: [IBAN_A] });
      const add = { azione: 'aggiungi', iban: IBAN_B };
      const problem = await office.browser.refused('soggettoIban', 409, 'iban_da_confermare', {
        params: { id },
        body: add,
      });
      expect(problem.detail).toContain(IBAN_A);
      await office.browser.ok('soggettoIban', { params: { id }, body: { ...add, conferma: true } });
      const now = await office.browser.ok('soggettoIban', {
        params: { id },
        body: { azione: 'togli', iban: IBAN_A },
      });
      expect(now.ibans.map(({ iban }) => iban)).toEqual([IBAN_B]);
      expect(now.storia_iban.map(({ iban, azione, username }) => [iban, azione, username])).toEqual([
        [IBAN_A, 'rimosso', office.username],
        [IBAN_B, 'aggiunto', office.username],
        [IBAN_A, 'aggiunto', office.username],
      ]);
      expect(now.soggetto.versione).toBe(3);
      await office.browser.refused('soggettoIban', 422, 'richiesta_non_valida', {
        params: { id },
        body: { azione: 'aggiungi', iban: 'IT00', conferma: true },
      });
    });

    test('one that a row brings for a known soggetto is told, until it is added or refused', async () => {
      const office = await world().office();
      const known = await createOne(office, 'Con IBAN noto', { ibans: [IBAN_A] });
      const unknown = await createOne(office, 'Senza IBAN');
      await importAll(office, [
        riga({ riga: 1, id_soggetto: known.id, iban_controparte: IBAN_A }),
        riga({ riga: 2, id_soggetto: known.id, iban_controparte: IBAN_B, data: '2026-03-01' }),
        riga({ riga: 3, id_soggetto: known.id, iban_controparte: IBAN_B, data: '2026-03-09' }),
        riga({ riga: 4, id_soggetto: known.id, iban_controparte: IBAN_C }),
        riga({ riga: 5, id_soggetto: unknown.id, iban_controparte: IBAN_C }),
      ]);
      const list = async () =>
        (await office.browser.ok('soggetti')).soggetti.map(({ id, iban_nuovi }) => [id, iban_nuovi]);
      expect(await list()).toEqual([
        [known.id, 2],
        [unknown.id, 0],
      ]);
      const params = { id: known.id };
      const { iban_da_verificare } = await office.browser.ok('soggetto', { params });
      expect(iban_da_verificare).toEqual([
        { iban: IBAN_C, righe: 1, dal: '2026-03-10', al: '2026-03-10' },
        { iban: IBAN_B, righe: 2, dal: '2026-03-01', al: '2026-03-09' },
      ]);
      await office.browser.ok('soggettoIban', { params, body: { azione: 'rifiuta', iban: IBAN_C } });
      const done = await office.browser.ok('soggettoIban', {
        params,
        body: { azione: 'aggiungi', iban: IBAN_B, conferma: true },
      });
      expect(done.iban_da_verificare).toEqual([]);
      expect(done.soggetto.iban_nuovi).toBe(0);
    });
  });

  test('aliases: written, used by an import, counted, taken away', async () => {
    const office = await world().office();
    const { id } = await createOne(office, 'Rossi Mario');
    const params = { id };
    await office.browser.ok('soggettoAlias', {
      params,
      body: { azione: 'aggiungi', tipo: 'nome', testo: 'ROSSI M.' },
    });
    await importAll(office, [
      riga({ ragione_sociale: 'Rossi M' }),
      riga({ riga: 2, ragione_sociale: 'ROSSI M.' }),
      riga({ riga: 3, ragione_sociale: 'Rossi Mario' }),
    ]);
    const { alias } = await office.browser.ok('soggetto', { params });
    expect(alias).toMatchObject([
      {
        tipo: 'nome',
        chiave: 'ROSSI M',
        testo: 'ROSSI M.',
        origine: 'manuale',
        usi: 2,
        ultimo_uso: expect.any(String),
      },
    ]);
    await office.browser.refused('soggettoAlias', 422, 'richiesta_non_valida', {
      params,
      body: { azione: 'aggiungi', tipo: 'nome', testo: 'rossi m' },
    });
    const gone = await office.browser.ok('soggettoAlias', {
      params,
      body: { azione: 'togli', tipo: 'nome', testo: 'ROSSI M.' },
    });
    expect(gone.alias).toEqual([]);
  });

  test('notes and documents come back as they were put in, and a stale note is refused', async () => {
    const office = await world().office();
    const { id } = await createOne(office, 'Con carte');
    const params = { id };
    const bytes = Buffer.from(Uint8Array.from({ length: 300 }, (_, at) => at % 256));
    const attached = await office.browser.ok('soggettoDocumento', {
      params,
      body: { nome: 'visura.pdf', tipo: 'application/pdf', contenuto: bytes.toString('base64') },
    });
    expect(attached.documenti).toMatchObject([{ nome: 'visura.pdf', bytes: 300 }]);
    const id_documento = attached.documenti[0]?.id;
    const read = await office.browser.ok('documento', { params: { id, id_documento } });
    expect(Buffer.from(read.contenuto, 'base64').equals(bytes)).toBe(true);
    await office.browser.refused('soggettoDocumento', 422, 'richiesta_non_valida', {
      params,
      body: { nome: 'vuoto.pdf', tipo: '', contenuto: '' },
    });
    const gone = await office.browser.ok('documentoElimina', { params: { id, id_documento } });
    expect(gone.documenti).toEqual([]);

    const noted = await office.browser.ok('soggettoNota', { params, body: { testo: 'Chiamare a maggio' } });
    const nota = noted.note[0]?.id;
    await office.browser.ok('soggettoNota', {
      params,
      body: { id: nota, versione: 1, testo: 'Chiamare a giugno' },
    });
    await office.browser.refused('soggettoNota', 409, 'versione_superata', {
      params,
      body: { id: nota, versione: 1, testo: 'Non chiamare' },
    });
    const end = await office.browser.ok('soggettoNota', {
      params,
      body: { id: nota, versione: 2, testo: null },
    });
    expect(end.note).toEqual([]);
  });

  test('a document beyond 10 MB is refused', async () => {
    const office = await world().office();
    const { id } = await createOne(office, 'Con troppo');
    const contenuto = Buffer.alloc(10 * 1024 * 1024 + 3).toString('base64');
    await office.browser.refused('soggettoDocumento', 422, 'richiesta_non_valida', {
      params: { id },
      body: { nome: 'grande.bin', tipo: '', contenuto },
    });
  });

  describe('importing from a file', () => {
    const riga1 = (n: number, values: object = {}) => ({
      riga: n,
      ragione_sociale: `Ditta ${n}`,
      ruoli: ['cliente'],
      ...values,
    });
    const request = (righe: object[], values: object = {}) => ({
      body: {
        nome_file: 'clienti.xlsx',
        righe,
        esistenti: 'aggiorna',
        prova: false,
        iban_verificati: false,
        ...values,
      },
    });

    test('a trial tells row by row and writes nothing; the import is all or nothing', async () => {
      const office = await world().office();
      const known = await createOne(office, 'Nota Srl', {
        partita_iva: '00743110157',
        ibans: [IBAN_A],
        ruoli: ['fornitore'],
      });
      const righe = [
        riga1(2, { partita_iva: '7643520567', cap: '1234' }),
        riga1(3, {
          partita_iva: '743110157',
          ragione_sociale: 'Nota S.r.l.',
          iban: IBAN_B,
          telefono: '02 55',
        }),
        riga1(4, { partita_iva: '07643520567' }),
        riga1(5, { codice_fiscale: 'RSSMRA80A01H501X' }),
        riga1(6, { ragione_sociale: '  ' }),
        riga1(7, { ragione_sociale: 'nota srl' }),
      ];
      const trial = await office.browser.ok('soggettiImporta', request(righe, { prova: true }));
      expect(trial.esiti.map(({ esito, motivi }) => [esito, motivi.join('; ')])).toEqual([
        ['nuovo', ''],
        ['aggiornato', `IBAN diverso da quello noto (${IBAN_A}): non verrà aggiunto`],
        ['rifiutato', 'Lo stesso numero di partita IVA è già alla riga 2 del file'],
        ['rifiutato', expect.stringContaining('lettera di controllo')],
        ['rifiutato', 'La ragione sociale è obbligatoria'],
        ['nuovo', 'C’è già un soggetto con lo stesso nome'],
      ]);
      await office.browser.refused('soggettiImporta', 422, 'richiesta_non_valida', request(righe));
      expect((await office.browser.ok('soggetti')).totale).toBe(1);
      const good = righe.filter((_, at) => trial.esiti[at]?.esito !== 'rifiutato');
      const done = await office.browser.ok('soggettiImporta', request(good));
      expect(done.soggetti).toHaveLength(3);
      const { soggetti } = await office.browser.ok('soggetti');
      expect(soggetti.find(({ id }) => id === known.id)).toMatchObject({
        ragione_sociale: 'Nota S.r.l.',
        telefono: '02 55',
        ruoli: ['cliente', 'fornitore'],
        ibans: [IBAN_A],
        versione: 2,
      });
      expect(soggetti.find(({ ragione_sociale }) => ragione_sociale === 'Ditta 2')).toMatchObject({
        partita_iva: '07643520567',
        cap: '01234',
      });
      const again = await office.browser.ok('soggettiImporta', request(good.slice(1, 2), { prova: true }));
      expect(again.esiti[0]?.esito).toBe('uguale');
      const left = await office.browser.ok(
        'soggettiImporta',
        request(good.slice(1, 2), { prova: true, esistenti: 'lascia' }),
      );
      expect(left.esiti[0]?.esito).toBe('lasciato');
    });

    test('two rows that name one soggetto, each by another code: the second is refused', async () => {
      const office = await world().office();
      await createOne(office, 'Nota Srl', {
        partita_iva: '00743110157',
        codice_fiscale: '07643520567',
      });
      const righe = [
        riga1(2, { partita_iva: '00743110157', telefono: '02 55' }),
        riga1(3, { codice_fiscale: '07643520567', comune: 'Lodi' }),
      ];
      const { esiti } = await office.browser.ok('soggettiImporta', request(righe, { prova: true }));
      expect(esiti.map(({ esito, motivi }) => [esito, motivi.join('; ')])).toEqual([
        ['aggiornato', ''],
        ['rifiutato', 'Nota Srl è già alla riga 2 del file'],
      ]);
      await office.browser.refused('soggettiImporta', 422, 'richiesta_non_valida', request(righe));
    });

    test('a cell with several IBANs brings them all, and one that is wrong refuses the row', async () => {
      const office = await world().office();
      const righe = [
        riga1(2, { iban: `${IBAN_A}, ${IBAN_B}` }),
        riga1(3, { partita_iva: '00743110157', iban: `${IBAN_C}; IT00` }),
      ];
      const trial = await office.browser.ok('soggettiImporta', request(righe, { prova: true }));
      expect(trial.esiti.map(({ esito }) => esito)).toEqual(['nuovo', 'rifiutato']);
      await office.browser.ok('soggettiImporta', request(righe.slice(0, 1)));
      const { soggetti } = await office.browser.ok('soggetti');
      expect(soggetti[0]?.ibans.toSorted()).toEqual([IBAN_A, IBAN_B].toSorted());
    });

    test('an imported list is undone whole: those made go, those changed are as before, later work stays', async () => {
      const office = await world().office();
      const known = await createOne(office, 'Nota Srl', { partita_iva: '00743110157', ibans: [IBAN_A] });
      const done = await office.browser.ok(
        'soggettiImporta',
        request(
          [
            riga1(2, {
              partita_iva: '00743110157',
              ragione_sociale: 'Nota S.r.l.',
              telefono: '02 55',
              comune: 'Lodi',
              iban: IBAN_B,
            }),
            riga1(3, { partita_iva: '07643520567', iban: IBAN_C }),
            riga1(4),
          ],
          { iban_verificati: true },
        ),
      );
      const { elenchi } = await office.browser.ok('soggettiElenchi');
      expect(elenchi).toMatchObject([
        {
          id_elenco: done.id_elenco,
          nome_file: 'clienti.xlsx',
          autore: office.username,
          create: 2,
          cambiate: 1,
        },
      ]);
      // What a person writes afterwards is theirs.
      const now = (await office.browser.ok('soggetti', { query: { ids: String(known.id) } })).soggetti[0];
      await office.browser.ok('soggettiModifica', {
        body: { cambia: [{ id: known.id, versione: now?.versione, campi: { comune: 'Pavia' } }] },
      });
      const params = { id_elenco: done.id_elenco };
      expect(await office.browser.ok('elencoAnnulla', { params })).toEqual({ eliminate: 2, cambiate: 1 });
      const { soggetti, totale } = await office.browser.ok('soggetti');
      expect(totale).toBe(1);
      expect(soggetti[0]).toMatchObject({
        id: known.id,
        ragione_sociale: 'Nota Srl',
        telefono: null,
        comune: 'Pavia',
        ibans: [IBAN_A],
      });
      const { storia_iban } = await office.browser.ok('soggetto', { params: { id: known.id } });
      expect(storia_iban.map(({ iban, azione }) => [iban, azione])).toEqual(
        expect.arrayContaining([
          [IBAN_B, 'aggiunto'],
          [IBAN_B, 'rimosso'],
        ]),
      );
      expect((await office.browser.ok('soggettiElenchi')).elenchi).toEqual([]);
      await office.browser.refused('elencoAnnulla', 422, 'richiesta_non_valida', { params });
    });

    test('an imported list whose soggetti hold work by now is refused whole, and says which', async () => {
      const office = await world().office();
      const done = await office.browser.ok('soggettiImporta', request([riga1(2), riga1(3), riga1(4)]));
      const [used, changed] = done.soggetti;
      await importAll(office, [riga({ riga: 1, id_soggetto: used?.id ?? null })]);
      await office.browser.ok('soggettiModifica', {
        body: { cambia: [{ id: changed?.id, versione: 1, campi: { comune: 'Como' } }] },
      });
      const params = { id_elenco: done.id_elenco };
      const problem = await office.browser.refused('elencoAnnulla', 422, 'richiesta_non_valida', { params });
      expect(problem.detail).toContain('Ditta 2 ha 1 riga');
      expect(problem.detail).toContain('Ditta 3 è stato cambiato');
      expect((await office.browser.ok('soggetti')).totale).toBe(3);
    });

    test('an imported list of another person is undone by an amministratore alone, of another azienda by nobody', async () => {
      const office = await world().office();
      const collega = await world().office();
      const { kysely } = world().db;
      await sql`insert into utente_azienda values (${office.id_azienda}, ${collega.id_utente})`.execute(
        kysely,
      );
      const { id_elenco } = await office.browser.ok('soggettiImporta', request([riga1(2)]));
      const params = { id_elenco };
      await collega.browser.refused('elencoAnnulla', 404, 'non_trovato', { params });
      collega.browser.azienda = office.id_azienda;
      await collega.browser.refused('elencoAnnulla', 403, 'permesso_negato', { params });
      await sql`update utente set ruolo = 'amministratore' where id = ${collega.id_utente}`.execute(kysely);
      expect(await collega.browser.ok('elencoAnnulla', { params })).toEqual({ eliminate: 1, cambiate: 0 });
    });

    test('20,000 rows in one go', async () => {
      const office = await world().office();
      const righe = Array.from({ length: 20_000 }, (_, at) =>
        riga1(at + 2, { partita_iva: makePartitaIva(at + 1, 15) }),
      );
      const done = await office.browser.ok('soggettiImporta', request(righe));
      expect(done.soggetti).toHaveLength(20_000);
      expect((await office.browser.ok('soggetti', { query: { limit: 1 } })).totale).toBe(20_000);
    });
  });
});
