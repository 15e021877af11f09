/** Open items: invoices and RiBa become partite without a conto, many files go in at once, a table is pasted. */
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import type { DocumentoScritto, PartiScritte } from '#tests/scrittori/partite.ts';
import { writeP7m } from '#tests/scrittori/p7m.ts';
import { writeRiba } from '#tests/scrittori/riba.ts';
import { noBrowser } from './support/browser.ts';
import { chooseFile, makeFolder } from './support/importa.ts';
import { it } from './support/it.ts';
import { UTENTE } from './support/studio.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

const NOI = { nome: UTENTE.azienda, partita_iva: '01234567897' };
const CLIENTE = { nome: 'Officine Rossi SpA', partita_iva: '07643520567' };
const FORNITORE = { nome: 'Carta & Penna SRL', partita_iva: '00743110157' };
const EMESSA: PartiScritte = { cedente: NOI, cessionario: CLIENTE };
const RICEVUTA: PartiScritte = { cedente: FORNITORE, cessionario: NOI };

const documento = (numero: string, importi: readonly number[]): DocumentoScritto => ({
  numero,
  data: '2026-02-10',
  nota_credito: false,
  ritenuta: 0,
  split: false,
  rate: importi.map((importo, at) => ({
    scadenza: `2026-0${at + 3}-31`.replace('04-31', '04-30'),
    importo,
    mode: 'MP12',
  })),
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.skipIf(noBrowser)('open items', () => {
  it('an electronic invoice becomes partite, and shows in the estratto conto', async ({ page }) => {
    const xml = writeFatturapa([documento('41/2026', [122_000, 61_000])], EMESSA);
    await chooseFile(page, await folder.write('IT01234567897_00041.xml.p7m', writeP7m(bytes(xml), 'ber')));
    await page.getByRole('button', { name: 'Importa 2 righe' }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Contiene' }).innerText())
      .toBe('Partite (scadenze)');
    // Open items belong to nobody's account: none is asked for.
    await expect.poll(() => page.getByRole('combobox', { name: 'Conto', exact: true }).count()).toBe(0);
    await page.getByText('Fattura elettronica emessa').waitFor();
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByRole('heading', { name: '2 righe importate' }).waitFor();
    await page.getByRole('link', { name: 'Vedi le righe' }).click();
    await page.waitForURL('**/app/estrattoconto?id_imp=*');
    await page.getByText('41/2026').first().waitFor();
    await page.getByText('Officine Rossi SpA').first().waitFor();
    await page.getByText('1.220,00').first().waitFor();
  });

  it('a RiBa flow becomes partite, one for each order', async ({ page }) => {
    const flusso = writeRiba([documento('51/2026', [50_000]), documento('52/2026', [70_000, 20_000])]);
    await chooseFile(page, await folder.write('riba.txt', flusso));
    await page.getByText('CBI RiBa').waitFor();
    await page.getByRole('button', { name: 'Importa 3 righe' }).click();
    await page.getByRole('heading', { name: '3 righe importate' }).waitFor();
  });

  it('an archive goes in by itself, and what leaves a doubt is left to be looked at', async ({ page }) => {
    const archive = zipSync({
      'febbraio/emessa.xml': bytes(writeFatturapa([documento('61/2026', [10_000])], EMESSA)),
      'febbraio/ricevuta.xml': bytes(writeFatturapa([documento('A7', [33_000])], RICEVUTA)),
      'febbraio/di-altri.xml': bytes(
        writeFatturapa([documento('9', [1_000])], { cedente: FORNITORE, cessionario: CLIENTE }),
      ),
      'febbraio/rotta.xml': bytes('<p:FatturaElettronica><FatturaElettronicaBody>'),
    });
    await chooseFile(page, await folder.write('fatture.zip', archive));
    await page.getByRole('button', { name: 'Importa 2 file' }).click();
    await page.getByRole('heading', { name: '2 file importati su 4' }).waitFor();
    const voci = page.getByRole('list', { name: 'File', exact: true });
    await expect.poll(() => voci.getByText('Non letto').count()).toBe(1);

    // The question stands under the list, and what it was about is then ready.
    await page.getByLabel('Qual è la tua azienda in questa fattura?').waitFor();
    await page.getByRole('radio', { name: /^Carta & Penna SRL/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('button', { name: 'Importa 1 file' }).waitFor();
  });

  it('a table copied from a spreadsheet is pasted and read', async ({ page }) => {
    await page.goto('/app/importestratto');
    await page.getByRole('heading', { name: 'Trascina qui gli estratti conto' }).waitFor();
    const righe = ['Data\tDescrizione\tImporto', '02/03/2026\tBonifico\t100,00', '15/03/2026\tCanone\t-5,50'];
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, righe.join('\n'));
    await page.getByRole('heading', { name: 'Tabella incollata.txt' }).waitFor();
    await page.getByText('2 righe da importare').waitFor();
  });
});
