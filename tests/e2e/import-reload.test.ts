/** A page that is loaded anew after its files came in: what they brought is still told, and still taken back at once. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';

const IBAN = 'IT60X0542811101000000123456';
const month = (name: string, number: string, from: number) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      `IBAN;${IBAN}`,
      '',
      'Data;Descrizione;Importo;Saldo',
      `13/${number}/2026;BONIFICO ROSSI;100,00;${from + 100},00`,
      `14/${number}/2026;CANONE;-5,00;${from + 95},00`,
      '',
    ].join('\n'),
  ),
});

const report = (page: Page) => page.getByRole('region', { name: 'Resoconto' });
const dropZone = (page: Page) => page.getByRole('heading', { name: 'Trascina qui gli estratti conto' });

describe.skipIf(noBrowser)('an import page loaded anew', () => {
  it('tells what the last files brought, as long as nothing else is done, and takes it back', async ({
    page,
    studio: { client },
  }) => {
    /** The imports that the address names, once it does. */
    const named = () => new URL(page.url()).searchParams.get('importate') ?? '';
    const completed = async () =>
      (await client.call('importazioni')).importazioni.filter(({ stato }) => stato === 'completato').length;
    await client.call('contoNuovo', { body: { nome: 'Banca', iban: IBAN } });
    await page.goto('/app/importestratto');
    const files = page.getByLabel('File da importare');
    await files.setInputFiles([month('gennaio.csv', '01', 1_000), month('febbraio.csv', '02', 1_095)]);
    await page.getByRole('button', { name: 'Importa 2 file' }).click();
    await page.getByRole('heading', { name: '2 file importati su 2' }).waitFor();
    await expect.poll(named).toMatch(/^\d+\.\d+\.\d+$/);

    // The registro beside it, and back, is no other place.
    await page.reload();
    await report(page).getByText('2 file importati in 1 azienda').waitFor();
    await dropZone(page).waitFor();
    await page.getByRole('tab', { name: 'Registro importazioni' }).click();
    await page.getByTestId('workspace-importazioni').waitFor();
    await page.getByRole('tab', { name: 'Importa un file' }).click();
    await report(page).getByRole('link', { name: 'Riconcilia' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pagamenti' }).waitFor();
    await page.goBack();

    await report(page).getByRole('button', { name: 'Annulla tutto' }).click();
    const question = page.getByRole('alertdialog', { name: 'Annullare 2 importazioni?' });
    await question.getByRole('button', { name: 'Annulla tutto' }).click();
    await page.getByText('2 importazioni annullate', { exact: true }).waitFor();
    await report(page).waitFor({ state: 'detached' });
    expect(await completed()).toBe(0);

    // A file that comes next is what the page is about, and one that was closed on purpose is told no more.
    await files.setInputFiles(month('marzo.csv', '03', 1_190));
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByText('2 righe importate').waitFor();
    await expect.poll(named).toMatch(/^\d+\.\d+$/);
    await page.reload();
    await report(page).getByText('1 file importato in 1 azienda').waitFor();
    await files.setInputFiles(month('aprile.csv', '04', 1_285));
    await page.getByRole('button', { name: 'Importa 2 righe' }).waitFor();
    await page.reload();
    await dropZone(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await completed()).toBe(1);
  });
});
