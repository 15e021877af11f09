import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

async function read(bytes: Uint8Array | string, options: ReadingOptions = {}): Promise<EsitoLettura> {
  return readStatementFile(
    { nome: 'prova.xls', bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes },
    options,
  );
}

async function parsed(bytes: Uint8Array | string, options: ReadingOptions = {}): Promise<Letto> {
  const outcome = await read(bytes, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const righe = ({ estratti }: Letto) =>
  estratti.flatMap((estratto) => estratto.righe.map(({ riga, data, importo }) => [riga, data, importo]));

const TESTA = ['Data', 'Descrizione', 'Importo'];
const giorno = (day: number): Date => new Date(Date.UTC(2026, 2, day));

async function folder(fill: (workbook: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const foglio = (righeFoglio: readonly unknown[][]): Promise<Uint8Array> =>
  folder((workbook) => workbook.addWorksheet('Foglio1').addRows([...righeFoglio]));

describe('cells of a workbook', () => {
  it('with thousandths are refused with their line, and noise is not a thousandth', async () => {
    const outcome = await parsed(
      await foglio([TESTA, [giorno(2), 'a', 0.1 + 0.2], [giorno(3), 'b', 1.005], [giorno(4), 'c', -7.5]]),
    );
    expect(righe(outcome)).toEqual([
      [2, '2026-03-02', 30],
      [4, '2026-03-04', -750],
    ]);
    expect(outcome.estratti[0]?.scartate).toMatchObject([{ riga: 3, colonna: 'Importo', valore: '1,0050' }]);
  });

  it('take the decimal sign of the amounts that are text beside them', async () => {
    const point = await parsed(await foglio([TESTA, [giorno(2), 'a', '-1,234.50'], [giorno(3), 'b', 12.5]]));
    expect(point.lettura?.decimali).toBe('.');
    expect(righe(point).map(([, , importo]) => importo)).toEqual([-123_450, 1_250]);
    const comma = await parsed(await foglio([TESTA, [giorno(2), 'a', '-1.234,50'], [giorno(3), 'b', 12.5]]));
    expect(comma.lettura?.decimali).toBe(',');
    expect(righe(comma).map(([, , importo]) => importo)).toEqual([-123_450, 1_250]);
  });

  it('do not settle what a text leaves open: it is asked, and the answer holds', async () => {
    const bytes = await foglio([TESTA, [giorno(2), 'a', '-1.234'], [giorno(3), 'b', 12.5]]);
    const outcome = await read(bytes);
    expect(outcome.tipo === 'domanda' && outcome.domande.map(({ id }) => id)).toEqual(['decimali']);
    const thousands = await parsed(bytes, { risposte: { decimali: ',' } });
    expect(righe(thousands).map(([, , importo]) => importo)).toEqual([-123_400, 1_250]);
    const point = await parsed(bytes, { risposte: { decimali: '.' } });
    expect(point.estratti[0]?.scartate).toMatchObject([{ riga: 2, valore: '-1.234' }]);
    expect(righe(point).map(([, , importo]) => importo)).toEqual([1_250]);
  });

  it('that are formulas give their saved result, and those without one are named', async () => {
    const outcome = await parsed(
      await foglio([
        TESTA,
        [giorno(2), 'a', { formula: '10*2', result: 20.5 }],
        [giorno(3), { formula: 'B2&"x"', result: 'ax' }, -3],
        [giorno(4), 'c', { formula: 'C2*2' }],
      ]),
    );
    expect(righe(outcome)).toEqual([
      [2, '2026-03-02', 2_050],
      [3, '2026-03-03', -300],
    ]);
    expect(outcome.notices).toContain('Riga 4: formule senza un risultato salvato, lette come celle vuote.');
  });

  it('past the limit of columns are refused, and empty styled ones are nothing', async () => {
    const wide = await folder((workbook) => {
      const sheet = workbook.addWorksheet('a');
      sheet.addRows([TESTA, [giorno(2), 'a', -1.5]]);
      sheet.getCell(2, 5_000).numFmt = '0.00';
    });
    expect(righe(await parsed(wide))).toEqual([[2, '2026-03-02', -150]]);
    const filled = await folder((workbook) => {
      const sheet = workbook.addWorksheet('a');
      sheet.addRows([TESTA, [giorno(2), 'a', -1.5]]);
      sheet.getCell(2, 5_000).value = 'x';
    });
    expect(await read(filled)).toMatchObject({ tipo: 'errore', code: 'troppe_colonne' });
  });
});

describe('sheets of a workbook', () => {
  const movimenti = [TESTA, [giorno(2), 'a', -1.5], [giorno(3), 'b', 2.5]];

  it('that hold the movements are found, and every other is named', async () => {
    const outcome = await parsed(
      await folder((workbook) => {
        workbook.addWorksheet('Copertina').addRow(['Studio']);
        workbook.addWorksheet('Marzo').addRows(movimenti);
        workbook.addWorksheet('Aprile').addRows([TESTA, [giorno(4), 'c', 9]]);
        const vecchio = workbook.addWorksheet('Vecchio');
        vecchio.state = 'hidden';
        vecchio.addRows([...movimenti, ...movimenti]);
      }),
    );
    expect(righe(outcome)).toHaveLength(3);
    expect(outcome.notices.slice(0, 3)).toEqual([
      'Fogli «Marzo», «Aprile»: stessa tabella, letti di seguito. Le righe sono contate una dopo l’altra: «Aprile» dalla 4.',
      'Foglio «Vecchio» (nascosto): contiene righe con data e importo che non sono state lette. Se sono movimenti, salva ogni foglio in un file e importalo.',
      'Foglio «Copertina»: senza movimenti, non letto.',
    ]);
  });

  it('that repeat rows of another count once, and it is said', async () => {
    const outcome = await parsed(
      await folder((workbook) => {
        workbook.addWorksheet('Tutti').addRows([TESTA, [giorno(3), 'a', 120.5], [giorno(4), 'b', -33.1]]);
        workbook.addWorksheet('Uscite').addRows([TESTA, [giorno(4), 'b', -33.1]]);
        workbook.addWorksheet('Altre').addRows([TESTA, [giorno(4), 'b', -33.1], [giorno(5), 'c', -1]]);
      }),
    );
    expect(righe(outcome).map(([, , importo]) => importo)).toEqual([12_050, -3_310, -3_310, -100]);
    expect(outcome.notices).toContain(
      'Foglio «Uscite»: ripete righe che ci sono già in «Tutti», contate una volta.',
    );
  });

  it('whose names say the sides of their amounts give them to their rows', async () => {
    const outcome = await parsed(
      await folder((workbook) => {
        workbook.addWorksheet('Entrate').addRows([TESTA, [giorno(3), 'a', 120.5]]);
        workbook.addWorksheet('Uscite').addRows([TESTA, [giorno(4), 'b', 33.1]]);
      }),
    );
    expect(righe(outcome).map(([, , importo]) => importo)).toEqual([12_050, -3_310]);
  });

  it('that are hidden are read only when no other has movements, and rows that are hidden are named', async () => {
    const outcome = await parsed(
      await folder((workbook) => {
        workbook.addWorksheet('Copertina').addRow(['Studio']);
        const sheet = workbook.addWorksheet('Dati');
        sheet.state = 'veryHidden';
        sheet.addRows(movimenti);
        sheet.getRow(3).hidden = true;
      }),
    );
    expect(righe(outcome)).toHaveLength(2);
    expect(outcome.notices).toContain('Letto il foglio «Dati», che è nascosto.');
    expect(outcome.notices).toContain('Riga 3: nascosta nel foglio, letta come le altre.');
  });

  it('keep a tracciato of a text file of the same bank, whatever its decimals', async () => {
    const csv = await parsed('Data;Descrizione;Importo\n02/03/2026;a;1.234,50\n13/03/2026;b;-2,00\n');
    const { lettura } = csv;
    if (!lettura) throw new Error('no reading');
    const base = {
      id: 7,
      versione: 1,
      nome: 'banca',
      modello_nome: '*',
      natura: 'movimento',
      id_conto: null,
    };
    const tracciato = { ...base, natura: 'movimento', lettura } as const;
    const outcome = await parsed(
      await foglio([TESTA, ['02/03/2026', 'a', 1234.5], ['13/03/2026', 'b', '-2,00']]),
      { tracciato },
    );
    expect(outcome).toMatchObject({ formato: 'xlsx', tracciato: { id: 7, origine: 'salvato' } });
    expect(righe(outcome).map(([, , importo]) => importo)).toEqual([123_450, -200]);
  });
});

describe('a workbook made to do harm', () => {
  const FOGLIO = 'xl/worksheets/sheet1.xml';
  const BASE = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
  };
  const having = (xml: string | Uint8Array): Uint8Array =>
    zipSync({ ...BASE, [FOGLIO]: typeof xml === 'string' ? strToU8(xml) : xml });

  it('by unpacking to far more than it is', async () => {
    const bomba = having(new Uint8Array(40_000_000).fill(32));
    expect(bomba.length).toBeLessThan(100_000);
    expect(await read(bomba)).toMatchObject({ tipo: 'errore', code: 'contenuto_troppo_grande' });
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>',
    ],
    [
      'an undeclared entity',
      '<worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
    ],
    ['elements without an end', '<worksheet>'.repeat(100_000)],
    ['half a document', '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Data'],
  ])('by %s', async (_, xml) => {
    expect(await read(having(xml))).toMatchObject({ tipo: 'errore', code: 'file_danneggiato' });
  });

  it('by rows and cells that claim impossible places', async () => {
    const xml =
      '<worksheet><sheetData><row r="-5"><c r="ZZZZZZZ1" t="str"><v>Data</v></c><c r="1" s="999" t="s"><v>77</v></c></row></sheetData></worksheet>';
    expect(await read(having(xml))).toMatchObject({ tipo: 'errore', code: 'nessuna_tabella' });
  });

  it('or altered on its way', async () => {
    const bytes = await foglio([TESTA, [giorno(2), 'a', -1.5], [giorno(3), 'b', 2.5]]);
    expect(await read(bytes.subarray(0, bytes.length - 40))).toMatchObject({ code: 'file_danneggiato' });
    const stored = zipSync(
      { ...BASE, [FOGLIO]: strToU8('<worksheet><sheetData/></worksheet>') },
      { level: 0 },
    );
    const at = new TextDecoder('latin1').decode(stored).indexOf('sheetData');
    stored[at] = 0x53;
    expect(await read(stored)).toMatchObject({ tipo: 'errore', code: 'file_danneggiato' });
  });
});

describe('a page saved as a workbook', () => {
  it('is read with its entities, spans and broken tags, and its scripts are not seen', async () => {
    const outcome = await parsed(
      `<html><head><title>x</title><script>document.write('<table>')</script></head><body>
       <p>Conto corrente n. 1234567</p>
       <table><tr><td colspan=3>Movimenti &egrave; &#8364; &amp; altro<br>riga</td></tr>
       <tr><th>Data<th>Descrizione<th>Importo
       <tr><td rowspan=2>02/03/2026<td>Bar&nbsp;Roma &lt;1&gt;<td>-1.234,50
       <tr><td>Tabacchi<td>-2,00</table>
       <style>td{color:red}</style><table><tr><td>13/03/2026</td><td>Bonifico</td><td>3,00</td></tr></table>`,
      { risposte: { giorni: 'sopra' } },
    );
    expect(outcome.formato).toBe('html');
    expect(outcome.estratti[0]).toMatchObject({
      conto: '1234567',
      righe: [
        { riga: 4, data: '2026-03-02', importo: -123_450, descrizione: 'Bar Roma <1>' },
        { riga: 5, data: '2026-03-02', importo: -200, descrizione: 'Tabacchi' },
        { riga: 6, data: '2026-03-13', importo: 300, descrizione: 'Bonifico' },
      ],
      scartate: [],
    });
  });

  it('is read in the encoding it has', async () => {
    const page = '<table><tr><td>Data<td>Descrizione<td>Importo<tr><td>13/03/2026<td>Caffè<td>-1,20</table>';
    const latin = Uint8Array.from(page, (letter) => letter.charCodeAt(0));
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(page, (l) => l.charCodeAt(0))]).buffer,
    );
    for (const bytes of [latin, utf16, strToU8(page)])
      expect((await parsed(bytes)).estratti[0]?.righe[0]?.descrizione).toBe('Caffè');
  });

  it('without a table is refused as a page', async () => {
    expect(await read('<html><body>Sessione scaduta')).toMatchObject({ tipo: 'errore', code: 'file_html' });
  });
});

