/** Reports on the real server: a past day, a figure opened to its rows, Excel and PDF read back, a soggetto's ledger. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addGiorni, formatData, getToday } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { openText } from '#import/read/pdf/pdfjs.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { movimentiDemo } from './support/demo.ts';
import { readFoglio, parseCents } from './support/excel.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { itAloneOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

const AL = addGiorni(getToday(), -40);
const righe = (count: number) => (count === 1 ? '1 riga' : `${count} righe`);
const panel = (page: Page) => page.getByRole('dialog');

async function scaricato(page: Page, act: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await act();
  return waiting;
}

/** Every text of a PDF, page by page. */
async function testiPdf(file: string): Promise<string[]> {
  const text = await openText(await readFile(file), null);
  const pages: string[] = [];
  for (let number = 1; number <= text.pagine; number += 1)
    pages.push((await text.read(number)).pezzi.map((piece) => piece.testo).join(' '));
  await text.close();
  return pages;
}

describe.skipIf(noBrowser)('the reports', () => {
  it('go from a figure of a past day to its rows, to Excel, and back', async ({ page, studio }) => {
    await movimentiDemo(studio, 360);
    const overdue = await studio.client.call('reportScaduto', { query: { al: AL } });
    const before = overdue.righe.find(
      ({ id, oltre, fino_30 }) => id !== null && (oltre !== 0 || fino_30 !== 0),
    );
    if (!before) throw new Error('nothing is late in the demonstration office');
    const field = before.oltre === 0 ? 'fino_30' : 'oltre';
    const awaited = await studio.client.call('reportScadutoRighe', {
      query: { al: AL, gruppo: before.id ?? 'nessuno', fascia: field },
    });
    expect(awaited.somma).toBe(before[field]);

    await goTo(page, '/app/report');
    await page.getByLabel('Al', { exact: true }).fill(formatData(AL));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**al=${AL}**`);
    await conteggio(page, 'report').getByText(righe(overdue.righe.length), { exact: true }).waitFor();
    // The rows are what one came for: the chart is asked for, and with its frame takes little.
    await page.getByRole('button', { name: 'Grafico' }).click();
    const chart = await page.getByTestId('grafico').boundingBox();
    expect(chart?.height).toBeLessThanOrEqual(180);
    await workspace(page, 'report').getByLabel('Cerca in tutte le colonne').fill(before.nome);
    // A row that the search still moves is no place to press at.
    await conteggio(page, 'report')
      .getByText(` di ${righe(overdue.righe.length)}`)
      .waitFor();
    await workspace(page, 'report').getByTestId('filtri-attivi').waitFor();
    const figure = cell(workspace(page, 'report'), before.nome, field);
    await figure.getByRole('link', { name: formatImporto(before[field]) }).click();

    await panel(page).getByRole('heading', { name: before.nome }).waitFor();
    await panel(page)
      .getByText(`In tutto ${formatImporto(awaited.somma)}`)
      .waitFor();
    await conteggio(page, 'report-righe').getByText(righe(awaited.totale), { exact: true }).waitFor();
    const file = await scaricato(page, () =>
      panel(page).getByRole('button', { name: 'Esporta in Excel' }).click(),
    );
    const sheet = await readFoglio(await file.path(), 0);
    expect(new Set(sheet.righe.map((riga) => riga['Documento']))).toEqual(
      new Set(awaited.righe.map(({ numero_documento }) => numero_documento)),
    );
    expect(sheet.righe).toHaveLength(awaited.totale);
    expect(sumCentesimi(sheet.righe.map((riga) => parseCents(riga['Aperto'])))).toBe(before[field]);

    await panel(page).getByRole('button', { name: 'Torna al report' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await figure.waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('al')).toBe(AL);
    await page.goForward();
    await panel(page).getByRole('heading', { name: before.nome }).waitFor();
    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
  });

  it('ask for the rows behind a figure at the press, once, while the session is verified', async ({
    page,
    studio,
  }) => {
    await movimentiDemo(studio, 360);
    await goTo(page, `/app/report?report=scaduto&al=${AL}`);
    const figure = workspace(page, 'report')
      .getByRole('link', { name: /apri le righe/ })
      .first();
    await figure.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/report/scaduto/righe')) asked.push(request.url());
    });
    const rows = page.waitForRequest('**/api/report/scaduto/righe?*');
    await page.route('**/api/verify', async (route) => {
      await rows;
      await route.continue();
    });
    await figure.click();
    await panel(page).getByText('In tutto').waitFor();
    await panel(page).locator('.ag-row .ag-cell[col-id="importo"]').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await panel(page).getByRole('button', { name: 'Torna al report' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    // By its address it is asked for anew.
    await page.goForward();
    await panel(page).locator('.ag-row .ag-cell[col-id="importo"]').first().waitFor();
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
  });

  it('leave as a PDF whose pages are numbered and whose total is that of the page', async ({
    page,
    studio,
  }) => {
    await movimentiDemo(studio, 360);
    const { righe: rows, totali } = await studio.client.call('reportScaduto', { query: { al: AL } });
    await goTo(page, `/app/report?report=scaduto&al=${AL}`);
    await conteggio(page, 'report').getByText(righe(rows.length), { exact: true }).waitFor();
    const file = await scaricato(page, () =>
      workspace(page, 'report').getByRole('button', { name: 'PDF', exact: true }).click(),
    );
    const pages = await testiPdf(await file.path());
    for (const [at, text] of pages.entries()) expect(text).toContain(`Pagina ${at + 1} di ${pages.length}`);
    const testo = pages.join(' ');
    expect(testo).toContain(formatData(AL));
    expect(testo).toContain(formatImporto(totali.totale));
    for (const { totale } of rows) expect(testo).toContain(formatImporto(totale));
  });

  it('give their height to the rows at 200 %, and move nothing from under a press once they are drawn', async ({
    page,
    studio,
  }) => {
    await movimentiDemo(studio, 360);
    const names = Promise.withResolvers<void>();
    await page.route('**/api/soggetti?ruolo=*', async (route) => {
      await names.promise;
      await route.fallback();
    });
    // Anew: the names are read once.
    await page.goto(`/app/report?report=scaduto&al=${AL}`);
    const viste = page.getByRole('button', { name: 'Viste' });
    const columns = page.getByRole('button', { name: 'Colonne' });
    await expect.poll(() => columns.isEnabled()).toBe(true);
    const divisa = page.getByLabel('Divisa');
    const before = [await viste.boundingBox(), await divisa.boundingBox()];
    names.resolve();
    await page.getByLabel('Agente').locator('option').nth(1).waitFor({ state: 'attached' });
    expect([await viste.boundingBox(), await divisa.boundingBox()]).toEqual(before);

    const size = page.viewportSize();
    await page.setViewportSize({ width: 720, height: 450 });
    const first = workspace(page, 'report').locator('.ag-row[row-index="0"]').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(230);
    if (size) await page.setViewportSize(size);
  });

  it('tell the ledger of a soggetto found by name, with its chart in words', async ({ page, studio }) => {
    await movimentiDemo(studio, 360);
    const { righe: rows } = await studio.client.call('reportScaduto', { query: { al: AL } });
    const before = rows.find(({ id }) => id !== null);
    if (!before || before.id === null) throw new Error('nothing is open in the demonstration office');
    const partitario = await studio.client.call('reportPartitario', {
      query: { id_soggetto: before.id, al: AL },
    });
    await goTo(page, `/app/report?al=${AL}`);
    await page.getByLabel('Report', { exact: true }).selectOption('partitario');
    await page.getByText('Scegli il soggetto di cui vuoi il partitario.').waitFor();
    await page.getByRole('combobox', { name: 'Soggetto' }).fill(before.nome);
    await page.getByRole('option', { name: before.nome, exact: true }).first().click();
    await page.waitForURL('**id_soggetto=**');
    await page.getByText(formatImporto(partitario.saldo_finale)).first().waitFor();
    await conteggio(page, 'report').getByText(righe(partitario.righe.length), { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('are kept under a name, and scheduled to leave by e-mail', async ({ page, studio }) => {
    await goTo(page, '/app/report?report=causali');
    await page.getByRole('button', { name: 'Report salvati' }).click();
    await page.getByRole('menuitem', { name: 'Salva questo report' }).click();
    const save = page.getByRole('dialog', { name: 'Salva il report' });
    await save.getByLabel('Nome').fill('Causali dell’anno');
    await save.getByRole('button', { name: 'Salva', exact: true }).click();
    await save.waitFor({ state: 'hidden' });
    const { salvati } = await studio.client.call('reportSalvati');
    expect(salvati.map(({ nome, scelta }) => [nome, scelta])).toEqual([
      [
        'Causali dell’anno',
        { report: 'causali', parametri: { dal: 'inizio_anno', al: 'oggi', divisa: 'EUR' } },
      ],
    ]);
    await goTo(page, '/app/report');
    await page.getByRole('button', { name: 'Report salvati' }).click();
    await page.getByRole('menuitem', { name: 'Causali dell’anno', exact: true }).click();
    await page.waitForURL('**report=causali**');
    await workspace(page, 'report').getByRole('heading', { name: 'Movimenti per causale' }).waitFor();

    await page.getByRole('button', { name: 'Programma invio' }).click();
    const invio = page.getByRole('dialog', { name: 'Programma invio' });
    await invio.getByLabel('Destinatari').fill('studio@esempio.it');
    await invio.getByRole('button', { name: 'Programma', exact: true }).click();
    await invio.getByText('Conferma che questi destinatari possono ricevere il report').waitFor();
    await invio.getByRole('checkbox').check();
    await invio.getByRole('button', { name: 'Programma', exact: true }).click();
    await invio.waitFor({ state: 'hidden' });
    const { programmati } = await studio.client.call('reportProgrammati');
    expect(programmati).toMatchObject([
      {
        destinatari: ['studio@esempio.it'],
        formato: 'pdf',
        frequenza: { ogni: 'mese', giorno: 1 },
        attivo: true,
      },
    ]);
    await page.getByRole('button', { name: 'Report salvati' }).click();
    await page.getByRole('menuitem', { name: 'Invii programmati' }).click();
    await page.getByRole('dialog').getByText('A studio@esempio.it').waitFor();
  });
});
