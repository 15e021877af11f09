/** The matrix on the real server: pasted from a spreadsheet, seen before it is saved, seen again as it was. */
import type { Locator, Page } from 'playwright-core';
import type { Giorno } from '#api/contract/valori.ts';
import { toGiorno } from '#domain/date.ts';
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

interface People {
  anna: number;
  bruno: number;
  carla: number;
  mobili: number;
  tende: number;
}

/** The people of one case, who stand beside each other under its name, apart from those of the others. */
async function fill({ client }: Studio, name: string): Promise<People> {
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        soggetto(`${name} Anna`, 'agente'),
        soggetto(`${name} Bruno`, 'agente'),
        soggetto(`${name} Carla`, 'agente'),
        soggetto(`${name} Mobili`, 'mandante'),
        soggetto(`${name} Tende`, 'mandante'),
      ],
    },
  });
  const [anna = 0, bruno = 0, carla = 0, mobili = 0, tende = 0] = creati.map(({ id }) => id);
  return { anna, bruno, carla, mobili, tende };
}

/** The rates with these mandanti, by agente. */
const rates = async ({ client }: Studio, { mobili, tende }: People) =>
  (await client.call('matriceAgenti')).periodi
    .filter(({ id_mandante }) => id_mandante === mobili || id_mandante === tende)
    .map(({ id_agente, id_mandante, aliquota }) => [id_agente, id_mandante, aliquota]);

const today = (): Giorno => toGiorno(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }));

/** Gives a rate, as somebody else would. */
async function give({ client }: Studio, id_agente: number, id_mandante: number, aliquota: number) {
  const celle = [{ id_agente, id_mandante, attesa: null, aliquota }];
  await client.call('matriceModifica', { body: { dal: today(), celle } });
}

