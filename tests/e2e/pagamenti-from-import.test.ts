/** From the result of an import one step leads to the desk, on that file, where what it pays was found by itself. */
import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { makeItalianIban } from '#domain/codici.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { importRighe } from '#import/run/import.ts';
import { calcoloUltimoSchema } from '#api/contract/abbinamenti.ts';
import { searchAbbinamenti, movimenti } from './support/banco.ts';
import { createConto } from './support/azioni.ts';
import { SALDO_INIZIALE } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { findViolations } from './support/axe.ts';
import { cellaInUso } from './support/fuoco.ts';
import { countPresses } from './support/gesti.ts';
import { it } from './support/it.ts';
import { importUfficio, movimento } from './support/parita.ts';
import { makePiano } from './support/piano.ts';

const invoice = (numero: string, chi: string, importo: number) => ({
  numero,
  chi,
  importo,
  data: '2026-03-15',
  scadenza: '2026-04-30',
});
const DOCUMENTI = [
  invoice('71/2026', 'Segheria Tronto S.r.l.', 33_300),
  invoice('72/2026', 'Cartiera Vomano S.r.l.', 70_022),
  invoice('73/2026', 'Bottega Aterno S.n.c.', 25_045),
  invoice('74/2026', 'Vetreria Sangro S.p.A.', 118_090),
];
/** Of another file: it stays out of what is asked for. */
const PRIMA = [movimento('2026-05-02', 118_090, 'BONIFICO DA VETRERIA SANGRO SPA SALDO FT 74/2026')];
const FILE = {
  name: 'maggio.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Data;Descrizione;Importo;Saldo',
      '13/05/2026;BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 71/2026;333,00;1.333,00',
      '14/05/2026;BONIFICO DA CARTIERA VOMANO SRL SALDO FT 72/2026;700,22;2.033,22',
      '15/05/2026;BONIFICO DA BOTTEGA ATERNO SNC SALDO FT 73/2026;250,45;2.283,67',
      '18/05/2026;CANONE CONTO;-5,00;2.278,67',
      '',
    ].join('\n'),
  ),
};

/** What each movimento gave, by the document it names. */
async function readPagati(client: Client): Promise<Map<string | undefined, unknown>> {
  const { pagamenti } = await client.call('pagamenti');
  return new Map(
    pagamenti.map(({ movimenti: [mosso], partite: [closed] }) => [
      mosso?.descrizione?.slice(-7),
      [mosso?.importo, closed?.numero_documento, closed?.importo],
    ]),
  );
}

/** The statement of the samples, and the same bank's of the month after; what they pay is in the archive. */
const estratto = readFileSync(new URL('../fixtures/tracciati/banca-del-lago/input.csv', import.meta.url));
/** In place of the sample's, whose check digits do not hold. */
const IBAN = makeItalianIban('01234', '01600', '000000012345');
const lago = (name: string, change: (text: string) => string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(change(estratto.toString('latin1').replace(/IT\d\d[A-Z]\d{22}/, IBAN)), 'latin1'),
});
const dueDocumenti = (month: string, numbers: readonly [string, string]) => [
  {
    numero: numbers[0],
    chi: 'Ferramenta Conti S.r.l.',
    importo: -125_000,
    data: `2026-01-0${month}`,
    scadenza: '2026-01-31',
  },
  {
    numero: numbers[1],
    chi: 'Vetreria Sole S.n.c.',
    importo: 250_050,
    data: `2026-01-0${month}`,
    scadenza: '2026-01-31',
  },
];
const LAGO = {
  gennaio: { file: lago('lago-gennaio.csv', (text) => text), documenti: dueDocumenti('1', ['12', '3/2026']) },
  febbraio: {
    file: lago('lago-febbraio.csv', (text) =>
      text
        .replaceAll('30/01/2026', '27/02/2026')
        .replaceAll('31/01/2026', '28/02/2026')
        .replaceAll('/01/2026', '/02/2026')
        .replace('ft 12', 'ft 47')
        .replace('ft 3/2026', 'ft 9/2026')
        .replace('8.750,00', '9.988,50')
        .replace('11.250,50', '12.489,00')
        .replace('11.238,50', '12.477,00'),
    ),
    documenti: dueDocumenti('2', ['47', '9/2026']),
  },
};

const TUTTI = [...DOCUMENTI, ...LAGO.gennaio.documenti, ...LAGO.febbraio.documenti];

