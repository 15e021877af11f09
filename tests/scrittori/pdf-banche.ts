/** Statements as banks of several countries print them: invented names and amounts, the layouts that are hard to read. */
import pdfMake from 'pdfmake/build/pdfmake.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';

pdfMake.addVirtualFileSystem(vfs);

const right = (text: string): TableCell => ({ text, alignment: 'right' });
const euro = (cents: number): string =>
  (cents / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

async function print(content: Content[], other: Partial<TDocumentDefinitions> = {}): Promise<Uint8Array> {
  const documento = { defaultStyle: { fontSize: 8 }, ...other, content };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}

function table(widths: (number | '*')[], body: TableCell[][]): Content {
  return { layout: 'noBorders', table: { widths, body } };
}

const TITOLI: TableCell[][] = [
  ['DATA', 'DATA', 'USCITE', 'ENTRATE', 'DESCRIZIONE OPERAZIONE'],
  ['CONTAB.', 'VALUTA', '', '', ''],
];
const LARGHEZZE: (number | '*')[] = [45, 45, 60, 60, '*'];

/**
 * An Italian quarterly statement: titles in two lines at the left of their columns, balances carried from page to page,
 * descriptions over several lines with dates and amounts in them, an IBAN in groups, a table of interest at the end.
 */
export async function bancaItaliana(): Promise<{
  bytes: Uint8Array;
  iniziale: number;
  finale: number;
  importi: number[];
}> {
  const iniziale = 1_234_567;
  const importi = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0 ? 250_000 + at * 137 : -(5_000 + at * 91),
  );
  const righe = importi.map((importo, at): TableCell[] => {
    const data = `${String(1 + (at % 28)).padStart(2, '0')}.${at < 20 ? '01' : '02'}.25`;
    const text =
      at % 3 === 0
        ? `PAGAMENTO POS ${at}`
        : `DISPOSIZIONE DI BONIFICO A FAVORE DI ROSSI MARIO SRL NR. ${at} IMPORTO EUR 12,50 DEL 03.01.25 CRO 1234567890123 SPESE BANCARIE`;
    return [
      data,
      data,
      importo < 0 ? right(euro(-importo)) : '',
      importo > 0 ? right(euro(importo)) : '',
      text,
    ];
  });
  const sum = (part: readonly number[]): number => part.reduce((total, importo) => total + importo, iniziale);
  const carried = sum(importi.slice(0, 20));
  const finale = sum(importi);
  const bytes = await print(
    [
      { text: 'ESTRATTO CONTO AL 28.02.2025', fontSize: 12 },
      'Conto corrente n. 000012345678   Coordinate IBAN IT 60 X 05428 11101 000000123456',
      'Intestato a BIANCHI & FIGLI SRL',
      ' ',
      table(LARGHEZZE, [
        ...TITOLI,
        ['31.12.24', '', '', right(euro(iniziale)), 'SALDO INIZIALE'],
        ...righe.slice(0, 20),
        ['', '', '', right(euro(carried)), 'SALDO A RIPORTARE'],
      ]),
      { text: '', pageBreak: 'before' },
      table(LARGHEZZE, [
        ...TITOLI,
        ['', '', '', right(euro(carried)), 'RIPORTO'],
        ...righe.slice(20),
        ['28.02.25', '', '', right(euro(finale)), 'SALDO FINALE'],
      ]),
      ' ',
      'RIASSUNTO SCALARE',
      table(
        [60, 60, 60],
        [
          ['VALUTA', 'SALDI LIQUIDI', 'NUMERI'],
          ['01.01.25', '12.345,67', '12.345'],
          ['02.01.25', '13.345,67', '26.691'],
        ],
      ),
    ],
    {
      header: (at, of) => ({
        text: `UniBanca S.p.A. - Estratto conto - Pag. ${at}/${of}`,
        margin: [40, 20, 0, 0],
      }),
      footer: () => ({
        text: 'UniBanca S.p.A. Capitale sociale Euro 20.000.000,00 - ABI 02008',
        margin: [40, 20, 0, 0],
      }),
    },
  );
  return { bytes, iniziale, finale, importi };
}

/** A British statement: the day printed once, the balance at the end of the day. */
export const bancaInglese = (): Promise<Uint8Array> =>
  print([
    'Your Statement',
    'Account Name Mr A Smith  Sortcode 40-00-00  Account Number 12345678',
    '28 February to 31 March 2025',
    'Statement period 1 March 2025 to 31 March 2025',
    ' ',
    table(
      [55, '*', 60, 60, 60],
      [
        ['Date', 'Payment type and details', 'Paid out', 'Paid in', 'Balance'],
        ['28 Feb 25', 'BALANCE BROUGHT FORWARD', '', '', right('1,000.00')],
        ['01 Mar 25', 'VIS CORNER STORES\n3012 LONDON', right('45.20'), '', ''],
        ['', 'DD GAS AND LIGHT', right('54.80'), '', right('900.00')],
        ['03 Mar 25', 'CR SALARY', '', right('2,500.00'), right('3,400.00')],
        ['10 Mar 25', 'BP RENT', right('1,200.00'), '', ''],
        ['', 'VIS BOOKS', right('19.99'), '', right('2,180.01')],
        ['31 Mar 25', 'BALANCE CARRIED FORWARD', '', '', right('2,180.01')],
      ],
    ),
  ]);

