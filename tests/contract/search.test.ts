import { beforeAll, describe, expect, test } from 'vitest';
import { toNameKey } from '#server/core/sql/keys.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, importAll, PARTITE, riga, sendLot, type Riga } from './support/imports.ts';
import type { Office, World } from './support/world.ts';

interface Nome {
  ragione_sociale: string;
  partita_iva?: string;
  codice_fiscale?: string;
}

async function addSoggetti(world: World, { id_azienda }: Office, names: Nome[]): Promise<void> {
  await world.db.kysely
    .insertInto('soggetto')
    .values(
      names.map(({ ragione_sociale, partita_iva = null, codice_fiscale = null }) => ({
        id_azienda,
        ragione_sociale,
        partita_iva,
        codice_fiscale,
        chiave: toNameKey(ragione_sociale),
        ruoli: [],
      })),
    )
    .execute();
}

const documents = (rows: Partial<Riga>[]): Riga[] =>
  rows.map((values, at) =>
    riga({ scadenza: '2026-05-31', importo: (at + 1) * 100, ...values, riga: at + 1 }),
  );

onEveryEngine('cerca', (world) => {
  const names = async ({ browser }: Office, q: string) =>
    (await browser.ok('cerca', { query: { q } })).soggetti.map(({ ragione_sociale }) => ragione_sociale);
  const numbers = async ({ browser }: Office, q: string) =>
    (await browser.ok('cerca', { query: { q } })).documenti.map(({ numero_documento }) => numero_documento);

  describe('soggetti', () => {
    let office: Office;

    beforeAll(async () => {
      office = await world().office();
      await addSoggetti(world(), office, [
        { ragione_sociale: 'Officine Perché S.r.l.', partita_iva: '01234567897' },
        { ragione_sociale: 'PERCHÉ', codice_fiscale: 'RSSMRA80A01H501U' },
        { ragione_sociale: 'Perche Italia' },
        { ragione_sociale: 'Caperche' },
        { ragione_sociale: '100% Cotone_Puro', partita_iva: '01239999991' },
        { ragione_sociale: '1000 Cotonifici Puri' },
      ]);
    });

    test('by words, without accents and case: equal, beginning, a word beginning, inside', async () => {
      const all = ['PERCHÉ', 'Perche Italia', 'Officine Perché S.r.l.', 'Caperche'];
      expect(await names(office, 'perchè')).toEqual(all);
      expect(await names(office, '  PERCHE  ')).toEqual(all);
      expect(await names(office, 's.r.l.   officine')).toEqual(['Officine Perché S.r.l.']);
      expect(await names(office, 'officine italia')).toEqual([]);
    });

    test('by the beginning of partita IVA or codice fiscale, however it is typed', async () => {
      const both = ['100% Cotone_Puro', 'Officine Perché S.r.l.'];
      expect(await names(office, '0123')).toEqual(both);
      expect(await names(office, 'IT 0123')).toEqual(both);
      expect(await names(office, 'it01234567897')).toEqual(['Officine Perché S.r.l.']);
      expect(await names(office, 'rssmra80')).toEqual(['PERCHÉ']);
      expect(await names(office, '34567')).toEqual([]);
    });

    test('what LIKE would take for a wildcard stands for itself', async () => {
      expect(await names(office, '0%')).toEqual(['100% Cotone_Puro']);
      expect(await names(office, 'cotone_')).toEqual(['100% Cotone_Puro']);
      expect(await names(office, '__')).toEqual([]);
      expect(await names(office, '%%')).toEqual([]);
      expect(await names(office, String.raw`\%`)).toEqual([]);
    });

    test('at most six, and only those of the azienda', async () => {
      const many = await world().office();
      await addSoggetti(
        world(),
        many,
        Array.from({ length: 9 }, (_, at) => ({ ragione_sociale: `Perche ${9 - at}` })),
      );
      expect(await names(many, 'perche')).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Perche ${at}`));
    });
  });

  describe('documents', () => {
    test('equal first, then beginning, then inside; partite before movimenti, the latest first', async () => {
      const office = await world().office();
      await importAll(
        office,
        documents([
          { numero_documento: '7/FT-12', data: '2026-09-01' },
          { numero_documento: 'ft-123', data: '2026-01-01' },
          { numero_documento: 'FT-124', data: '2026-02-01' },
          { numero_documento: 'FT-12', data: '2026-01-01', ragione_sociale: 'Cliente Uno' },
          { numero_documento: 'FT_12', data: '2026-01-01' },
          { numero_documento: null },
        ]),
        PARTITE,
      );
      await importAll(office, [riga({ numero_documento: 'FT-12', data: '2026-12-01', importo: -5 })]);
      const hidden = documents([{ numero_documento: 'FT-12' }, { numero_documento: 'FT-12' }]);
      const unfinished = await begin(office, hidden, PARTITE);
      await sendLot(office.browser, unfinished, hidden.slice(0, 1), 1, 2);

      const { documenti } = await office.browser.ok('cerca', { query: { q: 'Ft-12' } });
      expect(documenti.map(({ numero_documento, natura }) => [numero_documento, natura])).toEqual([
        ['FT-12', 'partita'],
        ['FT-12', 'movimento'],
        ['FT-124', 'partita'],
        ['ft-123', 'partita'],
        ['7/FT-12', 'partita'],
      ]);
      expect(documenti[0]).toEqual({
        id_azienda: office.id_azienda,
        azienda: `Azienda di ${office.username}`,
        id: documenti[0]?.id,
        natura: 'partita',
        numero_documento: 'FT-12',
        ragione_sociale: 'Cliente Uno',
        descrizione: riga({}).descrizione,
        data: '2026-01-01',
        scadenza: '2026-05-31',
        importo: 400,
        divisa: 'EUR',
      });
      expect(documenti[1]).toMatchObject({ ragione_sociale: null, importo: -5 });
      expect(await numbers(office, 't_1')).toEqual(['FT_12']);
      expect(await numbers(office, '%1')).toEqual([]);
      expect(await numbers(await world().office(), 'FT-12')).toEqual([]);
    });

    test('carry the name of the registry when the row has a soggetto', async () => {
      const office = await world().office();
      await addSoggetti(world(), office, [{ ragione_sociale: 'Rossi S.p.A.' }]);
      const found = await office.browser.ok('cerca', { query: { q: 'rossi' } });
      await importAll(
        office,
        documents([
          {
            numero_documento: 'X-1',
            ragione_sociale: 'ROSSI SPA MILANO',
            id_soggetto: found.soggetti[0]?.id ?? null,
          },
        ]),
        PARTITE,
      );
      const { documenti } = await office.browser.ok('cerca', { query: { q: 'x-1' } });
      expect(documenti.map(({ ragione_sociale }) => ragione_sociale)).toEqual(['Rossi S.p.A.']);
    });

    test('at most six', async () => {
      const office = await world().office();
      await importAll(office, documents([{ numero_documento: 'DOC', data: '2025-01-01' }]), PARTITE);
      const later = Array.from({ length: 9 }, () => ({ numero_documento: 'DOC', data: '2026-01-01' }));
      await importAll(office, documents(later));
      const { documenti } = await office.browser.ok('cerca', { query: { q: 'doc' } });
      expect(documenti.map(({ natura }) => natura)).toEqual(['partita', ...Array(5).fill('movimento')]);
    });
  });

  test('one letter, nothing, or a stranger gets no answer', async () => {
    const { browser } = await world().office();
    await browser.refused('cerca', 422, 'richiesta_non_valida', { query: { q: 'a' } });
    await browser.refused('cerca', 422, 'richiesta_non_valida', { query: { q: '    ' } });
    await browser.refused('cerca', 422, 'richiesta_non_valida', { query: { q: 'a\0b' } });
    await (await world().visitor()).refused('cerca', 401, 'non_autenticato', { query: { q: 'ab' } });
  });
});
