/** Columns as the person wants them, kept under a name; and a workspace found again as it was left. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { openEstratto, waitFor, movimentiDemo } from '#tests/e2e/support/demo.ts';
import { workspace } from '#tests/e2e/support/griglia.ts';
import { readIntestazioni, chooseInMenu } from '#tests/e2e/support/viste.ts';
import { it } from './support/it.ts';

const RIGHE = 1_200;
const AREA = { query: { area: 'estratto-conto.movimenti' } };

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function trascina(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Hides a column and puts the rows in the order of their texts; answers how to find the head of a column. */
async function arrange(page: Page): Promise<(field: string) => Locator> {
  await page.getByRole('button', { name: 'Colonne' }).click();
  await page.getByRole('checkbox', { name: 'Valuta' }).click();
  await page.keyboard.press('Escape');
  const header = (field: string) =>
    workspace(page, 'estratto-conto').locator(`[role="columnheader"][col-id="${field}"]`);
  await header('descrizione').getByText('Descrizione').click();
  await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
  return header;
}

describe.skipIf(noBrowser)('columns', () => {
  it('are hidden, moved by mouse and by keys, pinned, fitted, and put back', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await page.setViewportSize({ width: 3_000, height: 900 });
    await openEstratto(page, all.length);
    const before = await readIntestazioni(page);
    await page.getByRole('button', { name: 'Colonne' }).click();
    await page.getByLabel('Cerca una colonna').fill('valu');
    await page.getByRole('checkbox', { name: 'Valuta' }).click();
    await page.getByLabel('Cerca una colonna').fill('');
    await expect.poll(() => readIntestazioni(page)).not.toContain('data_valuta');

    const handle = (name: string) => page.getByRole('button', { name: `Sposta ${name}`, exact: true });
    await handle('Saldo').focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => readIntestazioni(page))
      .toEqual(['data', 'descrizione', 'ragione_sociale', 'dare', 'saldo', 'avere', ...before.slice(7)]);
    await trascina(page, handle('Nota'), handle('Descrizione'));
    await expect
      .poll(async () => (await readIntestazioni(page)).slice(0, 3))
      .toEqual(['data', 'nota', 'descrizione']);

    await page.getByRole('button', { name: 'Altro su Stato' }).click();
    await page.getByRole('menuitem', { name: 'Fissa a sinistra' }).click();
    await expect.poll(async () => (await readIntestazioni(page))[0]).toBe('stato');
    const header = workspace(page, 'estratto-conto').locator('[role="columnheader"][col-id="descrizione"]');
    const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
    const wide = await width();
    await page.getByRole('button', { name: 'Adatta tutte' }).click();
    await expect.poll(width).not.toBe(wide);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Ripristina' }).click();
    await expect.poll(() => readIntestazioni(page)).toEqual(before);
  });
});

