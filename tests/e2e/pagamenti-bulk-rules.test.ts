/** One press accepts what is sure and explains what the rules know: both are in its list, line by line. */
import { describe, expect } from 'vitest';
import { searchAbbinamenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

describe.skipIf(noBrowser)('what is accepted together', () => {
  it('lists what the rules take beside what is accepted, and leaves what is taken off', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(
      client,
      [
        movimento('2026-10-08', 51_200, 'BONIFICO DA FORNACE PESCARA SRL SALDO FT 81/2026'),
        movimento('2026-10-09', -1_250, 'COMMISSIONI TRIMESTRALI'),
        movimento('2026-10-10', -390, 'COMMISSIONI SU BONIFICO'),
      ],
      [documento('81/2026', 'Fornace Pescara S.r.l.', 51_200, '2026-09-01', '2026-10-05')],
    );
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
    await dialog.getByRole('checkbox', { name: /^Spiega anche 2 movimenti con le regole/ }).check();
    const lines = dialog.getByLabel('Che cosa si accetta').getByRole('checkbox');
    await expect
      .poll(() => lines.allInnerTexts())
      .toEqual([
        expect.stringMatching(/FORNACE PESCARA[\s\S]*Fornace Pescara S\.r\.l\. · 81\/2026[\s\S]*512,00/),
        expect.stringMatching(/COMMISSIONI TRIMESTRALI[\s\S]*Commissioni senza causale[\s\S]*-12,50/),
        expect.stringMatching(/COMMISSIONI SU BONIFICO[\s\S]*Commissioni senza causale[\s\S]*-3,90/),
      ]);
    const sums = dialog.getByTestId('anteprima-regole');
    await expect.poll(() => sums.innerText()).toMatch(/Commissioni senza causale\s+2\s+-16,40/);
    await lines.nth(1).click();
    await expect.poll(() => sums.innerText()).toMatch(/Commissioni senza causale\s+1\s+-3,90/);
    // While the rules are at work it says so, and what was pressed stays what it was.
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    const applied = (url: URL) => url.pathname === '/api/regole/applica';
    await page.route(applied, async (route) => {
      await free;
      await route.continue();
    });
    const press = dialog.getByRole('button', { name: 'Accetta 1 abbinamento e spiega 1 movimento' });
    await press.click();
    await dialog.getByText('Applico le regole a 1 movimento', { exact: true }).waitFor();
    await expect.poll(() => press.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Ferma' }).getAttribute('aria-disabled'))
      .toBe('true');
    letGo();
    await dialog.waitFor({ state: 'hidden' });
    const query = { natura: 'movimento' as const };
    const { righe } = await client.call('estrattoConto', { query });
    expect(new Map(righe.map(({ descrizione, stato }) => [descrizione.slice(0, 15), stato]))).toEqual(
      new Map([
        ['BONIFICO DA FOR', 'chiusa'],
        ['COMMISSIONI TRI', 'aperta'],
        ['COMMISSIONI SU ', 'chiusa'],
      ]),
    );
  });
});