describe('an OpenDocument spreadsheet', () => {
  const ods = (tables: string, other: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(
        `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      ),
      ...other,
    });
  const t = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;

  it('is read by the values of its cells, repeated rows and columns counted', async () => {
    const outcome = await parsed(
      ods(`<table:table table:name="Foglio1">
        <table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
        <table:table-row>${t('Data')}<table:table-cell/>${t('Descrizione')}${t('Importo')}</table:table-row>
        <table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="date" office:date-value="2026-03-02T00:00:00"><text:p>02/03/26</text:p></table:table-cell><table:table-cell/><table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation><text:p>Bar</text:p><text:p>Roma</text:p></table:table-cell><table:table-cell office:value-type="currency" office:value="-1234.5"><text:p>-1.234,50 €</text:p></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
      </table:table>`),
    );
    expect(outcome.formato).toBe('ods');
    expect(righe(outcome)).toEqual([
      [5, '2026-03-02', -123_450],
      [6, '2026-03-02', -123_450],
    ]);
    expect(outcome.estratti[0]?.righe[0]?.descrizione).toBe('Bar Roma');
  });

  it('gives each row the day of the cell that it is merged with', async () => {
    const day = (rows: number): string =>
      `<table:table-cell table:number-rows-spanned="${rows}" office:value-type="date" office:date-value="2026-03-02"/>`;
    const amount = (value: string): string =>
      `<table:table-cell office:value-type="float" office:value="${value}"/>`;
    const outcome = await parsed(
      ods(`<table:table table:name="Foglio1">
        <table:table-row>${t('Data')}${t('Descrizione')}${t('Importo')}</table:table-row>
        <table:table-row>${day(2)}${t('Bar')}${amount('-12.5')}</table:table-row>
        <table:table-row><table:covered-table-cell/>${t('Treno')}${amount('-30')}</table:table-row>
      </table:table>`),
    );
    expect(righe(outcome)).toEqual([
      [2, '2026-03-02', -1_250],
      [3, '2026-03-02', -3_000],
    ]);
    expect(outcome.notices).toContain('Riga 3: il giorno è quello della cella unita a quelle sopra.');
  });

  it('under a password says so', async () => {
    const encrypted = {
      'META-INF/manifest.xml': strToU8('<m:manifest xmlns:m="m"><m:encryption-data/></m:manifest>'),
    };
    expect(await read(ods('', encrypted))).toMatchObject({ tipo: 'errore', code: 'file_protetto' });
  });
});
