/** Files that a program or a connection has damaged on their way: what is no longer sure is asked, refused or told. */
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import { readStatementFile } from './read.ts';

async function read(bytes: Uint8Array, risposte: Risposte = {}) {
  const outcome = await readStatementFile({ nome: 'tabella', bytes }, { risposte });
  if (outcome.tipo !== 'letto')
    return { asked: outcome.tipo === 'domanda' ? outcome.domande.map(({ id }) => id) : outcome.tipo };
  const rows = outcome.estratti.flatMap(({ righe }) => righe.map(({ data, importo }) => [data, importo]));
  const refused = outcome.estratti.flatMap(({ scartate }) =>
    scartate.map(({ riga, motivo }) => [riga, motivo]),
  );
  return { rows, refused, notices: outcome.notices };
}

const readLines = (...lines: readonly string[]) => read(new TextEncoder().encode(lines.join('\n')));

async function makeSheet(
  rows: readonly (readonly unknown[])[],
  change?: (sheet: ExcelJS.Worksheet) => void,
): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  sheet.addRows(rows.map((row) => [...row]));
  change?.(sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const HEADER = 'Data;Descrizione;Importo';

describe('a quote that opens a cell by mistake', () => {
  it('swallows no row where another one, further down, closes it', async () => {
    const { rows, refused, notices } = await readLines(
      HEADER,
      '02/03/2026;Luce;-184,50',
      '09/03/2026;"Bonifico Rossi;500,00',
      '16/03/2026;Gas;-90,00',
      '17/03/2026;Bar "Sport";-3,00',
      '18/03/2026;Bar;-3,50',
      '',
    );
    expect(rows?.map(([, cents]) => cents)).toEqual([-18_450, 50_000, -9_000, -300, -350]);
    expect(refused).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining('virgoletta'));
  });

  it('is told from a text of several lines with the sign that parts cells in it', async () => {
    const { rows } = await readLines(
      HEADER,
      '02/03/2026;"Luce; gas\nfattura 12; 13; 14\nacqua";-184,50',
      '09/03/2026;Bonifico Rossi;500,00',
      '',
    );
    expect(rows?.map(([, cents]) => cents)).toEqual([-18_450, 50_000]);
  });
});

describe('three figures behind the sign that parts the decimals', () => {
  const [two, three] = ['02/03/2026;Luce;-184.50', '09/03/2026;Bonifico Rossi;1.500'];

  it('are refused where the other amounts have two', async () => {
    const { rows, refused } = await readLines(HEADER, two, three, '10/03/2026;Acqua;0.500', '');
    expect(rows?.map(([, cents]) => cents)).toEqual([-18_450, 50]);
    expect(refused).toEqual([[3, expect.stringContaining('migliaia')]]);
  });

  it('are read where the balance beside them proves them', async () => {
    const { rows, refused } = await readLines(
      `${HEADER};Saldo`,
      `${two};815.50`,
      `${three};817.00`,
      '10/03/2026;Acqua;-7.25;809.75',
      '',
    );
    expect(rows?.map(([, cents]) => cents)).toEqual([-18_450, 150, -725]);
    expect(refused).toEqual([]);
  });

  it('are read in a file all of whose amounts have them', async () => {
    const { rows } = await readLines(HEADER, '02/03/2026;Luce;-0.500', '13/03/2026;Gas;1.500', '');
    expect(rows?.map(([, cents]) => cents)).toEqual([-50, 150]);
  });
});

describe('a file that ends in the middle of a line', () => {
  const rows = ['02/03/2026;Luce;-184,50;815,50', '09/03/2026;Rossi;500,00;1.315,50'];
  const header = `${HEADER};Saldo`;

  it.each([
    ['cells', ['16/03/2026;Gas;-90']],
    ['cents', ['12/03/2026;Rossi;50,00;1.365,50', '16/03/2026;Gas;-90,00;1.2']],
  ])('without all of its %s, gives no row of that line', async (_, last) => {
    const { rows: found, refused } = await readLines(header, ...rows, ...last);
    expect(found).toHaveLength(rows.length + last.length - 1);
    expect(refused).toEqual([[1 + rows.length + last.length, expect.stringContaining('troncato')]]);
  });

  it('is none where the line is whole, or has its end', async () => {
    const whole = await readLines(header, ...rows, '16/03/2026;Gas;-90,00;1.225,50');
    expect(whole.refused).toEqual([]);
    const ended = await readLines(header, ...rows, '16/03/2026;Gas;-90', '');
    expect(ended.refused).toEqual([]);
    expect([...(whole.notices ?? []), ...(ended.notices ?? [])].join(' ')).not.toContain('troncato');
  });

  it('is told where the line is no row yet, and not where a line of words ends the file', async () => {
    const told = async (last: string) => (await readLines(header, ...rows, last)).notices?.[0];
    expect(await told('16/0')).toContain('troncato');
    expect(await told('16/03/2026;Ga')).toContain('troncato');
    expect(await told('Fine elenco')).not.toContain('troncato');
  });
});

