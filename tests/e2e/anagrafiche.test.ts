/** The registries on the real server: made, changed, merged, taken back, read from a file. */
import ExcelJS from 'exceljs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { messaggio } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';
import { type Studio, UTENTE } from './support/studio.ts';
import { nuovo, type Nuovo } from '../contract/support/soggetti.ts';

const AREA = 'anagrafiche';
const area = (page: Page): Locator => workspace(page, AREA);
const riga = (page: Page, name: string): Locator =>
  cell(area(page), name, 'ragione_sociale').getByText(name, { exact: true });

const IBAN_A = makeItalianIban('05428', '11101', '11');
const IBAN_B = makeItalianIban('03069', '09606', '22');

/** Both begin with zeros. */
const IVA_NOTA = makePartitaIva(11_012, 15);
const IVA_NUOVA = makePartitaIva(111_013, 15);

async function make({ client }: Studio, ...soggetti: (Partial<Nuovo> & { ragione_sociale: string })[]) {
  const crea = soggetti.map((soggetto) => nuovo(soggetto.ragione_sociale, soggetto));
  return (await client.call('soggettiModifica', { body: { crea } })).creati;
}

const find = async ({ client }: Studio, q: string) =>
  (await client.call('soggetti', { query: { q } })).soggetti;

describe.skipIf(noBrowser)('the registries', () => {
  it('make a soggetto in the form, with errors under their fields, and take it back', async ({
    page,
    studio,
  }) => {
    await goTo(page, '/app/anagrafiche?ruolo=fornitore');
    await area(page).getByRole('button', { name: 'Nuovo', exact: true }).first().click();
    const tab = page.getByRole('dialog', { name: 'Nuovo soggetto' });
    await tab.getByRole('button', { name: 'Crea' }).click();
    await tab.getByText('La ragione sociale è obbligatoria').waitFor();
    await tab.getByLabel('Ragione sociale').fill('Officine Prova S.r.l.');
    await tab.getByLabel('Partita IVA').fill('00743110158');
    await tab.getByText('La cifra di controllo della partita IVA non torna').waitFor();
    await tab.getByLabel('Partita IVA').fill('00743110157');
    await tab.getByLabel('CAP').fill('20121');
    await tab.getByLabel('Provincia').fill('RM');
    await tab.getByText('controlla la provincia').waitFor();
    await tab.getByLabel('IBAN').fill(IBAN_A);
    await tab.getByRole('button', { name: 'Crea' }).click();
    await page.getByRole('dialog', { name: 'Officine Prova S.r.l.' }).waitFor();
    expect(await find(studio, 'Officine')).toMatchObject([
      { partita_iva: '00743110157', ruoli: ['fornitore'], ibans: [IBAN_A] },
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await riga(page, 'Officine Prova S.r.l.').waitFor();
    await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
    await riga(page, 'Officine Prova S.r.l.').waitFor({ state: 'hidden' });
    expect(await find(studio, 'Officine')).toEqual([]);
  });

  it('change a cell and a panel through one history, and ask before another IBAN', async ({
    page,
    studio,
    complaints,
  }) => {
    complaints.expect(/status of 409 .*iban/);
    await make(studio, { ragione_sociale: 'Storia Srl', ibans: [IBAN_A] });
    await goTo(page, '/app/anagrafiche');
    await riga(page, 'Storia Srl').waitFor();
    const saved = () => page.waitForResponse('**/api/soggetti/modifiche');
    await cell(area(page), 'Storia Srl', 'partita_iva').dblclick();
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await page.getByText('La partita IVA ha 11 cifre, questa ne ha 3').first().waitFor();
    await page.keyboard.press('Escape');
    await area(page).getByRole('button', { name: 'Apri la scheda di Storia Srl' }).click();
    const tab = page.getByRole('dialog', { name: 'Storia Srl' });
    await tab.getByLabel('Comune').fill('Pavia');
    const written = saved();
    await tab.getByRole('button', { name: 'Salva' }).click();
    await written;
    await tab.getByRole('tab', { name: 'IBAN (1)' }).click();
    await tab.getByLabel('IBAN', { exact: true }).fill(IBAN_B);
    await tab.getByRole('button', { name: 'Aggiungi' }).click();
    await tab.getByText('conferma di avere verificato questo').waitFor();
    await tab.getByLabel('Ho verificato a voce').check();
    await tab.getByRole('button', { name: 'Aggiungi' }).click();
    await tab.getByRole('tab', { name: 'IBAN (2)' }).waitFor();
    await tab.getByRole('button', { name: 'Chiudi' }).click();
    expect(await find(studio, 'Storia')).toMatchObject([{ comune: 'Pavia', ibans: [IBAN_A, IBAN_B] }]);
    const undone = saved();
    await area(page).getByRole('button', { name: 'Annulla', exact: true }).click();
    await undone;
    expect(await find(studio, 'Storia')).toMatchObject([{ comune: null }]);
  });

  it('draw a cell again when another field of its row changes', async ({ page, studio }) => {
    await make(studio, { ragione_sociale: 'Prima Ditta' });
    await goTo(page, '/app/anagrafiche');
    await cell(area(page), 'Prima Ditta', 'ragione_sociale').click();
    await page.keyboard.type('Seconda Ditta');
    await page.keyboard.press('Enter');
    // The door to the panel is drawn: what it is sorted by, the id, is still the same.
    await area(page).getByRole('button', { name: 'Apri la scheda di Seconda Ditta' }).waitFor();
  });

  it('find a duplicate, merge it and undo the merge from the panel', async ({ page, studio }) => {
    await make(
      studio,
      { ragione_sociale: 'Ferramenta Brambilla', telefono: null, partita_iva: '07643520567' },
      { ragione_sociale: 'BRAMBILLA FERRAMENTA SRL', comune: 'Lodi' },
    );
    await goTo(page, '/app/anagrafiche');
    await area(page).getByRole('button', { name: 'Doppioni' }).click();
    await page
      .getByRole('button', { name: 'Unisci Ferramenta Brambilla e BRAMBILLA FERRAMENTA SRL' })
      .click();
    await page
      .getByRole('alertdialog', { name: 'Unire i due soggetti?' })
      .getByRole('button', { name: 'Unisci' })
      .click();
    await page.getByText('Nessun doppione').waitFor();
    expect(await find(studio, 'Brambilla')).toMatchObject([
      { ragione_sociale: 'Ferramenta Brambilla', partita_iva: '07643520567', comune: 'Lodi' },
    ]);
    await page.getByRole('dialog', { name: 'Doppioni' }).getByRole('button', { name: 'Chiudi' }).click();
    await area(page).getByRole('button', { name: 'Apri la scheda di Ferramenta Brambilla' }).click();
    await page.getByRole('button', { name: 'Annulla l’unione' }).click();
    await messaggio(page, 'Unione annullata').waitFor();
    expect((await find(studio, 'Brambilla')).map(({ comune }) => comune)).toEqual([null, 'Lodi']);
  });

  it('read a list from a file: refused rows say why, the others come in together', async ({
    page,
    studio,
  }) => {
    await goTo(page, '/app/anagrafiche');
    await area(page).getByRole('button', { name: 'Importa', exact: true }).click();
    const csv = [
      'Rag. Soc.;P.IVA;Città;Prov',
      'Dal File Uno;12345670017;Torino;TO',
      'Dal File Due;12345670018;Torino;TO',
      'Dal File Tre;;Asti;AT',
    ].join('\r\n');
    await page
      .getByLabel('File dei soggetti')
      .setInputFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('3 righe: 1 rifiutata, 2 nuove').waitFor();
    await page.getByText('La cifra di controllo della partita IVA non torna').first().waitFor();
    await page.getByRole('button', { name: 'Importa 2 soggetti' }).click();
    await riga(page, 'Dal File Tre').waitFor();
    expect((await find(studio, 'Dal File')).map(({ ragione_sociale }) => ragione_sociale)).toEqual([
      'Dal File Uno',
      'Dal File Tre',
    ]);
  });

  const importNow = async (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await area(page).getByRole('button', { name: 'Importa', exact: true }).click();
    await page.getByLabel('File dei soggetti').setInputFiles(files);
  };

  it('read a workbook, whose numbers lost their zeros, and take the whole import back', async ({
    page,
    studio,
  }) => {
    const [known] = await make(studio, { ragione_sociale: 'Cartiera Nota', partita_iva: IVA_NOTA });
    const before = await find(studio, '');
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Clienti');
    sheet.addRow(['Elenco clienti al 31/12/2025']);
    sheet.addRow([]);
    sheet.addRow(['Ragione sociale', 'Partita IVA', 'CAP', 'Comune', 'IBAN']);
    // As a spreadsheet keeps codes typed as numbers.
    sheet.addRow(['Cartiera Nota S.p.A.', Number(IVA_NOTA), 184, 'Roma', null]);
    sheet.addRow(['Foglio Nuovo Srl', Number(IVA_NUOVA), 20_121, 'Milano', IBAN_B]);
    sheet.addRow(['Foglio Sbagliato Srl', 12_345_678_901, 20_121, 'Milano', null]);
    await goTo(page, '/app/anagrafiche');
    await importNow(page, {
      name: 'clienti 2025.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await book.xlsx.writeBuffer()),
    });
    await page.getByText('3 righe: 1 rifiutata, 1 da aggiornare, 1 nuova').waitFor();
    await page.getByRole('button', { name: 'Importa 2 soggetti' }).click();
    await page.getByText('Importati 2 soggetti').first().waitFor();
    expect(await find(studio, 'Cartiera')).toMatchObject([
      { id: known?.id, ragione_sociale: 'Cartiera Nota S.p.A.', cap: '00184', comune: 'Roma' },
    ]);
    expect(await find(studio, 'Foglio')).toMatchObject([{ partita_iva: IVA_NUOVA, ibans: [IBAN_B] }]);
    await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
    await page.getByText('1 soggetto tolto, 1 rimesso com’era').first().waitFor();
    await riga(page, 'Foglio Nuovo Srl').waitFor({ state: 'hidden' });
    const quiet = (rows: readonly { versione: number }[]) => rows.map((row) => ({ ...row, versione: 0 }));
    expect(quiet(await find(studio, ''))).toEqual(quiet(before));
  });

  it('read electronic invoices, and take them back from the list of imports', async ({ page, studio }) => {
    const noi = { nome: UTENTE.azienda, partita_iva: makePartitaIva(7, 15) };
    const invoice = (nome: string, partita_iva: string) => ({
      name: `IT${partita_iva}_0001.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(
        writeFatturapa(
          [
            {
              numero: 'FT 1',
              data: '2026-01-15',
              nota_credito: false,
              ritenuta: 0,
              split: false,
              rate: [{ scadenza: '2026-02-28', importo: 122_000, mode: 'MP05' }],
            },
          ],
          { cedente: { nome, partita_iva }, cessionario: noi },
        ),
      ),
    });
    await goTo(page, '/app/anagrafiche?ruolo=fornitore');
    await importNow(
      page,
      invoice('Acciai Uno & C. S.p.A.', makePartitaIva(21, 15)),
      invoice('Acciai Due Srl', makePartitaIva(22, 15)),
    );
    await page.getByRole('button', { name: 'Importa 2 soggetti' }).click();
    await riga(page, 'Acciai Uno & C. S.p.A.').waitFor();
    expect(await find(studio, 'Acciai')).toMatchObject([
      { ruoli: ['fornitore'], partita_iva: makePartitaIva(21, 15) },
      { ruoli: ['fornitore'], partita_iva: makePartitaIva(22, 15) },
    ]);
    await page.reload();
    await area(page).getByRole('button', { name: 'Importa', exact: true }).click();
    await page.getByRole('button', { name: 'Annulla l’importazione di 2 fatture' }).click();
    await page.getByText('2 soggetti tolti').first().waitFor();
    await riga(page, 'Acciai Due Srl').waitFor({ state: 'hidden' });
    expect(await find(studio, 'Acciai')).toEqual([]);
  });
});
