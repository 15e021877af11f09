/** The grid on the real server: what is seen is what is stored, and what was made one's own is there another day. */
import { describe, expect } from 'vitest';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { makeMovimenti } from './support/banca.ts';
import { ATTESA_MS, noBrowser, watchComplaints } from './support/browser.ts';
import {
  allowClipboard,
  barra,
  cella,
  fillMovimenti,
  nextSave,
  openCelle,
  writeClipboard,
} from './support/celle.ts';
import { openEstratto, waitFor } from './support/demo.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { importMovimenti } from './support/piano.ts';
import { shareSession, signIn } from './support/studio.ts';
import { readIntestazioni, chooseInMenu } from './support/viste.ts';

const RIGHE = 400;
const AREA = 'estratto-conto';

describe.skipIf(noBrowser)('the grid', () => {
  it('sums, filters, groups and changes the rows of the server, and what was changed stays', async ({
    page,
    context,
    studio,
  }) => {
    const movimenti = await fillMovimenti(studio, RIGHE);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    const large = movimenti.filter(({ importo }) => importo > 100_000);
    await page.getByRole('textbox', { name: /^Filtro di Avere/ }).fill('>1000');
    await waitFor(page, large.length, RIGHE);
    await expect
      .poll(() => page.locator('.ag-row[row-index^="b-"] .ag-cell[col-id="avere"]').innerText())
      .toBe(formatImporto(sumCentesimi(large.map(({ importo }) => importo))));
    await page.getByRole('button', { name: /^Raggruppa/ }).click();
    await page.getByLabel('Raggruppa per', { exact: true }).selectOption('data');
    await page.keyboard.press('Escape');
    const months = [...Map.groupBy(large, ({ data }) => data.slice(0, 7))].toSorted(([a], [b]) =>
      a < b ? 1 : -1,
    );
    await expect
      .poll(() => workspace(page, AREA).getByTestId('gruppo-saldo').allInnerTexts())
      .toEqual(months.map(([, own]) => formatImporto(sumCentesimi(own.map(({ importo }) => importo)))));

    await openCelle(page, `${RIGHE} movimenti`);
    await writeClipboard(page, 'BON\tFT 1\r\nSDD\tFT 2\r\n');
    await cella(page, 0, 'causale').click();
    const saved = nextSave(page);
    await page.keyboard.press('Control+v');
    expect((await saved).status()).toBe(200);
    const stored = async () => {
      const { righe } = await studio.client.call('estrattoConto', { query: { limit: 2 } });
      return righe.map(({ causale, riferimento }) => [causale, riferimento]);
    };
    expect(await stored()).toEqual([
      ['BON', 'FT 1'],
      ['SDD', 'FT 2'],
    ]);

    await openCelle(page, `${RIGHE} movimenti`);
    const [first, second] = await readGrid(workspace(page, AREA));
    expect([first, second]).toMatchObject([
      { causale: 'BON', riferimento: 'FT 1' },
      { causale: 'SDD', riferimento: 'FT 2' },
    ]);
    await cella(page, 0, 'causale').click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain('2 celle');
    // The history of the tab is there after a reload.
    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    expect((await undone).status()).toBe(200);
    expect(await stored()).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('opens with the view that its person saved, after a new sign-in in another browser', async ({
    page,
    browser,
    server,
    studio,
  }) => {
    await importMovimenti(studio, 'Conto delle viste', RIGHE, 42);
    const movimenti = makeMovimenti(RIGHE, 42);
    const out = movimenti.filter(({ importo }) => importo < -100_000);
    const { conti } = await studio.client.call('conti');
    const search = `?id_conto=${conti.find(({ nome }) => nome === 'Conto delle viste')?.id}`;
    await openEstratto(page, RIGHE, search);
    await page.getByRole('textbox', { name: /^Filtro di Dare/ }).fill('>1000');
    await waitFor(page, out.length, RIGHE);
    await page.getByRole('button', { name: 'Colonne' }).click();
    await page.getByRole('checkbox', { name: 'Valuta' }).click();
    await page.keyboard.press('Escape');
    await chooseInMenu(page, 'Salva come nuova vista…');
    await page.getByLabel('Nome').fill('Uscite grosse');
    await page.getByRole('checkbox', { name: 'Apri sempre con questa vista' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Uscite grosse' }).waitFor();

    const other = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    other.setDefaultTimeout(ATTESA_MS);
    const heard = watchComplaints(other);
    try {
      const again = await signIn(server.url, studio.utente);
      await shareSession(other, server.url, again.cookies);
      const elsewhere = await other.newPage();
      await openEstratto(elsewhere, RIGHE, search, out.length);
      await elsewhere.getByRole('button', { name: 'Vista: Uscite grosse' }).waitFor();
      await expect.poll(() => readIntestazioni(elsewhere)).not.toContain('data_valuta');
      expect(heard.unexpected()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
