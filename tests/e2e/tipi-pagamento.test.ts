/** The worked example on the real server: create, edit, many at once, delete, and every step back again. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';
import type { Studio } from './support/studio.ts';

const AREA = 'tipi-pagamento';
const area = (page: Page): Locator => workspace(page, AREA);

/** The cell with a row's code: there when the row is. */
const riga = (page: Page, code: string): Locator =>
  cell(area(page), code, 'codice').getByText(code, { exact: true });

async function open(page: Page): Promise<void> {
  await goTo(page, '/pages/crud');
  await riga(page, 'SDD').waitFor();
}

async function onServer({ client }: Studio, code: string) {
  const { tipi_pagamento } = await client.call('tipiPagamento');
  return tipi_pagamento.find((kind) => kind.codice === code) ?? null;
}

/** Runs something and waits until the server has answered a set of changes. */
async function saved(page: Page, act: () => Promise<void>, status = 200): Promise<void> {
  const answer = page.waitForResponse('**/api/tipi_pagamento/modifiche');
  await act();
  expect((await answer).status()).toBe(status);
}

const button = (page: Page, name: string): Locator => area(page).getByRole('button', { name, exact: true });

async function edit(page: Page, code: string, field: string, text: string): Promise<void> {
  await cell(area(page), code, field).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function tick(page: Page, code: string): Promise<void> {
  await area(page).getByRole('row').filter({ hasText: code }).getByRole('checkbox').check();
}

describe.skipIf(noBrowser)('the ways of paying', () => {
  it('are created in the form, with errors under their fields', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*tipi_pagamento/);
    await open(page);
    await button(page, 'Nuovo').click();
    const tab = page.getByRole('dialog', { name: 'Nuovo tipo di pagamento' });
    await tab.getByRole('button', { name: 'Crea' }).click();
    await tab.getByText('Il codice è obbligatorio').waitFor();
    await tab.getByText('La descrizione è obbligatoria').waitFor();
    await tab.getByLabel('Codice').fill('contanti');
    await tab.getByLabel('Descrizione').fill('Bonifico a 45 giorni');
    await tab.getByLabel('Giorni').fill('45');
    await saved(page, () => tab.getByRole('button', { name: 'Crea' }).click(), 409);
    await tab.getByText('Il codice CONTANTI è già di un altro tipo di pagamento').waitFor();
    await tab.getByLabel('Codice').fill('bb45');
    await saved(page, () => tab.getByRole('button', { name: 'Crea' }).click());
    await tab.waitFor({ state: 'hidden' });
    await cell(area(page), 'BB45', 'giorni').getByText('45').waitFor();
    expect(await onServer(studio, 'BB45')).toMatchObject({ giorni: 45, attivo: true });

    await saved(page, () => button(page, 'Annulla').click());
    await riga(page, 'BB45').waitFor({ state: 'hidden' });
    await saved(page, () => button(page, 'Ripeti').click());
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
    await button(page, 'Cambia giorni').click();
    const question = page.getByRole('dialog', { name: 'Cambia i giorni di 2 tipi di pagamento' });
    await question.getByRole('textbox').fill('5');
    await saved(page, () => question.getByRole('button', { name: 'Cambia 2 tipi di pagamento' }).click());
    expect(await onServer(studio, 'CARTA')).toMatchObject({ giorni: 5 });
    expect(await onServer(studio, 'POS')).toMatchObject({ giorni: 5 });

    const before = await onServer(studio, 'POS');
    await button(page, 'Elimina').click();
    const confirm = page.getByRole('alertdialog', { name: 'Eliminare 2 tipi di pagamento?' });
    await saved(page, () => confirm.getByRole('button', { name: 'Elimina' }).click());
    await riga(page, 'POS').waitFor({ state: 'hidden' });
    expect(await onServer(studio, 'CARTA')).toBeNull();

    await saved(page, () => button(page, 'Annulla').click());
    await riga(page, 'POS').waitFor();
    expect((await onServer(studio, 'POS'))?.id).toBe(before?.id);
    await saved(page, () => button(page, 'Annulla').click());
    expect(await onServer(studio, 'CARTA')).toMatchObject({ giorni: 0 });
  });

  it('that a colleague changed meanwhile are shown side by side', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*tipi_pagamento/);
    await open(page);
    const cheque = await onServer(studio, 'ASSEGNO');
    if (!cheque) throw new Error('the way of paying is missing');
    const body = { cambia: [{ ...cheque, giorni: 10 }] };
    await studio.client.call('tipiPagamentoModifica', { body });

    await saved(page, () => edit(page, 'ASSEGNO', 'giorni', '20'), 409);
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    const days = dialog.getByRole('row').filter({ hasText: 'Giorni' });
    await days.waitFor();
    await expect
      .poll(async () => (await days.getByRole('cell').allInnerTexts()).slice(1))
      .toEqual(['Giorni', '20', '10']);
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 10 });
    await saved(page, () => dialog.getByRole('button', { name: 'Usa la mia' }).click());
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 20 });
    await saved(page, () => button(page, 'Annulla').click());
    expect(await onServer(studio, 'ASSEGNO')).toMatchObject({ giorni: 10 });
  });

  it('are not undone over a colleague’s work', async ({ page, studio }) => {
    await open(page);
    await saved(page, () => edit(page, 'SDD', 'giorni', '15'));
    const sdd = await onServer(studio, 'SDD');
    if (!sdd) throw new Error('the way of paying is missing');
    await studio.client.call('tipiPagamentoModifica', { body: { cambia: [{ ...sdd, giorni: 25 }] } });
    const read = page.waitForResponse('**/api/tipi_pagamento');
    await button(page, 'Aggiorna').click();
    await read;
    await cell(area(page), 'SDD', 'giorni').getByText('25').waitFor();

    await button(page, 'Annulla').click();
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    await dialog.getByRole('button', { name: 'Tieni quella salvata' }).click();
    expect(await onServer(studio, 'SDD')).toMatchObject({ giorni: 25 });
  });
});