describe.skipIf(noBrowser)('the matrice agenti', () => {
  it('offers no button before its columns are known, and moves none afterwards', async ({ page, studio }) => {
    const people = await fill(studio, 'Barra');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/matrice_agenti', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/app/matrice-agenti');
    const button = area(page).getByRole('button', { name: 'Agenti e mandanti' });
    await area(page).locator('.ag-row-loading').first().waitFor();
    await expect.poll(() => button.count()).toBe(0);
    held.resolve();
    const drawn = await button.elementHandle();
    await cell(area(page), 'Barra Anna', `m${people.mobili}`).waitFor();
    expect(await drawn?.evaluate((each) => each.isConnected)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('takes what a spreadsheet copied, shows the effects, saves, and remembers how it was', async ({
    page,
    context,
    studio,
  }) => {
    const people = await fill(studio, 'Incolla');
    const { anna, bruno, mobili, tende } = people;
    await allowClipboard(context);
    await page.goto('/app/matrice-agenti');
    const first = cell(area(page), 'Incolla Anna', `m${mobili}`);
    await first.click();
    // As Excel puts it on the clipboard: tabs, line ends of Windows, the decimals and the sign of the cell's format.
    await writeClipboard(page, '7,50%\t10%\r\n5,25 %\tnon si sa\r\n');
    await page.keyboard.press('ControlOrMeta+v');
    // A cell that cannot be read is told before anything changes.
    await page.getByText('Aliquota non valida').first().waitFor();
    await page.getByRole('button', { name: 'Cambia 3 celle' }).click();
    await page.getByText('3 aliquote cambiate').waitFor();
    expect(await rates(studio, people)).toEqual([]);

    await page.keyboard.press('ControlOrMeta+z');
    await first.getByText('7,50%').waitFor({ state: 'hidden' });
    await page.keyboard.press('ControlOrMeta+y');
    await first.getByText('7,50%').waitFor();
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Nessun incasso è toccato').waitFor();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Salvate: 3 aliquote').last().waitFor();
    expect(await rates(studio, people)).toEqual([
      [anna, mobili, 750],
      [anna, tende, 1_000],
      [bruno, mobili, 525],
    ]);

    // Nobody had a rate before that day.
    await page.getByLabel('Com’è al').fill('1/1/2020');
    await page.keyboard.press('Enter');
    await page.getByText('La matrice com’è al 01/01/2020').waitFor();
    await first.getByText('7,50%').waitFor({ state: 'hidden' });
  });

  it('shows who covers nothing, and asks when somebody else was faster', async ({
    page,
    studio,
    complaints,
  }) => {
    complaints.expect(/status of 409 .*matrice_agenti/);
    const people = await fill(studio, 'Scoperti');
    const { anna, carla, mobili } = people;
    await give(studio, anna, mobili, 500);
    await page.goto('/app/matrice-agenti');
    await cell(area(page), 'Scoperti Anna', 'agente').waitFor();
    await page.getByLabel('Solo chi non copre nulla').check();
    await cell(area(page), 'Scoperti Anna', 'agente').waitFor({ state: 'hidden' });
    const own = cell(area(page), 'Scoperti Carla', `m${mobili}`);
    await own.dblclick();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('1 aliquota cambiata').waitFor();
    await give(studio, carla, mobili, 900);
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.getByText('9,00%').waitFor();
    await dialog.getByRole('button', { name: 'Salva le mie' }).click();
    await page.getByText('Salvate: 1 aliquota').last().waitFor();
    expect((await rates(studio, people)).filter(([agente]) => agente === carla)).toEqual([
      [carla, mobili, 300],
    ]);
  });

  it('fills down and copies a row, each one step of its history', async ({ page, studio }) => {
    const people = await fill(studio, 'Riempi');
    const { anna, bruno, carla, mobili, tende } = people;
    await give(studio, anna, mobili, 750);
    await give(studio, anna, tende, 1_000);
    await page.goto('/app/matrice-agenti');
    const own = (name: string, id: number) => cell(area(page), `Riempi ${name}`, `m${id}`);
    await own('Anna', tende).getByText('10,00%').waitFor();
    const start = await rates(studio, people);

    // Down from the cell above: Bruno and Carla get what Anna has.
    await own('Anna', tende).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await page.getByText('2 aliquote cambiate').waitFor();
    await own('Carla', tende).getByText('10,00%').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('aliquote cambiate').waitFor({ state: 'hidden' });
    await own('Carla', tende).getByText('10,00%').waitFor({ state: 'hidden' });

    await own('Anna', mobili).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copia le aliquote su…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Copia le aliquote di Riempi Anna su…' });
    await dialog.getByLabel('Riempi Bruno').check();
    await dialog.getByLabel('Riempi Carla').check();
    await dialog.getByRole('button', { name: 'Copia su 2 agenti' }).click();
    await page.getByText('4 aliquote cambiate').waitFor();
    expect(await rates(studio, people)).toEqual(start);
    await page.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Salvate: 4 aliquote').last().waitFor();
    const now = await rates(studio, people);
    for (const id of [anna, bruno, carla])
      expect(now.filter(([agente]) => agente === id).map(([, , aliquota]) => aliquota)).toEqual([750, 1_000]);
  });

  it('shows the effects of other periods before they are saved', async ({ page, studio }) => {
    const people = await fill(studio, 'Periodi');
    await give(studio, people.anna, people.mobili, 750);
    const before = await rates(studio, people);
    await page.goto('/app/matrice-agenti');
    await cell(area(page), 'Periodi Anna', 'agente').click();
    await page.keyboard.press('Alt+Enter');
    const tab = page.getByRole('dialog', { name: 'Periodi Anna' });
    await tab.getByRole('textbox', { name: 'Aliquota' }).fill('9');
    await tab.getByRole('textbox', { name: 'Zona' }).fill('Veneto');
    await tab.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Salvare questi periodi?' });
    await dialog.getByText('Nessun incasso è toccato').waitFor();
    expect(await rates(studio, people)).toEqual(before);
    await dialog.getByRole('button', { name: 'Torna ai periodi' }).click();
    await tab.getByRole('button', { name: 'Effetti e salvataggio' }).click();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Periodi salvati').first().waitFor();
    const { periodi } = await studio.client.call('matriceAgenti');
    expect(periodi.filter(({ zona }) => zona === 'Veneto')).toMatchObject([{ aliquota: 900 }]);
  });
});