describe.skipIf(noBrowser)('a view', () => {
  it('made on a wide window is followed by a phone in its rows, and by the window once it is wide in its columns', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const header = await arrange(page);
    await chooseInMenu(page, 'Salva come nuova vista…');
    await page.getByLabel('Nome').fill('Per testo');
    await page.getByRole('checkbox', { name: 'Apri sempre con questa vista' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Per testo' }).waitFor();
    const wide = (await readIntestazioni(page)).slice(0, 5);

    // The menu of this page stays: so wide a window gives the grid the room of a phone.
    await page.setViewportSize({ width: 390 + 232, height: 844 });
    await openEstratto(page, all.length);
    await page.getByRole('button', { name: 'Vista: Per testo' }).waitFor();
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
    expect((await readIntestazioni(page)).slice(0, 3)).toEqual(['data', 'descrizione', 'importo']);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await expect.poll(async () => (await readIntestazioni(page)).slice(0, 5)).toEqual(wide);
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
  });

  it('made on a phone keeps its rows, and leaves a wide window the columns it has', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const wide = await readIntestazioni(page);
    const header = (field: string) =>
      workspace(page, 'estratto-conto').locator(`[role="columnheader"][col-id="${field}"]`);
    // The menu of this page stays: so wide a window gives the grid the room of a phone.
    await page.setViewportSize({ width: 390 + 232, height: 844 });
    await openEstratto(page, all.length);
    await header('descrizione').getByText('Descrizione').click();
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
    await chooseInMenu(page, 'Salva come nuova vista…');
    await page.getByLabel('Nome').fill('Dal telefono');
    await page.getByRole('checkbox', { name: 'Apri sempre con questa vista' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Dal telefono' }).waitFor();
    const { viste } = await studio.client.call('viste', AREA);
    expect(viste).toMatchObject([{ contenuto: { colonne: [], ordine: [{ campo: 'descrizione' }] } }]);

    await page.setViewportSize({ width: 1_440, height: 900 });
    await openEstratto(page, all.length);
    await page.getByRole('button', { name: 'Vista: Dal telefono' }).waitFor();
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
    expect(await readIntestazioni(page)).toEqual(wide);
  });

  it('saved on another page is in the menu when it is opened, and gone once it is deleted there', async ({
    page,
    studio: { client },
  }) => {
    const all = await movimentiDemo({ client }, RIGHE);
    await openEstratto(page, all.length);
    const menu = page.getByRole('menu');
    const open = () => page.getByRole('button', { name: 'Viste' }).click();
    await open();
    await menu.getByText('Vista iniziale').waitFor();
    await page.keyboard.press('Escape');
    const vista = await client.call('visteSalva', {
      body: {
        id: null,
        versione: null,
        area: AREA.query.area,
        nome: 'Da un’altra pagina',
        predefinita: false,
        contenuto: { colonne: [], ordine: [], filtri: {}, ricerca: '', gruppi: [], densita: 'compatta' },
      },
    });
    await open();
    await menu.getByText('Da un’altra pagina').waitFor();
    await page.keyboard.press('Escape');
    await client.call('visteElimina', { body: { id: vista.id, versione: vista.versione } });
    await open();
    await menu.getByText('Da un’altra pagina').waitFor({ state: 'detached' });
  });

  it('keeps columns, filters, groups and density; opens by default; is renamed, saved over, deleted', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    const large = all.filter(({ importo }) => importo < -100_000);
    await openEstratto(page, all.length);
    await page.getByRole('textbox', { name: /^Filtro di Dare/ }).fill('>1000');
    await waitFor(page, large.length, all.length);
    await page.getByRole('button', { name: 'Colonne' }).click();
    await page.getByRole('checkbox', { name: 'Valuta' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Righe comode' }).click();
    await chooseInMenu(page, 'Salva come nuova vista…');
    await page.getByLabel('Nome').fill('Uscite grosse');
    await page.getByRole('checkbox', { name: 'Apri sempre con questa vista' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Uscite grosse' }).waitFor();
    const { viste } = await studio.client.call('viste', AREA);
    expect(viste).toMatchObject([
      { nome: 'Uscite grosse', predefinita: true, contenuto: { densita: 'comoda' } },
    ]);

    // Another visit, of a browser that remembers nothing.
    await page.evaluate(() => localStorage.removeItem('quadra.densita'));
    await openEstratto(page, all.length, '', large.length);
    await page.getByRole('button', { name: 'Vista: Uscite grosse' }).waitFor();
    await expect.poll(() => readIntestazioni(page)).not.toContain('data_valuta');
    await expect
      .poll(() => page.getByRole('button', { name: 'Righe comode' }).getAttribute('aria-pressed'))
      .toBe('true');

    await chooseInMenu(page, 'Vista iniziale');
    await waitFor(page, all.length, all.length);
    await expect.poll(() => readIntestazioni(page)).toContain('data_valuta');
    await chooseInMenu(page, 'Uscite grosse');
    await waitFor(page, large.length, all.length);

    await page.getByRole('button', { name: 'Azzera filtri' }).click();
    await waitFor(page, all.length, all.length);
    await chooseInMenu(page, 'Salva com’è adesso');
    await page.getByText('Vista salvata').first().waitFor();
    await chooseInMenu(page, 'Rinomina…');
    await page.getByLabel('Nome').fill('Senza valuta');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Senza valuta' }).waitFor();
    await expect
      .poll(async () => (await studio.client.call('viste', AREA)).viste)
      .toMatchObject([{ nome: 'Senza valuta', contenuto: { filtri: {} } }]);
    await chooseInMenu(page, 'Elimina…');
    await page.getByRole('button', { name: 'Elimina la vista' }).click();
    await page.getByRole('button', { name: 'Viste' }).waitFor();
    expect((await studio.client.call('viste', AREA)).viste).toEqual([]);
  });

  it('refuses a name that is taken, beside the name', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*viste\/salva/);
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    for (const name of ['Mia', 'mia']) {
      await chooseInMenu(page, 'Salva come nuova vista…');
      await page.getByLabel('Nome').fill(name);
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      if (name === 'Mia') await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.getByRole('alertdialog').getByText('Hai già una vista con questo nome').waitFor();
    await page.keyboard.press('Escape');
  });
});

describe.skipIf(noBrowser)('a panel whose code comes with the first press', () => {
  it('opens from the keyboard, holds the focus, and gives it back', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
    // Twice each: the second press finds the code already there.
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Raggruppa', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Raggruppa' }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `${time} press` })
        .toBe('SELECT');
      await page.keyboard.press('Escape');
      await expect.poll(focused).toBe('Raggruppa');
      await page.getByRole('button', { name: 'Viste', exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe('Vista iniziale');
      await page.keyboard.press('Escape');
      await expect.poll(focused).toBe('Viste');
      await page.getByRole('button', { name: 'Colonne', exact: true }).click();
      await expect.poll(focused).toBe('Cerca una colonna');
      await page.keyboard.press('Escape');
      await expect.poll(focused).toBe('Colonne');
    }
  });

  it('movements and partite are one choice, by arrow keys too', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const natura = page.getByRole('radiogroup', { name: 'Che cosa mostrare' });
    await natura.getByRole('radio', { name: 'Movimenti' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/natura=partita/);
    await expect.poll(() => natura.getByRole('radio', { name: 'Partite' }).isChecked()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('label')?.textContent))
      .toBe('Partite');
    await natura.getByText('Movimenti').click();
    await expect.poll(() => page.url()).not.toContain('partita');
    // The commands of the grid come on with its rows.
    await waitFor(page, all.length, all.length);
    expect(await findViolations(page)).toEqual([]);
  });
});

