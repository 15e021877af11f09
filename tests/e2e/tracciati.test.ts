/** Tracciati with their preview, an import read again with its difference, and the upload test that writes nothing. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Lettura } from '#api/contract/tracciati.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { importRighe } from '#import/run/import.ts';
import { computeAttesi } from '#import/run/plan.ts';
import { noBrowser } from './support/browser.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';

const FILE = [
  'Data;Descrizione;Commissioni;Importo;Saldo',
  '01/03/2026;Apertura;0,00;100,00;100,00',
  '13/03/2026;Bonifico Rossi;1,00;-20,00;80,00',
  '14/03/2026;Incasso Bianchi;2,00;50,00;130,00',
  '15/03/2026;Canone;3,00;-5,50;124,50',
  '',
].join('\n');
const payload = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(FILE) });
const GIUSTI = [10_000, -2_000, 5_000, -550];
const SBAGLIATI = [0, 100, 200, 300];

async function assign(page: Page, column: string, field: string): Promise<void> {
  await page.getByRole('combobox', { name: `Campo della colonna ${column}` }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}

const LETTURA: Lettura = {
  formato: 'csv',
  codifica: 'utf-8',
  delimitatore: ';',
  intestazione: ['Data', 'Descrizione', 'Commissioni', 'Importo', 'Saldo'],
  colonne: [
    { campo: 'data', colonna: 'Data', indice: 0 },
    { campo: 'descrizione', colonna: 'Descrizione', indice: 1 },
    { campo: 'importo', colonna: 'Commissioni', indice: 2 },
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
};

/** Imports the file with a tracciato that takes the wrong column, and puts the tracciato right afterwards. */
async function importWrong({ client }: Studio, nome: string): Promise<void> {
  const conto = await client.call('contoNuovo', { body: { nome: 'Conto da rileggere' } });
  const body = {
    id: null,
    versione: null,
    nome: 'Da correggere',
    modello_nome: 'riletto_*.csv',
    natura: 'movimento' as const,
    id_conto: conto.id,
    lettura: LETTURA,
  };
  const tracciato = await client.call('tracciatiSalva', { body });
  const bytes = new TextEncoder().encode(FILE);
  const outcome = await readStatementFile({ nome, bytes }, { tracciato });
  const [estratto] = outcome.tipo === 'letto' ? outcome.estratti : [];
  const { saldo_iniziale = null, saldo_finale = null } = estratto ?? {};
  const attesi =
    estratto &&
    computeAttesi(estratto.righe, {
      scartate: 0,
      escluse: 0,
      saldo_iniziale,
      saldo_finale,
      quadratura: estratto.quadratura,
    });
  if (!estratto || !attesi) throw new Error('the file was not read');
  const done = await importRighe(client, {
    file: {
      nome,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      formato: 'csv',
    },
    tracciato: { id: tracciato.id, versione: 1, nome: tracciato.nome, origine: 'salvato' },
    natura: 'movimento',
    id_conto: conto.id,
    id_mandante: null,
    colonne: [],
    righe: estratto.righe,
    attesi,
    presentiVisti: null,
    forza: false,
    originale: () => Promise.resolve(bytes),
  });
  if (done.tipo !== 'completato') throw new Error('the rows were not imported');
  const colonne = [
    ...LETTURA.colonne.slice(0, 2),
    { campo: 'importo' as const, colonna: 'Importo', indice: 3 },
    { campo: 'saldo' as const, colonna: 'Saldo', indice: 4 },
  ];
  await client.call('tracciatiSalva', { body: { ...tracciato, lettura: { ...LETTURA, colonne } } });
}

