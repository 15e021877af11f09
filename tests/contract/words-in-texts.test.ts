/** A search is narrowed by what is known of the texts, and finds what reading all of them finds. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { campoEstrattoSchema } from '#api/contract/filtri.ts';
import { refreshImpronte } from '#server/estratto-conto/commands/refresh-impronte.ts';
import { transact } from '#server/core/db/transact.ts';
import { succeed } from '#server/core/problems.ts';
import { makeImpronta } from '#server/estratto-conto/impronta.ts';
import { findByTexts, listBlocksToMake, replaceImpronte } from '#server/estratto-conto/sql/impronte.ts';
import { onEveryEngine } from './support/engines.ts';
import { movimenti, partite } from './support/pagamenti.ts';
import type { Office, World } from './support/world.ts';

const TUTTI = campoEstrattoSchema.options.join(',');
const WORDS = [
  'zzyzx',
  'perché',
  'PERCHE',
  'bonifico rossi',
  'rossi bonifico 17',
  'nebbia',
  'cotone_puro',
  '100%',
  'it60x054',
  'aperta',
  'chiusa',
  'eur',
  'usd',
  '12',
  '1.234,56',
  '05/03/2026',
  '2026',
  'ft-17/a',
  'gruppo17',
  'a',
  'è',
  'banca di prova',
  'conto',
  'seconda riga',
  'città',
];

async function fill(office: Office): Promise<void> {
  await movimenti(
    office,
    Array.from({ length: 300 }, (_, at) => ({
      importo: -100 - at,
      data: '2026-03-05',
      descrizione: `BONIFICO Rossi gruppo${at % 40} ${at % 7 === 0 ? 'perché no' : 'senza motivo'}`,
      ...(at % 50 === 3 ? { iban_controparte: 'IT60X0542811101000000123456', nota: '100% Cotone_Puro' } : {}),
    })),
  );
  await partite(
    office,
    Array.from({ length: 20 }, (_, at) => ({
      importo: 123_456 + at,
      data: '2026-03-01',
      scadenza: '2026-04-30',
      numero_documento: `FT-${at}/A`,
      riferimento: at === 3 ? 'Città di Castello' : null,
    })),
  );
}

const search = async ({ browser }: Office, q: string, q_campi?: string) => {
  const query = { q, limit: 50, ...(q_campi === undefined ? {} : { q_campi }) };
  const { righe, totale } = await browser.ok('estrattoConto', { query });
  return { totale, ids: righe.map(({ id }) => id) };
};

const forget = (world: World, { id_azienda }: Office) =>
  sql`update impronta_testi set impronta = null where id_azienda = ${id_azienda}`.execute(world.db.kysely);

onEveryEngine('words in the texts of rows', (world) => {
  test('are found where all texts would have been read', async () => {
    const office = await world().office();
    await fill(office);
    const every = WORDS.flatMap((q) => [{ q }, { q, q_campi: TUTTI }]);
    const ask = () => Promise.all(every.map(({ q, q_campi }) => search(office, q, q_campi)));
    await forget(world(), office);
    const read = await ask();
    await refreshImpronte(world().db, office.id_azienda);
    expect(await ask()).toEqual(read);
    expect(read.filter(({ totale }) => totale > 0).length).toBeGreaterThan(20);
    const { rows } = await sql`select from impronta_testi where id_azienda = ${office.id_azienda}
      and impronta is null`.execute(world().db.kysely);
    expect(rows).toEqual([]);
    // And without reading a row where no text has them.
    const find = (word: string) => findByTexts(world().db.kysely, office.id_azienda, [word]);
    expect(await find('zzyzx')).toEqual([]);
    expect(await find('citta di castello')).toHaveLength(1);
    expect(await find('ab')).toBe(null);
  });

  test('are found at once when a text changes, and a row comes', async () => {
    const office = await world().office();
    const { browser } = office;
    await fill(office);
    await refreshImpronte(world().db, office.id_azienda);
    expect((await search(office, 'nebbia')).ids).toEqual([]);
    const [first] = (await browser.ok('estrattoConto', { query: { limit: 1 } })).righe;
    if (!first) throw new Error('rows expected');
    await browser.ok('updateNota', {
      body: { id: first.id, versione: first.versione, nota: 'Nebbia in val Padana' },
    });
    expect((await search(office, 'nebbia')).ids).toEqual([first.id]);
    const [made] = await movimenti(office, [
      { importo: -5, data: '2026-03-06', descrizione: 'Nebbia di nuovo' },
    ]);
    expect((await search(office, 'nebbia')).ids.toSorted((a, b) => a - b)).toEqual([first.id, made?.id]);
    await refreshImpronte(world().db, office.id_azienda);
    expect((await search(office, 'nebbia')).totale).toBe(2);
  });

  test('stay found where a slower server puts back what it read before', async () => {
    const { db } = world();
    const office = await world().office();
    const { browser, id_azienda } = office;
    await fill(office);
    const asked = await listBlocksToMake(db.kysely, id_azienda, 16);
    const old = new Map(asked.map(({ block }) => [block, makeImpronta(['quello che c’era prima'])] as const));
    const [first] = (await browser.ok('estrattoConto', { query: { limit: 1 } })).righe;
    if (!first) throw new Error('rows expected');
    await browser.ok('updateNota', {
      body: { id: first.id, versione: first.versione, nota: 'Nebbia fitta' },
    });
    await refreshImpronte(db, id_azienda);
    const entries = asked.flatMap((each) => each.entries);
    expect(
      await transact(db, async (tx) => succeed(await replaceImpronte(tx, id_azienda, old, entries))),
    ).toEqual(succeed(false));
    expect((await search(office, 'nebbia')).ids).toEqual([first.id]);
  });
});
