/** The shell's own journeys: a session that ends during the work, panels, preferences, the command palette. */
import { describe, expect } from 'vitest';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';

describe.skipIf(noBrowser)('the shell', () => {
  it('keeps the page and what was typed when the session ends during the work', async ({
    page,
    studio,
    context,
    complaints,
  }) => {
    complaints.expect(/status of 401|^Errore nel recupero notifiche .*non_autenticato/);
    await page.goto('/uikit/input');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const field = page.getByRole('textbox').first();
    await field.fill('scritto prima');
    await context.clearCookies({ name: 'quadra_sessione' });
    // A call in the middle of the work: the notifications, read again when the window gets the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const dialog = page.getByRole('alertdialog', { name: 'Accedi di nuovo' });
    await dialog.getByText(studio.utente.username).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(studio.utente.password);
    await dialog.getByRole('button', { name: 'Accedi e continua' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => field.inputValue()).toBe('scritto prima');
    expect(new URL(page.url()).pathname).toBe('/uikit/input');
  });

  it('opens one panel at a time, and closes it on a second click, on Esc and on a click outside', async ({
    page,
    studio,
  }) => {
    await page.goto('/pages/empty');
    const bell = page.getByRole('button', { name: /^Notifiche/ });
    const notifiche = page.getByRole('heading', { name: 'Notifiche', exact: true });
    const utente = page.getByText(`Utente: ${studio.utente.username}`);
    await bell.click();
    await notifiche.waitFor();
    for (const group of ['Ieri', 'Oggi', 'Domani'])
      await page.getByRole('heading', { name: group, exact: true }).waitFor();
    await bell.click();
    await notifiche.waitFor({ state: 'hidden' });
    await bell.click();
    await page.getByRole('button', { name: /^Profilo/ }).click();
    await utente.waitFor();
    await notifiche.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await utente.waitFor({ state: 'hidden' });
    await bell.click();
    await page.getByRole('heading', { level: 1 }).click();
    await notifiche.waitFor({ state: 'hidden' });
  });

  it('remembers the look of a person on every computer', async ({ page, studio, browser, server }) => {
    await page.goto('/pages/empty');
    await page.getByRole('button', { name: 'Aspetto' }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('radio', { name: 'Nora' }).check();
    await saved;
    expect(await studio.client.call('preferenze')).toMatchObject({ preset: 'Nora', colore: 'emerald' });
    const radius = () =>
      page
        .getByRole('link', { name: 'Vai alla Dashboard', exact: true })
        .evaluate((link) => getComputedStyle(link).borderRadius);
    await expect.poll(radius).toBe('0px');
    const elsewhere = await browser.newPage({ baseURL: server.url });
    elsewhere.setDefaultTimeout(ATTESA_MS);
    await elsewhere.goto('/auth/login');
    await elsewhere.getByLabel('Nome utente').fill(studio.utente.username);
    await elsewhere.getByLabel('Password', { exact: true }).fill(studio.utente.password);
    await elsewhere.getByRole('button', { name: 'Accedi' }).click();
    await elsewhere.getByRole('button', { name: 'Aspetto' }).click();
    await expect.poll(() => elsewhere.getByRole('radio', { name: 'Nora' }).isChecked()).toBe(true);
    await elsewhere.close();
  });

  // Not even for an instant: one for every element that changes is thousands at once, and the page stands still.
  it('starts no transition for who asked for less motion', async ({ page }) => {
    await page.goto('/app/anagrafiche');
    await page.getByRole('grid').first().waitFor();
    await page.evaluate(() => {
      const seen = new Set<EventTarget | null>();
      document.addEventListener('transitionrun', ({ target }) => seen.add(target), true);
      Object.assign(globalThis, { moved: seen });
    });
    await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
    await page.locator('html.app-dark').waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { moved: Set<unknown> }).moved.size)).toBe(0);
  });

  it('goes to any page from the keyboard', async ({ page }) => {
    await page.goto('/pages/empty');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Cerca pagine/ });
    await field.fill('anagr');
    await page.getByRole('option', { name: 'Anagrafiche', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/anagrafiche');
    await field.waitFor({ state: 'hidden' });
  });
});
