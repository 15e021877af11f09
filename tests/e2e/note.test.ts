/** A note written in the grid is kept; two people on one row see each other. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { type Studio } from './support/studio.ts';
import { makePiano } from './support/piano.ts';

const RIGHE = 6;

async function fill({ client }: Studio): Promise<void> {
  const { id } = await client.call('contoNuovo', { body: { nome: 'Conto annotato' } });
  const outcome = await importRighe(client, makePiano('note.csv', makeMovimenti(RIGHE, 7), id));
  expect(outcome.tipo).toBe('completato');
}

async function openGrid(page: Page): Promise<void> {
  await page.setViewportSize({ width: 2_400, height: 900 });
  await page.goto('/app/estrattoconto');
  await conteggio(page, 'estratto-conto').getByText(`${RIGHE} movimenti`).waitFor();
}

async function writeNota(page: Page, riga: string, nota: string): Promise<void> {
  await cell(workspace(page, 'estratto-conto'), riga, 'nota').dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(nota);
  await page.keyboard.press('Enter');
}

describe.skipIf(noBrowser)('a note', () => {
  it('written in the grid is there after a reload', async ({ page, studio }) => {
    await fill(studio);
    await openGrid(page);
    const saved = page.waitForResponse('**/api/update_nota');
    await writeNota(page, 'n. 000001', 'Chiesta la fattura al fornitore');
    expect((await saved).status()).toBe(200);
    await openGrid(page);
    await cell(workspace(page, 'estratto-conto'), 'n. 000001', 'nota')
      .getByText('Chiesta la fattura')
      .waitFor();
  });

  it('that another session changed meanwhile is not written over', async ({ page, studio, complaints }) => {
    complaints.expect(/status of 409 .*update_nota/);
    await openGrid(page);
    // The news of the other change is still on its way to the page, which works on what it read before.
    await page.route('**/api/estratto_conto/blocco?*', () => undefined);
    const { righe } = await studio.client.call('estrattoConto', { query: { q: '000002' } });
    const [riga] = righe;
    if (!riga) throw new Error('the row to annotate is missing');
    const body = { id: riga.id, nota: 'Scritta dalla collega', versione: riga.versione };
    await studio.client.call('updateNota', { body });

    await writeNota(page, 'n. 000002', 'Scritta da me');
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    await dialog.getByText('Scritta da me').waitFor();
    await dialog.getByText('Scritta dalla collega').waitFor();
    await dialog.getByRole('button', { name: 'Tieni quella salvata' }).click();
    await cell(workspace(page, 'estratto-conto'), 'n. 000002', 'nota')
      .getByText('Scritta dalla collega')
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('that another session changes while it is being written is not written over', async ({
    page,
    studio,
    complaints,
  }) => {
    complaints.expect(/status of 409 .*update_nota/);
    const following = page.waitForResponse('**/api/eventi?*');
    await openGrid(page);
    await following;
    await cell(workspace(page, 'estratto-conto'), 'n. 000003', 'nota').dblclick();
    await page.keyboard.type('Scritta piano');
    const { righe } = await studio.client.call('estrattoConto', { query: { q: '000003' } });
    const [riga] = righe;
    if (!riga) throw new Error('the row to annotate is missing');
    const news = page.waitForResponse('**/api/estratto_conto/blocco?*');
    const body = { id: riga.id, nota: 'Scritta in fretta', versione: riga.versione };
    await studio.client.call('updateNota', { body });
    await (await news).finished();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'La cella è stata cambiata da un’altra persona' });
    await dialog.getByText('Scritta piano').waitFor();
    await dialog.getByText('Scritta in fretta').waitFor();
    await dialog.getByRole('button', { name: 'Tieni quella salvata' }).click();
    await cell(workspace(page, 'estratto-conto'), 'n. 000003', 'nota')
      .getByText('Scritta in fretta')
      .waitFor();
  });
});
