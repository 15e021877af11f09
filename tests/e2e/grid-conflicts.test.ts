/** Two people edit the same cells in two browsers: the second sees both values and chooses, also for many rows. */
import { describe, expect } from 'vitest';
import { ATTESA_MS, noBrowser, watchComplaints } from './support/browser.ts';
import {
  allowClipboard,
  cella,
  fillMovimenti,
  nextSave,
  openCelle,
  writeClipboard,
} from './support/celle.ts';
import { it } from './support/it.ts';
import { shareSession, signIn } from './support/studio.ts';

describe.skipIf(noBrowser)('two people on the same rows', () => {
  it('the second is shown both values of every cell, and what was chosen is what stays', async ({
    page,
    context,
    browser,
    server,
    studio,
    complaints,
  }) => {
    complaints.expect(/status of 409 .*(?:estratto_conto\/modifiche|update_nota)/);
    await fillMovimenti(studio, 30);
    await allowClipboard(context);
    await openCelle(page, '30 movimenti');

    const other = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    other.setDefaultTimeout(ATTESA_MS);
    const heard = watchComplaints(other);
    try {
      const colleague = await signIn(server.url, studio.utente);
      await shareSession(other, server.url, colleague.cookies);
      const theirs = await other.newPage();
      await openCelle(theirs, '30 movimenti');
      // The news of their changes is still on its way to the first page, which works on what it read before.
      await page.route('**/api/estratto_conto/blocco?*', () => undefined);
      for (const [at, text] of ['loro 0', 'loro 1'].entries()) {
        const saved = nextSave(theirs);
        await cella(theirs, at, 'nota').click();
        await theirs.keyboard.type(text);
        await theirs.keyboard.press('Enter');
        expect((await saved).status()).toBe(200);
      }
      // Another field of a row in the same set: no conflict, it is simply kept.
      const saved = nextSave(theirs);
      await cella(theirs, 2, 'causale').click();
      await theirs.keyboard.type('LORO');
      await theirs.keyboard.press('Enter');
      await saved;
      expect(heard.unexpected()).toEqual([]);
    } finally {
      await other.close();
    }

    await writeClipboard(page, 'mia 0\nmia 1\nmia 2\n');
    await cella(page, 0, 'nota').click();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('alertdialog', {
      name: 'Alcune celle sono state cambiate da un’altra persona',
    });
    await dialog.waitFor();
    for (const text of ['mia 0', 'loro 0', 'mia 1', 'loro 1']) await dialog.getByText(text).waitFor();
    await dialog.getByRole('radio', { name: 'Mia' }).first().click();
    const saved = nextSave(page);
    await dialog.getByRole('button', { name: 'Usa 1 mia e 1 salvata' }).click();
    expect((await saved).status()).toBe(200);

    const notes = () => Promise.all([0, 1, 2].map((at) => cella(page, at, 'nota').innerText()));
    await expect.poll(notes).toEqual(['mia 0', 'loro 1', 'mia 2']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openCelle(page, '30 movimenti');
    expect(await notes()).toEqual(['mia 0', 'loro 1', 'mia 2']);
    await expect.poll(() => cella(page, 2, 'causale').innerText()).toBe('LORO');
  });
});
