/** Rows on a screen, where a page stands over its grid: as many as on the page of a grid alone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { noBrowser } from './support/browser.ts';
import { countWholeRows } from './support/griglia.ts';
import { itAloneOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

/** The demonstration office, once for the file. */
async function fill(client: Client): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0)
    await client.call('demo', { body: { righe: 1_200, seme: 7 } });
}

/** The details beside the list of the desk that stands, where they are not yet. */
async function showDettagli(page: Page): Promise<void> {
  const dettagli = page.getByTestId('dettagli');
  if (!(await dettagli.isVisible())) await page.getByRole('button', { name: 'Dettagli' }).click();
  await dettagli.waitFor();
}

describe.skipIf(noBrowser)('whole rows at 1440 x 900', () => {
  it('are 24 in the prima nota and in the registro of imports', async ({ page, studio }) => {
    await fill(studio.client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await goTo(page, '/app/pagamenti?vista=prima_nota');
    await page.locator('.ag-row[row-index="23"] .ag-cell').first().waitFor({ state: 'attached' });
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(24);
    await goTo(page, '/app/importestratto');
    await page.getByRole('tab', { name: 'Registro importazioni' }).click();
    await page.locator('.ag-row[row-index="23"] .ag-cell').first().waitFor({ state: 'attached' });
    await page
      .getByTestId('workspace-importazioni')
      .evaluate((grid) => grid.scrollIntoView({ block: 'end' }));
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(24);
  });

  it('are 24 in the registro of pagamenti and in the solleciti, and 8 at 200 %', async ({
    page,
    studio: { client },
  }) => {
    await fill(client);
    const pages = [
      '/app/pagamenti?vista=registro',
      '/app/pagamenti?vista=spiegati',
      '/app/scadenziario/solleciti',
    ];
    for (const address of pages) {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await goTo(page, address);
      await page.locator('.ag-row[row-index="23"] .ag-cell').first().waitFor({ state: 'attached' });
      await expect.poll(() => countWholeRows(page), { message: address }).toBeGreaterThanOrEqual(24);
      await page.setViewportSize({ width: 720, height: 450 });
      await expect.poll(() => countWholeRows(page), { message: address }).toBeGreaterThanOrEqual(8);
    }
  });

  it('of the desk have one row of tabs and tools over them at 1280, and one of faces', async ({
    page,
    studio: { client },
  }) => {
    await fill(client);
    await page.setViewportSize({ width: 1_280, height: 800 });
    // Opened anew: the details are shut.
    await page.goto('/app/pagamenti');
    const movimenti = page.getByTestId('workspace-pagamenti-movimenti');
    await movimenti.locator('.ag-row .ag-cell').first().waitFor();
    const searchbox = movimenti.getByRole('searchbox');
    /** How far apart the middles of some parts stand from top to bottom. */
    const spread = async (...parts: readonly Locator[]): Promise<number> => {
      const boxes = await Promise.all(parts.map((each) => each.boundingBox()));
      const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Infinity));
      return Math.max(...middles) - Math.min(...middles);
    };
    const tabs = movimenti.getByTestId('schede');
    const faces = page.getByRole('radiogroup', { name: 'Che cosa mostrare' });
    const accept = page.getByRole('button', { name: 'Accetta sopra la soglia' });
    const undo = movimenti.getByRole('button', { name: 'Dettagli' });
    await expect.poll(() => spread(faces, accept)).toBeLessThan(8);
    await expect.poll(() => spread(tabs, searchbox, undo)).toBeLessThan(8);
    await undo.click();
    await page.getByTestId('dettagli').waitFor();
    const tools = movimenti.getByRole('button', { name: 'Strumenti' });
    await expect.poll(() => spread(tabs, searchbox, tools)).toBeLessThan(8);
    // What is sought is typed over them, and told under them.
    await page.keyboard.press('Control+f');
    await page.keyboard.type('pos');
    await expect.poll(async () => (await searchbox.boundingBox())?.width ?? 0).toBeGreaterThan(150);
    await expect.poll(() => spread(tabs, searchbox, tools)).toBeLessThan(8);
    await movimenti
      .getByRole('button', { name: /ricerca|pos/i })
      .first()
      .waitFor();
  });

  it('of the desk beside its details at 1280 have whole words, and a document beside its score', async ({
    page,
    studio: { client },
  }) => {
    await fill(client);
    await page.setViewportSize({ width: 1_280, height: 800 });
    await goTo(page, '/app/pagamenti?scheda=sicure');
    const movimenti = page.getByTestId('workspace-pagamenti-movimenti');
    const cells = movimenti.locator('.ag-row:not(.ag-row-loading) [col-id="punteggio"]');
    await cells.getByText(/^\d+%/).first().waitFor();
    await showDettagli(page);
    /** Words that stand on two lines, and what stands beside the score but is cut. */
    const findBroken = () =>
      cells.evaluateAll((drawn) => {
        const broken: string[] = [];
        for (const cell of drawn) {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            for (const word of (texts.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
              const range = document.createRange();
              range.setStart(texts.currentNode, word.index);
              range.setEnd(texts.currentNode, word.index + word[0].length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                broken.push(word[0]);
            }
        }
        return drawn.length === 0 ? null : broken;
      });
    const narrow = async () => (await cells.first().boundingBox())?.width ?? Infinity;
    await expect.poll(narrow).toBeLessThan(160);
    await expect.poll(findBroken).toEqual([]);
  });

  it('tell names and reasons whole, in as many columns as there are', async ({
    page,
    studio: { client },
  }) => {
    await fill(client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    /** What a cell of a column holds and does not show; null before there is any. */
    const listCut = (field: string, grid = '') =>
      page.locator(`${grid} .ag-row .ag-cell[col-id="${field}"]`).evaluateAll((cells) =>
        cells.length === 0
          ? null
          : cells
              .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
              .filter(
                (each) =>
                  getComputedStyle(each).overflow !== 'visible' &&
                  (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4),
              )
              .map((each) => each.textContent),
      );
    await goTo(page, '/app/pagamenti?vista=prima_nota');
    for (const field of ['conto', 'soggetto']) await expect.poll(() => listCut(field)).toEqual([]);
    // A code that lost its last letters is no code.
    await goTo(page, '/app/anagrafiche');
    for (const field of ['partita_iva', 'codice_fiscale', 'iban'])
      await expect.poll(() => listCut(field), { message: field }).toEqual([]);
    await goTo(page, '/app/report?report=conti');
    await expect.poll(() => listCut('nome')).toEqual([]);
    const edge = async (): Promise<number> => {
      const box = await page.getByRole('columnheader', { name: 'Aperti', exact: true }).boundingBox();
      return (box?.x ?? Infinity) + (box?.width ?? 0);
    };
    await expect.poll(edge).toBeLessThanOrEqual(1_440);
    // Opened anew: the details are shut.
    await page.goto('/app/pagamenti?scheda=sicure');
    const desk = ['data', 'descrizione', 'punteggio'];
    for (const field of desk) await expect.poll(() => listCut(field), { message: field }).toEqual([]);
    const beside = async (field: string) =>
      (await listCut(field, '[data-testid="workspace-pagamenti-movimenti"]'))?.filter(
        (text) => !(text ?? '').includes(' e altri '),
      );
    // Of many soggetti or documents the details tell each.
    for (const tab of ['sicure', 'senza', 'spiegate']) {
      await goTo(page, `/app/pagamenti?scheda=${tab}`);
      await page.locator('.ag-row .ag-cell[col-id="punteggio"]').first().waitFor();
      await showDettagli(page);
      for (const field of desk)
        await expect
          .poll(() => beside(field), { message: `${field} of ${tab}, beside the details` })
          .toEqual([]);
    }
    // In a narrower window the texts give up some of their room: the proposal is not a scroll away.
    await page.setViewportSize({ width: 1_280, height: 800 });
    const hidden = () =>
      page
        .locator('[data-testid="workspace-pagamenti-movimenti"] .ag-grid-viewport')
        .evaluate((rows) => rows.scrollWidth - rows.clientWidth);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });

  it('name whoever they are of whole, over the matrice and beside the calendario', async ({
    page,
    studio: { client },
  }) => {
    await fill(client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    const listCut = (texts: string) =>
      page.locator(texts).evaluateAll((found) =>
        found.length === 0
          ? null
          : found
              .flatMap((each) => [each, ...each.querySelectorAll('*')])
              .filter(
                (each) =>
                  getComputedStyle(each).overflow !== 'visible' &&
                  (each.scrollHeight > each.clientHeight + 4 || each.scrollWidth > each.clientWidth + 1),
              )
              .map((each) => each.textContent),
      );
    await goTo(page, '/app/matrice-agenti');
    await expect.poll(() => listCut('.q-titolo-piegato .ag-header-cell-text')).toEqual([]);
    await goTo(page, '/app/scadenziario');
    await expect.poll(() => listCut('.ag-row .ag-cell[col-id="ragione_sociale"]')).toEqual([]);
  });
});