describe.skipIf(noBrowser)('a workspace left and found again', () => {
  it('has its filters, columns, selection, focus and scroll', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    const out = all.filter(({ importo }) => importo < 0);
    await openEstratto(page, all.length);
    await page.getByRole('textbox', { name: /^Filtro di Dare/ }).fill('>0');
    await waitFor(page, out.length, all.length);
    const grid = workspace(page, 'estratto-conto');
    const firstRow = () =>
      grid.locator('[role="row"][row-index]').evaluateAll((rows) => {
        const indices = rows.map((row) => Number(row.getAttribute('row-index')));
        return Math.min(...indices.filter((index) => index >= 0));
      });
    const { x, y } = await centre(grid.getByTestId('griglia'));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3_000);
    await expect.poll(firstRow).toBeGreaterThan(50);
    const row = grid.locator('[role="row"][row-index="105"]');
    await row.getByRole('checkbox').click();
    await row.locator('[col-id="descrizione"]').click();
    const id = await row.first().getAttribute('row-id');
    const top = await firstRow();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/app');
    await page.getByRole('link', { name: 'Estratto Conto', exact: true }).click();
    await waitFor(page, out.length, all.length);
    await expect.poll(() => new URL(page.url()).search).toBe('?f.dare=%3E0');
    await expect.poll(firstRow).toBe(top);
    const found = grid.locator(`[role="row"][row-id="${id}"]`).first();
    await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('col-id') ?? ''))
      .toBe('descrizione');
  });

  it('loaded again has its view, order, columns, groups, filters and words; opened anew it has none', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const header = await arrange(page);
    await page.getByRole('textbox', { name: /^Filtro di Dare/ }).fill('>0');
    await chooseInMenu(page, 'Salva come nuova vista…');
    await page.getByLabel('Nome').fill('Uscite per testo');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Vista: Uscite per testo' }).waitFor();
    // What was changed since it was chosen.
    await header('avere')
      .getByText('Avere')
      .click({ modifiers: ['Control'] });
    await page.getByRole('searchbox').fill('bonifico');
    const words = /^Filtro di Dare/;
    await expect.poll(() => new URL(page.url()).search).toBe('?f.dare=%3E0');
    const before = await readIntestazioni(page);
    await page.reload();
    await page.getByRole('button', { name: 'Vista: Uscite per testo' }).waitFor();
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(() => header('avere').getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('bonifico');
    await expect.poll(() => page.getByRole('textbox', { name: words }).inputValue()).toBe('>0');
    await expect.poll(() => readIntestazioni(page)).toEqual(before);
    expect(before).not.toContain('data_valuta');

    await openEstratto(page, all.length);
    await page.getByRole('button', { name: 'Viste' }).waitFor();
    await expect.poll(() => header('data').getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => header('descrizione').getAttribute('aria-sort')).not.toBe('ascending');
  });

  it('loaded again has its place on screen and the cell in hand, by row: what came above them moves neither', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const grid = workspace(page, 'estratto-conto');
    const header = grid.locator('[role="columnheader"][col-id="descrizione"]');
    await header.getByText('Descrizione').click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    const focused = () =>
      page.evaluate(() => {
        const cell = document.activeElement?.closest('[role="gridcell"]');
        const row = cell?.closest('[role="row"]');
        const view = row?.closest('.ag-grid-viewport');
        if (!cell || !row || !view) return null;
        const height = Math.round(row.getBoundingClientRect().top - view.getBoundingClientRect().top);
        return { id: row.getAttribute('row-id'), campo: cell.getAttribute('col-id'), height };
      });
    await grid.locator('[role="row"][row-index="0"] [col-id="descrizione"]').first().click();
    for (let screen = 0; screen < 12; screen += 1) await page.keyboard.press('PageDown');
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await focused())?.campo).toBe('descrizione');
    await expect.poll(async () => (await focused())?.height).toBeGreaterThan(0);
    const before = await focused();
    await page.reload();
    await waitFor(page, all.length, all.length);
    await expect.poll(focused).toEqual(before);
    // The keys go on from there; opened anew, it begins at its top.
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focused())?.id).not.toBe(before?.id);
    await openEstratto(page, all.length);
    await grid.locator('[role="row"][row-index="0"]').first().waitFor();
  });

  it('is grouped as it was, with the same groups open', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await page.getByRole('button', { name: 'Raggruppa' }).click();
    await page.getByLabel('Raggruppa per').selectOption('conto');
    await page.keyboard.press('Escape');
    const groups = page.getByTestId('riga-gruppo');
    await groups.first().click();
    const open = () => page.locator('[role="row"][aria-expanded="true"]').count();
    await expect.poll(open).toBe(1);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/app');
    await page.getByRole('link', { name: 'Estratto Conto', exact: true }).click();
    await page.getByRole('button', { name: 'Gruppi: Conto' }).waitFor();
    await expect.poll(open).toBe(1);
    await waitFor(page, all.length, all.length);
  });
});
