/** A proposal that is accepted is seen in Movimenti: filtered, followed to its partite and back, exported, taken back. */
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { openDettagli, movimenti as banco, searchAbbinamenti, panel } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { readFoglio } from './support/excel.ts';
import { cell, conteggio, TUTTO_IN_VISTA, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

const estratto = (page: Page) => workspace(page, 'estratto-conto');

describe.skipIf(noBrowser)('what closed a movimento', () => {
  it('stands in its row, leads to the other side and back, is exported, and goes with the undo', async ({
    page,
    context,
    studio: { client },
  }) => {
    await page.setViewportSize(TUTTO_IN_VISTA);
    await importUfficio(
      client,
      [
        movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 31/2026'),
        movimento('2026-05-11', -1_250, 'COMMISSIONI TRIMESTRALI'),
      ],
      [
        documento('31/2026', 'Segheria Tronto S.r.l.', 33_300, '2026-03-21'),
        documento('90/2026', 'Bottega Aterno', 25_000, '2026-01-10'),
      ],
    );
    // Another window shows the movimenti while the proposal is accepted on the desk.
    const movimenti = await context.newPage();
    await movimenti.setViewportSize(TUTTO_IN_VISTA);
    await movimenti.goto('/app/estrattoconto');
    await conteggio(movimenti, 'estratto-conto').getByText('2 movimenti').waitFor();
    // Nothing is closed yet: the columns have nothing to say, and hide themselves.
    await movimenti.locator('[role="columnheader"][col-id="documenti"]').waitFor({ state: 'detached' });

    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await openDettagli(page);
    await cell(banco(page), 'SEGHERIA', 'residuo').click();
    await panel(page).getByRole('button', { name: 'Accetta', exact: true }).click();
    await expect.poll(async () => (await client.call('pagamenti', { query: {} })).totale).toBe(1);

    const riga = (column: string) => cell(estratto(movimenti), 'SEGHERIA', column);
    await riga('documenti').getByText('31/2026', { exact: true }).waitFor();
    await riga('soggetto').getByText('Segheria Tronto S.r.l.').waitFor();
    await riga('chiusa_da').getByText('(da una proposta)').waitFor();
    expect(await findViolations(movimenti)).toEqual([]);

    // Filtered by soggetto: the address says so, and brings it back.
    await movimenti.goto('/app/estrattoconto?f.soggetto=tronto');
    await conteggio(movimenti, 'estratto-conto').getByText('1 di 2').waitFor();
    await riga('documenti').getByRole('link', { name: '31/2026, mostra le partite' }).click();
    await movimenti.getByText('Partite chiuse da un movimento').waitFor();
    await conteggio(movimenti, 'estratto-conto').getByText('1 partita').waitFor();
    const partita = (column: string) => cell(estratto(movimenti), 'Segheria', column);
    await partita('movimenti').getByText('10/05/2026 · 333,00 · Banca dell’Adda').waitFor();
    await movimenti.goBack();
    await conteggio(movimenti, 'estratto-conto').getByText('1 di 2').waitFor();

    const [download] = await Promise.all([
      movimenti.waitForEvent('download'),
      estratto(movimenti).getByRole('button', { name: 'Esporta in Excel' }).click(),
    ]);
    const file = await download.path();
    const { righe } = await readFoglio(file, 0);
    await rm(file, { force: true });
    expect(righe).toHaveLength(1);
    expect(righe[0]).toMatchObject({ Soggetto: 'Segheria Tronto S.r.l.', Documenti: '31/2026' });
    expect(String(righe[0]?.['Chiuso da'])).toMatch(/\(da una proposta\)$/);

    // In the drawer, on to the partita and back to the movimento, where it is taken back.
    await riga('descrizione').click({ button: 'right' });
    await movimenti.getByRole('menuitem', { name: 'Che cosa la chiude' }).click();
    await movimenti.getByRole('button', { name: '31/2026 · Segheria Tronto S.r.l.' }).click();
    await movimenti.getByRole('heading', { name: 'Che cosa chiude la partita' }).waitFor();
    expect(await findViolations(movimenti)).toEqual([]);
    await movimenti.getByRole('button', { name: 'Torna al movimento del 10/05/2026' }).click();
    await movimenti.getByRole('heading', { name: 'Che cosa chiude il movimento' }).waitFor();
    await movimenti.getByRole('button', { name: /^Annulla: Incasso/ }).click();
    await movimenti.getByText('Niente: la riga è aperta.').waitFor();
    await movimenti.keyboard.press('Escape');
    // It has no soggetto any more, so that its filter keeps it no longer; without the filter its cells are empty.
    await riga('descrizione').waitFor({ state: 'detached' });
    await movimenti.goto('/app/estrattoconto');
    await conteggio(movimenti, 'estratto-conto').getByText('2 movimenti').waitFor();
    await expect.poll(() => movimenti.locator('[role="columnheader"][col-id="documenti"]').count()).toBe(0);
  });
});
