/** The matrix on the real server: pasted from a spreadsheet, seen before it is saved, seen again as it was. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allowClipboard, writeClipboard } from './support/celle.ts';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';

const area = (page: Page): Locator => workspace(page, 'matrice-agenti');

const soggetto = (ragione_sociale: string, ruolo: 'agente' | 'mandante') => ({
  ragione_sociale,
  ruoli: [ruolo],
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
  ibans: [],
});

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
});