describe('a day far from those around it', () => {
  it('is told, and holds', async () => {
    const { rows, notices } = await readLines(
      HEADER,
      '02/03/2026;Luce;-184,50',
      '09/03/2062;Rossi;500,00',
      '16/03/2026;Gas;-90,00',
      '',
    );
    expect(rows?.map(([day]) => day)).toContain('2062-03-09');
    expect(notices).toContainEqual(expect.stringContaining('Riga 3: il giorno 09/03/2062 è lontano'));
  });

  it('is none among rows of several years', async () => {
    const { notices } = await readLines(
      HEADER,
      ...[2020, 2021, 2022, 2023, 2024].map((year) => `31/12/${year};Interessi;${year % 2 ? '' : '-'}1,50`),
      '',
    );
    expect(notices?.join(' ')).not.toContain('lontan');
  });
});

describe('days of a sheet turned round by a program of another language', () => {
  const day = (month: number, at: number): Date => new Date(Date.UTC(2026, month - 1, at));
  const rows = (late: unknown): unknown[][] => [
    ['Data', 'Descrizione', 'Importo'],
    [day(3, 2), 'Luce', -184.5],
    [day(9, 2), 'Rossi', 500],
    ['13/02/2026', 'Gas', -90],
    [late, 'Bar', -3],
  ];

  it('are asked about, and read as the answer says', async () => {
    const bytes = await makeSheet(rows('17/02/2026'));
    expect(await read(bytes)).toEqual({ asked: ['scambio'] });
    const days = async (scambio: string) => (await read(bytes, { scambio })).rows?.map(([each]) => each);
    expect(await days('scambiate')).toEqual(['2026-02-03', '2026-02-09', '2026-02-13', '2026-02-17']);
    expect(await days('giuste')).toEqual(['2026-03-02', '2026-09-02', '2026-02-13', '2026-02-17']);
  });

  it.each([
    ['a date lies past the twelfth', day(2, 17)],
    ['a text lies before the thirteenth', '11/02/2026'],
  ])('are as they stand where %s', async (_, late) => {
    expect((await read(await makeSheet(rows(late)))).rows).toHaveLength(4);
  });
});

it('the last instant of a day is of that day', async () => {
  const bytes = await makeSheet([
    ['Data', 'Descrizione', 'Importo'],
    [new Date(Date.UTC(2026, 2, 2, 23, 59, 59, 999)), 'Luce', -184.5],
    [new Date(Date.UTC(2026, 2, 9, 12)), 'Rossi', 500],
  ]);
  expect((await read(bytes)).rows?.map(([day]) => day)).toEqual(['2026-03-02', '2026-03-09']);
});

