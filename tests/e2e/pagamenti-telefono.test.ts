/** Payments on a phone: every face fits, and every face can be reached. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';

const LARGHEZZA = 390;
const griglia = (id: string) => (page: Page) => page.getByTestId(`workspace-${id}`);
/** Each with what stands there once it has come. */
const FACCE: Readonly<Record<string, (page: Page) => Locator>> = {
  'Da abbinare': griglia('pagamenti-movimenti'),
  Registro: griglia('pagamenti-registro'),
  Azioni: griglia('pagamenti-azioni'),
  'Voci e regole': (page) => page.getByRole('heading', { name: 'Regole', exact: true }),
  'Prima nota': griglia('prima-nota'),
  Chiusura: (page) => page.getByText('Scegli il conto, e il primo e l’ultimo giorno del periodo.'),
};

describe.skipIf(noBrowser)('payments on a phone', () => {
  it('shows every face without scrolling the page sideways', async ({ page, studio }) => {
    await studio.client.call('demo', { body: { righe: 120, seme: 7, da_riconciliare: 'anno' } });
    await page.setViewportSize({ width: LARGHEZZA, height: 844 });
    await page.goto('/app/pagamenti');
    const facce = page.getByRole('radiogroup', { name: 'Che cosa mostrare' });
    for (const [nome, arrivata] of Object.entries(FACCE)) {
      const faccia = facce.getByText(nome, { exact: true });
      const box = await faccia.boundingBox();
      expect(box?.x, nome).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? LARGHEZZA) + (box?.width ?? 0), nome).toBeLessThanOrEqual(LARGHEZZA);
      await faccia.click();
      await facce.getByRole('radio', { name: nome, checked: true }).waitFor();
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
      expect(larghi, nome).toEqual({ pagina: LARGHEZZA, fuori: [] });
    }
  });
});
