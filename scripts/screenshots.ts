/**
 * Takes the pictures of /landing from a running server with the demonstration office:
 * `QUADRA_PASSWORD=… node scripts/screenshots.ts <address> <user> [file.csv]`. The file, if given, is shown in the preview.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const [address = 'http://127.0.0.1:3000', user = 'giulia.conti', file] = process.argv.slice(2);
const password = process.env['QUADRA_PASSWORD'] ?? '';
const folder = join(import.meta.dirname, '..', 'public', 'immagini');

/** A picture is shown at 700 to 1,100 pixels: one pixel of screen each is enough. */
const VIEWPORT = { width: 1_440, height: 900 };

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('Nome utente').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL('**/app');
}

async function shoot(page: Page, name: string): Promise<void> {
  // Numbers have arrived, and nothing moves any more.
  await page.waitForTimeout(2_000);
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

async function shootAll(page: Page, theme: string): Promise<void> {
  await page.goto(`${address}/app`);
  await page.getByRole('heading', { name: 'Saldo dei conti' }).waitFor();
  await shoot(page, `dashboard-${theme}`);
  await page.goto(`${address}/app/estrattoconto`);
  await page.getByText(/^[\d.]+ movimenti$/).waitFor();
  await shoot(page, `estratto-conto-${theme}`);
  await page.goto(`${address}/app/pagamenti`);
  await page
    .getByText(/^[\d.]+ movimenti$/)
    .first()
    .waitFor();
  if (!(await page.getByText(/^[\d.]+ proposte aperte/).isVisible()))
    await page.getByRole('button', { name: 'Cerca abbinamenti' }).click();
  await page.getByText(/^[\d.]+ proposte aperte/).waitFor();
  // One that has a proposal, with what speaks for it.
  await page.getByRole('row', { name: /99%/ }).first().getByRole('gridcell').nth(2).click();
  await shoot(page, `pagamenti-${theme}`);
  await page.goto(`${address}/app/importestratto`);
  if (file !== undefined) {
    await page.getByLabel('File da importare').setInputFiles(file);
    await page.getByRole('row').nth(3).waitFor();
  }
  await shoot(page, `importazione-${theme}`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['QUADRA_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: VIEWPORT, locale: 'it-IT', reducedMotion: 'reduce' });
await signIn(page);
await shootAll(page, 'chiaro');
await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
await page.waitForTimeout(500);
await shootAll(page, 'scuro');
await page.getByRole('button', { name: 'Passa al tema chiaro' }).click();
await page.waitForTimeout(500);
await browser.close();
