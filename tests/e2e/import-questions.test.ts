/**
 * What a file leaves open is asked wherever it is read: in the import, on trial and when read again; what was answered is
 * asked no more. And a tracciato travels as a file.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { writePdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import { createConto } from './support/azioni.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

const STAMPA: StampaPdf = {
  lingua: 'it',
  verso: 'dare_avere',
  saldo: true,
  valuta: false,
  ordine: 'testo_prima',
  anno: true,
  avvolta: false,
  borders: true,
  saldi: 'righe',
  coricata: false,
  ripeti: true,
};
const GIORNI = ['2026-03-02', '2026-03-13', '2026-03-20', '2026-03-27'].map((day) => toGiorno(day));

/** No day above 12, and English headers: nothing in the file says which number is the month. */
const AMBIGUO =
  'Date,Description,Amount\n03/04/2026,ONE,1234.56\n05/06/2026,TWO,-10.00\n07/08/2026,THREE,20.00\n';

async function protetto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const movimenti = GIORNI.map((data, at) => ({
    data,
    data_valuta: data,
    importo: at % 2 === 0 ? 150_000 + at : -12_345,
    descrizione: `Operazione numero ${at + 1}`,
  }));
  const estratto = { conto: 'IT60X0542811101000000123456', divisa: 'EUR', iniziale: 1_000_000, movimenti };
  const bytes = await writePdf([estratto], STAMPA, undefined, 'segreta');
  return { name: 'estratto_2026_03.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

async function open(page: Page): Promise<void> {
  await page.getByLabel('Password del PDF').fill('segreta');
  await page.getByRole('button', { name: 'Apri il PDF' }).click();
}

describe.skipIf(noBrowser)('what only a person can say', () => {
  it('is asked on trial, and again when a file is read again', async ({ page }) => {
    await page.goto('/app/test');
    await page
      .getByLabel('File da provare')
      .setInputFiles({ name: 'ambiguo.csv', mimeType: 'text/csv', buffer: Buffer.from(AMBIGUO) });
    await page.getByRole('radio', { name: /^Giorno, mese, anno/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    const loaded = page.getByRole('region', { name: 'Righe lette' });
    await expect
      .poll(async () => (await readGrid(loaded)).map(({ data }) => data))
      .toEqual(['03/04/2026', '05/06/2026', '07/08/2026']);

    const pdf = await protetto();
    await page.getByLabel('File da provare').setInputFiles(pdf);
    await open(page);
    await page.getByText('Quadra al centesimo').waitFor();

    await goTo(page, '/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles(pdf);
    await open(page);
    await page.getByText('Quadra al centesimo').waitFor();
    await createConto(page, 'Conto del PDF');
    await page.getByRole('button', { name: 'Importa 4 righe' }).click();
    await page.getByRole('heading', { name: '4 righe importate' }).waitFor();
    await goTo(page, '/app/importestratto?vista=registro');
    await workspace(page, 'importazioni')
      .locator('[role="gridcell"][col-id="nome_file"]')
      .getByText(pdf.name)
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rileggi il file' }).click();
    await open(page);
    await page.getByRole('tab', { name: 'Uguali (4)' }).waitFor();
  });
});

/** The balances run against the signs, and nothing else says which are right. */
const estratto = (iban: string, righe: readonly string[]) =>
  [`IBAN;${iban}`, '', 'Data;Descrizione;Importo;Saldo', ...righe, ''].join('\n');
const choose = (page: Page, name: string, text: string): Promise<void> =>
  page
    .getByLabel('File da importare')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

describe.skipIf(noBrowser)('a question', () => {
  it('shows both readings of the file’s own rows, and what they mean for the balance', async ({
    page,
    studio,
  }) => {
    const { client } = studio;
    const iban = 'IT78P0542811101000000777888';
    const { id } = await client.call('contoNuovo', { body: { nome: 'Conto rovesciato', iban } });
    const importiDi = async () => {
      const { righe } = await client.call('estrattoConto', { query: { id_conto: id, sort: 'data' } });
      return righe.map(({ data, importo }) => [data, importo]);
    };
    await page.goto('/app/importestratto');
    const marzo = estratto(iban, [
      '13/03/2026;Bonifico Rossi;-1.250,00;5.250,00',
      '16/03/2026;Canone;9,50;5.240,50',
      '17/03/2026;Incasso Verdi;-310,20;5.550,70',
    ]);
    await choose(page, 'banca marzo.csv', marzo);
    const righe = (answer: string) =>
      page
        .getByRole('table', { name: `Righe del file: ${answer}` })
        .locator('tr')
        .allInnerTexts();
    await page.getByRole('heading', { name: '1 domanda su banca marzo.csv' }).waitFor();
    const pulite = async (answer: string) =>
      (await righe(answer)).map((riga) => riga.replaceAll(/\s+/g, ' ').trim());
    expect(await pulite('I segni')).toEqual([
      '13/03/2026 Bonifico Rossi -1.250,00',
      '16/03/2026 Canone +9,50',
      '17/03/2026 Incasso Verdi -310,20',
    ]);
    expect(await pulite('I saldi')).toEqual([
      '13/03/2026 Bonifico Rossi +1.250,00',
      '16/03/2026 Canone -9,50',
      '17/03/2026 Incasso Verdi +310,20',
    ]);
    await page.getByText('Il saldo cambia di -1.550,70').waitFor();
    await page.getByText('I saldi del file non tornano: differenza').waitFor();
    await page.getByText('Il saldo cambia di +1.550,70').waitFor();
    await page.getByText('I saldi del file tornano', { exact: true }).waitFor();
    const [signs, saldi] = await Promise.all(
      ['I segni', 'I saldi'].map((name) =>
        page.getByRole('table', { name: `Righe del file: ${name}` }).boundingBox(),
      ),
    );
    // Side by side.
    expect(signs?.y).toBe(saldi?.y);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('radio', { name: /^I saldi/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByRole('button', { name: 'Importa 3 righe' }).click();
    await page.getByRole('heading', { name: '3 righe importate' }).waitFor();
    const diMarzo = [
      ['2026-03-13', 125_000],
      ['2026-03-16', -950],
      ['2026-03-17', 31_020],
    ];
    expect(await importiDi()).toEqual(diMarzo);

    // Another file with the same columns, under a name that says nothing.
    await page.getByRole('button', { name: 'Importa un altro file' }).click();
    const aprile = ['13/04/2026;Bonifico Neri;-40,25;5.590,95', '16/04/2026;Canone;9,50;5.581,45'];
    await choose(page, 'scarico.csv', estratto(iban, aprile));
    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByRole('heading', { name: '2 righe importate' }).waitFor();
    expect(await importiDi()).toEqual([...diMarzo, ['2026-04-13', 4_025], ['2026-04-16', -950]]);
  });
});

describe.skipIf(noBrowser)('states in words that nobody knows', () => {
  it('are asked about once for their layout, and one that comes later stays out', async ({
    page,
    studio,
  }) => {
    const { client } = studio;
    const iban = 'IT07T0542811101000000777999';
    const { id } = await client.call('contoNuovo', { body: { nome: 'Conto con stati', iban } });
    const list = (righe: readonly string[]) =>
      [`IBAN;${iban}`, '', 'Data;Descrizione;Importo;Stato', ...righe, ''].join('\n');
    await page.goto('/app/importestratto');
    await choose(
      page,
      'stati marzo.csv',
      list([
        '13/03/2026;Bonifico Rossi;-12,50;F',
        '16/03/2026;Rata Neri;-9,00;G',
        '17/03/2026;Verdi;31,00;F',
      ]),
    );
    await page.getByText('La colonna «Stato» ha parole che non si riconoscono').waitFor();
    await expect
      .poll(
        async () =>
          await page.getByRole('table', { name: /^Righe del file: Solo le righe con «F»/ }).innerText(),
      )
      .not.toContain('Rata Neri');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Solo le righe con «F»/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('1 riga scartata: non verrà importata.').waitFor();
    await page.getByText('Riga 5: Stato «G»: entrano solo le righe «F».').waitFor();
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByRole('heading', { name: '2 righe importate' }).waitFor();

    await page.getByRole('button', { name: 'Importa un altro file' }).click();
    await choose(
      page,
      'altro.csv',
      list(['13/04/2026;Bonifico Rossi;-1,50;F', '16/04/2026;Rata Neri;-9,00;H', '17/04/2026;Verdi;3,00;F']),
    );
    await page.getByText('Riga 5: Stato «H»: entrano solo le righe «F».').waitFor();
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByRole('heading', { name: '2 righe importate' }).waitFor();
    const { righe } = await client.call('estrattoConto', { query: { id_conto: id, sort: 'data' } });
    expect(righe.map(({ importo }) => importo)).toEqual([-1_250, 3_100, -150, 300]);
  });
});

describe.skipIf(noBrowser)('a tracciato', () => {
  it('leaves as a file, and comes back from it', async ({ page, studio }) => {
    await page.goto('/app/impostazioni/tracciati');
    const tracciati = workspace(page, 'tracciati');
    await tracciati
      .locator('[role="gridcell"]')
      .getByText('BancoPosta, lista movimenti')
      .click({ button: 'right' });
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Esporta come file' }).click();
    const stream = await (await download).createReadStream();
    const buffer = Buffer.concat(await stream.toArray());
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Importa da file' }).click();
    await (
      await chooser
    ).setFiles({ name: 'bancoposta.tracciato.json', mimeType: 'application/json', buffer });
    await expect
      .poll(async () => (await studio.client.call('tracciati')).tracciati.map(({ nome }) => nome))
      // Its own name is taken by the one that is built in.
      .toContain('BancoPosta, lista movimenti (2)');
  });
});
