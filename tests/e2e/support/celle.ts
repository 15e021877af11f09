/** The cells of the estratto conto as a person reaches them, and an office full of rows to reach. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Client } from '#api/client.ts';
import { addGiorni } from '#domain/date.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from './banca.ts';
import { conteggio } from './griglia.ts';
import { makePiano } from './piano.ts';
import { askUntil } from '#tests/attese.ts';

/** The cell at a place on screen, rows from 0; one that still waits for its rows is none. */
export const cella = (page: Page, riga: number, field: string): Locator =>
  page.locator(`.ag-row:not(.ag-row-loading)[row-index="${riga}"] .ag-cell[col-id="${field}"]`);

export const intestazione = (page: Page, field: string): Locator =>
  page.locator(`[role="columnheader"][col-id="${field}"]`);

/** What the bar under the grid says, on one line. */
export const barra = async (page: Page): Promise<string> =>
  (await page.getByTestId('barra-selezione').innerText()).replaceAll(/\s+/g, ' ');

/** Imports so many movimenti; answers them in the file's order. */
export async function fillMovimenti(
  { client }: { client: Client },
  count: number,
  nome = 'Conto delle celle',
) {
  const { id } = await client.call('contoNuovo', { body: { nome } });
  const movimenti = makeMovimenti(count, 11);
  const outcome = await importRighe(client, makePiano(`${nome}.csv`, movimenti, id));
  if (outcome.tipo !== 'completato') throw new Error('the rows were not imported');
  return movimenti;
}

/** Imports so many partite, each with its document and its scadenza. */
export async function fillPartite({ client }: { client: Client }, count: number): Promise<void> {
  const plan = makePiano('fatture.csv', makeMovimenti(count, 12), 1);
  const righe = plan.righe.map((riga, at) => ({
    ...riga,
    saldo: null,
    data_documento: riga.data,
    scadenza: addGiorni(riga.data, 30),
    numero_documento: `FT-${at + 1}`,
    ragione_sociale: `Cliente ${at % 7}`,
  }));
  const quadratura = { esito: 'non_verificabile', differenza: null, riga: null } as const;
  const attesi = { ...plan.attesi, saldo_iniziale: null, saldo_finale: null, quadratura };
  const outcome = await importRighe(client, { ...plan, natura: 'partita', id_conto: null, righe, attesi });
  if (outcome.tipo !== 'completato') throw new Error('the rows were not imported');
}

/** Opens the estratto conto wide enough that every column is drawn, and waits for its rows. */
export async function openCelle(page: Page, count: string, natura = 'movimento'): Promise<void> {
  await page.setViewportSize({ width: 3_200, height: 900 });
  await page.goto(`/app/estrattoconto?natura=${natura}`);
  await conteggio(page, 'estratto-conto').getByText(count).waitFor();
  await cella(page, 0, 'nota').waitFor();
}

/** The answer to the next change that is sent. Ask before causing it. */
/** The calls that save cells: that of one row's note, and that of everything else. */
export const SALVATAGGI = /\/api\/(?:estratto_conto\/modifiche|update_nota)$/;

export const nextSave = (page: Page) => page.waitForResponse(SALVATAGGI);

export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

export const writeClipboard = (page: Page, text: string): Promise<void> =>
  page.evaluate((each) => navigator.clipboard.writeText(each), text);

/** The columns of the partite that a person may change. */
export const MODIFICABILI = [
  'scadenza',
  'ragione_sociale',
  'numero_documento',
  'nota',
  'descrizione',
  'riferimento',
];

/** The columns on screen, from the left. */
const campiInVista = (page: Page): Promise<string[]> =>
  page
    .locator('[role="columnheader"][col-id]:not([col-id^="ag-"])')
    .evaluateAll((cells) =>
      cells
        .toSorted((a, b) => Number(a.getAttribute('aria-colindex')) - Number(b.getAttribute('aria-colindex')))
        .map((each) => each.getAttribute('col-id') ?? ''),
    );

/** The first rows of the partite as a person copies them, with other values in all the columns that may change. */
export async function copyPartite(page: Page, count: number): Promise<string[][]> {
  await cella(page, 0, 'scadenza').click();
  const copyAll = async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    return (await readClipboard(page)).split('\r\n', count).map((line) => line.split('\t'));
  };
  // The title counts the rows that are read; the grid has them a moment later.
  const rows = await askUntil(copyAll, (copied) => copied.length >= count);
  const fields = await campiInVista(page);
  const width = Math.max(...MODIFICABILI.map((field) => fields.indexOf(field))) + 1;
  return rows.map((row, at) =>
    row.slice(0, width).map((text, index) => {
      const field = fields[index] ?? '';
      if (!MODIFICABILI.includes(field)) return text;
      return field === 'scadenza' ? '01/12/2026' : `${field} ${String(at).padStart(4, '0')}`;
    }),
  );
}
