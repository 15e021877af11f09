/** Ranges of cells by mouse and keyboard, their sums, and the totals of what is filtered. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import type { Movimento } from '#tests/e2e/support/banca.ts';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { barra, cella, fillMovimenti, intestazione, openCelle } from '#tests/e2e/support/celle.ts';
import { it } from './support/it.ts';

const RIGHE = 400;
let movimenti: Movimento[] = [];

async function open(page: Page, studio: { client: Client }): Promise<void> {
  movimenti = await fillMovimenti(studio, RIGHE);
  await openCelle(page, `${RIGHE} movimenti`);
}

/** The rows as the grid shows them at first: the latest day on top. */
const shown = async (page: Page, from: number, to: number): Promise<Movimento[]> => {
  const rows: Movimento[] = [];
  for (let at = from; at <= to; at += 1) {
    const text = await cella(page, at, 'descrizione').innerText();
    const found = movimenti.find(({ descrizione }) => descrizione === text);
    if (!found) throw new Error(`not a row of ours: ${text}`);
    rows.push(found);
  }
  return rows;
};
const flows = (rows: readonly Movimento[]) => {
  const amounts = rows.map(({ importo }) => importo);
  const dare = sumCentesimi(amounts.filter((importo) => importo < 0).map((importo) => -importo));
  const avere = sumCentesimi(amounts.filter((importo) => importo > 0));
  return { dare, avere };
};

/** Draws a range by dragging. */
async function drag(page: Page, from: [number, string], to: [number, string]): Promise<void> {
  const [a, b] = [await cella(page, ...from).boundingBox(), await cella(page, ...to).boundingBox()];
  if (!a || !b) throw new Error('the cells are not on screen');
  await page.mouse.move(a.x + 12, a.y + 12);
  await page.mouse.down();
  await page.mouse.move(b.x + 12, b.y + 12, { steps: 6 });
  await page.mouse.up();
}

