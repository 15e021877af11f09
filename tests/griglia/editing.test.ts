/** Editing many cells: copy, paste, fill, clear, bulk edit; each one step, undone and done again. */
import { describe, expect } from 'vitest';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import {
  allowClipboard,
  cella,
  fillMovimenti,
  fillPartite,
  nextSave,
  openCelle,
  readClipboard,
  writeClipboard,
} from '#tests/e2e/support/celle.ts';
import { it } from './support/it.ts';

const RIGHE = 60;
const PARTITE = 1_200;

describe.skipIf(noBrowser)('many cells', () => {
  it('are copied with Italian formats and pasted where they can go', async ({ page, context, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    await cella(page, 0, 'descrizione').click();
    await cella(page, 1, 'avere').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    const [first = '', second] = (await readClipboard(page)).split('\r\n');
    const cells = await Promise.all(
      ['descrizione', 'ragione_sociale', 'dare', 'avere'].map((field) => cella(page, 0, field).innerText()),
    );
    expect(first.split('\t').map((text) => text.replaceAll('""', '"').trim())).toEqual(
      cells.map((text) => text.trim()),
    );
    expect(second?.split('\t')).toHaveLength(4);
    await page.keyboard.press('Control+Shift+c');
    expect((await readClipboard(page)).split('\r\n')[0]).toBe('Descrizione\tRagione sociale\tDare\tAvere');

    // What an import proved is refused, with its reason, and everything else can still be pasted.
    await writeClipboard(page, 'Corretta\tRossi S.n.c.\t1,00\nCorretta 2\tVerdi\t2,00\n');
    await cella(page, 0, 'descrizione').click();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('alertdialog', { name: 'Incolla' });
    await dialog.getByText('Cambiano 4 celle in 2 righe').waitFor();
    await dialog
      .getByRole('region', { name: 'Celle rifiutate' })
      .getByText('Viene dal file importato')
      .first()
      .waitFor();
    const saved = nextSave(page);
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await expect.poll(() => cella(page, 1, 'ragione_sociale').innerText()).toBe('Verdi');
  });

  it('one value fills a range, fills go down by key and by handle, and each step is undone and done again', async ({
    page,
    context,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    const causali = () => Promise.all([3, 4, 5, 6, 7].map((at) => cella(page, at, 'causale').innerText()));
    const one = async (act: () => Promise<void>, wanted: string[]) => {
      const saved = nextSave(page);
      await act();
      expect((await saved).status()).toBe(200);
      await expect.poll(causali).toEqual(wanted);
    };
    await writeClipboard(page, 'BON');
    await cella(page, 3, 'causale').click();
    await cella(page, 4, 'causale').click({ modifiers: ['Shift'] });
    await one(() => page.keyboard.press('Control+v'), ['BON', 'BON', '', '', '']);

    await cella(page, 4, 'causale').click();
    await cella(page, 6, 'causale').click({ modifiers: ['Shift'] });
    await one(() => page.keyboard.press('Control+d'), ['BON', 'BON', 'BON', 'BON', '']);

    await cella(page, 5, 'causale').click();
    await cella(page, 7, 'causale').click({ modifiers: ['Shift'] });
    await page.keyboard.type('SDD');
    await one(() => page.keyboard.press('Control+Enter'), ['BON', 'BON', 'SDD', 'SDD', 'SDD']);
    await one(() => page.keyboard.press('Delete'), ['BON', 'BON', '', '', '']);

    await cella(page, 4, 'causale').click();
    const [from, to] = [
      await cella(page, 4, 'causale').boundingBox(),
      await cella(page, 7, 'causale').boundingBox(),
    ];
    if (!from || !to) throw new Error('the cells are not on screen');
    await page.mouse.move(from.x + from.width - 3, from.y + from.height - 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 5 });
    await one(() => page.mouse.up(), ['BON', 'BON', 'BON', 'BON', 'BON']);

    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => undo.click(), ['BON', 'BON', 'SDD', 'SDD', 'SDD']);
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', 'BON', 'BON', '']);
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+z'), ['', '', '', '', '']);
    await one(() => page.keyboard.press('Control+y'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+Shift+z'), ['BON', 'BON', 'BON', 'BON', '']);

    await openCelle(page, `${RIGHE} movimenti`);
    expect(await causali()).toEqual(['BON', 'BON', 'BON', 'BON', '']);
    // The history of the tab is there after a reload, and takes back what the rows just read still hold.
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+y'), ['BON', 'BON', 'BON', 'BON', '']);
  });

  it('of ticked rows change together, and a bulk action is undone like an edit', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await openCelle(page, `${RIGHE} movimenti`);
    for (const at of [10, 12, 14])
      await cella(page, at, 'ag-Grid-SelectionColumn').getByRole('checkbox').click();
    const bar = page.getByTestId('barra-righe');
    await bar.getByText('3 movimenti', { exact: true }).waitFor();
    await bar.getByRole('button', { name: /^Modifica/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Modifica 3 movimenti' });
    await dialog.getByLabel('Colonna').selectOption({ label: 'Riferimento' });
    await dialog.getByLabel('Nuovo valore').fill('PRATICA 7');
    const saved = nextSave(page);
    await dialog.getByRole('button', { name: 'Applica a 3 righe' }).click();
    expect((await saved).status()).toBe(200);
    await expect.poll(() => cella(page, 12, 'riferimento').innerText()).toBe('PRATICA 7');
    await expect.poll(() => cella(page, 11, 'riferimento').innerText()).toBe('');

    const ignored = nextSave(page);
    await bar.getByRole('button', { name: 'Ignora' }).click();
    await ignored;
    await expect.poll(() => cella(page, 14, 'stato').innerText()).toBe('Ignorata');
    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    await undone;
    await expect.poll(() => cella(page, 14, 'stato').innerText()).toBe('Aperta');
    await expect.poll(() => cella(page, 14, 'riferimento').innerText()).toBe('PRATICA 7');

    const all = page.getByRole('checkbox', { name: 'Seleziona tutte le righe' });
    expect(await all.evaluate((box) => box instanceof HTMLInputElement && box.indeterminate)).toBe(true);
    await all.click();
    await bar.getByText(`${RIGHE} movimenti`, { exact: true }).waitFor();
    // The first of two: under it there is the place of a filter.
    await page.locator('.ag-header-cell[col-id="ag-Grid-SelectionColumn"]').first().focus();
    await page.keyboard.press('Space');
    await bar.waitFor({ state: 'hidden' });
  });

  it('are filled to the right as they read, and what cannot take it says why', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await openCelle(page, `${RIGHE} movimenti`);
    await cella(page, 1, 'descrizione').click();
    await cella(page, 2, 'ragione_sociale').click({ modifiers: ['Shift'] });
    const wanted = await Promise.all([1, 2].map((at) => cella(page, at, 'descrizione').innerText()));
    const saved = nextSave(page);
    await page.keyboard.press('Control+r');
    expect((await saved).status()).toBe(200);
    const names = () => Promise.all([1, 2].map((at) => cella(page, at, 'ragione_sociale').innerText()));
    await expect.poll(names).toEqual(wanted);
    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    expect((await undone).status()).toBe(200);
    await expect.poll(names).not.toEqual(wanted);
    // A lone cell takes the one before it.
    await cella(page, 3, 'dare').click();
    await page.keyboard.press('Control+r');
    await page.getByText('Viene dal file importato').first().waitFor();
  });

  it('of days take the day of today with Ctrl+;, as one step that is undone', async ({ page, studio }) => {
    await fillPartite(studio, PARTITE);
    await openCelle(page, '1.200 partite', 'partita');
    // Sorted by another column, the rows stay where they are when their days change.
    await page.getByRole('columnheader', { name: 'Ragione sociale' }).click();
    await cella(page, 1, 'scadenza').click();
    const before = await cella(page, 1, 'scadenza').innerText();
    await page.keyboard.press('Shift+ArrowDown');
    const saved = nextSave(page);
    await page.keyboard.press('Control+;');
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    );
    const sent: unknown = (await saved).request().postDataJSON();
    const iso = today.split('/').toReversed().join('-');
    expect(sent).toMatchObject({ righe: [{ campi: { scadenza: iso } }, { campi: { scadenza: iso } }] });
    for (const at of [1, 2]) await expect.poll(() => cella(page, at, 'scadenza').innerText()).toBe(today);
    await page.keyboard.press('Control+z');
    await expect.poll(() => cella(page, 1, 'scadenza').innerText()).toBe(before);
    // What holds no days says so, and stays as it is.
    await cella(page, 1, 'ragione_sociale').click();
    await page.keyboard.press('Control+;');
    await page.getByText('Vale nelle colonne di date').first().waitFor();
  });

  it('of ticked rows take a day with the field of days, and what is no day is said', async ({
    page,
    studio,
  }) => {
    await fillPartite(studio, PARTITE);
    await openCelle(page, '1.200 partite', 'partita');
    for (const at of [0, 1]) await cella(page, at, 'ag-Grid-SelectionColumn').getByRole('checkbox').click();
    await page
      .getByTestId('barra-righe')
      .getByRole('button', { name: /^Modifica/ })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'Modifica 2 partite' });
    const field = dialog.getByLabel('Nuovo valore');
    await dialog.getByLabel('Colonna').selectOption({ label: 'Scadenza' });
    await dialog.getByRole('button', { name: /calendario/i }).waitFor();
    await field.fill('31/02/2031');
    await dialog.getByText('Data non valida').first().waitFor();
    await dialog.locator('button[aria-disabled="true"]', { hasText: 'Applica' }).waitFor();
    await field.fill('15/3/31');
    await dialog.getByRole('button', { name: 'Applica a 2 righe' }).waitFor();
    const saved = nextSave(page);
    await field.press('Enter');
    const sent: unknown = (await saved).request().postDataJSON();
    expect(sent).toMatchObject({
      righe: [{ campi: { scadenza: '2031-03-15' } }, { campi: { scadenza: '2031-03-15' } }],
    });
    await dialog.waitFor({ state: 'hidden' });

    await page
      .getByTestId('barra-righe')
      .getByRole('button', { name: /^Modifica/ })
      .click();
    await dialog.getByLabel('Colonna').selectOption({ label: 'Scadenza' });
    await field.fill('15/3/31');
    await dialog.getByText('Hanno già questo valore').waitFor();
    await dialog.getByLabel('Colonna').selectOption({ label: 'Riferimento' });
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('say why they take nothing, and the search gives the keys back to them', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await openCelle(page, `${RIGHE} movimenti`);
    const told = page.getByRole('region', { name: 'Messaggi' }).getByText('Viene dal file importato');
    for (const key of ['F2', '5']) {
      await cella(page, 2, 'avere').click();
      await page.keyboard.press(key);
      await told.first().waitFor();
      await page.reload();
      await cella(page, 0, 'nota').waitFor();
    }
    // What can be changed is, and nothing is said.
    await cella(page, 1, 'nota').click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect.poll(() => cella(page, 1, 'nota').innerText()).toBe('5');
    await expect.poll(() => told.count()).toBe(0);

    await page.keyboard.press('Control+f');
    const search = page.getByRole('searchbox', { name: 'Cerca in tutte le colonne' });
    await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
    await search.fill('zzz');
    await page.keyboard.press('Escape');
    await expect.poll(() => search.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.ag-cell') !== null))
      .toBe(true);
  });
});
