/** What has no document: the usual chart, a rule tried on the past, applied and taken back; and the prima nota of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

const readDownload = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
};

/** `1234,05` to cents; nothing is zero. */
const cents = (text: string): number => Number(text.replace(',', '') || '0');

describe.skipIf(noBrowser)('voci and rules', () => {
  it('are written, tried, ordered, applied, and told as a prima nota', async ({
    page,
    studio: { client },
  }) => {
    await client.call('demo', { body: { righe: 240, seme: 7, da_riconciliare: 'anno' } });
    await page.goto('/app/pagamenti?vista=voci');
    await page.getByRole('button', { name: 'Aggiungi voci e regole consuete' }).click();
    const list = page.getByRole('list', { name: 'Regole, nell’ordine in cui si provano' });
    await list.getByRole('listitem').first().waitFor();
    expect(await findViolations(page)).toEqual([]);

    // Tried on the past while it is written.
    await page.getByRole('button', { name: 'Nuova regola' }).click();
    const tab = page.getByRole('dialog', { name: 'Nuova regola' });
    await tab.getByRole('textbox', { name: 'Nome', exact: true }).fill('Tutte le commissioni');
    await tab.getByLabel('Testo con almeno una di').fill('COMMISSIONI');
    await tab.getByRole('combobox', { name: 'Voce' }).pressSequentially('50.01');
    await page.getByRole('option', { name: '50.01 Commissioni e spese bancarie' }).click();
    const proof = tab.getByRole('heading', { name: /^Coprirebbe [\d.]+ moviment/ });
    await proof.waitFor();
    const covered = Number(((await proof.textContent()) ?? '').replaceAll(/^Coprirebbe ([\d.]+).*$/g, '$1'));
    expect(covered).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    await tab.getByRole('button', { name: 'Crea' }).click();
    const mine = list.getByRole('button', { name: /^Tutte le commissioni/ });
    await mine.waitFor();

    // It comes last, until it is moved.
    const place = async () =>
      (await client.call('regole')).regole
        .toReversed()
        .findIndex(({ nome }) => nome === 'Tutte le commissioni');
    expect(await place()).toBe(0);
    await mine.press('Alt+ArrowUp');
    await expect.poll(place).toBe(1);
    await list.getByRole('listitem').nth(-2).getByText('Tutte le commissioni').waitFor();
    const [last, above] = [list.getByRole('listitem').last(), list.getByRole('listitem').nth(-2)];
    // By its handle.
    await last.dragTo(above, { sourcePosition: { x: 16, y: 24 }, targetPosition: { x: 16, y: 24 } });
    await expect.poll(place).toBe(0);

    await page.getByRole('button', { name: 'Applica', exact: true }).click();
    const explain = page.getByRole('button', { name: /^Spiega [\d.]+ moviment/ });
    const count = Number(((await explain.textContent()) ?? '').replaceAll(/\D/g, ''));
    await explain.click();
    await page.getByRole('button', { name: 'Annulla tutto' }).waitFor();
    const explained = async () => {
      const { voci, giroconti } = await client.call('spiegazioni');
      return voci.movimenti + giroconti.movimenti;
    };
    expect(await explained()).toBe(count);

    // As double-entry lines, in the layout of the azienda.
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'movimento', stato: 'chiusa', sort: '-data', limit: 1 },
    });
    const month = righe[0]?.data.slice(0, 7) ?? '';
    await goTo(page, `/app/pagamenti?vista=prima_nota&dal=${month}-01&al=${month}-28`);
    const grid = page.getByTestId('workspace-prima-nota');
    await grid.locator('.ag-row:not(.ag-row-loading)[row-index="0"]').waitFor();
    // What the file will tell by name is told before it is made, and is set in one step.
    const notice = page.getByRole('button', { name: /^Senza codice: \d+$/ });
    await notice.click();
    const told = page.getByRole('dialog', { name: 'Senza codice conto' });
    await told.getByRole('link', { name: 'nei conti' }).waitFor();
    await expect.poll(() => told.getByRole('link', { name: 'nelle voci' }).count()).toBe(0);
    for (const [at, conto] of (await client.call('conti')).conti.entries())
      await client.call('contoCambia', { body: { ...conto, codice_conto: `18.0${at}` } });
    await page.reload();
    await grid.locator('.ag-row:not(.ag-row-loading)[row-index="0"]').waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole('button', { name: 'Tracciati' }).click();
    await page.getByRole('menuitem', { name: 'Parti da «Dare e avere in due colonne»' }).click();
    const tracciato = page.getByRole('dialog', { name: 'Nuovo tracciato' });
    await tracciato.getByLabel('Nome').fill('Il nostro programma');
    await tracciato.getByLabel('Che cosa contiene la colonna 1', { exact: true }).selectOption('segno');
    await tracciato.getByTestId('esempio-tracciato').getByText(/D;/).waitFor();
    await tracciato.getByRole('button', { name: 'Crea' }).click();
    await tracciato.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'CSV per la contabilità' }).click();
    const csv = await readDownload(page, () =>
      page.getByRole('menuitem', { name: 'Il nostro programma' }).click(),
    );
    const lines = csv.trim().split('\r\n').slice(1);
    const { dare, avere, registrazioni } = await client.call('primaNota', {
      query: { dal: toGiorno(`${month}-01`), al: toGiorno(`${month}-28`) },
    });
    expect(lines).toHaveLength(registrazioni.flatMap((each) => each.righe).length);
    expect(lines.every((line) => /^[DA];/.test(line))).toBe(true);
    expect(dare).toBe(avere);
    const side = (at: number) => lines.reduce((sum, line) => sum + cents(line.split(';').at(at) ?? ''), 0);
    expect([side(-2), side(-1)]).toEqual([dare, avere]);
    expect(csv).toMatch(/;18\.0\d;/);
    expect(csv).not.toMatch(/;IT\d{2}[A-Z]\d{22};/);
    expect(await findViolations(page)).toEqual([]);
  });
});
