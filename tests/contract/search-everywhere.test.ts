/** Finding in every azienda that a person may open, and in no other; amounts and IBANs in one azienda and in all. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { cercaQuerySchema } from '#api/contract/riepilogo.ts';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';
import { toPlain } from '#server/core/sql/searched-word.ts';
import { selectParole, SIGNS } from '#server/soggetti/sql/kept-parole.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, importAll, PARTITE, riga, sendLot, type Riga } from './support/imports.ts';
import { create, createOne, nuovo } from './support/soggetti.ts';
import type { Office, World } from './support/world.ts';

const numbered = (...rows: Partial<Riga>[]): Riga[] =>
  rows.map((values, at) => riga({ scadenza: '2026-05-31', ...values, riga: at + 1 }));

const IBAN = makeItalianIban('03069', '09400', '100000012345');
const ALTRO = makeItalianIban('02008', '01600', '000040123456');

async function give({ db }: World, { id_utente }: Office, { id_azienda }: Office): Promise<void> {
  await db.kysely.insertInto('utente_azienda').values({ id_azienda, id_utente }).execute();
}

const nameOf = ({ username }: Office): string => `Azienda di ${username}`;

onEveryEngine('cerca in many aziende', (world) => {
  const ask = (
    { browser }: Office,
    q: string,
    ovunque: z.input<typeof cercaQuerySchema>['ovunque'] = 'true',
  ) => browser.ok('cerca', { query: { q, ovunque } });

  /** One who may open two aziende, the second of which is another's; and a third, which they may not open. */
  async function three() {
    const [own, given, foreign] = [
      await world().office(),
      await world().office(),
      await world().office(),
    ] as const;
    await give(world(), own, given);
    return { own, given, foreign };
  }

  test('each thing found says of which azienda it is, the one of the tab first; nothing of one that was not given', async () => {
    const { own, given, foreign } = await three();
    for (const office of [foreign, given, own]) {
      const { id } = await createOne(office, 'Officine Perché S.r.l.', {
        partita_iva: makePartitaIva(1_234_567, 15),
        ibans: [IBAN],
      });
      await importAll(
        office,
        numbered({ numero_documento: 'FT-9', importo: 123_456, id_soggetto: id }),
        PARTITE,
      );
      await importAll(office, [riga({ iban_controparte: IBAN, importo: -500 })]);
      await office.browser.ok('contoNuovo', { body: { nome: 'Con IBAN', iban: ALTRO } });
    }
    const both = [own, given].map((office) => [office.id_azienda, nameOf(office)]);
    const found = async (office: Office, q: string, kind: 'soggetti' | 'documenti' | 'righe' | 'conti') =>
      (await ask(office, q))[kind].map(({ id_azienda, azienda }) => [id_azienda, azienda]);
    const CERCATI = [
      ['perche', 'soggetti'],
      ['officine s.r.l.', 'soggetti'],
      ['IT 1234567', 'soggetti'],
      [IBAN, 'soggetti'],
      ['ft-9', 'documenti'],
      ['1.234,56', 'righe'],
      [IBAN.slice(0, 12).toLowerCase(), 'righe'],
      [ALTRO, 'conti'],
    ] as const;
    for (const [q, kind] of CERCATI) {
      expect(await found(own, q, kind), q).toEqual(both);
      expect(await found(given, q, kind), q).toEqual([both[1]]);
      expect(await found(foreign, q, kind), q).toEqual([[foreign.id_azienda, nameOf(foreign)]]);
      expect(
        (await ask(own, q, 'false'))[kind].map(({ id_azienda }) => id_azienda),
        q,
      ).toEqual([own.id_azienda]);
    }
    // What a person no longer may open is no longer found.
    await world()
      .db.kysely.deleteFrom('utente_azienda')
      .where('id_azienda', '=', given.id_azienda)
      .where('id_utente', '=', own.id_utente)
      .execute();
    for (const [q, kind] of CERCATI) expect(await found(own, q, kind), q).toEqual([both[0]]);
  });

  describe('amounts', () => {
    test('as an Italian types them: of both signs without one, of that sign with it, the latest first', async () => {
      const office = await world().office();
      await importAll(office, [
        riga({ riga: 1, data: '2026-01-10', importo: 123_456, descrizione: 'entrata' }),
        riga({ riga: 2, data: '2026-02-10', importo: -123_456, descrizione: 'uscita' }),
        riga({ riga: 3, data: '2026-02-11', importo: 123_400, descrizione: 'tonda' }),
      ]);
      const texts = async (q: string) => (await ask(office, q)).righe.map(({ descrizione }) => descrizione);
      expect(await texts('1.234,56')).toEqual(['uscita', 'entrata']);
      expect(await texts('€ 1234,56')).toEqual(['uscita', 'entrata']);
      expect(await texts('-1234,56')).toEqual(['uscita']);
      expect(await texts('+1.234,56')).toEqual(['entrata']);
      expect(await texts('1234')).toEqual(['tonda']);
      expect(await texts('1234.56')).toEqual([]);
      expect((await ask(office, '1.234,56')).righe[0]).toEqual({
        id_azienda: office.id_azienda,
        azienda: nameOf(office),
        id: expect.any(Number),
        natura: 'movimento',
        numero_documento: null,
        ragione_sociale: null,
        descrizione: 'uscita',
        data: '2026-02-10',
        scadenza: null,
        importo: -123_456,
        divisa: 'EUR',
      });
    });

    test('of imports that are finished only', async () => {
      const { own, given } = await three();
      const rows = numbered(
        { importo: 777_77, numero_documento: 'ZZ-1' },
        { importo: 777_77, numero_documento: 'ZZ-2' },
      );
      const unfinished = await begin(given, rows, PARTITE);
      await sendLot(given.browser, unfinished, rows.slice(0, 1), 1, 2);
      expect(await ask(own, '777,77')).toMatchObject({ righe: [] });
      expect(await ask(own, 'zz-')).toMatchObject({ documenti: [] });
    });
  });

  test('elsewhere the best of all aziende come first, at most six of each kind', async () => {
    const { own, given } = await three();
    const third = await world().office();
    await give(world(), own, third);
    await create(given, ...Array.from({ length: 9 }, (_, at) => nuovo(`Studio Rossi ${9 - at}`)));
    await create(third, nuovo('Rossi'), nuovo('Rossi Trasporti'), nuovo('Caporossi'));
    const { soggetti } = await ask(own, 'rossi');
    expect(soggetti.map(({ ragione_sociale }) => ragione_sociale)).toEqual([
      'Rossi',
      'Rossi Trasporti',
      ...[1, 2, 3, 4].map((at) => `Studio Rossi ${at}`),
    ]);
    const doc = (data: string, numero_documento: string) => ({ data, numero_documento });
    await importAll(
      given,
      numbered(...Array.from({ length: 9 }, (_, at) => doc(`2026-01-1${at}`, 'A-10'))),
      PARTITE,
    );
    await importAll(third, numbered(doc('2025-01-01', 'A-1'), doc('2026-09-09', 'B-A-1')), PARTITE);
    const { documenti } = await ask(own, 'a-1');
    expect(documenti.map(({ numero_documento, data }) => [numero_documento, data])).toEqual([
      ['A-1', '2025-01-01'],
      ...[8, 7, 6, 5, 4].map((day) => ['A-10', `2026-01-1${day}`]),
    ]);
  });

  test('the words of a soggetto follow its name', async () => {
    const { own, given } = await three();
    const made = await createOne(given, 'Vecchia Denominazione');
    const names = async (q: string) =>
      (await ask(own, q)).soggetti.map(({ ragione_sociale }) => ragione_sociale);
    expect(await names('denominazione')).toEqual(['Vecchia Denominazione']);
    await given.browser.ok('soggettiModifica', {
      body: {
        cambia: [{ id: made.id, versione: made.versione, campi: { ragione_sociale: 'D’Ambrosio-Neri' } }],
      },
    });
    expect(await names('denominazione')).toEqual([]);
    expect(await names('neri')).toEqual(['D’Ambrosio-Neri']);
    expect(await names('ambrosio')).toEqual(['D’Ambrosio-Neri']);
    await create(given, nuovo('B&B del Lago'));
    expect(await names('b&b')).toEqual(['B&B del Lago']);
    // One that is deleted leaves none of its words.
    const gone = await createOne(given, 'Di passaggio S.n.c.');
    await given.browser.ok('soggettiModifica', {
      body: { elimina: [{ id: gone.id, versione: gone.versione }] },
    });
    const { rows } = await sql`select from soggetto_parola where id_soggetto = ${gone.id}
      and id_azienda = ${given.id_azienda}`.execute(world().db.kysely);
    expect(rows).toEqual([]);
    expect(await names('%%')).toEqual([]);
    expect(await names('..')).toEqual([]);
    expect(await names(String.raw`ne\_i`)).toEqual([]);
  });

  test('the server makes letters simple as the database does', async () => {
    const letters = Array.from({ length: 0x2_50 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
    const { rows } = await sql<{ letter: string; simple: string }>`
      select letter, testo_ricerca(letter) as simple from unnest(${letters}::text[]) as l (letter)`.execute(
      world().db.kysely,
    );
    // Beyond its table the database lowers a letter as its locale says.
    const known = rows.filter(
      ({ letter, simple }) => /^[ -~]$/.test(simple) || /^[ -~]$/.test(toPlain(letter)),
    );
    expect(known.length).toBeGreaterThan(200);
    expect(known.map(({ letter }) => [letter, toPlain(letter)])).toEqual(
      known.map(({ letter, simple }) => [letter, simple]),
    );
  });

  test('the words that the database keeps of a name are those that are made anew', async () => {
    const office = await world().office();
    const names = Array.from(SIGNS, (sign, at) => `Alfa${at}${sign}Beta`);
    await create(office, ...names.map((name) => nuovo(name)));
    const ofOffice = `s.id_azienda = ${office.id_azienda}`;
    const kept = 'select id_azienda, id_soggetto, parola, posto from soggetto_parola s';
    const { rows } = await sql
      .raw(`(${kept} where ${ofOffice}) except all (${selectParole(ofOffice)})`)
      .execute(world().db.kysely);
    const { rows: missing } = await sql
      .raw(`(${selectParole(ofOffice)}) except all (${kept} where ${ofOffice})`)
      .execute(world().db.kysely);
    expect([...rows, ...missing]).toEqual([]);
    expect((await ask(office, 'beta', 'false')).soggetti).not.toEqual([]);
  });
});
