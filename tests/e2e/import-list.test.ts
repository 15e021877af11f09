/** Several files at once: one list, the conto of each, one answer for all that ask the same, one button. */
import { zipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { noBrowser } from './support/browser.ts';
import { findViolations } from './support/axe.ts';
import { it } from './support/it.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

const IBAN = 'IT60X0542811101000000123456';
const conto = (righe: readonly string[]) => [`IBAN;${IBAN}`, '', 'Data;Descrizione;Importo;Saldo', ...righe];
const GENNAIO = csv(
  'gennaio.csv',
  conto(['13/01/2026;BONIFICO ROSSI;100,00;1.100,00', '14/01/2026;CANONE;-5,00;1.095,00']),
);
const FEBBRAIO = csv(
  'febbraio.csv',
  conto(['13/02/2026;BONIFICO VERDI;50,00;1.145,00', '14/02/2026;CANONE;-5,00;1.140,00']),
);
/** The last balance is of another statement. */
const MARZO = csv(
  'marzo.csv',
  conto(['13/03/2026;BONIFICO NERI;70,00;1.210,00', '14/03/2026;CANONE;-5,00;999,00']),
);

/** No day above 12, and English headers: nothing in the file says which number is the month. */
const ambiguo = (name: string, text: string) =>
  csv(name, [
    'Date,Description,Amount',
    `03/04/2026,${text} ONE,1234.56`,
    `05/06/2026,${text} TWO,-10.00`,
    `07/08/2026,${text} THREE,20.00`,
  ]);

describe.skipIf(noBrowser)('several files at once', () => {
  it('are one list: a conto with one press, one answer, one button, an undo for each', async ({
    page,
    studio,
  }) => {
    const { client } = studio;
    await page.goto('/app/importestratto');
    const twin = { ...GENNAIO, name: 'copia di gennaio.csv' };
    const broken = {
      name: 'rotto.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from('<Document><BkToCstmrStmt>'),
    };
    await page
      .getByLabel('File da importare')
      .setInputFiles([
        FEBBRAIO,
        GENNAIO,
        MARZO,
        twin,
        broken,
        ambiguo('uno.csv', 'PRIMO'),
        ambiguo('due.csv', 'SECONDO'),
      ]);
    const list = page.getByRole('list', { name: 'File', exact: true });
    const riga = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    const states = () =>
      list.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getAttribute('data-stato')));
    await expect
      .poll(states)
      .toEqual(['da_rivedere', 'da_rivedere', 'da_rivedere', 'copia', 'non_letto', 'domanda', 'domanda']);
    await riga('copia di gennaio').getByText('È lo stesso file di «gennaio.csv»').waitFor();
    expect(await findViolations(page)).toEqual([]);

    // The conto that three files name, with one press.
    await list.getByRole('button', { name: 'Crea IT60…123456' }).first().click();
    await expect.poll(async () => (await states()).slice(0, 3)).toEqual(['pronto', 'pronto', 'da_rivedere']);
    await riga('marzo.csv').getByText('Il file non quadra').waitFor();
    const { conti } = await client.call('conti');
    expect(conti.map(({ iban, nome }) => [iban, nome])).toContainEqual([IBAN, 'Conto 123456']);

    // One answer is that of both.
    await page.getByRole('heading', { name: '1 domanda su uno.csv e 1 altro come lui' }).waitFor();
    await page.getByRole('radio', { name: /^Giorno, mese, anno/ }).check();
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect.poll(async () => (await states()).slice(5)).toEqual(['pronto', 'pronto']);
    // A third of them that comes later is not asked about again.
    await page.getByLabel('File da importare').setInputFiles([ambiguo('tre.csv', 'TERZO')]);
    await expect.poll(async () => (await states()).slice(5)).toEqual(['pronto', 'pronto', 'pronto']);

    await page.getByRole('button', { name: 'Importa 5 file' }).click();
    await page.getByRole('heading', { name: '5 file importati su 8' }).waitFor();
    await expect
      .poll(states)
      .toEqual([
        'importato',
        'importato',
        'da_rivedere',
        'copia',
        'non_letto',
        'importato',
        'importato',
        'importato',
      ]);
    // The oldest first.
    const { importazioni } = await client.call('importazioni');
    const inOrder = importazioni.toSorted((a, b) => a.id_imp - b.id_imp).map(({ nome_file }) => nome_file);
    expect(inOrder).toEqual(['gennaio.csv', 'febbraio.csv', 'uno.csv', 'due.csv', 'tre.csv']);

    // Each is undone by itself, and may go in again.
    await list.getByRole('button', { name: 'Annulla l’importazione di febbraio.csv' }).click();
    const question = page.getByRole('alertdialog', { name: 'Annullare questa importazione?' });
    await question.getByRole('button', { name: 'Annulla importazione' }).click();
    await page.getByRole('heading', { name: '4 file importati su 8' }).waitFor();
    await expect.poll(async () => (await states())[0]).toBe('pronto');

    // What does not tie is opened, looked at, and comes back to the list as the person left it.
    await list.getByRole('button', { name: 'Apri marzo.csv' }).click();
    await page.getByRole('checkbox', { name: 'So che il file non quadra' }).check();
    await page.getByRole('button', { name: 'Torna all’elenco' }).click();
    await page.getByRole('button', { name: 'Importa 2 file' }).click();
    await page.getByRole('heading', { name: '6 file importati su 8' }).waitFor();
    // The button that was pressed is gone: what follows has the keys.
    const next = page.getByRole('link', { name: 'Riconcilia' });
    await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);

    // In another go: the same file is said before anything is imported, and the layout asks nothing.
    await page.getByRole('button', { name: 'Chiudi l’elenco' }).click();
    await page.getByLabel('File da importare').setInputFiles([GENNAIO, ambiguo('quattro.csv', 'QUARTO')]);
    await expect.poll(states).toEqual(['gia_importato', 'pronto']);
    await riga('gennaio.csv')
      .getByText(/^Lo stesso file è l’importazione \d+/)
      .waitFor();
  });

  it('a file of several accounts is a list too', async ({ page, studio }) => {
    const { client } = studio;
    await page.goto('/app/importestratto');
    const [one, other] = ['IT05B0542811101000000111222', 'IT24D0542811101000000654321'];
    await page
      .getByLabel('File da importare')
      .setInputFiles(
        csv('conti.csv', [
          'Conto;Data;Descrizione;Importo',
          `${one};13/01/2026;BONIFICO ROSSI;100,00`,
          `${one};14/01/2026;CANONE;-5,00`,
          `${other};15/01/2026;BONIFICO VERDI;30,00`,
          `${other};16/01/2026;CANONE;-7,00`,
        ]),
      );
    const list = page.getByRole('list', { name: 'File', exact: true });
    await list.getByText(`estratto 2 di 2 · ${other}`).waitFor();
    await list.getByRole('button', { name: 'Crea IT05…111222' }).click();
    await list.getByRole('button', { name: 'Crea IT24…654321' }).click();
    await page.getByRole('button', { name: 'Importa 2 file' }).click();
    await page.getByRole('heading', { name: '2 file importati su 2' }).waitFor();
    const { importazioni } = await client.call('importazioni');
    const own = importazioni.filter(({ nome_file }) => nome_file === 'conti.csv');
    expect(new Set(own.map((una) => `${una.conto}: ${una.righe}`))).toEqual(
      new Set(['Conto 111222: 2', 'Conto 654321: 2']),
    );
  });

  it('stops where a person says, with nothing by halves; and a file of another conto is held back', async ({
    page,
    studio,
  }) => {
    const { client } = studio;
    const [own, other] = ['IT42Z0542811101000000333444', 'IT72X0542811101000000555666'];
    const { id } = await client.call('contoNuovo', { body: { nome: 'Conto del mese', iban: own } });
    await client.call('contoNuovo', { body: { nome: 'Conto di altri', iban: other } });
    const month = (mm: string) =>
      [
        `IBAN;${own}`,
        '',
        'Data;Descrizione;Importo',
        `13/${mm}/2026;BONIFICO ${mm};10,00`,
        `14/${mm}/2026;CANONE;-5,00`,
      ].join('\n');
    const archive = zipSync(
      Object.fromEntries(['07', '08', '09'].map((mm) => [`banca/${mm}.csv`, Buffer.from(month(mm))])),
    );
    await page.goto('/app/importestratto');
    await page
      .getByLabel('File da importare')
      .setInputFiles({ name: 'mesi.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    const list = page.getByRole('list', { name: 'File', exact: true });
    const riga = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    const states = () =>
      list.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getAttribute('data-stato')));
    await expect.poll(states).toEqual(['pronto', 'pronto', 'pronto']);

    // Chosen for another conto than it names: not taken with the rest.
    const choice = page.getByLabel('Conto di 09.csv');
    await choice.selectOption({ label: 'Conto di altri' });
    await riga('09.csv').getByText(`Il file è del conto ${own}, hai scelto Conto di altri`).waitFor();
    await page.getByRole('button', { name: 'Importa 2 file' }).waitFor();
    await choice.selectOption({ label: 'Conto del mese' });
    await page.getByRole('button', { name: 'Importa 3 file' }).waitFor();

    // The second one does not get through until the person has stopped.
    let asked = 0;
    await page.route('**/api/estratto_conto/import/alias', async (route) => {
      asked += 1;
      if (asked === 2) await page.getByRole('button', { name: 'Fermati qui' }).click();
      // Given up by the page meanwhile.
      await route.continue().catch(() => {});
    });
    await page.getByRole('button', { name: 'Importa 3 file' }).click();
    await expect.poll(states).toEqual(['importato', 'rifiutato', 'pronto']);
    await page.getByRole('heading', { name: '1 file importato su 3' }).waitFor();
    await riga('08.csv').getByText('Annullato: nessuna riga è entrata').waitFor();
    const descriptions = async () => {
      const { righe } = await client.call('estrattoConto', { query: { id_conto: id, sort: 'data' } });
      return righe.map(({ descrizione }) => descrizione);
    };
    expect(await descriptions()).toEqual(['BONIFICO 07', 'CANONE']);
    const riconcilia = page.getByRole('link', { name: 'Riconcilia' });
    await expect.poll(() => riconcilia.getAttribute('href')).toMatch(/\/app\/pagamenti\?id_imp=\d+$/);

    // It goes on from there, and all of it leads to the desk.
    await page.getByRole('button', { name: 'Importa 2 file' }).click();
    await page.getByRole('heading', { name: '3 file importati su 3' }).waitFor();
    await page.getByText('6 righe importate').waitFor();
    expect(await descriptions()).toEqual([
      'BONIFICO 07',
      'CANONE',
      'BONIFICO 08',
      'CANONE',
      'BONIFICO 09',
      'CANONE',
    ]);
    await riconcilia.click();
    await page.getByRole('heading', { level: 1, name: 'Pagamenti' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('of invoices ask once who the azienda is, and know it in those where it is the other side', async ({
    page,
  }) => {
    const [we, buyer, seller] = [
      { nome: 'Officine Brenta S.r.l.', partita_iva: '01234567897' },
      { nome: 'Cantiere Piave S.p.A.', partita_iva: '07643520567' },
      { nome: 'Acciaierie Adda S.p.A.', partita_iva: '12345678903' },
    ];
    const invoice = (name: string, numero: string, cedente: typeof we, cessionario: typeof we) => ({
      name,
      mimeType: 'text/xml',
      buffer: Buffer.from(
        writeFatturapa(
          [
            {
              numero,
              data: '2026-03-10',
              nota_credito: false,
              rate: [{ scadenza: '2026-04-30', importo: 122_000, mode: 'MP05' }],
              ritenuta: 0,
              split: false,
            },
          ],
          { cedente, cessionario },
        ),
      ),
    });
    await page.goto('/app/importestratto');
    await page
      .getByLabel('File da importare')
      .setInputFiles([
        invoice('emessa.xml', '1/2026', we, buyer),
        invoice('ricevuta.xml', '77', seller, we),
        invoice('di altri.xml', '5', seller, buyer),
      ]);
    const list = page.getByRole('list', { name: 'File', exact: true });
    const states = () =>
      list.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getAttribute('data-stato')));
    await expect.poll(states).toEqual(['domanda', 'domanda', 'domanda']);
    await page.getByRole('radio', { name: /^Officine Brenta S\.r\.l\.: l’ha emessa/ }).check();
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await expect.poll(states).toEqual(['pronto', 'pronto', 'domanda']);
    const riga = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    // What was bought is to be paid, though the answer was about what was sold.
    await riga('ricevuta.xml').getByRole('button', { name: 'Apri' }).click();
    await page.getByText('-1.220,00').first().waitFor();
  });
});
