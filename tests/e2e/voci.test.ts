/** What has no document: the usual chart, a rule tried on the past, applied and taken back; and the prima nota of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';

const scarica = async (page: Page, press: () => Promise<void>): Promise<string> => {
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
    const elenco = page.getByRole('list', { name: 'Regole, nell’ordine in cui si provano' });
    await elenco.getByRole('listitem').first().waitFor();
    expect(await findViolations(page)).toEqual([]);

    // Tried on the past while it is written.
    await page.getByRole('button', { name: 'Nuova regola' }).click();
    const scheda = page.getByRole('dialog', { name: 'Nuova regola' });
    await scheda.getByRole('textbox', { name: 'Nome', exact: true }).fill('Tutte le commissioni');
    await scheda.getByLabel('Testo con almeno una di').fill('COMMISSIONI');
    await scheda.getByRole('combobox', { name: 'Voce' }).pressSequentially('50.01');
    await page.getByRole('option', { name: '50.01 Commissioni e spese bancarie' }).click();
    const prova = scheda.getByRole('heading', { name: /^Coprirebbe [\d.]+ moviment/ });
    await prova.waitFor();
    const covered = Number(((await prova.textContent()) ?? '').replaceAll(/^Coprirebbe ([\d.]+).*$/g, '$1'));
    expect(covered).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    await scheda.getByRole('button', { name: 'Crea' }).click();
    const mia = elenco.getByRole('button', { name: /^Tutte le commissioni/ });
    await mia.waitFor();

    // It comes last, until it is moved.
    const posto = async () =>
      (await client.call('regole')).regole
        .toReversed()
        .findIndex(({ nome }) => nome === 'Tutte le commissioni');
    expect(await posto()).toBe(0);
    await mia.press('Alt+ArrowUp');
    await expect.poll(posto).toBe(1);
    await elenco.getByRole('listitem').nth(-2).getByText('Tutte le commissioni').waitFor();
    const [ultima, sopra] = [elenco.getByRole('listitem').last(), elenco.getByRole('listitem').nth(-2)];
    // By its handle.
    await ultima.dragTo(sopra, { sourcePosition: { x: 16, y: 24 }, targetPosition: { x: 16, y: 24 } });
    await expect.poll(posto).toBe(0);

    await page.getByRole('button', { name: 'Applica', exact: true }).click();
    const spiega = page.getByRole('button', { name: /^Spiega [\d.]+ moviment/ });
    const count = Number(((await spiega.textContent()) ?? '').replaceAll(/\D/g, ''));
    await spiega.click();
    await page.getByRole('button', { name: 'Annulla tutto' }).waitFor();
    const spiegati = async () => {
      const { voci, giroconti } = await client.call('spiegazioni');
      return voci.movimenti + giroconti.movimenti;
    };
    expect(await spiegati()).toBe(count);

    // As double-entry lines, in the layout of the azienda.
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'movimento', stato: 'chiusa', sort: '-data', limit: 1 },
    });
    const mese = righe[0]?.data.slice(0, 7) ?? '';
    await page.goto(`/app/pagamenti?vista=prima_nota&dal=${mese}-01&al=${mese}-28`);
    const griglia = page.getByTestId('workspace-prima-nota');
    await griglia.locator('.ag-row:not(.ag-row-loading)[row-index="0"]').waitFor();
    // What the file will tell by name is told before it is made, and is set in one step.
    const avviso = page.getByText(/^Senza codice conto: /);
    await avviso.getByRole('link', { name: 'nei conti' }).waitFor();
    expect(await avviso.getByRole('link', { name: 'nelle voci' }).count()).toBe(0);
    for (const [at, conto] of (await client.call('conti')).conti.entries())
      await client.call('contoCambia', { body: { ...conto, codice_conto: `18.0${at}` } });
    await page.reload();
    await griglia.locator('.ag-row:not(.ag-row-loading)[row-index="0"]').waitFor();
    expect(await avviso.count()).toBe(0);
    await page.getByRole('button', { name: 'Tracciati' }).click();
    await page.getByRole('menuitem', { name: 'Parti da «Dare e avere in due colonne»' }).click();
    const tracciato = page.getByRole('dialog', { name: 'Nuovo tracciato' });
    await tracciato.getByLabel('Nome').fill('Il nostro programma');
    await tracciato.getByLabel('Che cosa contiene la colonna 1', { exact: true }).selectOption('segno');
    await tracciato.getByTestId('esempio-tracciato').getByText(/D;/).waitFor();
    await tracciato.getByRole('button', { name: 'Crea' }).click();
    await tracciato.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'CSV per la contabilità' }).click();
    const csv = await scarica(page, () =>
      page.getByRole('menuitem', { name: 'Il nostro programma' }).click(),
    );
    const lines = csv.trim().split('\r\n').slice(1);
    const { dare, avere, registrazioni } = await client.call('primaNota', {
      query: { dal: toGiorno(`${mese}-01`), al: toGiorno(`${mese}-28`) },
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
