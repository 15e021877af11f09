/** What is shown leaves as Excel, CSV and PDF; a long export can be stopped. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { importRighe } from '#import/run/import.ts';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { readFoglio, parseCents } from '#tests/e2e/support/excel.ts';
import { conteggio, workspace } from '#tests/e2e/support/griglia.ts';
import { it } from './support/it.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';

const RIGHE = 300;
const movimenti = makeMovimenti(RIGHE, 42);
const primaUscita = movimenti.find(({ importo }) => importo < 0);

async function openGrid(page: Page, { client }: { client: Client }): Promise<void> {
  const { id } = await client.call('contoNuovo', { body: { nome: 'Conto esportato' } });
  expect((await importRighe(client, makePiano('movimenti.csv', movimenti, id))).tipo).toBe('completato');
  await page.setViewportSize({ width: 2_400, height: 900 });
  await page.goto('/app/estrattoconto');
  await conteggio(page, 'estratto-conto').getByText(`${RIGHE} movimenti`).waitFor();
}

async function exportAs(page: Page, format: RegExp, choices: readonly RegExp[] = []): Promise<string> {
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Esporta o stampa' });
  for (const name of [...choices, format]) await dialog.getByRole('radio', { name }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Crea il file/ }).click(),
  ]);
  return await download.path();
}

async function search(page: Page, text: string, count: string): Promise<void> {
  await page.getByLabel('Cerca in tutte le colonne').fill(text);
  await conteggio(page, 'estratto-conto').getByText(count).waitFor();
}

describe.skipIf(noBrowser)('an export', () => {
  it('in Excel holds what is shown: searched, in order, with its totals', async ({ page, studio }) => {
    await openGrid(page, studio);
    const wanted = movimenti.filter(({ descrizione }) => descrizione.includes('Commissioni'));
    await search(page, 'commissioni', `${wanted.length} di ${RIGHE} movimenti`);
    await workspace(page, 'estratto-conto').getByRole('columnheader', { name: 'Descrizione' }).click();
    const file = await exportAs(page, /^Excel/);
    const { righe, totali } = await readFoglio(file, 0);
    expect(righe.map((riga) => riga['Descrizione'])).toEqual(
      wanted.map(({ descrizione }) => descrizione).toSorted(),
    );
    const dare = sumCentesimi(wanted.filter(({ importo }) => importo < 0).map(({ importo }) => -importo));
    expect(parseCents(totali['Dare']?.result)).toBe(dare);
  });

  it('in Excel can hold every row whatever is searched', async ({ page, studio }) => {
    await openGrid(page, studio);
    await search(page, 'commissioni', ' di ');
    const { righe } = await readFoglio(await exportAs(page, /^Excel/, [/^Tutte, senza filtri/]), 0);
    expect(righe).toHaveLength(RIGHE);
  });

  it('in CSV is what an Italian spreadsheet reads, and nothing in it can run', async ({ page, studio }) => {
    await openGrid(page, studio);
    const text = await readFile(await exportAs(page, /^CSV/), 'utf8');
    expect(text.startsWith('\uFEFFData;Valuta;Descrizione;')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(RIGHE + 2);
    expect(text).toContain(`;'@Stipendi dipendenti`);
    const first = primaUscita;
    expect(text).toContain(`;${formatImporto(-(first?.importo ?? 0)).replaceAll('.', '')};`);
  });

  it('in PDF is a document of pages', async ({ page, studio }) => {
    await openGrid(page, studio);
    const bytes = await readFile(await exportAs(page, /^PDF/));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('is asked for by keyboard alone, in a dialog without faults', async ({ page, studio }) => {
    await openGrid(page, studio);
    await page.keyboard.press('Control+p');
    await page.getByRole('dialog', { name: 'Esporta o stampa' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Esporta o stampa' }).waitFor({ state: 'hidden' });
  });
});