describe.skipIf(noBrowser)('cells', () => {
  it('dragged over are summed to the cent, and said aloud', async ({ page, studio }) => {
    await open(page, studio);
    await drag(page, [2, 'dare'], [7, 'avere']);
    const { dare, avere } = flows(await shown(page, 2, 7));
    const sums = `Somma ${formatImporto(dare + avere)}`;
    await expect.poll(() => barra(page)).toContain(`Selezione: 12 celle, 6 piene ${sums}`);
    expect(await barra(page)).toContain(
      `Dare ${formatImporto(dare)} Avere ${formatImporto(avere)} Differenza ${formatImporto(avere - dare)}`,
    );
    await page
      .getByTestId('voce-celle')
      .getByText(`12 celle selezionate, somma ${formatImporto(dare + avere)}`)
      .waitFor({ state: 'attached' });
    // As in a spreadsheet, typing still goes where the drag began.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('col-id'))).toBe('dare');
  });

  it('of several ranges count once, wherever they overlap', async ({ page, studio }) => {
    await open(page, studio);
    await cella(page, 1, 'dare').click();
    await cella(page, 4, 'avere').click({ modifiers: ['Shift'] });
    await cella(page, 3, 'avere').click({ modifiers: ['Control'] });
    await cella(page, 6, 'saldo').click({ modifiers: ['Shift'] });
    await expect.poll(() => barra(page)).toContain('Selezione: 14 celle');
  });

  it('are those that the focus is in, for a key pressed before the grid has told where it went', async ({
    page,
    studio,
  }) => {
    await open(page, studio);
    await cella(page, 0, 'dare').click();
    await expect
      .poll(() => cella(page, 0, 'dare').evaluate((each) => each === document.activeElement))
      .toBe(true);
    // Both within one task, as when the page was busy while they were pressed.
    await page.evaluate(() => {
      const press = (init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        );
      press({ key: 'ArrowDown', code: 'ArrowDown' });
      press({ key: 'ArrowRight', code: 'ArrowRight', shiftKey: true });
    });
    const [second] = await shown(page, 1, 1);
    await expect.poll(() => barra(page)).toContain('Selezione: 2 celle');
    expect(await barra(page)).toContain(formatImporto(second?.importo ?? 0));
  });

  it('are taken by keyboard alone, to the edges, by rows, columns and all', async ({ page, studio }) => {
    await open(page, studio);
    await cella(page, 0, 'dare').click();
    await page.keyboard.press('Shift+ArrowRight');
    // From edge to edge of what is filled, to the last row.
    for (let row = 0; row < RIGHE; row += 1) await page.keyboard.press('Control+Shift+ArrowDown');
    const { dare, avere } = flows(movimenti);
    await expect
      .poll(() => barra(page))
      .toContain(`Selezione: 800 celle, 400 piene Somma ${formatImporto(dare + avere)}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Space');
    const columns = await page.locator('[role="columnheader"][col-id]:not([col-id^="ag-"])').count();
    await expect.poll(() => barra(page)).toContain(`Selezione: ${columns} celle`);
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('Control+a');
    await expect.poll(() => barra(page)).toContain(`Selezione: ${formatInteger(columns * RIGHE)} celle`);
    await page.keyboard.press('Escape');
    await expect.poll(() => barra(page)).toContain(`In vista: ${RIGHE} movimenti`);
  });

  it('are gone to at the edges of their own, never among the boxes', async ({ page, studio }) => {
    await open(page, studio);
    const here = () =>
      page.evaluate(() => {
        const cell = document.activeElement?.closest('[col-id]');
        const row = cell?.closest('[row-index]')?.getAttribute('row-index');
        return `${row} ${cell?.getAttribute('col-id')}`;
      });
    await cella(page, 3, 'descrizione').click();
    await page.keyboard.press('Home');
    await expect.poll(here).toBe('3 data');
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(here).toBe('3 descrizione');
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(here).toBe('3 data');
    await page.keyboard.press('End');
    await expect.poll(here).toBe('3 riferimento');
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+ArrowDown');
    await expect.poll(here).toBe(`${RIGHE - 1} data`);
    await page.keyboard.press('Control+ArrowUp');
    await page.keyboard.press('Home');
    await expect.poll(here).toBe('0 data');
    // Beside the cells the row is still the one in use.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(here).toBe('0 ag-Grid-SelectionColumn');
    await page.keyboard.press('Home');
    await expect.poll(here).toBe('0 data');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(here).toBe('0 data');
  });

  it('are gone to, and taken, by blocks of filled ones, as in a spreadsheet', async ({ page, studio }) => {
    await open(page, studio);
    const filled = (await shown(page, 0, 15)).map(({ importo }) => importo < 0);
    /** Where Ctrl and the arrow down lead from a row. */
    const next = (from: number): number => {
      if (filled[from] === true && filled[from + 1] === true) return filled.indexOf(false, from) - 1;
      return filled.indexOf(true, from + 1);
    };
    const row = () =>
      page.evaluate(() =>
        Number(
          document.activeElement
            ?.closest('[col-id="dare"]')
            ?.closest('[row-index]')
            ?.getAttribute('row-index'),
        ),
      );
    const [one, two, three] = [next(0), next(next(0)), next(next(next(0)))];
    expect(Math.min(one, two, three), 'within the rows in sight').toBeGreaterThan(0);
    await cella(page, 0, 'dare').click();
    for (const at of [one, two, three]) {
      await page.keyboard.press('Control+ArrowDown');
      await expect.poll(row).toBe(at);
    }
    await page.keyboard.press('Control+Home');
    await cella(page, 0, 'dare').click();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain(`Selezione: ${one + 1} celle`);
    // The range grows along the line of the cell in use, whatever stands at its other side.
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain(`Selezione: ${(two + 1) * 2} celle`);
  });

  it('held by a finger have their menu, about the row under it, and nothing else happens as it lifts', async ({
    page,
    studio,
  }) => {
    await open(page, studio);
    await cella(page, 7, 'descrizione').click();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // A hand without keys is told of none.
    await page.getByPlaceholder('Cerca', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Tasti rapidi' }).count()).toBe(0);
    const box = await cella(page, 2, 'descrizione').boundingBox();
    if (!box) throw new Error('the cell is not on screen');
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Modifica le righe…' }).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await menu.getByRole('menuitem', { name: 'Modifica le righe…' }).click();
    await page.getByText('Modifica 1 movimento', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const inUse = () =>
      page.evaluate(() => document.activeElement?.closest('[row-index]')?.getAttribute('row-index'));
    await expect.poll(inUse).toBe('2');
  });

  it('keep their sense when the rows are sorted, and a header gives its column', async ({ page, studio }) => {
    await open(page, studio);
    await cella(page, 3, 'dare').click();
    await cella(page, 9, 'saldo').click({ modifiers: ['Shift'] });
    await expect.poll(() => barra(page)).toContain('Selezione: 21 celle');
    const before = await barra(page);
    await intestazione(page, 'saldo').click();
    await expect.poll(() => intestazione(page, 'saldo').getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(() => barra(page)).toBe(before);
    await intestazione(page, 'avere').click({ modifiers: ['Alt'] });
    const { avere } = flows(movimenti);
    await expect.poll(() => barra(page)).toContain(`Selezione: ${RIGHE} celle`);
    expect(await barra(page)).toContain(`Somma ${formatImporto(avere)}`);
    await expect.poll(() => intestazione(page, 'avere').getAttribute('aria-sort')).not.toBe('ascending');
  });

  it('drawn backwards are the same cells, and a right press at their edge is about them', async ({
    page,
    studio,
  }) => {
    await open(page, studio);
    await cella(page, 3, 'dare').click();
    await cella(page, 9, 'saldo').click({ modifiers: ['Shift'] });
    await expect.poll(() => barra(page)).toContain('Selezione: 21 celle');
    const forwards = await barra(page);
    await page.keyboard.press('Escape');
    await cella(page, 9, 'saldo').click();
    await cella(page, 3, 'dare').click({ modifiers: ['Shift'] });
    await expect.poll(() => barra(page)).toBe(forwards);
    await cella(page, 9, 'saldo').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    expect(await barra(page)).toBe(forwards);
  });

  it('of the pinned totals follow the filter', async ({ page, studio }) => {
    await open(page, studio);
    const total = (field: string) => page.locator(`.ag-row[row-index^="b-"] .ag-cell[col-id="${field}"]`);
    const { dare, avere } = flows(movimenti);
    await expect.poll(() => total('dare').innerText()).toBe(formatImporto(dare));
    await expect.poll(() => total('avere').innerText()).toBe(formatImporto(avere));
    await page.getByRole('searchbox', { name: 'Cerca in tutte le colonne' }).fill('000012');
    const found = flows(movimenti.filter(({ descrizione }) => descrizione.includes('000012')));
    const wanted = [found.dare, found.avere].map(formatImporto);
    await expect
      .poll(async () => [await total('dare').innerText(), await total('avere').innerText()])
      .toEqual(wanted);
  });

  it('have the keys again once the menu of a row closes, and what it opened', async ({ page, studio }) => {
    await open(page, studio);
    const inUse = cella(page, 2, 'descrizione');
    const has = () => inUse.evaluate((cell) => cell === document.activeElement);
    await inUse.click({ button: 'right' });
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(has).toBe(true);
    await inUse.click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Modifica le righe…' }).click();
    const asked = page.getByRole('combobox').and(page.locator(':focus'));
    await asked.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(has).toBe(true);
  });

  it('have their keys listed, by the key that everyone tries', async ({ page, studio }) => {
    await open(page, studio);
    await cella(page, 0, 'nota').click();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Tasti rapidi' });
    for (const text of [
      'Copia con le intestazioni',
      'Riempi in giù',
      'Annulla',
      'Allarga la selezione fino a quel bordo',
    ])
      await dialog.getByText(text, { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    // At the very moment in which it is gone the keys are for the cells again.
    const back = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('[role="dialog"]')) return;
            observer.disconnect();
            resolve(document.activeElement?.closest('.ag-cell') !== null);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.keyboard.press('Escape');
    expect(await back).toBe(true);
    // With a range drawn, the page is as accessible as before.
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain('Selezione: 2 celle');
    expect(await findViolations(page)).toEqual([]);
  });
});
