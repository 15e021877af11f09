/** The main job: a bank's file becomes a proved, visible, exportable estratto conto, and can be taken back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { formatData } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { createConto, createFirstUser, signIn, signOut } from './support/azioni.ts';
import { makeMovimenti, PRIMA_RIGA, sha256, writeFileBanca, type Movimento } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { readFoglio, readTesti, parseCents, toGiorno } from './support/excel.ts';
import { conteggio, readGrid, TUTTO_IN_VISTA, workspace } from './support/griglia.ts';
import { chooseFile, makeFolder } from './support/importa.ts';
import { itAlone as it } from './support/it.ts';
import { enter, UTENTE } from './support/studio.ts';

const RIGHE = 24;
const NOME = 'movimenti_adda_202601.csv';
const movimenti = makeMovimenti(RIGHE, 42);
const bytes = writeFileBanca(movimenti);
const dare = sumCentesimi(movimenti.filter(({ importo }) => importo < 0).map(({ importo }) => -importo));
const avere = sumCentesimi(movimenti.filter(({ importo }) => importo > 0).map(({ importo }) => importo));

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

/** The row of a movement as the grid should show it. */
const shown = (movimento: Movimento, index: number): Record<string, string> => ({
  riga: String(PRIMA_RIGA + index),
  data: formatData(movimento.data),
  data_valuta: formatData(movimento.valuta),
  descrizione: movimento.descrizione,
  dare: movimento.importo < 0 ? formatImporto(-movimento.importo) : '',
  avere: movimento.importo > 0 ? formatImporto(movimento.importo) : '',
  saldo: formatImporto(movimento.saldo),
  nome_file: NOME,
  conto: 'Conto Adda',
  stato: 'Aperta',
});

async function importFile(page: Page): Promise<void> {
  await chooseFile(page, await folder.write(NOME, bytes));
  await page
    .getByRole('region', { name: 'Riepilogo della lettura' })
    .getByText('Quadra al centesimo')
    .waitFor();
  await createConto(page, 'Conto Adda');
  await page.getByRole('button', { name: `Importa ${RIGHE} righe` }).click();
  await page.getByRole('heading', { name: `${RIGHE} righe importate` }).waitFor();
}

async function checkGrid(page: Page): Promise<void> {
  await page.setViewportSize(TUTTO_IN_VISTA);
  await page.getByRole('link', { name: 'Estratto Conto', exact: true }).click();
  await conteggio(page, 'estratto-conto').getByText(`${RIGHE} movimenti`).waitFor();
  const grid = workspace(page, 'estratto-conto');
  // Where each row came from, and a currency that is all alike, are shown to who asks.
  await page.getByRole('button', { name: 'Colonne', exact: true }).click();
  await page.getByRole('button', { name: 'Mostra tutte' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await readGrid(grid)).length).toBe(RIGHE);
  const rows = (await readGrid(grid)).toSorted((a, b) => Number(a['riga']) - Number(b['riga']));
  for (const [index, movimento] of movimenti.entries())
    expect(rows[index]).toMatchObject(shown(movimento, index));
}

/** Downloads the export of what is shown and compares it with the bank's movements, cell by cell. */
async function checkExcel(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta in Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^estratto-conto_bianchi-figli-s-r-l_\d{4}-\d\d-\d\d\.xlsx$/);
  const file = await download.path();
  const { righe, totali } = await readFoglio(file, 0);
  const byRiga = righe.toSorted((a, b) => Number(a['Riga del file']) - Number(b['Riga del file']));
  expect(byRiga).toHaveLength(RIGHE);
  for (const [index, { data, valuta, descrizione, importo, saldo }] of movimenti.entries()) {
    const row = byRiga[index] ?? {};
    expect({ ...row, Data: toGiorno(row['Data']), Valuta: toGiorno(row['Valuta']) }).toMatchObject({
      'Riga del file': PRIMA_RIGA + index,
      Data: data,
      Valuta: valuta,
      Descrizione: descrizione,
      Divisa: 'EUR',
      File: NOME,
    });
    expect(parseCents(row[importo < 0 ? 'Dare' : 'Avere'])).toBe(Math.abs(importo));
    expect(row).not.toHaveProperty(importo < 0 ? 'Avere' : 'Dare');
    expect(parseCents(row['Saldo'])).toBe(saldo);
  }
  expect(parseCents(totali['Dare']?.result)).toBe(dare);
  expect(parseCents(totali['Avere']?.result)).toBe(avere);
  expect(totali['Avere']?.formula).toMatch(/^SUBTOTAL\(109,/);
  const provenance = (await readTesti(file, 'Provenienza')).flat();
  expect(provenance).toEqual(expect.arrayContaining([UTENTE.azienda, UTENTE.username, NOME, sha256(bytes)]));
}

async function rollBack(page: Page): Promise<void> {
  await page.goto('/app/importestratto?vista=registro');
  const registro = workspace(page, 'importazioni');
  await registro.locator('[role="gridcell"][col-id="nome_file"]').getByText(NOME).click();
  await registro.getByRole('button', { name: 'Annulla importazione' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(`${RIGHE} righe spariranno`).waitFor();
  await dialog.getByRole('button', { name: 'Annulla importazione' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await registro.locator('[role="gridcell"][col-id="stato"]').getByText('Annullata').waitFor();
}

describe.skipIf(noBrowser)('from the first user to the roll-back', () => {
  it('a file of a bank is read, proved, imported, shown, exported and taken back', async ({
    visitor,
    server,
  }) => {
    await visitor.goto('/');
    await createFirstUser(visitor);
    await visitor.waitForURL('**/app');
    // Gone out while the page still asks, what it asks would be refused, and the browser says so aloud.
    const asked = visitor.waitForResponse((response) =>
      response.url().includes('/api/estratto_conto/notifiche'),
    );
    await visitor.reload();
    await asked;
    await visitor.getByRole('heading', { name: 'Comincia dal primo estratto conto' }).waitFor();
    await signOut(visitor);
    await signIn(visitor);
    await visitor.waitForURL('**/app');

    await importFile(visitor);
    await checkGrid(visitor);
    await checkExcel(visitor);
    await rollBack(visitor);

    await visitor.goto('/app/estrattoconto');
    await conteggio(visitor, 'estratto-conto').getByText('0 movimenti').waitFor();
    expect(await readGrid(workspace(visitor, 'estratto-conto'))).toEqual([]);
    const { client } = await enter(server.url);
    expect(await client.call('estrattoConto')).toMatchObject({ righe: [], totale: 0 });
  });

  it('the next file of that name is read without a question, by the saved tracciato', async ({
    page,
    studio,
  }) => {
    const next = makeMovimenti(RIGHE, 43);
    await chooseFile(page, await folder.write('movimenti_adda_202602.csv', writeFileBanca(next)));
    await page.getByText('tracciato salvato').waitFor();
    await page
      .getByRole('region', { name: 'Riepilogo della lettura' })
      .getByText('Quadra al centesimo')
      .waitFor();
    // The conto too is the one of the tracciato: there is nothing left to choose.
    await page.getByRole('button', { name: `Importa ${RIGHE} righe` }).click();
    await page.getByRole('heading', { name: `${RIGHE} righe importate` }).waitFor();
    const { righe, totale } = await studio.client.call('estrattoConto', { query: { sort: 'riga' } });
    expect(totale).toBe(RIGHE);
    expect(righe.map(({ importo }) => importo)).toEqual(next.map(({ importo }) => importo));
  });
});