/** An American statement: amounts without a sign, told by the title of their section, months before days. */
export const bancaAmericana = (): Promise<Uint8Array> =>
  print([
    'Checking Summary',
    'January 01, 2025 through January 31, 2025',
    'Account Number: 000000123456789',
    table(
      ['*', 60],
      [
        ['Beginning Balance', right('$1,000.00')],
        ['Deposits and Additions', right('2,500.00')],
        ['Electronic Withdrawals', right('-300.00')],
        ['Ending Balance', right('$3,200.00')],
      ],
    ),
    ' ',
    'DEPOSITS AND ADDITIONS',
    table(
      [60, '*', 70],
      [
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['01/05', 'Payroll', right('$2,000.00')],
        ['01/20', 'Transfer From Savings', right('500.00')],
        ['Total Deposits and Additions', '', right('$2,500.00')],
      ],
    ),
    ' ',
    'ELECTRONIC WITHDRAWALS',
    table(
      [60, '*', 70],
      [
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['01/07', 'Electric Bill', right('$120.00')],
        ['01/22', 'Rent Payment', right('180.00')],
        ['Total Electronic Withdrawals', '', right('$300.00')],
      ],
    ),
  ]);

/** A German one: days without a year, signs after the amounts, both balances called alike. */
export const bancaTedesca = (): Promise<Uint8Array> =>
  print([
    'Kontoauszug 1/2025 vom 15.01.2025',
    'IBAN: DE89 3704 0044 0532 0130 00',
    table(
      [45, 45, '*', 80],
      [
        ['Datum', 'Wert', 'Erläuterung', 'Betrag EUR'],
        ['', '', 'Kontostand am 28.12.2024', right('1.500,00+')],
        ['30.12.', '30.12.', 'Lastschrift\nStadtwerke\nRechnung 123', right('80,50-')],
        ['03.01.', '02.01.', 'Gehalt\nACME GmbH', right('2.000,00+')],
        ['', '', 'Kontostand am 15.01.2025 um 20:02 Uhr', right('3.419,50+')],
      ],
    ),
  ]);

/** Two accounts in one file, each with pages of its own. */
export function dueConti(): Promise<Uint8Array> {
  const conto = (
    iban: string,
    opening: number,
    movimenti: readonly (readonly [string, number])[],
  ): Content[] => {
    let saldo = opening;
    const righe = movimenti.map(([data, importo]): TableCell[] => {
      saldo += importo;
      return [data, `Movimento del ${data}`, right(euro(importo)), right(euro(saldo))];
    });
    return [
      'Banca Doppia',
      `IBAN ${iban}`,
      'Periodo dal 01/01/2025 al 31/01/2025',
      table(
        [60, '*', 70, 70],
        [
          ['Data', 'Descrizione', 'Importo', 'Saldo'],
          ['', 'Saldo iniziale', '', right(euro(opening))],
          ...righe,
          ['', 'Saldo finale', '', right(euro(saldo))],
        ],
      ),
    ];
  };
  return print([
    ...conto('IT60X0542811101000000123456', 100_000, [
      ['02/01/2025', -5_000],
      ['10/01/2025', 20_000],
    ]),
    { text: '', pageBreak: 'before' },
    ...conto('DE89370400440532013000', 7_700, [
      ['05/01/2025', -700],
      ['20/01/2025', 1_000],
      ['21/01/2025', -50],
    ]),
  ]);
}

/** An Italian cooperative's: the side in a column of its own, balances among the movements. */
export const cassaRurale = (): Promise<Uint8Array> =>
  print([
    'Estratto conto dal 01/10/2024 al 31/12/2024',
    'C/C n. 01/123456',
    table(
      [50, 50, 70, 20, '*'],
      [
        ['Data op.', 'Valuta', 'Importo', 'D/A', 'Causale / Descrizione'],
        ['01/10/2024', '01/10/2024', right('10.000,00'), 'A', 'Saldo precedente'],
        ['05/10/2024', '06/10/2024', right('1.250,00'), 'D', 'Bonifico a fornitore'],
        ['20/11/2024', '20/11/2024', right('3.400,50'), 'A', 'Incasso fattura 12'],
        ['31/12/2024', '31/12/2024', right('25,30'), 'D', 'Competenze e spese'],
        ['31/12/2024', '', right('12.125,20'), 'A', 'Saldo finale'],
      ],
    ),
  ]);

/** A card: charges positive, a payment in parentheses, a balance to be paid. */
export const carta = (owed: string): Promise<Uint8Array> =>
  print([
    'ESTRATTO CONTO CARTA DI CREDITO',
    'Periodo dal 01/03/2025 al 31/03/2025',
    table(
      ['*', 80],
      [
        ['Saldo precedente', right('100,00')],
        ['Importo da pagare', right(owed)],
        ['Saldo finale', right(owed)],
      ],
    ),
    table(
      [60, '*', 80],
      [
        ['Data', 'Descrizione', 'Importo'],
        ['05/03/2025', 'ADDEBITO IN CONTO', right('(100,00)')],
        ['10/03/2025', 'SUPERMERCATO', right('45,10')],
        ['12/03/2025', 'DISTRIBUTORE', right('60,00')],
        ['20/03/2025', 'LIBRERIA', right('19,90')],
      ],
    ),
  ]);

/** A picture of a page: what a scanner makes. One grey pixel, as large as the sheet. */
export const scansione = (): Promise<Uint8Array> =>
  print([
    {
      image:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      width: 500,
      height: 700,
    },
  ]);

/** The same bytes with every page turned by a quarter, and its text with it. */
export function turn(bytes: Uint8Array, degrees: 90 | 180 | 270): Uint8Array {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const girato = text.replaceAll('/Type /Page\n', `/Type /Page\n/Rotate ${degrees}\n`);
  return Uint8Array.from(girato, (character) => character.charCodeAt(0));
}