describe('tables that a person writes in', () => {
  it('the sum of a month under its name is none of its movements', async () => {
    const { rows, refused } = await readLines(
      HEADER,
      '02/03/2026;Luce;-184,50',
      '09/03/2026;Rossi;500,00',
      '31/03/2026;marzo;315,50',
      '05/04/2026;Gas;-90,00',
      '30/04/2026;Aprile 2026;-90,00',
      '',
    );
    expect(rows?.map(([, cents]) => cents)).toEqual([-18_450, 50_000, -9_000]);
    expect(refused?.map(([line]) => line)).toEqual([4, 6]);
  });

  it('days without a year under the name of each month are of the year that it says', async () => {
    const month = (name: string, ...rows: readonly string[]) => [`${name};;`, HEADER, ...rows];
    const { rows, refused } = await readLines(
      ...month('Gennaio 2026', '02/01;Luce;-184,50', '09/01;Rossi;500,00'),
      ...month('Febbraio 2026', '16/02;Gas;-90,00'),
      ...month('Marzo 2026', '05/03;Acqua;-20,00'),
      '',
    );
    expect(rows?.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-09', '2026-02-16', '2026-03-05']);
    expect(refused).toEqual([]);
  });

  it('what is only foreseen is not done', async () => {
    const { rows, refused } = await readLines(
      `${HEADER};Tipo`,
      '02/03/2026;Luce;-184,50;Effettivo',
      '09/03/2026;Rossi;500,00;Effettivo',
      '16/03/2026;Gas;-90,00;Previsto',
      '',
    );
    expect(rows).toHaveLength(2);
    expect(refused).toEqual([[4, expect.stringContaining('Previsto')]]);
  });

  it('how a document was paid stands where the day would', async () => {
    const { rows, refused } = await readLines(
      'Fattura;Data;Cliente;Totale;Pagata il',
      '1;02/01/2026;Rossi Srl;1.220,00;20/02/2026',
      '2;09/01/2026;Verdi Srl;610,00;',
      '3;16/01/2026;Bianchi Snc;122,00;in contanti',
      '4;19/01/2026;Neri Snc;100,00;entro fine mese',
      '',
    );
    expect(rows?.map(([, cents]) => cents)).toEqual([61_000]);
    expect(refused?.map(([line]) => line)).toEqual([2, 4, 5]);
  });

  it('what the words of an open document say of a payment is told', async () => {
    const told = async (note: string) =>
      (
        await readLines(
          'Fattura;Data;Cliente;Totale;Note',
          `1;02/01/2026;Rossi Srl;1.220,00;${note}`,
          '2;09/01/2026;Verdi Srl;610,00;',
          '',
        )
      ).notices?.filter((notice) => notice.includes('pagamento'));
    expect(await told('acconto 500 ricevuto')).toEqual([expect.stringContaining('Riga 2')]);
    expect(await told('già pagata 500')).toEqual([expect.stringContaining('Riga 2')]);
    expect(await told('non pagata')).toEqual([]);
    expect(await told('ricevuta 12')).toEqual([]);
  });

  it('accounts named above each table by the end of their numbers are two', async () => {
    const text = [
      'Conto Intesa 1234',
      HEADER,
      '02/03/2026;Luce;-184,50',
      '',
      'Conto Bipop 5678',
      HEADER,
      '02/03/2026;Acqua;-84,50',
      '',
    ].join('\n');
    const outcome = await readStatementFile({ nome: 'tabella', bytes: new TextEncoder().encode(text) });
    expect(
      outcome.tipo === 'letto' && outcome.estratti.map(({ conto, righe }) => [conto, righe.length]),
    ).toEqual([
      [null, 1],
      ['5678', 1],
    ]);
  });
});

describe('files of fixed formats that are broken off', () => {
  const readWhole = (text: string) => read(new TextEncoder().encode(text));

  it('an MT940 without its closing balance is told to be so', async () => {
    const lines = [
      ':20:START',
      ':25:20041010/1234567',
      ':28C:1/1',
      ':60F:C260301EUR1000,00',
      ':61:2603020302D184,50NMSC',
      ':86:Luce',
      ':62F:C260302EUR815,50',
      '-',
      '',
    ];
    const told = async (count: number) =>
      (await readWhole(lines.slice(0, count).join('\r\n'))).notices?.some((notice) =>
        notice.includes(':62F:'),
      );
    expect(await told(lines.length)).toBe(false);
    expect(await told(6)).toBe(true);
    expect((await readWhole(lines.slice(0, 6).join('\r\n'))).rows).toHaveLength(1);
  });

  it('an OFX is told to be so, and the movement in which it ends is refused', async () => {
    const movimento = (id: number, amount: string): string =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026030${id}<TRNAMT>${amount}<FITID>${id}<NAME>Luce</STMTTRN>\n`;
    const head =
      'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>\n';
    const tail = '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n';
    const rows = `${movimento(2, '-184.50')}${movimento(3, '500.00')}`;
    const whole = await readWhole(`${head}${rows}${tail}`);
    expect(whole.rows).toHaveLength(2);
    expect(whole.refused).toEqual([]);
    expect(whole.notices?.join(' ')).not.toContain('troncato');
    const cut = await readWhole(`${head}${rows}<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260304<TRNAMT>-12`);
    expect(cut.rows).toHaveLength(2);
    expect(cut.refused).toHaveLength(1);
    expect(cut.notices?.[0]).toContain('troncato');
  });

  it('the last record of a QIF without its sign is refused', async () => {
    const text = '!Type:Bank\nD13/03/2026\nT-184.50\nPLuce\n^\nD14/03/2026\nT-9';
    const { rows, refused } = await readWhole(text);
    expect(rows).toHaveLength(1);
    expect(refused).toEqual([[6, expect.stringContaining('troncato')]]);
    expect((await readWhole(`${text}0.00\n^`)).rows).toHaveLength(2);
  });
});
