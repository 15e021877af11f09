/** An office closes a month: tasks for many aziende at once, given to a colleague, who finds them and calls one done. */
import { describe, expect } from 'vitest';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { messaggio } from './support/azioni.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { arrive, shareSession, UTENTE } from './support/studio.ts';

const ALTRA = 'Tipografia Lunghi S.n.c.';

describe.skipIf(noBrowser)('tasks of the studio', () => {
  it('are made for the aziende chosen, given to a colleague under the bell, and called done with a reason', async ({
    page,
    browser,
    server,
    studio: { client, utente },
  }) => {
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: ALTRA } });
    const username = `collega.${utente.username}`;
    const told = await client.call('utenteNuovo', {
      body: { username, ruolo: 'operatore', aziende: aziende.map(({ id }) => id) },
    });

    await page.goto('/app?vista=studio');
    const grid = workspace(page, 'studio');
    for (const nome of [UTENTE.azienda, ALTRA])
      await grid.getByRole('row').filter({ hasText: nome }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crea compiti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chiudi un mese di 2 aziende' });
    await dialog.getByLabel('A chi', { exact: true }).selectOption({ label: username });
    await dialog.getByRole('button', { name: 'Crea 2 compiti' }).click();
    await messaggio(page, '2 compiti creati').waitFor();
    for (const nome of [UTENTE.azienda, ALTRA]) {
      await expect.poll(() => cell(grid, nome, 'assegnato').innerText()).toBe(username);
      expect(await cell(grid, nome, 'compito').innerText()).toMatch(/^Chiudi .+: 0 di 5$/);
    }

    const { cookies } = await arrive(server.url, { username, password: told.password });
    const theirs = await browser.newContext({ baseURL: server.url });
    await shareSession(theirs, server.url, cookies);
    const other = await theirs.newPage();
    other.setDefaultTimeout(ATTESA_MS);
    await other.goto('/app?vista=studio');
    await other.getByRole('button', { name: /^Notifiche/ }).click();
    const mine = other.getByRole('region', { name: 'I miei compiti' });
    await mine.getByRole('link', { name: ALTRA }).waitFor();
    expect(await mine.getByRole('link').count()).toBe(2);
    await other.keyboard.press('Escape');

    const row = workspace(other, 'studio').getByRole('row').filter({ hasText: ALTRA });
    await row.getByRole('checkbox').check();
    await other.getByRole('button', { name: 'Apri il compito' }).click();
    const task = other.getByRole('dialog', { name: ALTRA });
    await task.getByText('Nessun conto').waitFor();
    await task.getByLabel('È fatto anche così, perché').fill('Azienda cessata');
    await task.getByRole('button', { name: 'Segna come fatto' }).click();
    await expect
      .poll(() => cell(workspace(other, 'studio'), ALTRA, 'compito').innerText())
      .toMatch(/: fatto$/);
    await other.getByRole('button', { name: /^Notifiche/ }).click();
    await expect.poll(() => mine.getByRole('link').count()).toBe(1);
    await theirs.close();
  });
});
