/** The shell's own journeys: a session that ends during the work, panels, preferences, the command palette. */
import { describe, expect } from 'vitest';
import { addGiorni, getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';

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
    await field.fill('');
    await page.keyboard.type('scritto ');
    await context.clearCookies({ name: 'quadra_sessione' });
    // A call in the middle of the work: the notifications, read again when the window gets the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    // What is being typed goes on where it began: the question waits until it is asked for.
    const notice = page.getByRole('status').filter({ hasText: 'La sessione è scaduta.' });
    await notice.waitFor();
    await page.keyboard.type('prima');
    await expect.poll(() => field.inputValue()).toBe('scritto prima');
    await notice.getByRole('button', { name: 'Accedi di nuovo' }).click();
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
      await page.getByRole('region', { name: group, exact: true }).waitFor();
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

  it('lists under each day the names of what falls due, and counts them on a bell that shows whole', async ({
    page,
    studio,
  }) => {
    const names = new Map([
      ['Ieri', ['Alfa Meccanica', 'Beta Carta']],
      ['Oggi', ['Gamma Legno']],
      ['Domani', ['Delta Trasporti']],
    ]);
    const due = [...names.values()].flatMap((each, at) =>
      each.map((ragione_sociale) => ({
        ragione_sociale,
        scadenza: addGiorni(getToday(), at - 1),
        importo: toCentesimi(12_200),
      })),
    );
    const later = {
      ragione_sociale: 'Zeta Vetro',
      scadenza: addGiorni(getToday(), 2),
      importo: toCentesimi(100),
    };
    await fillPartiteScadenze(studio.client, [...due, later]);
    await page.goto('/pages/empty');
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifiche/ });
    await bell.click();
    for (const [day, wanted] of names) {
      const links = page.getByRole('region', { name: day, exact: true }).getByRole('link');
      await expect
        .poll(async () => (await links.allInnerTexts()).map((text) => text.split('\n')[0]))
        .toEqual(wanted);
    }
    await expect.poll(() => page.getByRole('link', { name: 'Zeta Vetro' }).count()).toBe(0);
    await page.keyboard.press('Escape');

    for (const size of [
      { width: 1_440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const [button, badge] = await Promise.all([
        bell.boundingBox(),
        bell.getByText('4', { exact: true }).boundingBox(),
      ]);
      if (!button || !badge) throw new Error('no bell in view');
      const { x, y, width, height } = badge;
      expect([x >= button.x, y >= button.y], `${size.width} px`).toEqual([true, true]);
      expect(x + width).toBeLessThanOrEqual(button.x + button.width);
      expect(y + height).toBeLessThanOrEqual(button.y + button.height);
    }
  });

  it('closes the menu with the choice of an entry at 991 px, and leaves it open above', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await page.setViewportSize({ width: 991, height: 800 });
    await page.goto('/pages/empty');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await menu.getByRole('link', { name: 'Reportistica' }).click();
    await page.waitForURL('**/app/report');
    await menu.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 992, height: 800 });
    await menu.getByRole('link', { name: 'Anagrafiche' }).click();
    await page.waitForURL('**/app/anagrafiche');
    await page.getByRole('heading', { level: 1, name: 'Anagrafiche' }).waitFor();
    await expect.poll(() => menu.isVisible()).toBe(true);
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

  it('changes the theme within a view transition, and loads the page again after Logout', async ({
    visitor: page,
    studio,
  }) => {
    // A session of its own: it is ended.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/auth/login?returnUrl=%2Fpages%2Fempty');
    await page.getByLabel('Nome utente').fill(studio.utente.username);
    await page.getByLabel('Password', { exact: true }).fill(studio.utente.password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.getByRole('button', { name: /^Profilo/ }).waitFor();
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      const seen: boolean[] = [];
      const isDark = (): boolean => document.documentElement.classList.contains('app-dark');
      document.startViewTransition = (update) => {
        const before = isDark();
        const transition = start(update);
        // What is photographed at the end is the new theme.
        void transition.updateCallbackDone.then(() => seen.push(isDark() !== before));
        return transition;
      };
      Object.assign(globalThis, { seen });
    });
    await page.getByRole('button', { name: /^Passa al tema/ }).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen))
      .toEqual([true]);
    // One that the next overtakes is not played, and nobody hears of it.
    await page.getByRole('button', { name: /^Passa al tema/ }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen.length))
      .toBe(3);

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /^Profilo/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await loaded;
    await page.waitForURL('**/auth/login**');
    // Another document: nothing of the one before is left.
    expect(await page.evaluate(() => 'seen' in globalThis)).toBe(false);
  });

  it('goes to any page from the keyboard', async ({ page }) => {
    await page.goto('/pages/empty');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // As the cell of a grid: the keys of the page are there, and Tab does not come by.
    const place = page.getByRole('main');
    await place.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Cerca pagine/ });
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    // Whoever thinks better of it is where they were.
    await expect.poll(() => place.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await field.fill('anagr');
    await page.getByRole('option', { name: 'Anagrafiche', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/anagrafiche');
    await field.waitFor({ state: 'hidden' });
  });

  it('says once what stands there already', async ({ page }) => {
    await page.goto('/uikit/message');
    const messages = page.getByRole('region', { name: 'Messaggi' }).locator('.fui-Toast');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await press('info');
    await messages.getByText('Azienda cambiata').waitFor();
    await press('info');
    await press('success');
    await messages.getByText('Importate 1.240 righe').waitFor();
    // All that was sent before the last one is drawn with it; later they go by themselves, and would be fewer anyway.
    const drawn = await messages.evaluateAll((all) => all.map((each) => each.textContent));
    expect(drawn.filter((text) => text.includes('Azienda cambiata'))).toHaveLength(1);
  });
});
