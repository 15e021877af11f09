/** What a file leaves open is asked wherever it is read: on trial and when read again; and a tracciato travels as a file. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { scriviPdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import { createConto } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';

const STAMPA: StampaPdf = {
  lingua: 'it',
  verso: 'dare_avere',
  saldo: true,
  valuta: false,
  ordine: 'testo_prima',
  anno: true,
  avvolta: false,
  bordi: true,
  saldi: 'righe',
  coricata: false,
  ripeti: true,
};
const GIORNI = ['2026-03-02', '2026-03-13', '2026-03-20', '2026-03-27'].map((day) => toGiorno(day));

/** No day above 12, and English headers: nothing in the file says which number is the month. */
const AMBIGUO =
  'Date,Description,Amount\n03/04/2026,ONE,1234.56\n05/06/2026,TWO,-10.00\n07/08/2026,THREE,20.00\n';

async function protetto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const movimenti = GIORNI.map((data, at) => ({
    data,
    data_valuta: data,
    importo: at % 2 === 0 ? 150_000 + at : -12_345,
    descrizione: `Operazione numero ${at + 1}`,
  }));
  const estratto = { conto: 'IT60X0542811101000000123456', divisa: 'EUR', iniziale: 1_000_000, movimenti };
  const bytes = await scriviPdf([estratto], STAMPA, undefined, 'segreta');
  return { name: 'estratto_2026_03.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

async function apri(page: Page): Promise<void> {
  await page.getByLabel('Password del PDF').fill('segreta');
  await page.getByRole('button', { name: 'Apri il PDF' }).click();
}

describe.skipIf(noBrowser)('what only a person can say', () => {
  it('is asked on trial, and again when a file is read again', async ({ page }) => {
    await page.goto('/app/test');
    await page
      .getByLabel('File da provare')
      .setInputFiles({ name: 'ambiguo.csv', mimeType: 'text/csv', buffer: Buffer.from(AMBIGUO) });
    await page.getByRole('radio', { name: /^Giorno, mese, anno/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    const lette = page.getByRole('region', { name: 'Righe lette' });
    await expect
      .poll(async () => (await readGrid(lette)).map(({ data }) => data))
      .toEqual(['03/04/2026', '05/06/2026', '07/08/2026']);

    const pdf = await protetto();
    await page.getByLabel('File da provare').setInputFiles(pdf);
    await apri(page);
    await page.getByText('Quadra al centesimo').waitFor();

    await page.goto('/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles(pdf);
    await apri(page);
    await page.getByText('Quadra al centesimo').waitFor();
    await createConto(page, 'Conto del PDF');
    await page.getByRole('button', { name: 'Importa 4 righe' }).click();
    await page.getByRole('heading', { name: '4 righe importate' }).waitFor();
    await page.goto('/app/importestratto?vista=registro');
    await workspace(page, 'importazioni')
      .locator('[role="gridcell"][col-id="nome_file"]')
      .getByText(pdf.name)
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rileggi il file' }).click();
    await apri(page);
    await page.getByRole('tab', { name: 'Uguali (4)' }).waitFor();
  });
});

describe.skipIf(noBrowser)('a tracciato', () => {
  it('leaves as a file, and comes back from it', async ({ page, studio }) => {
    await page.goto('/app/impostazioni/tracciati');
    const tracciati = workspace(page, 'tracciati');
    await tracciati
      .locator('[role="gridcell"]')
      .getByText('BancoPosta, lista movimenti')
      .click({ button: 'right' });
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Esporta come file' }).click();
    const stream = await (await download).createReadStream();
    const buffer = Buffer.concat(await stream.toArray());
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Importa da file' }).click();
    await (
      await chooser
    ).setFiles({ name: 'bancoposta.tracciato.json', mimeType: 'application/json', buffer });
    await expect
      .poll(async () => (await studio.client.call('tracciati')).tracciati.map(({ nome }) => nome))
      // Its own name is taken by the one that is built in.
      .toContain('BancoPosta, lista movimenti (2)');
  });
});
