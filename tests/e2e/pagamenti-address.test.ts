/** What narrows the desk stands in the page's address: it can be sent, kept and gone back to. */
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { movimenti } from './support/banco.ts';
import { nuovo } from '#tests/contract/support/soggetti.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { importUfficio, movimento } from './support/parita.ts';

const MOVIMENTI = [
  movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL'),
  movimento('2026-05-11', -1_250, 'COMMISSIONI TRIMESTRALI'),
  movimento('2026-05-12', 1_500, 'GIRO DA CLIENTE NON INDICATO'),
];

async function importOnce(client: Client): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length > 0) return;
  await importUfficio(client, MOVIMENTI, [
    { numero: '1/2026', chi: 'Bottega Aterno', importo: 9_900, data: '2026-01-10', scadenza: '2026-02-10' },
  ]);
}

describe.skipIf(noBrowser)('the address of the desk', () => {
  it('keeps tab, words and filters of columns; Back takes them one by one, a link brings them all', async ({
    page,
    studio: { client },
  }) => {
    await importOnce(client);
    await page.goto('/app/pagamenti');
    const count = (text: string) => movimenti(page).getByText(text, { exact: true }).waitFor();
    const parameters = () => new URL(page.url()).searchParams;
    const tabs = page.getByTestId('schede');
    await count('3 movimenti');

    await tabs.getByText(/^Senza documento/).click();
    await expect.poll(() => parameters().get('scheda')).toBe('senza');
    // Who pressed a tab works on its rows: the keys are there, and not on the tab.
    await movimenti(page).locator('.ag-cell:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await movimenti(page).locator('.ag-row[row-index="1"] .ag-cell:focus').waitFor();
    expect(parameters().get('scheda')).toBe('senza');

    // A filter as it is typed in the head of its column.
    await movimenti(page)
      .getByRole('textbox', { name: /^Filtro di Importo/ })
      .first()
      .fill('>0');
    await expect.poll(() => parameters().get('f.residuo')).toBe('>0');
    await count('2 di 3 movimenti');

    await movimenti(page).getByRole('searchbox').fill('tronto');
    await expect.poll(() => parameters().get('q')).toBe('tronto');
    await count('1 di 3 movimenti');

    // The same again for whoever opens the link: the other side does not take the filter for its own.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await movimenti(other).getByText('1 di 3 movimenti', { exact: true }).waitFor();
    await expect.poll(() => movimenti(other).getByRole('searchbox').inputValue()).toBe('tronto');
    await movimenti(other).getByRole('button', { name: 'Dettagli' }).click();
    await other.getByTestId('workspace-pagamenti-partite').getByText('1 partita', { exact: true }).waitFor();
    await other.close();

    // To another face and back; its grid has none of these filters.
    await page.getByRole('radiogroup', { name: 'Che cosa mostrare' }).getByText('Registro').click();
    await expect.poll(() => parameters().get('vista')).toBe('registro');
    expect(parameters().get('f.residuo')).toBeNull();
    await page.goBack();
    await expect.poll(() => parameters().get('f.residuo')).toBe('>0');
    await count('1 di 3 movimenti');
    await page.goBack();
    await expect.poll(() => parameters().get('f.residuo')).toBeNull();
    await page.goBack();
    await expect.poll(() => parameters().get('scheda')).toBeNull();
    await count('3 movimenti');

    // An empty tab speaks of what it holds; of a search only where there is one.
    await tabs.getByText(/^Spiegate/).click();
    await movimenti(page).getByText('Nessun movimento spiegato in questo periodo').waitFor();
    await movimenti(page).getByRole('searchbox').fill('tronto');
    await movimenti(page)
      .getByText(/^Nessuna riga corrisponde: cancella la ricerca/)
      .waitFor();
  });

  it('asks for names, says when they cannot be read, and asks once more', async ({
    page,
    complaints,
    studio: { client },
  }) => {
    complaints.expect(/ERR_FAILED .*soggetti/);
    await importOnce(client);
    const crea = ['Cantina del Piave', 'Vetreria Isonzo'].map((name) => nuovo(name));
    await client.call('soggettiModifica', { body: { crea } });
    await page.goto('/app/pagamenti');
    await page.getByRole('button', { name: 'Filtri', exact: true }).click();
    const names = (url: URL) => url.pathname === '/api/soggetti' && url.searchParams.has('q');
    const cut = () => page.route(names, async (route) => await route.abort());
    const field = page.getByRole('combobox', { name: 'Soggetto' });
    const refused = page.getByRole('option', { name: /^La ricerca non è riuscita/ });
    const again = page.getByRole('option', { name: 'Riprova', exact: true });
    const chosen = () => new URL(page.url()).searchParams.get('id_soggetto');

    await cut();
    await field.pressSequentially('piave');
    await refused.waitFor();
    // Still away: said again, and nothing is chosen.
    await again.click();
    await refused.waitFor();
    expect(chosen()).toBe(null);
    await page.unroute(names);
    await again.click();
    await page.getByRole('option', { name: 'Cantina del Piave' }).click();
    await expect.poll(chosen).not.toBe(null);
    await expect.poll(() => field.inputValue()).toBe('Cantina del Piave');
    const first = chosen();

    // Another name over the one that was chosen, and the same by the keys alone.
    await cut();
    await field.fill('isonzo');
    await refused.waitFor();
    await page.unroute(names);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Vetreria Isonzo' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(chosen).not.toBe(first);
  });
});
