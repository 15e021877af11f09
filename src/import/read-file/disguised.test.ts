/** Statements under the name, or in the shape, of something else. */
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

const LINEE = [
  'Data;Descrizione;Importo',
  '13/01/2026;Bonifico a Rossi;-1.250,00',
  '14/01/2026;Incasso;12,50',
  '15/01/2026;Canone;-3,00',
];
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function importi(nome: string, bytes: Uint8Array): Promise<unknown> {
  const outcome = await readStatementFile({ nome, bytes });
  if (outcome.tipo !== 'letto') return outcome;
  return outcome.estratti.flatMap(({ righe }) => righe.map(({ data, importo }) => [data, importo]));
}

const VERI = [
  ['2026-01-13', -125_000],
  ['2026-01-14', 1_250],
  ['2026-01-15', -300],
];

describe('a statement in disguise', () => {
  it('the zeros that fill the last block are no part of it', async () => {
    expect(await importi('m.csv', utf8(LINEE.join('\n') + '\n' + '\0'.repeat(40)))).toEqual(VERI);
    expect(await importi('m.csv', utf8(LINEE.join('\0\n')))).toMatchObject({ code: 'caratteri_nulli' });
  });

  it('the lines of a delimited text in the first column of a sheet are parted', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Foglio1');
    for (const line of LINEE) sheet.addRow([line]);
    expect(await importi('m.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()))).toEqual(VERI);
  });

  it('a workbook in one XML document, with cells that skip places and are merged', async () => {
    const datum = (kind: string, value: string) => `<Data ss:Type="${kind}">${value}</Data>`;
    const riga = (data: string, text: string, importo: string) =>
      `<Row><Cell>${datum('DateTime', `${data}T00:00:00.000`)}</Cell><Cell ss:Index="3">${datum('String', text)}</Cell><Cell>${datum('Number', importo)}</Cell></Row>`;
    const testo =
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>' +
      '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Movimenti"><Table>' +
      `<Row><Cell ss:MergeAcross="1">${datum('String', 'Data')}</Cell><Cell>${datum('String', 'Descrizione')}</Cell><Cell>${datum('String', 'Importo')}</Cell></Row>` +
      riga('2026-01-13', 'Bonifico a Rossi', '-1250') +
      riga('2026-01-14', 'Incasso', '12.5') +
      riga('2026-01-15', 'Canone', '-3') +
      '</Table></Worksheet></Workbook>';
    expect(await importi('m.xls', utf8(testo))).toEqual(VERI);
  });
});

describe('what a file says of its rows', () => {
  it('a status that nobody knows is not guessed where others are known', async () => {
    const righe = [
      '13/01/2026;a;-1,00;Eseguita',
      '14/01/2026;b;-2,00;Sbloccabile',
      '15/01/2026;c;-3,00;Eseguita',
    ];
    const outcome = await readStatementFile({
      nome: 'm.csv',
      bytes: utf8(`Data;Descrizione;Importo;Stato\n${righe.join('\n')}\n`),
    });
    if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
    const [estratto] = outcome.estratti;
    expect(estratto?.righe.map(({ importo }) => importo)).toEqual([-100, -300]);
    expect(estratto?.scartate).toMatchObject([{ riga: 3, colonna: 'Stato', valore: 'Sbloccabile' }]);
  });

  it('accounts one under the other are several, with or without a header of their own', async () => {
    const text = [
      'IBAN;IT60X0542811101000000123456',
      'Data;Descrizione;Importo',
      '13/01/2026;Bonifico a Rossi;-1,00',
      'IBAN;IT40S0306909606000000654321',
      '14/01/2026;Bonifico a Bianchi;-2,00',
    ].join('\n');
    const outcome = await readStatementFile({ nome: 'm.csv', bytes: utf8(text) });
    if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
    expect(outcome.estratti.map(({ conto, righe }) => [conto, righe.length])).toEqual([
      ['IT60X0542811101000000123456', 1],
      ['IT40S0306909606000000654321', 1],
    ]);
  });

  it('words that say the contrary of the signs are asked about', async () => {
    const text =
      'Data;Descrizione;Importo\n13/01/2026;Prelievo ATM;10,00\n14/01/2026;Commissioni;2,00\n15/01/2026;Accredito stipendio;-3,00\n';
    expect(await readStatementFile({ nome: 'm.csv', bytes: utf8(text) })).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno' }],
    });
  });
});
