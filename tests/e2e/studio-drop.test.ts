/** Files of twelve aziende dropped on the studio at once: each goes to its own, what is not sure is asked, all is undone. */
import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';
import { writeCamt } from '#tests/scrittori/camt.ts';
import type { EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { writeMt940 } from '#tests/scrittori/mt940.ts';
import type { PartiScritte } from '#tests/scrittori/partite.ts';
import { writePdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import { writeRh } from '#tests/scrittori/rh.ts';
import { writeTxt } from '#tests/scrittori/txt.ts';
import { noBrowser } from './support/browser.ts';
import { findViolations } from './support/axe.ts';
import { it } from './support/it.ts';

interface Cliente {
  id: number;
  nome: string;
  iban: string;
  partita_iva: string;
}

const QUANTI = 12;

/** An azienda with one conto and its P.IVA. */
async function createCliente(client: Client, number: number): Promise<Cliente> {
  const nome = `Cliente ${String(number).padStart(2, '0')} S.r.l.`;
  const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: nome } });
  const id = aziende.find(({ ragione_sociale }) => ragione_sociale === nome)?.id ?? 0;
  const partita_iva = makePartitaIva(1_000_000 + number, 15);
  const { versione, ...resto } = await client.call('azienda', { azienda: id });
  await client.call('aziendaSalva', {
    azienda: id,
    body: {
      ragione_sociale: nome,
      partita_iva,
      codice_fiscale: resto.codice_fiscale,
      indirizzo: resto.indirizzo,
      cap: resto.cap,
      comune: resto.comune,
      provincia: resto.provincia,
      email: resto.email,
      pec: resto.pec,
      telefono: resto.telefono,
      versione,
    },
  });
  const iban = makeItalianIban('05428', '11101', String(200_000 + number).padStart(12, '0'));
  await client.call('contoNuovo', { azienda: id, body: { nome: 'Banca', iban } });
  return { id, nome, iban, partita_iva };
}

/** A month of a bank, which ties. */
const estratto = ({ iban }: Cliente, month: string): EstrattoScritto => ({
  conto: iban,
  divisa: 'EUR',
  iniziale: 100_000,
  movimenti: [13, 14, 15].map((day, at) => ({
    data: `2026-${month}-${day}`,
    data_valuta: `2026-${month}-${day}`,
    importo: (at + 1) * 1_000,
    descrizione: `BONIFICO ${iban.slice(-4)} ${day}`,
  })),
});

const csv = (head: readonly string[], month: string): string =>
  [
    ...head,
    'Data;Descrizione;Importo;Saldo',
    `13/${month}/2026;BONIFICO UNO;100,00;1.100,00`,
    `14/${month}/2026;CANONE;-5,00;1.095,00`,
    '',
  ].join('\n');

const ofx = ({ iban }: Cliente): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
<BANKACCTFROM><BANKID>05428<ACCTID>${iban}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260501<DTEND>20260531
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260513<TRNAMT>120.00<FITID>1<NAME>BONIFICO</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260514<TRNAMT>-20.00<FITID>2<NAME>CANONE</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1100.00<DTASOF>20260531</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const ESTERNO = { nome: 'Fornitore Lontano S.p.A.', partita_iva: makePartitaIva(7_654_321, 15) };
const invoice = (numero: string, parts: PartiScritte): string =>
  writeFatturapa(
    [
      {
        numero,
        data: '2026-03-10',
        nota_credito: false,
        ritenuta: 0,
        split: false,
        rate: [{ scadenza: '2026-04-30', importo: 50_000, mode: 'MP05' }],
      },
    ],
    parts,
  );