describe.skipIf(noBrowser)('tracciati', () => {
  it('are made from a file, change what they read under one’s eyes, and keep their samples true', async ({
    page,
    studio,
  }) => {
    await page.goto('/app/impostazioni/tracciati');
    await workspace(page, 'tracciati').getByText('BancoPosta, lista movimenti').waitFor();
    await page.getByRole('button', { name: 'Nuovo da un file' }).click();
    const editor = page.getByTestId('editor-tracciato');
    await editor.getByLabel('File di prova').setInputFiles(payload('banca_042026.csv'));
    await editor.getByText('Quadra al centesimo').waitFor();
    await expect
      .poll(() => editor.getByRole('textbox', { name: 'Nomi dei file' }).inputValue())
      .toBe('banca_*.csv');
    await editor.getByRole('button', { name: 'Salva' }).click();
    await editor.getByRole('tab', { name: 'Campioni' }).click();
    await editor.getByRole('button', { name: 'Tieni il file aperto come campione' }).click();
    await editor.getByRole('cell', { name: /^banca_042026/ }).waitFor();

    await assign(page, 'Importo', 'Non usare');
    await assign(page, 'Commissioni', 'Importo');
    await editor.getByRole('tab', { name: /^Anteprima/ }).click();
    await editor.getByText('Non quadra').waitFor();
    await expect
      .poll(async () => (await readGrid(editor)).map(({ importo }) => importo))
      .toEqual(['0,00', '1,00', '2,00', '3,00']);
    await editor.getByRole('button', { name: 'Salva' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Dare: da -25,50 a 0,00').waitFor();
    await question.getByRole('button', { name: 'Salva lo stesso' }).click();
    await question.waitFor({ state: 'hidden' });
    await editor.getByRole('tab', { name: 'Versioni' }).click();
    await editor.getByText('Importo: da «Importo» a «Commissioni»').waitFor();
    await editor.getByRole('tab', { name: 'Nomi dei file' }).click();
    await editor.getByLabel('Prova un nome di file').fill('banca_052026.csv');
    await editor.getByText('Questo tracciato lo legge.').waitFor();

    const { tracciati } = await studio.client.call('tracciati');
    expect(tracciati.map(({ nome, versione, numero_campioni }) => [nome, versione, numero_campioni])).toEqual(
      [['banca', 2, 1]],
    );

    // Enter opens the row it is on, and the preview shows the sample at once; one that comes with Quadra says why not.
    await page.getByRole('button', { name: 'Torna ai tracciati' }).click();
    const names = workspace(page, 'tracciati').locator('[role="gridcell"][col-id="nome"]');
    await names.getByText('BancoPosta, lista movimenti').dblclick();
    await page.getByText('«BancoPosta, lista movimenti» è di serie').first().waitFor();
    await names.getByText('banca', { exact: true }).click();
    await page.keyboard.press('Enter');
    await editor.getByText(/^banca_042026\.csv, letto in/).waitFor();
    await editor.getByText('Non quadra').waitFor();
  });
});

describe.skipIf(noBrowser)('an import read again', () => {
  it('shows each row before and after, changes them in one go, and can be taken back', async ({
    page,
    studio,
  }) => {
    await importWrong(studio, 'riletto_03.csv');
    const importi = async () =>
      (await studio.client.call('estrattoConto', { query: { sort: 'riga' } })).righe.map(
        ({ importo }) => importo,
      );
    expect(await importi()).toEqual(SBAGLIATI);
    await page.goto('/app/importestratto?vista=registro');
    const registro = workspace(page, 'importazioni');
    await registro
      .locator('[role="gridcell"][col-id="nome_file"]')
      .getByText('riletto_03.csv')
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rileggi il file' }).click();
    const drawer = page.getByRole('dialog', { name: 'Rileggi riletto_03.csv' });
    await drawer.getByRole('tab', { name: 'Cambiate (4)' }).waitFor();
    await drawer.getByText('Importo: da 0,00 a 100,00; Saldo: da vuoto a 100,00').waitFor();
    await drawer.getByRole('button', { name: 'Applica 4 differenze' }).click();
    await drawer.waitFor({ state: 'hidden' });
    expect(await importi()).toEqual(GIUSTI);
    await registro.getByText('Quadra', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await page.getByText('Rilettura annullata').first().waitFor();
    expect(await importi()).toEqual(SBAGLIATI);
  });
});

describe.skipIf(noBrowser)('the upload test', () => {
  it('tells every step, and asks the server for nothing that writes', async ({ page, studio }) => {
    const scritture: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const reads = [
        '/api/verify',
        '/api/estratto_conto/import/righe_presenti',
        '/api/estratto_conto/import/proposte',
      ];
      if (request.method() !== 'GET' && pathname.startsWith('/api/') && !reads.includes(pathname))
        scritture.push(pathname);
    });
    await page.goto('/app/test');
    await page.getByLabel('File da provare').setInputFiles(payload('prova_04.csv'));
    const steps = page.getByRole('list', { name: 'Passi della prova' });
    await steps.locator('[data-passo="controparti"]').waitFor();
    const text = await steps.innerText();
    for (const found of [
      'Testo con righe e colonne',
      'UTF-8',
      'I campi sono separati da «;»',
      'Intestazione alla riga 1',
      '«Importo» è importo: lo dice l’intestazione',
      '4 righe accettate, 0 scartate',
      'File già importato',
    ])
      expect(text).toContain(found);
    await page.getByText('Quadra al centesimo').waitFor();
    const loaded = page.getByRole('region', { name: 'Righe lette' });
    await expect
      .poll(async () => (await readGrid(loaded)).map(({ saldo, calcolato }) => [saldo, calcolato]))
      .toEqual(['100,00', '80,00', '130,00', '124,50'].map((saldo) => [saldo, saldo]));
    expect(scritture).toEqual([]);
    const { importazioni } = await studio.client.call('importazioni');
    expect(importazioni.filter(({ nome_file }) => nome_file === 'prova_04.csv')).toEqual([]);
  });
});
