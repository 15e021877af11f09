/** Where a file belongs, among the aziende that one may open: told by its account, its codes or its name, never guessed. */
import { expect, test } from 'vitest';
import type { Indizi } from '#api/contract/destinazioni.ts';
import { onEveryEngine } from './support/engines.ts';
import type { Office } from './support/world.ts';

const indizi = (values: Partial<Indizi>): Indizi => ({
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
    const [mia, sua, altrui] = [
      await world().office('amministratore'),
      await world().office('amministratore'),
      await world().office('amministratore'),
    ];
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: sua.id_azienda, id_utente: mia.id_utente })
      .execute();
    return [mia, sua, altrui];
  };
  const ask = async ({ browser }: Office, ...file: Partial<Indizi>[]) => {
    const answer = await browser.ok('destinazioni', { body: { file: file.map(indizi) } });
    return answer.file.map(({ candidati }) =>
      candidati.map(({ id_azienda, id_conto, motivo }) => ({ id_azienda, id_conto, motivo })),
    );
  };
  const conto = async ({ browser }: Office, iban: string, nome: string, divisa = 'EUR') =>
    (await browser.ok('contoNuovo', { body: { nome, iban, divisa } })).id;

  test('by the IBAN, however it is written, or by its end', async () => {
    const [mia, sua] = await offices();
    const id = await conto(sua, 'IT60X0542811101000000123456', 'Banca');
    const there = [{ id_azienda: sua.id_azienda, id_conto: id, motivo: 'conto' }];
    const [intero, scritto, finale, corto, nessuno] = await ask(
      mia,
      { conto: 'IT60X0542811101000000123456' },
      { conto: 'it60 x054 2811 1010 0000 0123 456' },
      { conto: '000000123456' },
      { conto: '123456' },
      { conto: 'IT24D0542811101000000654321' },
    );
    expect([intero, scritto, finale]).toEqual([there, there, there]);
    expect([corto, nessuno]).toEqual([[], []]);
  });

  test('of two aziende with one account both are said, of two currencies its own', async () => {
    const [mia, sua] = await offices();
    const euro = await conto(mia, 'IT60X0542811101000000123456', 'Banca');
    const altra = await conto(sua, 'IT60X0542811101000000123456', 'Banca', 'USD');
    const [due, dollari] = await ask(
      mia,
      { conto: 'IT60X0542811101000000123456', divisa: null },
      { conto: 'IT60X0542811101000000123456', divisa: 'USD' },
    );
    expect(new Set(due?.map(({ id_conto }) => id_conto))).toEqual(new Set([euro, altra]));
    expect(dollari).toEqual([{ id_azienda: sua.id_azienda, id_conto: altra, motivo: 'conto' }]);
  });

  test('by the P.IVA or the codice fiscale, with or without its country', async () => {
    const [mia, sua] = await offices();
    await world()
      .db.kysely.updateTable('azienda')
      .set({ partita_iva: '01234567897', codice_fiscale: '98765432109' })
      .where('id', '=', sua.id_azienda)
      .execute();
    const there = [{ id_azienda: sua.id_azienda, id_conto: null, motivo: 'codice' }];
    expect(
      await ask(
        mia,
        { codici: ['IT01234567897', 'IT00000000000'] },
        { codici: ['98765432109'] },
        { codici: ['00000000000', ''] },
      ),
    ).toEqual([there, there, []]);
  });

  test('by the name of a file that says nothing else, through the tracciati in use', async () => {
    const [mia, sua] = await offices();
    const nuovo = { modello_nome: 'banca_verde_*.csv', natura: 'movimento', lettura: LETTURA } as const;
    await sua.browser.ok('tracciatiSalva', {
      body: { ...nuovo, id: null, versione: null, nome: 'Verde', id_conto: sua.id_conto },
    });
    const there = [{ id_azienda: sua.id_azienda, id_conto: sua.id_conto, motivo: 'tracciato' }];
    const nome_file = 'banca_verde_10.csv';
    const [muto, altrove] = await ask(
      mia,
      { nome_file },
      { nome_file, conto: 'IT24D0542811101000000654321' },
    );
    expect(muto).toEqual(there);
    // Of an account that nobody has: whoever's its name makes it, it is somebody else's.
    expect(altrove).toEqual([]);
    await mia.browser.ok('tracciatiSalva', {
      body: { ...nuovo, id: null, versione: null, nome: 'Verde', id_conto: null },
    });
    expect((await ask(mia, { nome_file }))[0]).toHaveLength(2);
  });

  test('nobody learns of an azienda that they may not open, nor of a conto no longer in use', async () => {
    const [mia, , altrui] = await offices();
    const id = await conto(altrui, 'IT60X0542811101000000123456', 'Banca');
    await world()
      .db.kysely.updateTable('azienda')
      .set({ partita_iva: '01234567897' })
      .where('id', '=', altrui.id_azienda)
      .execute();
    await altrui.browser.ok('tracciatiSalva', {
      body: {
        modello_nome: 'banca_rossa_*.csv',
        natura: 'movimento',
        lettura: LETTURA,
        id: null,
        versione: null,
        nome: 'Rossa',
        id_conto: altrui.id_conto,
      },
    });
    const questions = [
      { conto: 'IT60X0542811101000000123456' },
      { codici: ['01234567897'] },
      { nome_file: 'banca_rossa_1.csv' },
    ];
    expect(await ask(mia, ...questions)).toEqual([[], [], []]);
    // The own one is found, which is what makes the silence above mean something.
    expect((await ask(altrui, ...questions)).map(({ length }) => length)).toEqual([1, 1, 1]);
    await altrui.browser.ok('contoCambia', {
      body: {
        id,
        nome: 'Banca',
        iban: 'IT60X0542811101000000123456',
        archiviato: true,
        versione: 1,
      },
    });
    expect((await ask(altrui, { conto: 'IT60X0542811101000000123456' }))[0]).toEqual([]);
  });

  test('who may only look may not ask', async () => {
    const { browser } = await world().office('lettura');
    await browser.refused('destinazioni', 403, 'permesso_negato', { body: { file: [indizi({})] } });
  });
});
