/** The preview of an import: why a file does not tie, what is already there and told in other words, who the names are. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { createConto } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { goTo } from './support/pagine.ts';
import { nuovo } from '../contract/support/soggetti.ts';

const payload = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

/** The canone stands twice: the balance knows of one. */
const MARZO = [
  'Data;Descrizione;Ragione sociale;Importo;Saldo',
  '13/03/2026;BONIFICO A VOSTRO FAVORE FATTURA 12;VETRERIA LOMBARDA;1.200,00;2.200,00',
  '16/03/2026;CANONE MENSILE CONTO;;-9,50;2.190,50',
  '16/03/2026;CANONE MENSILE CONTO;;-9,50;2.190,50',
  '20/03/2026;PAGAMENTO FORNITORE FATTURA 77;OFFICINE BRAMBILA SRL;-431,20;1.759,30',
  '27/03/2026;INCASSO POS GIORNATA;NUOVO CLIENTE SNC;310,70;2.070,00',
];
/** The same account a week later, from another export: other words, and two days that are new. */
const ALTRO = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
<BANKACCTFROM><BANKID>05428<ACCTID>000000123456<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260313<DTEND>20260402
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260314<TRNAMT>1200.00<FITID>A1<NAME>VETRERIA LOMBARDA<MEMO>FATTURA 12</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260320<TRNAMT>-431.20<FITID>A2<NAME>OFFICINE BRAMBILA<MEMO>FATTURA 77</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260402<TRNAMT>-55.00<FITID>A3<NAME>ENERGIA<MEMO>BOLLETTA</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const choose = (page: Page, name: string, value: string) =>
  page.getByRole('combobox', { name: name }).selectOption(value);

async function chooseConto(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Conto' }).click();
  await page.getByRole('option', { name: 'Conto ordinario' }).click();
}

