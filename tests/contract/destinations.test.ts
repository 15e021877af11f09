/** Where a file belongs, among the aziende that one may open: told by its account, its codes or its name, never guessed. */
import { expect, test } from 'vitest';
import type { Indizi } from '#api/contract/destinazioni.ts';
import { onEveryEngine } from './support/engines.ts';
import type { Office } from './support/world.ts';

const clues = (values: Partial<Indizi>): Indizi => ({
  nome_file: 'estratto.csv',
  conto: null,
  divisa: 'EUR',
  codici: [],
  ...values,
});

const LETTURA = {
  formato: 'csv',
  codifica: 'utf-8',
  delimitatore: ';',
  intestazione: ['Data', 'Descrizione', 'Importo'],
  colonne: [{ campo: 'data', colonna: 'Data', indice: 0 }],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
} as const;

onEveryEngine('where files belong', (world) => {
  /** The second may be opened by who asks, the third not. */
  const offices = async (): Promise<[Office, Office, Office]> => {
    const [mine, own, ofOthers] = [
      await world().office('amministratore'),
      await world().office('amministratore'),
      await world().office('amministratore'),
    ];
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: own.id_azienda, id_utente: mine.id_utente })
      .execute();
    return [mine, own, ofOthers];
  };
  const ask = async ({ browser }: Office, ...file: Partial<Indizi>[]) => {
    const answer = await browser.ok('destinazioni', { body: { file: file.map(clues) } });
    return answer.file.map(({ candidati }) =>
      candidati.map(({ id_azienda, id_conto, motivo }) => ({ id_azienda, id_conto, motivo })),
    );
  };
  const conto = async ({ browser }: Office, iban: string, nome: string, divisa = 'EUR') =>
    (await browser.ok('contoNuovo', { body: { nome, iban, divisa } })).id;

  test('by the IBAN, however it is written, or by its end', async () => {
    const [mine, own] = await offices();
    const id = await conto(own, 'IT60X0542811101000000123456', 'Banca');
    const there = [{ id_azienda: own.id_azienda, id_conto: id, motivo: 'conto' }];
    const [whole, written, final, short, nessuno] = await ask(
      mine,
      { conto: 'IT60X0542811101000000123456' },
      { conto: 'it60 x054 2811 1010 0000 0123 456' },
      { conto: '000000123456' },
      { conto: '123456' },
      { conto: 'IT24D0542811101000000654321' },
    );
    expect([whole, written, final]).toEqual([there, there, there]);
    expect([short, nessuno]).toEqual([[], []]);
  });

  test('of two aziende with one account both are said, of two currencies its own', async () => {
    const [mine, own] = await offices();
    const euro = await conto(mine, 'IT60X0542811101000000123456', 'Banca');
    const other = await conto(own, 'IT60X0542811101000000123456', 'Banca', 'USD');
    const [due, dollari] = await ask(
      mine,
      { conto: 'IT60X0542811101000000123456', divisa: null },
      { conto: 'IT60X0542811101000000123456', divisa: 'USD' },
    );
    expect(new Set(due?.map(({ id_conto }) => id_conto))).toEqual(new Set([euro, other]));
    expect(dollari).toEqual([{ id_azienda: own.id_azienda, id_conto: other, motivo: 'conto' }]);
  });

  test('by the P.IVA or the codice fiscale, with or without its country', async () => {
    const [mine, own] = await offices();
    await world()
      .db.kysely.updateTable('azienda')
      .set({ partita_iva: '01234567897', codice_fiscale: '98765432109' })
      .where('id', '=', own.id_azienda)
      .execute();
    const there = [{ id_azienda: own.id_azienda, id_conto: null, motivo: 'codice' }];
    expect(
      await ask(
        mine,
        { codici: ['IT01234567897', 'IT00000000000'] },
        { codici: ['98765432109'] },
        { codici: ['00000000000', ''] },
      ),
    ).toEqual([there, there, []]);
  });

  test('by the name of a file that says nothing else, through the tracciati in use', async () => {
    const [mine, own] = await offices();
    const fresh = { modello_nome: 'banca_verde_*.csv', natura: 'movimento', lettura: LETTURA } as const;
    await own.browser.ok('tracciatiSalva', {
      body: { ...fresh, id: null, versione: null, nome: 'Verde', id_conto: own.id_conto },
    });
    const there = [{ id_azienda: own.id_azienda, id_conto: own.id_conto, motivo: 'tracciato' }];
    const nome_file = 'banca_verde_10.csv';
    const [mute, elsewhere] = await ask(
      mine,
      { nome_file },
      { nome_file, conto: 'IT24D0542811101000000654321' },
    );
    expect(mute).toEqual(there);
    // Of an account that nobody has: whoever's its name makes it, it is somebody else's.
    expect(elsewhere).toEqual([]);
    await mine.browser.ok('tracciatiSalva', {
      body: { ...fresh, id: null, versione: null, nome: 'Verde', id_conto: null },
    });
    expect((await ask(mine, { nome_file }))[0]).toHaveLength(2);
  });

  test('nobody learns of an azienda that they may not open, nor of a conto no longer in use', async () => {
    const [mine, , ofOthers] = await offices();
    const id = await conto(ofOthers, 'IT60X0542811101000000123456', 'Banca');
    await world()
      .db.kysely.updateTable('azienda')
      .set({ partita_iva: '01234567897' })
      .where('id', '=', ofOthers.id_azienda)
      .execute();
    await ofOthers.browser.ok('tracciatiSalva', {
      body: {
        modello_nome: 'banca_rossa_*.csv',
        natura: 'movimento',
        lettura: LETTURA,
        id: null,
        versione: null,
        nome: 'Rossa',
        id_conto: ofOthers.id_conto,
      },
    });
    const questions = [
      { conto: 'IT60X0542811101000000123456' },
      { codici: ['01234567897'] },
      { nome_file: 'banca_rossa_1.csv' },
    ];
    expect(await ask(mine, ...questions)).toEqual([[], [], []]);
    // The own one is found, which is what makes the silence above mean something.
    expect((await ask(ofOthers, ...questions)).map(({ length }) => length)).toEqual([1, 1, 1]);
    await ofOthers.browser.ok('contoCambia', {
      body: {
        id,
        nome: 'Banca',
        iban: 'IT60X0542811101000000123456',
        archiviato: true,
        versione: 1,
      },
    });
    expect((await ask(ofOthers, { conto: 'IT60X0542811101000000123456' }))[0]).toEqual([]);
  });

  test('who may only look may not ask', async () => {
    const { browser } = await world().office('lettura');
    await browser.refused('destinazioni', 403, 'permesso_negato', { body: { file: [clues({})] } });
  });
});
