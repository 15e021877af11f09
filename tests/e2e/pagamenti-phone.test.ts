/** Payments on a phone: every face fits, and every face can be reached. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import type { Studio } from './support/studio.ts';

const LARGHEZZA = 390;
const grid = (id: string) => (page: Page) => page.getByTestId(`workspace-${id}`);
/** Each with what stands there once it has come. */
const FACCE: Readonly<Record<string, (page: Page) => Locator>> = {
  'Da abbinare': grid('pagamenti-movimenti'),
  Registro: grid('pagamenti-registro'),
  Azioni: grid('pagamenti-azioni'),
  'Voci e regole': (page) => page.getByRole('heading', { name: 'Regole', exact: true }),
  'Prima nota': grid('prima-nota'),
  Chiusura: (page) => page.getByRole('heading', { name: 'Quale conto?' }),
};

/** The desk of the demonstration office, on a phone. */
async function open(page: Page, { client }: Studio): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0)
    await client.call('demo', { body: { righe: 120, seme: 7, da_riconciliare: 'anno' } });
  await page.setViewportSize({ width: LARGHEZZA, height: 844 });
  await page.goto('/app/pagamenti');
}

describe.skipIf(noBrowser)('payments on a phone', () => {
  it('shows every face without scrolling the page sideways', async ({ page, studio }) => {
    await open(page, studio);
    const faces = page.getByRole('combobox', { name: 'Che cosa mostrare' });
    for (const [name, arrivata] of Object.entries(FACCE)) {
      const box = await faces.boundingBox();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? LARGHEZZA) + (box?.width ?? 0), name).toBeLessThanOrEqual(LARGHEZZA);
      await faces.selectOption({ label: name });
      await arrivata(page).waitFor();
      // What is wider than its own frame scrolls in it: grids alone may be.
      const larghi = await page.evaluate((width) => {
        const wide = [...document.querySelectorAll('main *')].filter(
          (each) =>
            each.closest('[data-workspace]') === null && each.getBoundingClientRect().right > width + 1,
        );
        return {
          pagina: document.documentElement.scrollWidth,
          fuori: wide.map((each) => each.outerHTML.slice(0, 80)),
        };
      }, LARGHEZZA);
      expect(larghi, name).toEqual({ pagina: LARGHEZZA, fuori: [] });
    }
  });

  it('has its first movimento near the top, with its day, its text and its amount in sight', async ({
    page,
    studio,
  }) => {
    await open(page, studio);
    const first = page.getByTestId('workspace-pagamenti-movimenti').locator('.ag-row[row-index="0"]');
    await first.locator('.ag-cell[col-id="residuo"]').waitFor();
    // The bar of the product, one row of the page, two of the list, its headers and their filters.
    const top = async () => (await first.boundingBox())?.y ?? Infinity;
    await expect.poll(top).toBeLessThanOrEqual(210);
    const right = async (field: string) => {
      const box = await first.locator(`.ag-cell[col-id="${field}"]`).boundingBox();
      return (box?.x ?? LARGHEZZA) + (box?.width ?? 0);
    };
    for (const field of ['data', 'descrizione', 'residuo'])
      await expect.poll(() => right(field), { message: field }).toBeLessThanOrEqual(LARGHEZZA);
  });

  it('tells a hand that touches of no key, and one at a keyboard of those it has', async ({
    page,
    studio,
  }) => {
    await open(page, studio);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.getByText(/^Senza documento/).click();
    const first = page.getByTestId('workspace-pagamenti-movimenti').locator('.ag-row[row-index="0"]');
    await first.locator('.ag-cell[col-id="residuo"]').click();
    const hint = page.getByTestId('pannello-proposte').getByText(/^Nessuna proposta/);
    await expect
      .poll(() => hint.innerText())
      .toBe('Nessuna proposta. Spunta le partite che paga (M per cercarle), o dì che cos’è.');
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await touch.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'hover', value: 'none' },
        { name: 'pointer', value: 'coarse' },
      ],
    });
    await expect
      .poll(() => hint.innerText())
      .toBe('Nessuna proposta. Spunta le partite che paga, o dì che cos’è.');
  });
});
