/** The matrix on the real server: pasted from a spreadsheet, seen before it is saved, seen again as it was. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allowClipboard, writeClipboard } from './support/celle.ts';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';
import { nuovo } from '../contract/support/soggetti.ts';

const area = (page: Page): Locator => workspace(page, 'matrice-agenti');

const soggetto = (ragione_sociale: string, role: 'agente' | 'mandante') =>
  nuovo(ragione_sociale, { ruoli: [role] });

async function fill({ client }: Studio) {
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        soggetto('Anna Agente', 'agente'),
        soggetto('Bruno Agente', 'agente'),
        soggetto('Carla Agente', 'agente'),
        soggetto('Mobili SpA', 'mandante'),
        soggetto('Tende Srl', 'mandante'),
      ],
    },
  });
  return creati.map(({ id }) => id);
}

const rates = async ({ client }: Studio) =>
  (await client.call('matriceAgenti')).periodi.map(({ id_agente, id_mandante, aliquota }) => [
    id_agente,
    id_mandante,
    aliquota,
  ]);

describe.skipIf(noBrowser)('the matrice agenti', () => {
  it('takes what a spreadsheet copied, shows the effects, saves, and remembers how it was', async ({
    page,
    context,
    studio,
  }) => {
    const [anna, bruno, carla, mobili, tende] = await fill(studio);
    await allowClipboard(context);
    await page.goto('/app/matrice-agenti');
    const first = cell(area(page), 'Anna Agente', `m${mobili}`);
    await first.click();
    // As Excel puts it on the clipboard: tabs, line ends of Windows, the decimals and the sign of the cell's format.
    await writeClipboard(page, '7,50%\t10%\r\n5,25 %\tnon si sa\r\n');
    await page.keyboard.press('ControlOrMeta+v');
    // A cell that cannot be read is told before anything changes.
    await page.getByText('Aliquota non valida').first().waitFor();
    await page.getByRole('button', { name: 'Cambia 3 celle' }).click();
    await page.getByText('3 aliquote cambiate').waitFor();
    expect(await rates(studio)).toEqual([]);

    await page.keyboard.press('ControlOrMeta+z');
    await first.getByText('7,50%').waitFor({ state: 'hidden' });
    await page.keyboard.press('ControlOrMeta+y');
    await first.getByText('7,50%').waitFor();
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Nessun incasso è toccato').waitFor();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Salvate: 3 aliquote').last().waitFor();
    expect(await rates(studio)).toEqual([
      [anna, mobili, 750],
      [anna, tende, 1_000],
      [bruno, mobili, 525],
    ]);

    // Nobody had a rate before that day.
    await page.getByLabel('Com’è al').fill('1/1/2020');
    await page.keyboard.press('Enter');
    await page.getByText('La matrice com’è al 01/01/2020').waitFor();
    await first.getByText('7,50%').waitFor({ state: 'hidden' });
    expect(carla).toBeDefined();
  });

  it('shows who covers nothing, and asks when somebody else was faster', async ({
    page,
    studio,
    complaints,
  }) => {
    complaints.expect(/status of 409 .*matrice_agenti/);
    await page.goto('/app/matrice-agenti');
    const { agenti, mandanti } = await studio.client.call('matriceAgenti');
    const carla = agenti.find(({ ragione_sociale }) => ragione_sociale === 'Carla Agente');
    const mobili = mandanti.find(({ ragione_sociale }) => ragione_sociale === 'Mobili SpA');
    if (!carla || !mobili) throw new Error('the first journey made them');
    await page.getByLabel('Solo chi non copre nulla').check();
    await cell(area(page), 'Anna Agente', 'agente').waitFor({ state: 'hidden' });
    const own = cell(area(page), 'Carla Agente', `m${mobili.id}`);
    await own.dblclick();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('1 aliquota cambiata').waitFor();
    const dal = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
    await studio.client.call('matriceModifica', {
      body: {
        dal,
        celle: [{ id_agente: carla.id, id_mandante: mobili.id, attesa: null, aliquota: 900 }],
      },
    });
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.getByText('9,00%').waitFor();
    await dialog.getByRole('button', { name: 'Salva le mie' }).click();
    await page.getByText('Salvate: 1 aliquota').last().waitFor();
    expect((await rates(studio)).filter(([agente]) => agente === carla.id)).toEqual([
      [carla.id, mobili.id, 300],
    ]);
  });

  it('fills down and copies a row, each one step of its history', async ({ page, studio }) => {
    const { agenti, mandanti } = await studio.client.call('matriceAgenti');
    const tende = mandanti.find(({ ragione_sociale }) => ragione_sociale === 'Tende Srl');
    const mobili = mandanti.find(({ ragione_sociale }) => ragione_sociale === 'Mobili SpA');
    const [anna, bruno, carla] = agenti;
    if (!tende || !mobili || !anna || !bruno || !carla) throw new Error('the first journey made them');
    await page.goto('/app/matrice-agenti');
    const own = (name: string, id: number) => cell(area(page), name, `m${id}`);
    await own('Anna Agente', tende.id).getByText('10,00%').waitFor();
    const start = await rates(studio);

    // Down from the cell above: Bruno and Carla get what Anna has.
    await own('Anna Agente', tende.id).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await page.getByText('2 aliquote cambiate').waitFor();
    await own('Carla Agente', tende.id).getByText('10,00%').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('aliquote cambiate').waitFor({ state: 'hidden' });
    await own('Carla Agente', tende.id).getByText('10,00%').waitFor({ state: 'hidden' });

    await own('Anna Agente', mobili.id).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copia le aliquote su…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Copia le aliquote di Anna Agente su…' });
    await dialog.getByLabel('Bruno Agente').check();
    await dialog.getByLabel('Carla Agente').check();
    await dialog.getByRole('button', { name: 'Copia su 2 agenti' }).click();
    await page.getByText('4 aliquote cambiate').waitFor();
    expect(await rates(studio)).toEqual(start);
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Salvate: 4 aliquote').last().waitFor();
    const now = await rates(studio);
    for (const { id } of [anna, bruno, carla])
      expect(now.filter(([agente]) => agente === id).map(([, , aliquota]) => aliquota)).toEqual([750, 1_000]);
  });

  it('shows the effects of other periods before they are saved', async ({ page, studio }) => {
    const before = await rates(studio);
    await page.goto('/app/matrice-agenti');
    await cell(area(page), 'Anna Agente', 'agente').click();
    await page.keyboard.press('Alt+Enter');
    const tab = page.getByRole('dialog', { name: 'Anna Agente' });
    await tab.getByRole('textbox', { name: 'Aliquota' }).fill('9');
    await tab.getByRole('textbox', { name: 'Zona' }).fill('Veneto');
    await tab.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Salvare questi periodi?' });
    await dialog.getByText('Nessun incasso è toccato').waitFor();
    expect(await rates(studio)).toEqual(before);
    await dialog.getByRole('button', { name: 'Torna ai periodi' }).click();
    await tab.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Periodi salvati').first().waitFor();
    const { periodi } = await studio.client.call('matriceAgenti');
    expect(periodi.filter(({ zona }) => zona === 'Veneto')).toMatchObject([{ aliquota: 900 }]);
  });
});