/** A sheet as a bank gives it: days and amounts are days and amounts. */
async function xlsx(customer: Cliente): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Movimenti');
  sheet.addRow(['IBAN', customer.iban]);
  sheet.addRow([]);
  sheet.addRow(['Data', 'Descrizione', 'Importo', 'Saldo']);
  let saldo = 1_000;
  for (const { data, descrizione, importo } of estratto(customer, '01').movimenti)
    sheet.addRow([new Date(data), descrizione, importo / 100, (saldo += importo / 100)]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const STAMPA: StampaPdf = {
  lingua: 'it',
  verso: 'con_segno',
  saldo: true,
  valuta: true,
  ordine: 'testo_prima',
  anno: true,
  avvolta: false,
  borders: false,
  saldi: 'righe',
  coricata: false,
  ripeti: true,
};

/** A statement printed as text, with the account above it. */
const stampato = (customer: Cliente): string =>
  writeTxt(estratto(customer, '01')).replace('\r\n', `\r\nCoordinate IBAN ${customer.iban}\r\n`);

/** The statement of January: as text with separators, as a sheet, as a PDF, printed. */
async function writeGennaio(customer: Cliente, at: number): Promise<[string, Uint8Array]> {
  const n = String(at + 1).padStart(2, '0');
  if (at < 6) return [`movimenti ${n}.csv`, Buffer.from(csv([`IBAN;${customer.iban}`, ''], '01'))];
  if (at < 8) return [`movimenti ${n}.xlsx`, await xlsx(customer)];
  if (at < 10) return [`estratto ${n}.pdf`, await writePdf([estratto(customer, '01')], STAMPA)];
  return [`stampa ${n}.txt`, Buffer.from(stampato(customer))];
}

/** Forty files of nine formats, six of them in an archive: which of them are of whom no name tells. */
async function writeFiles(customers: readonly Cliente[]): Promise<[string, Uint8Array][]> {
  const [first, second] = customers;
  if (!first || !second) throw new Error('two aziende are expected');
  const files: [string, string][] = [];
  customers.forEach((customer, at) => {
    const n = String(at + 1).padStart(2, '0');
    if (at < 6)
      files.push([`swift ${n}.sta`, writeMt940(estratto(customer, '03'), { pagina: 5, busta: false })]);
    if (at >= 6) files.push([`flusso ${n}.txt`, writeRh(estratto(customer, '02'))]);
    if (at < 3) files.push([`conto ${n}.ofx`, ofx(customer)]);
    if (at >= 3 && at < 8)
      files.push([`IT_${n}.xml`, invoice(n, { cedente: customer, cessionario: ESTERNO })]);
  });
  files.push(['IT_tra_due.xml', invoice('99', { cedente: first, cessionario: second })]);
  files.push(['muto.csv', csv([], '06')]);
  const camt = customers
    .slice(0, 6)
    .map((customer, at): [string, Uint8Array] => [
      `banca/camt ${at + 1}.xml`,
      Buffer.from(writeCamt(estratto(customer, '04'))),
    ]);
  return [
    ...(await Promise.all(customers.map(writeGennaio))),
    ...files.map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]),
    ['banche.zip', zipSync(Object.fromEntries(camt))],
  ];
}

/** As the files of a folder fall on the page. */
async function drop(page: Page, files: readonly [string, Uint8Array][]): Promise<void> {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const [name, text] of all)
        transfer.items.add(new File([Uint8Array.from(atob(text), (c) => c.codePointAt(0) ?? 0)], name));
      return transfer;
    },
    files.map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString('base64')]),
  );
  await page.getByRole('heading', { level: 1, name: 'Studio' }).dispatchEvent('drop', { dataTransfer: data });
}

/** True when the browser would ask before the page goes. */
const isHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