describe.skipIf(noBrowser)('the preview of an import', () => {
  it('names the cause, gives names their soggetti, and asks about what may be there already', async ({
    page,
    studio,
  }) => {
    const { client } = studio;
    const { creati } = await client.call('soggettiModifica', {
      body: {
        crea: [
          'Officine Brambilla S.r.l.',
          'Vetreria Lombarda S.p.A.',
          'Vetreria Lombarda S.n.c.',
          'Bar Centrale',
        ].map((ragione_sociale) => nuovo(ragione_sociale, { ruoli: ['fornitore'] })),
      },
    });
    const idDi = (name: string) => creati.find(({ ragione_sociale }) => ragione_sociale === name)?.id;

    await page.goto('/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles(payload('marzo.csv', MARZO));
    await createConto(page, 'Conto ordinario');
    // The line that stands twice, and nothing else.
    await page.getByText('la riga 4 (-9,50) c’è due volte.').waitFor();
    await page.getByRole('tab', { name: /^Controparti/ }).click();
    const controparti = page.locator('[data-controparti]');
    await controparti.getByText('OFFICINE BRAMBILA SRL').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Conferma 1 proposta' }).click();
    await controparti.getByText('Confermata').waitFor();
    // What was accepted with the others is said where it would be chosen.
    await expect
      .poll(() =>
        page
          .getByRole('combobox', { name: 'Soggetto di OFFICINE BRAMBILA SRL' })
          .locator(':checked')
          .innerText(),
      )
      .toMatch(/^Officine Brambilla/);
    // Two soggetti fit as well: a person says which.
    await choose(page, 'Soggetto di VETRERIA LOMBARDA', String(idDi('Vetreria Lombarda S.p.A.')));
    // One made by mistake is taken back, and the right one looked up.
    await page.getByRole('button', { name: 'Crea 1 soggetto' }).click();
    await page.getByText('1 soggetto creato').first().waitFor();
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await page.getByRole('button', { name: 'Crea 1 soggetto' }).waitFor();
    await choose(page, 'Soggetto di NUOVO CLIENTE SNC', 'cerca');
    const search = page.getByRole('dialog', { name: /^Di chi è/ });
    await search.getByLabel('Cerca nelle anagrafiche').fill('bar centr');
    await search.getByRole('button', { name: 'Bar Centrale' }).click();

    await page.getByRole('checkbox', { name: 'So che il file non quadra' }).check();
    await page.getByRole('button', { name: 'Importa 5 righe' }).click();
    await page.getByRole('heading', { name: '5 righe importate' }).waitFor();
    const { righe: seen } = await client.call('estrattoConto', { query: { sort: 'riga' } });
    expect(seen.map(({ id_soggetto }) => id_soggetto === null)).toEqual([false, true, true, false, false]);
    expect(seen[0]?.id_soggetto).toBe(idDi('Vetreria Lombarda S.p.A.'));
    expect(seen[4]?.id_soggetto).toBe(idDi('Bar Centrale'));
    expect(seen[3]?.id_soggetto).toBe(idDi('Officine Brambilla S.r.l.'));
    const detail = await client.call('soggetto', {
      params: { id: idDi('Vetreria Lombarda S.p.A.') ?? 0 },
    });
    expect(detail.alias.map(({ testo, origine }) => [testo, origine])).toEqual([
      ['VETRERIA LOMBARDA', 'importazione'],
    ]);

    await goTo(page, '/app/importestratto?vista=registro');
    await workspace(page, 'importazioni').getByText('la riga 4 (-9,50) c’è due volte').first().waitFor();

    // Another format of the same days: nothing is imported, or left out, before a person says so.
    await page.goto('/app/importestratto');
    const ofx = { name: 'movimenti.ofx', mimeType: 'text/plain', buffer: Buffer.from(ALTRO) };
    await page.getByLabel('File da importare').setInputFiles(ofx);
    await chooseConto(page);
    await page.getByText('2 righe somigliano a movimenti già nel conto').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Importa 1 riga' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Confronta' }).click();
    const comparison = page.locator('[data-confronto]');
    const lines = () => readGrid(comparison);
    const said = async () =>
      (await lines()).map((line) => [line['esito'], line['data'], line['data_archivio']]);
    await expect.poll(said).toEqual([
      ['Forse la stessa', '14/03/2026', '13/03/2026'],
      ['Forse la stessa', '20/03/2026', '20/03/2026'],
      ['Solo in archivio', '', '16/03/2026'],
      ['Solo in archivio', '', '16/03/2026'],
      ['Solo in archivio', '', '27/03/2026'],
    ]);
    expect(await findViolations(page)).toEqual([]);
    // One with the keyboard, the other from its list.
    await comparison.locator('[row-id="0"] [col-id="descrizione"]').click();
    await page.keyboard.press('p');
    await page.getByText('1 riga da decidere').waitFor();
    await choose(page, `Decisione sulla riga ${(await lines())[1]?.['riga'] ?? ''}`, 'lascia');
    await page.getByRole('button', { name: 'Importa 1 riga' }).click();
    await page.getByRole('heading', { name: '1 riga importata' }).waitFor();
    expect((await client.call('estrattoConto')).totale).toBe(6);

    // The wizard asks before a roll-back as the log does.
    await page.getByRole('button', { name: 'Annulla importazione' }).click();
    const question = page.getByRole('alertdialog', { name: 'Annullare questa importazione?' });
    await question.getByText('movimenti.ofx').waitFor();
    await question.getByRole('button', { name: 'Annulla importazione' }).click();
    await page.getByText('È stata tolta 1 riga').first().waitFor();
    expect((await client.call('estrattoConto')).totale).toBe(5);

    // All of them are new, the person says: then both imports go at once, and the original can still be had.
    await page.getByLabel('File da importare').setInputFiles(ofx);
    await chooseConto(page);
    await page.getByRole('button', { name: 'Sono nuovi' }).click();
    await page.getByRole('button', { name: 'Importa 3 righe' }).click();
    await page.getByRole('heading', { name: '3 righe importate' }).waitFor();
    await goTo(page, '/app/importestratto?vista=registro');
    const registro = workspace(page, 'importazioni');
    const riga = (name: string) =>
      registro.locator('[role="row"][row-index]').filter({ hasText: name }).filter({ hasText: 'Completata' });
    await riga('marzo.csv').locator('[col-id="nome_file"]').click({ button: 'right' });
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Scarica il file originale' }).click();
    const original = await (await download).createReadStream();
    expect(Buffer.concat(await original.toArray()).toString()).toBe(`${MARZO.join('\n')}\n`);
    const { righe: prime } = await client.call('estrattoConto', { query: { sort: 'riga' } });
    const annotata = prime.find(({ id }) => id === seen[0]?.id);
    if (!annotata) throw new Error('the first row is gone');
    await client.call('updateNota', {
      body: { id: annotata.id, nota: 'da chiedere', versione: annotata.versione },
    });
    for (const name of ['marzo.csv', 'movimenti.ofx'])
      await riga(name).locator('input[type="checkbox"]').first().check();
    await registro.getByRole('button', { name: 'Annulla importazione' }).first().click();
    const together = page.getByRole('alertdialog', { name: 'Annullare 2 importazioni?' });
    // What only one of them takes away is said once, with its file.
    const perdita = together.getByText('con una nota, che andrà persa');
    await perdita.waitFor();
    await expect
      .poll(() => perdita.allInnerTexts())
      .toEqual(['marzo.csv: 1 riga con una nota, che andrà persa']);
    await together.getByRole('button', { name: 'Annulla lo stesso' }).click();
    await page.getByText('2 importazioni annullate').first().waitFor();
    expect((await client.call('estrattoConto')).totale).toBe(0);
  });

  it('shows day, text and amount of a row on a phone, with nothing to scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles(payload('telefono.csv', MARZO));
    const row = page.locator('[row-index="0"]').filter({ has: page.locator('[col-id="importo"]') });
    await row.locator('[col-id="importo"]').first().scrollIntoViewIfNeeded();
    const grid = page.locator('.ag-root').filter({ has: page.locator('[col-id="importo"]') });
    const boxes = await Promise.all(
      ['data', 'descrizione', 'importo'].map((field) =>
        row.locator(`[col-id="${field}"]`).first().boundingBox(),
      ),
    );
    const [data, text, importo] = boxes;
    const frame = await grid.boundingBox();
    if (!data || !text || !importo || !frame) throw new Error('a row is drawn');
    expect(data.x).toBeGreaterThanOrEqual(frame.x);
    expect(text.x).toBeGreaterThanOrEqual(data.x + data.width - 1);
    expect(text.width).toBeGreaterThanOrEqual(100);
    expect(importo.x).toBeGreaterThanOrEqual(text.x + text.width - 1);
    expect(importo.x + importo.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  });
});
