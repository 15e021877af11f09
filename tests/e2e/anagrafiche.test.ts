/** The registries on the real server: made, changed, merged, taken back, read from a file. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeIbanItaliano } from '#domain/codici.ts';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';

const AREA = 'anagrafiche';
const area = (page: Page): Locator => workspace(page, AREA);
const riga = (page: Page, nome: string): Locator =>
  cell(area(page), nome, 'ragione_sociale').getByText(nome, { exact: true });

const IBAN_A = makeIbanItaliano('05428', '11101', '11');
const IBAN_B = makeIbanItaliano('03069', '09606', '22');

const VUOTO = {
  ruoli: ['cliente' as const],
  nazione: 'IT',
  partita_iva: null,
  codice_fiscale: null,
  email: null,
  pec: null,
  telefono: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  attivo: true,
  ibans: [] as string[],
};

async function make(
  { client }: Studio,
  ...soggetti: (Partial<typeof VUOTO> & { ragione_sociale: string })[]
) {
  const crea = soggetti.map((soggetto) => ({ ...VUOTO, ...soggetto }));
  return (await client.call('soggettiModifica', { body: { crea } })).creati;
}

const find = async ({ client }: Studio, q: string) =>
  (await client.call('soggetti', { query: { q } })).soggetti;

describe.skipIf(noBrowser)('the registries', () => {
  it('make a soggetto in the form, with errors under their fields, and take it back', async ({
    page,
    studio,
  }) => {
    await page.goto('/app/anagrafiche?ruolo=fornitore');
    await area(page).getByRole('button', { name: 'Nuovo', exact: true }).first().click();
    const scheda = page.getByRole('dialog', { name: 'Nuovo soggetto' });
    await scheda.getByRole('button', { name: 'Crea' }).click();
    await scheda.getByText('La ragione sociale è obbligatoria').waitFor();
    await scheda.getByLabel('Ragione sociale').fill('Officine Prova S.r.l.');
    await scheda.getByLabel('Partita IVA').fill('00743110158');
    await scheda.getByText('La cifra di controllo della partita IVA non torna').waitFor();
    await scheda.getByLabel('Partita IVA').fill('00743110157');
    await scheda.getByLabel('CAP').fill('20121');
    await scheda.getByLabel('Provincia').fill('RM');
    await scheda.getByText('controlla la provincia').waitFor();
    await scheda.getByLabel('IBAN').fill(IBAN_A);
    await scheda.getByRole('button', { name: 'Crea' }).click();
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
    await page.goto('/app/anagrafiche');
    await riga(page, 'Storia Srl').waitFor();
    const saved = () => page.waitForResponse('**/api/soggetti/modifiche');
    await cell(area(page), 'Storia Srl', 'partita_iva').dblclick();
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await page.getByText('La partita IVA ha 11 cifre, questa ne ha 3').first().waitFor();
    await page.keyboard.press('Escape');
    await area(page).getByRole('button', { name: 'Apri la scheda di Storia Srl' }).click();
    const scheda = page.getByRole('dialog', { name: 'Storia Srl' });
    await scheda.getByLabel('Comune').fill('Pavia');
    const written = saved();
    await scheda.getByRole('button', { name: 'Salva' }).click();
    await written;
    await scheda.getByRole('tab', { name: 'IBAN (1)' }).click();
    await scheda.getByLabel('IBAN', { exact: true }).fill(IBAN_B);
    await scheda.getByRole('button', { name: 'Aggiungi' }).click();
    await scheda.getByText('conferma di avere verificato questo').waitFor();
    await scheda.getByLabel('Ho verificato a voce').check();
    await scheda.getByRole('button', { name: 'Aggiungi' }).click();
    await scheda.getByRole('tab', { name: 'IBAN (2)' }).waitFor();
    await scheda.getByRole('button', { name: 'Chiudi' }).click();
    expect(await find(studio, 'Storia')).toMatchObject([{ comune: 'Pavia', ibans: [IBAN_A, IBAN_B] }]);
    const undone = saved();
    await area(page).getByRole('button', { name: 'Annulla', exact: true }).click();
    await undone;
    expect(await find(studio, 'Storia')).toMatchObject([{ comune: null }]);
  });

  it('find a duplicate, merge it and undo the merge from the panel', async ({ page, studio }) => {
    await make(
      studio,
      { ragione_sociale: 'Ferramenta Brambilla', telefono: null, partita_iva: '07643520567' as never },
      { ragione_sociale: 'BRAMBILLA FERRAMENTA SRL', comune: 'Lodi' as never },
    );
    await page.goto('/app/anagrafiche');
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
    await page.getByText('Unione annullata', { exact: true }).waitFor();
    expect((await find(studio, 'Brambilla')).map(({ comune }) => comune)).toEqual([null, 'Lodi']);
  });

  it('read a list from a file: refused rows say why, the others come in together', async ({
    page,
    studio,
  }) => {
    await page.goto('/app/anagrafiche');
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
});
