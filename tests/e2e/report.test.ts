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
import { itAlone as it } from './support/it.ts';

const AL = addGiorni(getToday(), -40);
const righe = (quante: number) => (quante === 1 ? '1 riga' : `${quante} righe`);
const pannello = (page: Page) => page.getByRole('dialog');

async function scaricato(page: Page, act: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await act();
  return waiting;
}

/** Every text of a PDF, page by page. */
async function testiPdf(file: string): Promise<string[]> {
  const testo = await openText(await readFile(file), null);
  const pagine: string[] = [];
  for (let numero = 1; numero <= testo.pagine; numero += 1)
    pagine.push((await testo.leggi(numero)).pezzi.map((pezzo) => pezzo.testo).join(' '));
  await testo.chiudi();
  return pagine;
}

describe.skipIf(noBrowser)('the reports', () => {
  it('go from a figure of a past day to its rows, to Excel, and back', async ({ page, studio }) => {
    await movimentiDemo(studio, 360);
    const scaduto = await studio.client.call('reportScaduto', { query: { al: AL } });
    const prima = scaduto.righe.find(
      ({ id, oltre, fino_30 }) => id !== null && (oltre !== 0 || fino_30 !== 0),
    );
    if (!prima) throw new Error('nothing is late in the demonstration office');
    const campo = prima.oltre === 0 ? 'fino_30' : 'oltre';
    const attese = await studio.client.call('reportScadutoRighe', {
      query: { al: AL, gruppo: prima.id ?? 'nessuno', fascia: campo },
    });
    expect(attese.somma).toBe(prima[campo]);

    await page.goto('/app/report');
    await page.getByLabel('Al', { exact: true }).fill(formatData(AL));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**al=${AL}**`);
    await conteggio(page, 'report').getByText(righe(scaduto.righe.length), { exact: true }).waitFor();
    // With its frame: the rows are what one came for.
    const chart = await page.getByTestId('grafico').boundingBox();
    expect(chart?.height).toBeLessThanOrEqual(180);
    await workspace(page, 'report').getByLabel('Cerca in tutte le colonne').fill(prima.nome);
    const figure = cell(workspace(page, 'report'), prima.nome, campo);
    await figure.getByRole('link', { name: formatImporto(prima[campo]) }).click();

    await pannello(page).getByRole('heading', { name: prima.nome }).waitFor();
    await pannello(page)
      .getByText(`In tutto ${formatImporto(attese.somma)}`)
      .waitFor();
    await conteggio(page, 'report-righe').getByText(righe(attese.totale), { exact: true }).waitFor();
    const file = await scaricato(page, () =>
      pannello(page).getByRole('button', { name: 'Esporta in Excel' }).click(),
    );
    const foglio = await readFoglio(await file.path(), 0);
    expect(new Set(foglio.righe.map((riga) => riga['Documento']))).toEqual(
      new Set(attese.righe.map(({ numero_documento }) => numero_documento)),
    );
    expect(foglio.righe).toHaveLength(attese.totale);
    expect(sumCentesimi(foglio.righe.map((riga) => parseCents(riga['Aperto'])))).toBe(prima[campo]);

    await pannello(page).getByRole('button', { name: 'Torna al report' }).click();
    await pannello(page).waitFor({ state: 'hidden' });
    await figure.waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('al')).toBe(AL);
    await page.goForward();
    await pannello(page).getByRole('heading', { name: prima.nome }).waitFor();
    await page.goBack();
    await pannello(page).waitFor({ state: 'hidden' });
  });

  it('leave as a PDF whose pages are numbered and whose total is that of the page', async ({
    page,
    studio,
  }) => {
    const { righe: rows, totali } = await studio.client.call('reportScaduto', { query: { al: AL } });
    await page.goto(`/app/report?report=scaduto&al=${AL}`);
    await conteggio(page, 'report').getByText(righe(rows.length), { exact: true }).waitFor();
    const file = await scaricato(page, () =>
      workspace(page, 'report').getByRole('button', { name: 'PDF', exact: true }).click(),
    );
    const pagine = await testiPdf(await file.path());
    for (const [at, testo] of pagine.entries())
      expect(testo).toContain(`Pagina ${at + 1} di ${pagine.length}`);
    const testo = pagine.join(' ');
    expect(testo).toContain(formatData(AL));
    expect(testo).toContain(formatImporto(totali.totale));
    for (const { totale } of rows) expect(testo).toContain(formatImporto(totale));
  });

  it('tell the ledger of a soggetto found by name, with its chart in words', async ({ page, studio }) => {
    const { righe: rows } = await studio.client.call('reportScaduto', { query: { al: AL } });
    const prima = rows.find(({ id }) => id !== null);
    if (!prima || prima.id === null) throw new Error('nothing is open in the demonstration office');
    const partitario = await studio.client.call('reportPartitario', {
      query: { id_soggetto: prima.id, al: AL },
    });
    await page.goto(`/app/report?al=${AL}`);
    await page.getByLabel('Report', { exact: true }).selectOption('partitario');
    await page.getByText('Scegli il soggetto di cui vuoi il partitario.').waitFor();
    await page.getByRole('combobox', { name: 'Soggetto' }).fill(prima.nome);
    await page.getByRole('option', { name: prima.nome, exact: true }).first().click();
    await page.waitForURL('**id_soggetto=**');
    await page.getByText(formatImporto(partitario.saldo_finale)).first().waitFor();
    await conteggio(page, 'report').getByText(righe(partitario.righe.length), { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('are kept under a name, and scheduled to leave by e-mail', async ({ page, studio }) => {
    await page.goto('/app/report?report=causali');
    await page.getByRole('button', { name: 'Report salvati' }).click();
    await page.getByRole('menuitem', { name: 'Salva questo report' }).click();
    const salva = page.getByRole('dialog', { name: 'Salva il report' });
    await salva.getByLabel('Nome').fill('Causali dell’anno');
    await salva.getByRole('button', { name: 'Salva', exact: true }).click();
    await salva.waitFor({ state: 'hidden' });
    const { salvati } = await studio.client.call('reportSalvati');
    expect(salvati.map(({ nome, scelta }) => [nome, scelta])).toEqual([
      [
        'Causali dell’anno',
        { report: 'causali', parametri: { dal: 'inizio_anno', al: 'oggi', divisa: 'EUR' } },
      ],
    ]);
    await page.goto('/app/report');
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