describe.skipIf(noBrowser)('from an import to the desk', () => {
  it('is one step, on that file, with what was found by itself; Back goes back', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(client, PRIMA, TUTTI);
    await page.goto('/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles(FILE);
    await createConto(page, 'Conto di maggio');
    await page.getByRole('button', { name: 'Importa 4 righe' }).click();
    await page.getByRole('heading', { name: '4 righe importate' }).waitFor();
    await page.getByRole('link', { name: 'Riconcilia' }).click();
    await page.waitForURL('**/app/pagamenti?id_imp=*');
    const id_imp = Number(new URL(page.url()).searchParams.get('id_imp'));
    const { importazioni } = await client.call('importazioni');
    expect(importazioni.find((each) => each.id_imp === id_imp)?.nome_file).toBe(FILE.name);

    // Its movimenti and no other, each with its proposal, and nothing was pressed.
    const righe = movimenti(page).locator('.ag-row:not(.ag-row-loading)[row-id]');
    for (const documento of ['71/2026', '72/2026', '73/2026'])
      await righe
        .filter({ hasText: `SALDO FT ${documento}` })
        .getByText(/^\d+%/)
        .waitFor();
    await movimenti(page).getByText('4 movimenti', { exact: true }).waitFor();
    await searchAbbinamenti(page, client, { id_imp });
    await page.getByRole('button', { name: `Solo l’importazione ${id_imp}` }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    // Accepted one after another: the search that the first begins takes no row from under the hand.
    await page.keyboard.press('Control+f');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    for (const documento of ['73/2026', '72/2026', '71/2026']) {
      await expect
        .poll(async () => {
          const { id } = await cellaInUso(page);
          return id === '' ? '' : await movimenti(page).locator(`.ag-row[row-id="${id}"]`).innerText();
        })
        .toContain(`SALDO FT ${documento}`);
      await page.keyboard.press('a');
      await expect.poll(async () => (await readPagati(client)).has(documento)).toBe(true);
      if (documento === '73/2026') await searchAbbinamenti(page, client, { id_imp });
    }
    expect(await readPagati(client)).toEqual(
      new Map([
        ['71/2026', [33_300, '71/2026', 33_300]],
        ['72/2026', [70_022, '72/2026', 70_022]],
        ['73/2026', [25_045, '73/2026', 25_045]],
      ]),
    );

    // The filter is in the address: taken off it is a step, and Back puts it on again, and then leads to the import.
    await page.getByRole('button', { name: `Solo l’importazione ${id_imp}` }).click();
    await righe.filter({ hasText: 'SALDO FT 74/2026' }).waitFor();
    expect(new URL(page.url()).searchParams.has('id_imp')).toBe(false);
    await page.goBack();
    await righe.filter({ hasText: 'SALDO FT 74/2026' }).waitFor({ state: 'detached' });
    await righe.filter({ hasText: 'CANONE CONTO' }).waitFor();
    expect(new URL(page.url()).searchParams.get('id_imp')).toBe(String(id_imp));
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/app/importestratto');
  });

  it('takes six presses from a dropped file to a month that quadra, and three the month after', async ({
    page,
    studio: { client },
  }) => {
    if ((await client.call('importazioni')).importazioni.length === 0)
      await importUfficio(client, PRIMA, TUTTI);
    const presses = await countPresses(page);
    const closeMonth = async ({ file, documenti }: (typeof LAGO)['gennaio'], create: boolean) => {
      await page.goto('/app/importestratto');
      await page.getByLabel('File da importare').setInputFiles(file);
      presses.begin();
      if (create) await page.getByRole('button', { name: 'Crea «Conto 012345»' }).click();
      await page.getByRole('button', { name: 'Importa 3 righe' }).click();
      // The button went with its page: what follows has the keys.
      const next = page.getByRole('link', { name: 'Riconcilia' });
      await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.getByRole('link', { name: 'Guarda le sicure' }).click();
      const list = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
      for (const { numero } of documenti) await list.getByText(`· ${numero}`).waitFor();
      const rules = list.getByRole('checkbox', { name: /^Spiega anche 1 movimento con le regole/ });
      if (create) await rules.click();
      await list.getByRole('button', { name: 'Accetta 2 abbinamenti e spiega 1 movimento' }).click();
      await list.waitFor({ state: 'hidden' });
      return presses.count();
    };
    const tiesOut = async (dal: Giorno, al: Giorno) => {
      const { conti } = await client.call('conti');
      const conto = conti.find(({ nome }) => nome === 'Conto 012345');
      const query = { id_conto: conto?.id ?? 0, dal, al };
      return (await client.call('chiusura', { query })).quadra;
    };
    expect(await closeMonth(LAGO.gennaio, true)).toBeLessThanOrEqual(6);
    expect(await tiesOut(toGiorno('2026-01-01'), toGiorno('2026-01-31'))).toBe(true);
    expect(await closeMonth(LAGO.febbraio, false)).toBeLessThanOrEqual(3);
    expect(await tiesOut(toGiorno('2026-02-01'), toGiorno('2026-02-28'))).toBe(true);
  });

  it('the list stays where it is while a search runs', async ({ page, studio: { client } }) => {
    if ((await client.call('importazioni')).importazioni.length === 0)
      await importUfficio(client, PRIMA, TUTTI);
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    const topmost = async () => (await movimenti(page).boundingBox())?.y;
    const before = await topmost();
    expect(before).toBeGreaterThan(0);
    // The longest of its phases, held.
    await page.route('**/api/abbinamenti/calcoli', async (route) => {
      const response = await route.fetch();
      const { calcolo, ...rest } = calcoloUltimoSchema.parse(await response.json());
      await route.fulfill({
        response,
        json: { ...rest, calcolo: calcolo && { ...calcolo, stato: 'in_corso', fase: 'confronto' } },
      });
    });
    await client.call('calcoloAvvia');
    await page.getByRole('button', { name: 'Ferma' }).waitFor();
    expect(await topmost()).toBe(before);
  });

  it('offers the rules where nothing is proposed', async ({ page, studio: { client } }) => {
    const { id } = await client.call('contoNuovo', { body: { nome: 'Conto di settembre' } });
    const spese = movimento('2026-09-10', -1_250, 'COMMISSIONI TRIMESTRALI');
    const saldo = toCentesimi(SALDO_INIZIALE - 1_250);
    const outcome = await importRighe(client, makePiano('settembre.csv', [{ ...spese, saldo }], id));
    expect(outcome.tipo).toBe('completato');
    await page.goto('/app/pagamenti?dal=2026-09-01&al=2026-09-30');
    await page.getByText('0 proposte aperte').waitFor();
    await movimenti(page).getByText('COMMISSIONI TRIMESTRALI').first().waitFor();
    await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
    await dialog.getByRole('button', { name: 'Spiega 1 movimento' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const query = { natura: 'movimento' as const, dal: toGiorno('2026-09-01'), al: toGiorno('2026-09-30') };
    const { righe } = await client.call('estrattoConto', { query });
    expect(righe.map(({ stato }) => stato)).toEqual(['chiusa']);
  });
});
