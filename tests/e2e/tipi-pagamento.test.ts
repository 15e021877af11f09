/** The worked example on the real server: create, edit, many at once, delete, and every step back again. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';

const AREA = 'tipi-pagamento';
const area = (page: Page): Locator => workspace(page, AREA);

/** The cell with a row's code: there when the row is. */
const riga = (page: Page, codice: string): Locator =>
  cell(area(page), codice, 'codice').getByText(codice, { exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/pages/crud');
  await riga(page, 'SDD').waitFor();
}

async function onServer({ client }: Studio, codice: string) {
  const { tipi_pagamento } = await client.call('tipiPagamento');
  return tipi_pagamento.find((tipo) => tipo.codice === codice) ?? null;
}

/** Runs something and waits until the server has answered a set of changes. */
async function saved(page: Page, act: () => Promise<void>, status = 200): Promise<void> {
  const answer = page.waitForResponse('**/api/tipi_pagamento/modifiche');
  await act();
  expect((await answer).status()).toBe(status);
}

const bottone = (page: Page, name: string): Locator => area(page).getByRole('button', { name, exact: true });

async function edit(page: Page, codice: string, campo: string, testo: string): Promise<void> {
  await cell(area(page), codice, campo).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(testo);
  await page.keyboard.press('Enter');
}

async function tick(page: Page, codice: string): Promise<void> {
  await area(page).getByRole('row').filter({ hasText: codice }).getByRole('checkbox').check();
}

describe.skipIf(noBrowser)('the ways of paying', () => {
  it('are created in the form, with errors under their fields', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*tipi_pagamento/);
    await open(page);
    await bottone(page, 'Nuovo').click();
    const scheda = page.getByRole('dialog', { name: 'Nuovo tipo di pagamento' });
    await scheda.getByRole('button', { name: 'Crea' }).click();
    await scheda.getByText('Il codice è obbligatorio').waitFor();
    await scheda.getByText('La descrizione è obbligatoria').waitFor();
    await scheda.getByLabel('Codice').fill('contanti');
    await scheda.getByLabel('Descrizione').fill('Bonifico a 45 giorni');
    await scheda.getByLabel('Giorni').fill('45');
    await saved(page, () => scheda.getByRole('button', { name: 'Crea' }).click(), 409);
    await scheda.getByText('Il codice CONTANTI è già di un altro tipo di pagamento').waitFor();
    await scheda.getByLabel('Codice').fill('bb45');
    await saved(page, () => scheda.getByRole('button', { name: 'Crea' }).click());
    await scheda.waitFor({ state: 'hidden' });
    await cell(area(page), 'BB45', 'giorni').getByText('45').waitFor();
    expect(await onServer(studio, 'BB45')).toMatchObject({ giorni: 45, attivo: true });

    await saved(page, () => bottone(page, 'Annulla').click());
    await riga(page, 'BB45').waitFor({ state: 'hidden' });
    await saved(page, () => bottone(page, 'Ripeti').click());
    await riga(page, 'BB45').waitFor();
  });

  it('are edited in their cells, and back with the keyboard', async ({ page, studio }) => {
    await open(page);
    await edit(page, 'RIBA60FM', 'giorni', '900');
    await page.getByText('Da 0 a 365 giorni').first().waitFor();
    await page.keyboard.press('Escape');
    await saved(page, () => edit(page, 'RIBA60FM', 'giorni', '75'));
    expect(await onServer(studio, 'RIBA60FM')).toMatchObject({ giorni: 75 });
    await saved(page, () => page.keyboard.press('ControlOrMeta+z'));
    await cell(area(page), 'RIBA60FM', 'giorni').getByText('60').waitFor();
    await saved(page, () => page.keyboard.press('ControlOrMeta+y'));
    expect(await onServer(studio, 'RIBA60FM')).toMatchObject({ giorni: 75 });
  });

  it('are changed and deleted many at once, as one step', async ({ page, studio }) => {
    await open(page);
    await tick(page, 'CARTA');
    await tick(page, 'POS');
    await bottone(page, 'Cambia giorni').click();
    const domanda = page.getByRole('dialog', { name: 'Cambia i giorni di 2 tipi di pagamento' });
    await domanda.getByRole('textbox').fill('5');
    await saved(page, () => domanda.getByRole('button', { name: 'Cambia 2 tipi di pagamento' }).click());
    expect(await onServer(studio, 'CARTA')).toMatchObject({ giorni: 5 });
    expect(await onServer(studio, 'POS')).toMatchObject({ giorni: 5 });

    const before = await onServer(studio, 'POS');
    await bottone(page, 'Elimina').click();
    const conferma = page.getByRole('alertdialog', { name: 'Eliminare 2 tipi di pagamento?' });
    await saved(page, () => conferma.getByRole('button', { name: 'Elimina' }).click());
    await riga(page, 'POS').waitFor({ state: 'hidden' });
    expect(await onServer(studio, 'CARTA')).toBeNull();

    await saved(page, () => bottone(page, 'Annulla').click());
    await riga(page, 'POS').waitFor();
    expect((await onServer(studio, 'POS'))?.id).toBe(before?.id);
    await saved(page, () => bottone(page, 'Annulla').click());
    expect(await onServer(studio, 'CARTA')).toMatchObject({ giorni: 0 });
  });

  it('that a colleague changed meanwhile are shown side by side', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*tipi_pagamento/);
    await open(page);
    const assegno = await onServer(studio, 'ASSEGNO');
    if (!assegno) throw new Error('the way of paying is missing');
    const body = { cambia: [{ ...assegno, giorni: 10 }] };
    await studio.client.call('tipiPagamentoModifica', { body });

    await saved(page, () => edit(page, 'ASSEGNO', 'giorni', '20'), 409);
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    const giorni = dialog.getByRole('row').filter({ hasText: 'Giorni' });
    await giorni.waitFor();
    expect((await giorni.getByRole('cell').allInnerTexts()).slice(1)).toEqual(['Giorni', '20', '10']);
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 10 });
    await saved(page, () => dialog.getByRole('button', { name: 'Usa la mia' }).click());
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 20 });
    await saved(page, () => bottone(page, 'Annulla').click());
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 10 });
  });

  it('are not undone over a colleague’s work', async ({ page, studio }) => {
    await open(page);
    await saved(page, () => edit(page, 'SDD', 'giorni', '15'));
    const sdd = await onServer(studio, 'SDD');
    if (!sdd) throw new Error('the way of paying is missing');
    await studio.client.call('tipiPagamentoModifica', { body: { cambia: [{ ...sdd, giorni: 25 }] } });
    const read = page.waitForResponse('**/api/tipi_pagamento');
    await bottone(page, 'Aggiorna').click();
    await read;
    await cell(area(page), 'SDD', 'giorni').getByText('25').waitFor();

    await bottone(page, 'Annulla').click();
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    await dialog.getByRole('button', { name: 'Tieni quella salvata' }).click();
    expect(await onServer(studio, 'SDD')).toMatchObject({ giorni: 25 });
  });
});
