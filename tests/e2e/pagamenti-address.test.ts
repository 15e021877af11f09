/** What narrows the desk stands in the page's address: it can be sent, kept and gone back to. */
import { describe, expect } from 'vitest';
import { movimenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { importUfficio, movimento } from './support/parita.ts';

const MOVIMENTI = [
  movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL'),
  movimento('2026-05-11', -1_250, 'COMMISSIONI TRIMESTRALI'),
  movimento('2026-05-12', 1_500, 'GIRO DA CLIENTE NON INDICATO'),
];

describe.skipIf(noBrowser)('the address of the desk', () => {
  it('keeps tab, words and filters of columns; Back takes them one by one, a link brings them all', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(client, MOVIMENTI, [
      { numero: '1/2026', chi: 'Bottega Aterno', importo: 9_900, data: '2026-01-10', scadenza: '2026-02-10' },
    ]);
    await page.goto('/app/pagamenti');
    const count = (text: string) => movimenti(page).getByText(text, { exact: true }).waitFor();
    const parameters = () => new URL(page.url()).searchParams;
    const tabs = page.getByTestId('schede');
    await count('3 movimenti');

    await tabs.getByText(/^Senza documento/).click();
    await expect.poll(() => parameters().get('scheda')).toBe('senza');

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
});
