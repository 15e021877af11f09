/** The bench of payments: its two sides, the search for proposals, and accepting those above a threshold. */
import type { Page } from 'playwright-core';
import type { Client } from '#api/client.ts';

export const movimenti = (page: Page) => page.getByTestId('workspace-pagamenti-movimenti');
export const partite = (page: Page) => page.getByTestId('workspace-pagamenti-partite');
export const pannello = (page: Page) => page.getByTestId('pannello-proposte');

/** The bench of the demo office, of so many rows, all of them in sight. */
export async function openBanco(page: Page, client: Client, righe: number): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0)
    await client.call('demo', { body: { righe } });
  await page.goto('/app/pagamenti');
  await movimenti(page)
    .getByText(/^[\d.]+ movimenti$/)
    .waitFor();
}

export async function cercaAbbinamenti(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerca abbinamenti' }).click();
  const stop = page.getByRole('button', { name: 'Ferma' });
  await stop.waitFor();
  await stop.waitFor({ state: 'hidden' });
  await page.getByText(/^[\d.]+ propost[ae] apert[ae]/).waitFor();
}

/** Opens the question, once it knows how many it would accept from a percentage on. */
export async function chiediAccetta(page: Page, percento: number) {
  await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
  await dialog.getByLabel('Da quanto in su').fill(String(percento));
  const accetta = dialog.getByRole('button', { name: /^Accetta [\d.]+ abbinamenti$/ });
  const quante = Number(((await accetta.textContent()) ?? '').replaceAll(/\D/g, ''));
  return { dialog, accetta, quante };
}
