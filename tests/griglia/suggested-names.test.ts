/** Names that are proposed while they are typed. */
import { describe, expect } from 'vitest';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, nextSave } from '#tests/e2e/support/celle.ts';
import { it } from './support/it.ts';

describe.skipIf(noBrowser)('names', () => {
  it('are proposed while one is typed, and tie the row to its soggetto', async ({ page, studio }) => {
    await studio.client.call('demo', { body: { righe: 600, seme: 7 } });
    const { righe } = await studio.client.call('estrattoConto', {
      query: { natura: 'partita', limit: 5_000 },
    });
    const known = righe.find(({ id_soggetto }) => id_soggetto !== null);
    const { soggetti } = await studio.client.call('cerca', {
      query: { q: (known?.ragione_sociale ?? '').slice(0, 6) },
    });
    const [soggetto] = soggetti;
    if (!soggetto) throw new Error('the demonstration has soggetti');
    await page.setViewportSize({ width: 3_200, height: 900 });
    await page.goto('/app/estrattoconto');
    await cella(page, 4, 'ragione_sociale').waitFor();
    await cella(page, 4, 'ragione_sociale').click();
    // Faster than any hand: the key that opens the editor is one of the name.
    await page.keyboard.type((known?.ragione_sociale ?? '').slice(0, 6));
    const list = page.getByRole('listbox', { name: 'Ragione sociale: proposte' });
    await list.getByRole('option').first().getByText(soggetto.ragione_sociale).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const saved = nextSave(page);
    await page.keyboard.press('Enter');
    const { righe: written } = (await (await saved).json()) as {
      righe: { ragione_sociale: string; id_soggetto: number }[];
    };
    expect(written).toMatchObject([{ ragione_sociale: soggetto.ragione_sociale, id_soggetto: soggetto.id }]);
    await expect.poll(() => cella(page, 4, 'ragione_sociale').innerText()).toBe(soggetto.ragione_sociale);

    // Alt with the arrow opens the cell with the names.
    await cella(page, 4, 'ragione_sociale').click();
    await page.keyboard.press('Alt+ArrowDown');
    await list.getByRole('option').first().getByText(soggetto.ragione_sociale).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    // A name that nobody has is written all the same, and ties to no one.
    await cella(page, 4, 'ragione_sociale').click();
    const free = nextSave(page);
    await page.keyboard.type('Zeta mai vista S.r.l.');
    await page.getByText('Nessun nome così in anagrafica').waitFor();
    await page.keyboard.press('Enter');
    expect(await (await free).json()).toMatchObject({
      righe: [{ ragione_sociale: 'Zeta mai vista S.r.l.', id_soggetto: null }],
    });
  });
});
