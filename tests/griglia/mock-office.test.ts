/** The mock server under the grid: its office outlives a page, and a test reads it and prepares it. */
import { describe, expect } from 'vitest';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, fillMovimenti, nextSave, openCelle } from '#tests/e2e/support/celle.ts';
import { it } from './support/it.ts';

describe.skipIf(noBrowser)('the office in memory', () => {
  it('keeps what a page changes, when the page is loaded again and in another one', async ({
    page,
    context,
    studio,
    ufficio,
  }) => {
    await fillMovimenti(studio, 5);
    await openCelle(page, '5 movimenti');
    await cella(page, 0, 'nota').click();
    const saved = nextSave(page);
    await page.keyboard.type('Vista');
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    const note = await ufficio.evaluate(() => globalThis.ufficio.stato.righe.map(({ nota }) => nota));
    expect(note.filter((nota) => nota !== null)).toEqual(['Vista']);
    for (const each of [page, await context.newPage()]) {
      await openCelle(each, '5 movimenti');
      await expect.poll(() => cella(each, 0, 'nota').innerText()).toBe('Vista');
    }
  });

  it('is a new one for each test, and holds what a test puts there', async ({ page, studio, ufficio }) => {
    const count = () => ufficio.evaluate(() => globalThis.ufficio.stato.righe.length);
    expect(await count()).toBe(0);
    await fillMovimenti(studio, 5);
    expect(await count()).toBe(5);
    await ufficio.evaluate(() => {
      for (const riga of globalThis.ufficio.stato.righe) riga.causale = 'BON';
    });
    await openCelle(page, '5 movimenti');
    await expect.poll(() => cella(page, 4, 'causale').innerText()).toBe('BON');
  });

  it('refuses a call that is not of the contract, and an answer that breaks it', async ({
    page,
    studio,
    ufficio,
    complaints,
  }) => {
    complaints.expect(/status of 501 .*\/api\/mai_vista$/);
    await fillMovimenti(studio, 5);
    await page.goto('/app');
    expect(await page.evaluate(async () => (await fetch('/api/mai_vista')).status)).toBe(501);
    await ufficio.evaluate(() => {
      for (const riga of globalThis.ufficio.stato.righe) riga.divisa = 'lire';
    });
    await expect(studio.client.call('estrattoBlocco')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('ZodError') },
    });
  });
});