describe.skipIf(noBrowser)('everything dropped on the studio', () => {
  it('goes to the azienda of each, asks what is not sure, comes in with one press, and is undone', async ({
    page,
    studio: { client },
  }) => {
    const customers: Cliente[] = [];
    for (let number = 1; number <= QUANTI; number++) customers.push(await createCliente(client, number));
    const [first, second, third] = customers;
    if (!first || !second || !third) throw new Error('twelve aziende are expected');
    const imported = async ({ id }: Cliente) =>
      (await client.call('importazioni', { azienda: id })).importazioni.filter(
        ({ stato }) => stato === 'completato',
      );
    const righe = async ({ id }: Cliente) =>
      (await client.call('estrattoConto', { azienda: id, query: { natura: 'movimento', limit: 100 } })).righe;

    await page.goto('/app?vista=studio');
    await page.getByRole('button', { name: 'Importa file per tutte le aziende' }).waitFor();
    await drop(page, await writeFiles(customers));
    await page.getByRole('heading', { level: 1, name: 'Importa per tutte le aziende' }).waitFor();
    const elenco = page.getByRole('list', { name: 'File', exact: true });
    const states = () =>
      elenco
        .locator(':scope > li')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('data-stato') ?? '').toSorted((a, b) => a.localeCompare(b)),
        );
    const count = async (state: string) => (await states()).filter((one) => one === state).length;
    await expect.poll(() => count('pronto'), { timeout: 120_000 }).toBe(38);
    expect(await count('domanda')).toBe(2);

    // What told whose it is stands beside it.
    const riga = (name: string) => elenco.locator(':scope > li').filter({ hasText: name });
    await riga('movimenti 03.csv').getByText(third.nome).waitFor();
    await riga('movimenti 03.csv').getByText('Dal conto scritto nel file').waitFor();
    await riga('IT_04.xml').getByText('Dalla partita IVA scritta nel file').waitFor();

    // Two questions: neither is answered by itself.
    await riga('IT_tra_due.xml')
      .getByText(`Può essere di ${first.nome} o di ${second.nome}: scegli l’azienda`)
      .waitFor();
    await riga('muto.csv').getByText('Il file non dice di chi è: scegli l’azienda').waitFor();
    // What stands behind the bar that stays in sight is no target: the page is looked at from its end.
    const toEnd = () =>
      elenco.evaluate((list) => {
        for (let one = list.parentElement; one; one = one.parentElement) one.scrollTop = one.scrollHeight;
      });
    await toEnd();
    expect(await findViolations(page)).toEqual([]);
    // What is asked stands first, in a list of forty.
    await expect
      .poll(async () => (await elenco.locator(':scope > li').first().getAttribute('data-stato')) ?? '')
      .toBe('domanda');
    // A reload would lose the list: the browser asks, wherever in the program the person is, and staying keeps it.
    await page.getByRole('heading', { level: 1, name: 'Importa per tutte le aziende' }).click();
    const question = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.evaluate(() => window.location.reload());
    expect(await question).toBe('beforeunload');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Studio' }).waitFor();
    expect(await isHeld(page)).toBe(true);
    await page.goForward();
    await expect.poll(() => count('pronto')).toBe(38);
    await page.getByLabel('Azienda di IT_tra_due.xml').selectOption({ label: second.nome });
    await expect.poll(() => count('domanda')).toBe(1);
    await page.getByLabel('Azienda di muto.csv').selectOption({ label: third.nome });
    await page.getByRole('button', { name: 'Importa 40 file' }).click();
    await page.getByRole('heading', { name: '40 file importati su 40' }).waitFor({ timeout: 180_000 });
    const report = page.getByRole('region', { name: 'Resoconto' });
    await report.getByText('40 file importati in 12 aziende').waitFor();
    expect(await isHeld(page)).toBe(false);
    await toEnd();
    expect(await findViolations(page)).toEqual([]);

    // Each in its own, and nothing in the azienda of the tab.
    expect(new Set((await imported(first)).map(({ nome_file }) => nome_file))).toEqual(
      new Set(['camt 1.xml', 'conto 01.ofx', 'movimenti 01.csv', 'swift 01.sta']),
    );
    const delSecondo = (await imported(second)).map(({ nome_file }) => nome_file);
    expect(delSecondo).toContain('IT_tra_due.xml');
    expect((await imported(third)).map(({ nome_file }) => nome_file)).toContain('muto.csv');
    expect((await client.call('importazioni')).importazioni).toEqual([]);
    // Bought, by the second of the two: the same file in the books of the first would be a sale.
    const { righe: partite } = await client.call('estrattoConto', {
      azienda: second.id,
      query: { natura: 'partita', limit: 10 },
    });
    expect(partite.map(({ importo }) => importo)).toEqual([-50_000]);

    // The studio shows it, and leads to the desk of one.
    await page.getByRole('link', { name: 'Vai allo Studio' }).click();
    const dello = page.getByRole('row').filter({ hasText: third.nome });
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return await dello.innerText();
      })
      .toContain('14/06/2026');
    await dello.getByRole('link', { name: `Da spiegare, ${third.nome}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Pagamenti' }).waitFor();
    await page
      .getByRole('button', { name: /^Profilo/ })
      .getByText(third.nome)
      .waitFor();

    // The list is still there, whatever the tab works on since: one file is taken back, then all of them.
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: '40 file importati su 40' }).waitFor();
    const before = (await righe(first)).length;
    await page.getByRole('button', { name: 'Annulla l’importazione di swift 01.sta' }).click();
    await page.getByRole('button', { name: 'Annulla importazione', exact: true }).click();
    await page.getByRole('heading', { name: '39 file importati su 40' }).waitFor();
    expect((await righe(first)).length).toBe(before - 3);
    await page.getByRole('button', { name: 'Annulla tutto' }).click();
    await page.getByRole('alertdialog').getByText('12 aziende').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla tutto' }).click();
    await page.getByText('39 importazioni annullate', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Importa 40 file' }).waitFor();
    for (const customer of customers) {
      expect(await imported(customer)).toEqual([]);
      expect(await righe(customer)).toEqual([]);
    }
  });
});
