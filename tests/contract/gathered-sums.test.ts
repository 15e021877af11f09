/** The sums of the days are gathered into those of the azienda, and figures stay what the rows come to. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockImportazione, updateImportazione } from '#server/importazioni/sql/importazioni.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { onEveryEngine } from './support/engines.ts';
import { writeMeanwhile } from './support/meanwhile.ts';
import { importAll, PARTITE, riga, visible } from './support/imports.ts';
import { rotti } from './support/pagamenti.ts';
import type { Office, World } from './support/world.ts';

const RIGHE = 12;

/** Imports a file of movimenti over several days, and answers its number. */
const importMovimenti = (office: Office, importo: number): Promise<number> =>
  importAll(
    office,
    Array.from({ length: RIGHE }, (_, at) =>
      riga({ riga: at + 1, importo: importo + at, data: `2026-03-0${(at % 4) + 1}` }),
    ),
  );

/** Gathers what changed, as the server does beside what people wait for. */
async function gather({ db }: World, { id_azienda }: Office): Promise<void> {
  await sql`insert into situazione_chiesta (id_azienda) values (${id_azienda})`.execute(db.kysely);
  await refreshSituazione(db, id_azienda);
}

/** Sums that are not among those of the azienda yet. */
async function countWaiting({ db }: World, { id_azienda }: Office): Promise<number> {
  const { rows } = await sql<{ righe: number }>`select count(*)::integer as righe from somma_giorno
    where id_azienda = ${id_azienda} and not raccolta`.execute(db.kysely);
  return rows[0]?.righe ?? Number.NaN;
}

/** What a list says that it comes to is what its rows come to, for all and for each file. */
async function expectSums(world: World, office: Office, files: readonly number[]): Promise<void> {
  for (const query of [
    { natura: 'movimento' },
    { natura: 'partita' },
    ...files.map((id_imp) => ({ id_imp })),
  ]) {
    const { righe } = await visible(office.browser, query);
    const { totale, divise } = await office.browser.ok('estrattoTotali', { query });
    expect(totale).toBe(righe.length);
    expect(divise.reduce((sum, { dare, avere }) => sum + dare + avere, 0)).toBe(
      righe.reduce((sum, { importo }) => sum + importo, 0),
    );
    expect(divise.reduce((sum, { residuo }) => sum + residuo, 0)).toBe(
      righe.reduce((sum, { residuo }) => sum + residuo, 0),
    );
  }
  expect(await rotti(world, office.id_azienda)).toEqual([]);
}

onEveryEngine('gathered sums', (world) => {
  test('figures are the same before and after, and follow what people do', async () => {
    const office = await world().office();
    const files = [await importMovimenti(office, -10_000), await importMovimenti(office, 20_000)];
    files.push(await importAll(office, [riga({ scadenza: '2026-05-01', importo: 5_000 })], PARTITE));
    await expectSums(world(), office, files);
    await gather(world(), office);
    expect(await countWaiting(world(), office)).toBe(0);
    await expectSums(world(), office, files);

    const { righe } = await visible(office.browser, { id_imp: files[0] });
    const [first] = righe;
    if (!first) throw new Error('an imported row is seen');
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: first.id }], tipo: 'ignorata', motivo: 'Doppia' },
    });
    const { righe: now } = await visible(office.browser, { id_imp: files[0] });
    expect(now.filter(({ stato }) => stato === 'ignorata')).toHaveLength(1);
    await expectSums(world(), office, files);
    await gather(world(), office);
    expect(await countWaiting(world(), office)).toBe(0);
    await expectSums(world(), office, files);
  });

  test('an import that is taken back takes its sums out, though they are being gathered', async () => {
    const office = await world().office();
    const files: number[] = [];
    for (let number = 1; number <= 4; number += 1) files.push(await importMovimenti(office, number * 1_000));
    await gather(world(), office);
    const [gathered = 0, again = 0, ...kept] = files;
    await office.browser.ok('allDelImport', { params: { id: gathered } });
    await expectSums(world(), office, files);
    await sql`update somma_giorno set raccolta = false where id_azienda = ${office.id_azienda}`.execute(
      world().db.kysely,
    );
    await Promise.all([
      office.browser.ok('allDelImport', { params: { id: again } }),
      gather(world(), office),
    ]);
    await expectSums(world(), office, files);
    const { rows } = await sql<{ id_imp: number }>`select distinct id_imp from somma_giorno
      where id_azienda = ${office.id_azienda} and raccolta order by 1`.execute(world().db.kysely);
    expect(rows.map(({ id_imp }) => id_imp)).toEqual(kept);
  });

  test('whoever takes an import back and whoever merges its sums never wait for each other', async () => {
    const office = await world().office();
    const { id_azienda, browser } = office;
    const file = await importMovimenti(office, 3_000);
    await gather(world(), office);
    // Its days have sums that are gathered, and others that came since.
    const { righe } = await visible(browser, { id_imp: file });
    await browser.ok('movimentiAssegna', {
      body: { movimenti: righe.map(({ id }) => ({ id })), tipo: 'ignorata', motivo: 'Doppie' },
    });
    await writeMeanwhile(
      world(),
      (tx) => lockImportazione(tx, id_azienda, file),
      () => gather(world(), office),
      (tx) => updateImportazione(tx, id_azienda, file, { stato: 'annullato', annullata_il: '2026-03-31' }),
    );
    const { rows } =
      await sql`select from somma_giorno where id_azienda = ${id_azienda} and raccolta`.execute(
        world().db.kysely,
      );
    expect(rows).toEqual([]);
    await expectSums(world(), office, [file]);
  });
});
