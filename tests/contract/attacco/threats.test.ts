/** Threats of this product by name: pictures, letters, workbooks, patterns that people type. */
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { importAll, righe } from '../support/imports.ts';
import { movimenti, partite } from '../support/pagamenti.ts';
import { parseMessaggio } from '../support/smtp.ts';
import { cliente, confirm, due, submit, prepare, useCasella } from '../support/solleciti.ts';
import { createOne } from '../support/soggetti.ts';

const url = (kind: string, bytes: string | Uint8Array): string =>
  `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

onEveryEngine('threats', (world) => {
  const input = useCasella();

  describe('a logo', () => {
    test.each([
      ['a drawing with scripts', url('image/svg+xml', SVG)],
      ['a drawing that says it is a picture', url('image/png', SVG)],
      ['a page that says it is a picture', url('image/jpeg', '<!doctype html><script>alert(1)</script>')],
      ['a picture of another kind', url('image/gif', 'GIF89a')],
      ['one picture under the name of another', url('image/jpeg', PNG)],
      ['an address', 'https://esempio.it/logo.png'],
      ['a script', 'javascript:alert(1)'],
      ['a picture with a second kind', url('image/png;image/svg+xml', PNG)],
      ['a picture larger than a logo', url('image/png', Buffer.concat([PNG, Buffer.alloc(520 * 1024)]))],
    ])('is not %s', async (_what, logo) => {
      const { browser } = await world().office('amministratore');
      const { versione } = await browser.ok('azienda');
      await browser.refused('aziendaLogoSalva', 422, 'richiesta_non_valida', { body: { logo, versione } });
      expect((await browser.ok('aziendaLogo')).logo).toBeNull();
    });

    test('comes back inside JSON, as what it is', async () => {
      const { browser } = await world().office('amministratore');
      const { versione } = await browser.ok('azienda');
      const logo = url('image/png', PNG);
      await browser.ok('aziendaLogoSalva', { body: { logo, versione } });
      const answer = await browser.send('aziendaLogo');
      expect([answer.headers['content-type'], answer.json()]).toEqual([
        'application/json; charset=utf-8',
        { logo },
      ]);
    });
  });

  describe('a letter', () => {
    const CATTIVI = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '${7*7} {{7*7}} <%= 7*7 %> #{7*7} {constructor} {__proto__} {toString}',
      '=HYPERLINK("http://esempio.it")',
    ];

    test('is plain text: markup and other languages of templates stay the words they are', async () => {
      const office = await prepare(world(), input());
      const { livelli } = await office.browser.ok('livelliSollecito');
      for (const level of livelli)
        await office.browser.ok('livelloSollecitoSalva', {
          body: { ...level, testo: `Gentile {ragione_sociale},\n${CATTIVI[0]}\n{totale}` },
        });
      await cliente(office, `${CATTIVI.join(' ')} {totale}`.slice(0, 190), [60]);
      const { lettere } = await due(office);
      await confirm(office, lettere);
      await submit(world());
      const [message = ''] = input().messages;
      const { testo } = parseMessaggio(message);
      for (const cattivo of CATTIVI) expect(testo).toContain(cattivo);
      expect(testo).not.toContain('49');
      expect(message).not.toMatch(/content-type: text\/html/i);
    });

    test('has the headers that we wrote: names with line breaks and commas add none, and nobody', async () => {
      const office = await prepare(world(), input());
      const mail = (await office.browser.ok('posta')).posta;
      const name = 'Studio\r\nBcc: spia@male.it\r\nX-Aggiunta: 1';
      const answer = await office.browser.send('postaSalva', {
        body: { ...mail, nome_mittente: name, versione: mail?.versione },
      });
      await cliente(office, 'Rossi\r\nBcc: spia@male.it\r\n\r\nSrl', [60]);
      const { lettere } = await due(office);
      await confirm(office, lettere);
      await submit(world());
      const [message = ''] = input().messages;
      const [head = ''] = message.split('\r\n\r\n');
      expect(answer.statusCode === 200 || answer.statusCode === 422).toBe(true);
      expect(head).not.toMatch(/^(?:bcc|x-aggiunta):/im);
      expect(input().destinatari).toEqual(['cliente@ditta.it']);
    });

    test.each([
      'a@b.it, spia@male.it',
      'a@b.it\r\nBcc: spia@male.it',
      'a@b.it;spia@male.it',
      '<a@b.it>',
      'a@b.it\0',
      '"a\r\n"@b.it',
      'Nome <a@b.it>',
    ])('goes to one address, and %j is none', async (destinatario) => {
      const office = await prepare(world(), input());
      await cliente(office, 'Verdi Srl', [60]);
      const [letter] = (await due(office)).lettere;
      if (!letter) throw new Error('a letter expected');
      const { id_soggetto, divisa, partite: own } = letter;
      const body = {
        id_soggetto,
        divisa,
        destinatario,
        partite: own.map(({ id, residuo }) => ({ id, residuo })),
      };
      await office.browser.refused('sollecitiConferma', 422, 'richiesta_non_valida', {
        body: { conferma: 1, lettere: [body] },
      });
      await office.browser.refused('sollecitoProva', 422, 'richiesta_non_valida', { body });
      await office.browser.refused('postaProva', 422, 'richiesta_non_valida', { body: { destinatario } });
      const object = { ...body, destinatario: 'a@b.it', oggetto: 'Uno\r\nBcc: spia@male.it' };
      await office.browser.refused('sollecitoProva', 422, 'richiesta_non_valida', { body: object });
      expect(input().destinatari).toEqual([]);
    });
  });

  test('a workbook made by the server holds no formula but its own sums', async () => {
    const office = await world().office('amministratore');
    const name = '=HYPERLINK("http://esempio.it/"&A1;"Apri")';
    const { id } = await createOne(office, name);
    await partite(office, [
      { importo: 10_000, id_soggetto: id, ragione_sociale: name, scadenza: '2026-02-01' },
    ]);
    const { dati } = await office.browser.ok('reportFile', {
      body: {
        scelta: { report: 'scaduto', parametri: { al: '2026-03-31' } },
        formato: 'xlsx',
        oggi: '2026-04-01',
      },
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(Buffer.from(dati, 'base64')).buffer);
    const formulas: string[] = [];
    const texts: unknown[] = [];
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          if (cell.formula) formulas.push(cell.formula);
          else texts.push(cell.value);
        }),
      );
    expect(texts).toContain(name);
    expect(formulas.filter((formula) => !/^SUM\([A-Z]+\d+:[A-Z]+\d+\)$/.test(formula))).toEqual([]);
  });

  describe('a pattern that people type', () => {
    /** What makes matchers that go back run for ages: were one of these taken for a pattern, the test would not end. */
    const OSTILI = [
      '(a+)+$',
      '(a|a)*b',
      '(.*)*x',
      '^(([a-z])+.)+[A-Z]$',
      '\\1{9999}',
      'a{65000}',
      '[[:alpha:',
      '(?<=',
      '%_%_%',
    ];
    const A = 'a'.repeat(3_900);

    test.each(OSTILI)('%s is words in a search and in a filter', async (ostile) => {
      const office = await world().office();
      await movimenti(office, [{ descrizione: A }, { descrizione: `uno ${ostile} due` }]);
      const found = async (query: Record<string, unknown>) =>
        (await office.browser.ok('estrattoConto', { query })).righe.map(({ descrizione }) => descrizione);
      expect(await found({ q: ostile })).toEqual([`uno ${ostile} due`]);
      for (const campo of ['descrizione', 'iban_controparte']) {
        const condition = { tipo: 'testo', modo: 'contiene', cercata: ostile, negata: false };
        const filtri = JSON.stringify([{ campo, condizioni: [condition], scelta: null }]);
        const rows = await found({ filtri });
        expect(rows).toEqual(campo === 'descrizione' ? [`uno ${ostile} due`] : []);
      }
      expect((await office.browser.ok('soggetti', { query: { q: ostile } })).totale).toBe(0);
      expect((await office.browser.ok('cerca', { query: { q: ostile } })).soggetti).toEqual([]);
    });

    test.each(OSTILI)('%s is words in a rule', async (ostile) => {
      const office = await world().office();
      await movimenti(office, [{ descrizione: A }, { descrizione: `uno ${ostile} due` }]);
      const { coperti, esempi } = await office.browser.ok('regolaProva', {
        body: { nome: 'Prova', condizioni: { testo_o: [ostile] }, azione: 'ignorata', motivo: 'Prova' },
      });
      expect([coperti, esempi.map(({ descrizione }) => descrizione)]).toEqual([1, [`uno ${ostile} due`]]);
    });

    test('a file name that every star could share out is tried once for each', async () => {
      const { browser, ...office } = await world().office();
      await importAll({ browser, ...office }, righe(1));
      const modello_nome = `${'*a'.repeat(100)}*b`;
      const lettura = {
        formato: 'csv',
        codifica: 'utf-8',
        delimitatore: ';',
        intestazione: ['Data', 'Importo'],
        colonne: [{ campo: 'data', colonna: 'Data', indice: 0 }],
        ordine_data: 'gma',
        decimali: ',',
        segno: 'con_segno',
        divisa: 'EUR',
      };
      await browser.ok('tracciatiSalva', {
        body: { nome: 'Ostile', modello_nome, natura: 'movimento', id_conto: null, lettura },
      });
      await browser.refused('tracciatoPerNome', 404, 'tracciato_non_trovato', {
        query: { fileName: 'a'.repeat(255) },
      });
    });
  });
});
