/** What recurs in a forecast: voci by their kept sums, the rest by its texts; now as at an instant that is over. */
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { importAll, riga } from '../support/imports.ts';
import { first, movimenti, rotti } from '../support/pagamenti.ts';
import { createOne } from '../support/soggetti.ts';
import type { Office } from '../support/world.ts';

const MESI = ['2026-02-10', '2026-03-10', '2026-04-10'];
const QUERY = { al: '2026-04-30', mesi: 6 };

const ask = async ({ browser }: Office, more: { visto_il?: string } = {}) => {
  const { ricorrenze, parametri } = await browser.ok('reportPrevisione', { query: { ...QUERY, ...more } });
  return {
    visto_il: parametri.visto_il,
    trovate: ricorrenze.map(({ descrizione, importo, prossima }) => [descrizione, importo, prossima]),
  };
};

const voce = async ({ browser }: Office, codice: string, nome: string) =>
  (await browser.ok('voceSalva', { body: { codice, nome, tipo: 'costo' } })).id;

onEveryEngine('what recurs', (world) => {
  test('is what each voce explains of a movimento, from its first day of the month', async () => {
    const office = await world().office();
    const { browser } = office;
    const [canone, spese] = [await voce(office, '98.01', 'Canone'), await voce(office, '98.02', 'Spese')];
    const rows = await movimenti(
      office,
      MESI.map((data, at) => ({ data, importo: -1_000, descrizione: `Addebito ${at}` })),
    );
    const later = await movimenti(
      office,
      MESI.map((data) => ({ data: data.replace('-10', '-20'), importo: -500, descrizione: 'Altro' })),
    );
    const assign = (ids: readonly { id: number }[], id_voce: number, importo: number) =>
      browser.ok('movimentiAssegna', {
        body: { movimenti: ids.map(({ id }) => ({ id, importo })), tipo: 'voce', id_voce },
      });
    await assign(rows, canone, -900);
    await assign(rows, spese, -100);
    await assign(later, canone, -500);
    expect((await ask(office)).trovate).toEqual([
      ['Canone', -1_400, '2026-05-10'],
      ['Spese', -100, '2026-05-10'],
    ]);
    // What is taken back is open again: its text recurs, and the month begins with what is left.
    await browser.ok('movimentiLibera', { body: { movimenti: rows.map(({ id }) => id) } });
    expect((await ask(office)).trovate).toEqual([
      [expect.stringContaining('Addebito'), -1_000, '2026-05-10'],
      ['Canone', -500, '2026-05-20'],
    ]);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('follows the soggetto of a row, and goes with its import', async () => {
    const office = await world().office();
    const { browser } = office;
    const canone = await voce(office, '98.01', 'Canone');
    const id_imp = await importAll(
      office,
      MESI.map((data, at) => riga({ riga: at + 1, data, importo: -700, descrizione: 'Addebito' })),
    );
    const { righe } = await browser.ok('estrattoConto', { query: { id_imp } });
    await browser.ok('movimentiAssegna', {
      body: { movimenti: righe.map(({ id }) => ({ id })), tipo: 'voce', id_voce: canone },
    });
    const { id: id_soggetto } = await createOne(office, 'Immobiliare Aurora', { ruoli: ['fornitore'] });
    const after = await browser.ok('estrattoConto', { query: { id_imp } });
    await browser.ok('estrattoContoModifica', {
      body: {
        righe: after.righe.map(({ id, versione }) => ({ id, versione, campi: { id_soggetto } })),
      },
    });
    expect((await ask(office)).trovate).toEqual([['Immobiliare Aurora', -700, '2026-05-10']]);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await browser.ok('movimentiLibera', { body: { movimenti: righe.map(({ id }) => id) } });
    await browser.ok('allDelImport', { params: { id: id_imp }, query: { conferma: 'true' } });
    expect((await ask(office)).trovate).toEqual([]);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('is at an instant what it was then, whatever was explained or opened since', async () => {
    const office = await world().office();
    const { browser } = office;
    const canone = await voce(office, '98.01', 'Canone');
    const named = await movimenti(
      office,
      MESI.map((data) => ({ data, importo: -4_000, descrizione: 'Affitto magazzino' })),
    );
    const explained = await movimenti(
      office,
      MESI.map((data) => ({ data, importo: -800, descrizione: 'Rata' })),
    );
    const assign = (rows: readonly { id: number }[]) =>
      browser.ok('movimentiAssegna', {
        body: { movimenti: rows.map(({ id }) => ({ id })), tipo: 'voce', id_voce: canone },
      });
    await assign(explained);
    const before = await ask(office);
    expect(before.trovate).toEqual([
      ['Affitto magazzino', -4_000, '2026-05-10'],
      ['Canone', -800, '2026-05-10'],
    ]);
    await assign(named);
    await browser.ok('movimentiLibera', { body: { movimenti: [first(explained).id] } });
    expect((await ask(office)).trovate).toEqual([['Canone', -4_800, '2026-05-10']]);
    expect((await ask(office, { visto_il: before.visto_il })).trovate).toEqual(before.trovate);
  });
});
