/** The columns on screen, and the menu in which they are kept under a name. */
import type { Page } from 'playwright-core';
import { workspace } from './griglia.ts';

/** The headers on screen, from the left. */
export async function readIntestazioni(page: Page): Promise<string[]> {
  return await workspace(page, 'estratto-conto')
    .locator('[role="columnheader"][col-id]')
    .evaluateAll((cells) =>
      cells
        .map((cell) => ({ id: cell.getAttribute('col-id') ?? '', x: cell.getBoundingClientRect().x }))
        .filter(({ id }) => /^[a-z_]+$/.test(id))
        .toSorted((a, b) => a.x - b.x)
        .map(({ id }) => id),
    );
}

const menuViste = (page: Page) => page.getByRole('button', { name: /^Vist[ae]/ }).first();

export async function chooseInMenu(page: Page, voce: string | RegExp): Promise<void> {
  await menuViste(page).click();
  await page.getByRole('menu').getByText(voce).click();
}
