/** Users, the second factor and questions, as people use them. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { readFoglio } from './support/excel.ts';
import { messaggio } from './support/azioni.ts';
import { allowClipboard, cella, writeClipboard } from './support/celle.ts';
import { it } from './support/it.ts';
import { UTENTE } from './support/studio.ts';
import { goTo } from './support/pagine.ts';

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** A password that was told opens nothing but the choice of another. */
async function choosePassword(page: Page, told: string): Promise<void> {
  await page.getByRole('heading', { name: 'Scegli la tua password' }).waitFor();
  await page.getByLabel('Password attuale').fill(told);
  await page.getByLabel('Password nuova', { exact: true }).fill(UTENTE.password);
  await page.getByLabel('Ripeti la password nuova').fill(UTENTE.password);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
  await page.getByRole('button', { name: /^Profilo/ }).waitFor();
}

describe.skipIf(noBrowser)('settings', () => {
  it('a grid in whose cells nothing is written says so to whoever fills, empties or pastes', async ({
    page,
    context,
    studio: { client },
  }) => {
    await client.call('contoNuovo', { body: { nome: 'Banca Alfa' } });
    await client.call('contoNuovo', { body: { nome: 'Banca Beta' } });
    await allowClipboard(context);
    await page.goto('/app/impostazioni?sezione=conti');
    const told = messaggio(page, 'In questa griglia non si scrive nelle celle: usa «Modifica».');
    const dismiss = async () => {
      await page.locator('.fui-Toast').getByRole('button', { name: 'Chiudi il messaggio' }).first().click();
      await told.waitFor({ state: 'hidden' });
    };
    for (const key of ['Control+d', 'Delete', 'Control+v']) {
      await writeClipboard(page, 'Banca Gamma');
      await cella(page, 1, 'nome').click();
      await page.keyboard.press(key);
      await told.waitFor();
      await dismiss();
    }
    await cella(page, 1, 'nome').getByText('Banca').waitFor();
  });

  it('a user made in one browser works in another, and is out at once when turned off', async ({
    page,
    browser,
    server,
  }) => {
    await page.goto('/app/impostazioni?sezione=utenti');
    await page.getByRole('button', { name: 'Nuovo utente' }).click();
    const tab = page.getByRole('dialog', { name: 'Nuovo utente' });
    await tab.getByLabel('Nome utente').fill('bruno.verdi');
    await tab.getByRole('button', { name: 'Crea' }).click();
    const password = (await page.getByTestId('password-detta').textContent()) ?? '';
    expect(password).toMatch(/^[a-z2-9-]{19}$/);
    await page.getByRole('button', { name: 'L’ho presa' }).click();

    const other = await browser.newContext({ baseURL: server.url, locale: 'it-IT' });
    other.setDefaultTimeout(ATTESA_MS);
    try {
      const theirs = await other.newPage();
      await signIn(theirs, 'bruno.verdi', password);
      await choosePassword(theirs, password);
      const following = theirs.waitForResponse('**/api/eventi?*');
      await theirs.goto('/app');
      await following;
      // Theirs is another version of the user by now than the list that was read.
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: 'bruno.verdi' });
      await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Disattiva o riattiva' }).click();
      await page.getByRole('button', { name: 'Disattiva', exact: true }).click();
      // Nothing is done on their page: it leaves by itself.
      await theirs.waitForURL(/\/auth\/login\?chiusa=1/);
      await theirs.getByText('La tua sessione è stata chiusa').waitFor();
    } finally {
      await other.close();
    }
  });

  it('a question is asked, shown in the grid and taken to Excel', async ({ page }) => {
    await page.goto('/app/querydb');
    await page.getByRole('textbox', { name: 'Interrogazione in SQL' }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(`select n as numero, n * 1.10 as euro from generate_series(1, 3) as g(n)`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByText(/^3 righe in/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Esporta in Excel' }).click(),
    ]);
    const { righe } = await readFoglio(await download.path(), 0);
    expect(righe).toEqual([
      { numero: 1, euro: 1.1 },
      { numero: 2, euro: 2.2 },
      { numero: 3, euro: 3.3 },
    ]);
  });

  it('the choice about original files is made here and in the import log alike', async ({ page, studio }) => {
    const chosen = async () => (await studio.client.call('impostazioniImportazione')).conserva_originali;
    expect(await chosen()).toBe(true);
    await page.goto('/app/impostazioni?sezione=originali');
    await page.getByLabel('Conserva i file importati').uncheck();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Impostazioni salvate').first().waitFor();
    expect(await chosen()).toBe(false);
    await goTo(page, '/app/importestratto?vista=registro');
    await page.getByRole('button', { name: 'Originali' }).click();
    const dialog = page.getByRole('dialog', { name: 'File importati' });
    await dialog.getByLabel('Conserva i file importati').check();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await chosen()).toBe(true);
  });

  it('with the second factor on, signing in asks for a code', async ({ visitor, studio, complaints }) => {
    complaints.expect(/status of 401 .*\/api\/login/);
    complaints.expect(/credenziali|codice/i);
    const { segreto } = await studio.client.call('totpInizio', {});
    const totp = new TOTP({ secret: Secret.fromBase32(segreto), digits: 6, period: 30 });
    await studio.client.call('totpAttiva', { body: { codice: totp.generate() } });
    await signIn(visitor, studio.utente.username, studio.utente.password);
    await visitor.getByRole('heading', { name: 'Ancora un passo' }).waitFor();
    // A code is good once: the next one, which is taken as well whether or not the half minute ended meanwhile.
    await visitor.getByLabel('Codice').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await visitor.getByRole('button', { name: 'Accedi', exact: true }).click();
    await visitor.getByRole('button', { name: /^Profilo/ }).waitFor();
  });
});
