/** Rows on a screen, where a page stands over its grid: as many as on the page of a grid alone. */
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { countWholeRows } from './support/griglia.ts';
import { itAlone as it } from './support/it.ts';

describe.skipIf(noBrowser)('whole rows at 1440 x 900', () => {
  it('are 24 in the prima nota and in the registro of imports', async ({ page, studio }) => {
    await studio.client.call('demo', { body: { righe: 1_200, seme: 7 } });
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti?vista=prima_nota');
    await page.locator('.ag-row[row-index="23"] .ag-cell').first().waitFor({ state: 'attached' });
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(24);
    await page.goto('/app/importestratto');
    await page.getByRole('tab', { name: 'Registro importazioni' }).click();
    await page.locator('.ag-row[row-index="23"] .ag-cell').first().waitFor({ state: 'attached' });
    await page
      .getByTestId('workspace-importazioni')
      .evaluate((grid) => grid.scrollIntoView({ block: 'end' }));
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(24);
  });
});
