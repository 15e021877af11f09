/** What a person does to come in, to go out, and to choose a bank account. */
import type { Locator, Page } from 'playwright-core';
import { UTENTE } from './studio.ts';

export async function createFirstUser(page: Page): Promise<void> {
  await page.getByLabel('Nome dell’azienda').fill(UTENTE.azienda);
  await page.getByLabel('Nome utente').fill(UTENTE.username);
  await page.getByLabel('Password', { exact: true }).fill(UTENTE.password);
  await page.getByLabel('Ripeti la password').fill(UTENTE.password);
  await page.getByRole('button', { name: 'Crea e comincia' }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Nome utente').fill(UTENTE.username);
  await page.getByLabel('Password', { exact: true }).fill(UTENTE.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profilo/ }).click();
  await page.getByText(`Utente: ${UTENTE.username}`).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth/login');
}

/** Makes the conto of the file in the preview, without leaving it. */
export async function createConto(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Conto' }).click();
  await page.getByRole('option', { name: 'Nuovo conto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo conto' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Crea il conto' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Words in a message at the top right: what is seen, not the copy of it that a screen reader is told. */
export const messaggio = (page: Page, words: string | RegExp): Locator =>
  page.locator('.fui-Toast').getByText(words);
