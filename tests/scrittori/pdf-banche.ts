/** Statements as banks of several countries print them: invented names and amounts, the layouts that are hard to read. */
import pdfMake from 'pdfmake/build/pdfmake.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';

pdfMake.addVirtualFileSystem(vfs);

const destra = (text: string): TableCell => ({ text, alignment: 'right' });
const euro = (centesimi: number): string =>
  (centesimi / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

async function stampa(content: Content[], altro: Partial<TDocumentDefinitions> = {}): Promise<Uint8Array> {
  const documento = { defaultStyle: { fontSize: 8 }, ...altro, content };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}

function tabella(widths: (number | '*')[], body: TableCell[][]): Content {
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
    const testo =
      at % 3 === 0
        ? `PAGAMENTO POS ${at}`
        : `DISPOSIZIONE DI BONIFICO A FAVORE DI ROSSI MARIO SRL NR. ${at} IMPORTO EUR 12,50 DEL 03.01.25 CRO 1234567890123 SPESE BANCARIE`;
    return [
      data,
      data,
      importo < 0 ? destra(euro(-importo)) : '',
      importo > 0 ? destra(euro(importo)) : '',
      testo,
    ];
  });
  const somma = (parte: readonly number[]): number =>
    parte.reduce((totale, importo) => totale + importo, iniziale);
  const riporto = somma(importi.slice(0, 20));
  const finale = somma(importi);
  const bytes = await stampa(
    [
      { text: 'ESTRATTO CONTO AL 28.02.2025', fontSize: 12 },
      'Conto corrente n. 000012345678   Coordinate IBAN IT 60 X 05428 11101 000000123456',
      'Intestato a BIANCHI & FIGLI SRL',
      ' ',
      tabella(LARGHEZZE, [
        ...TITOLI,
        ['31.12.24', '', '', destra(euro(iniziale)), 'SALDO INIZIALE'],
        ...righe.slice(0, 20),
        ['', '', '', destra(euro(riporto)), 'SALDO A RIPORTARE'],
      ]),
      { text: '', pageBreak: 'before' },
      tabella(LARGHEZZE, [
        ...TITOLI,
        ['', '', '', destra(euro(riporto)), 'RIPORTO'],
        ...righe.slice(20),
        ['28.02.25', '', '', destra(euro(finale)), 'SALDO FINALE'],
      ]),
      ' ',
      'RIASSUNTO SCALARE',
      tabella(
        [60, 60, 60],
        [
          ['VALUTA', 'SALDI LIQUIDI', 'NUMERI'],
          ['01.01.25', '12.345,67', '12.345'],
          ['02.01.25', '13.345,67', '26.691'],
        ],
      ),
    ],
    {
      header: (at, di) => ({
        text: `UniBanca S.p.A. - Estratto conto - Pag. ${at}/${di}`,
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
  stampa([
    'Your Statement',
    'Account Name Mr A Smith  Sortcode 40-00-00  Account Number 12345678',
    '28 February to 31 March 2025',
    'Statement period 1 March 2025 to 31 March 2025',
    ' ',
    tabella(
      [55, '*', 60, 60, 60],
      [
        ['Date', 'Payment type and details', 'Paid out', 'Paid in', 'Balance'],
        ['28 Feb 25', 'BALANCE BROUGHT FORWARD', '', '', destra('1,000.00')],
        ['01 Mar 25', 'VIS CORNER STORES\n3012 LONDON', destra('45.20'), '', ''],
        ['', 'DD GAS AND LIGHT', destra('54.80'), '', destra('900.00')],
        ['03 Mar 25', 'CR SALARY', '', destra('2,500.00'), destra('3,400.00')],
        ['10 Mar 25', 'BP RENT', destra('1,200.00'), '', ''],
        ['', 'VIS BOOKS', destra('19.99'), '', destra('2,180.01')],
        ['31 Mar 25', 'BALANCE CARRIED FORWARD', '', '', destra('2,180.01')],
      ],
    ),
  ]);

/** An American statement: amounts without a sign, told by the title of their section, months before days. */
export const bancaAmericana = (): Promise<Uint8Array> =>
  stampa([
    'Checking Summary',
    'January 01, 2025 through January 31, 2025',
    'Account Number: 000000123456789',
    tabella(
      ['*', 60],
      [
        ['Beginning Balance', destra('$1,000.00')],
        ['Deposits and Additions', destra('2,500.00')],
        ['Electronic Withdrawals', destra('-300.00')],
        ['Ending Balance', destra('$3,200.00')],
      ],
    ),
    ' ',
    'DEPOSITS AND ADDITIONS',
    tabella(
      [60, '*', 70],
      [
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['01/05', 'Payroll', destra('$2,000.00')],
        ['01/20', 'Transfer From Savings', destra('500.00')],
        ['Total Deposits and Additions', '', destra('$2,500.00')],
      ],
    ),
    ' ',
    'ELECTRONIC WITHDRAWALS',
    tabella(
      [60, '*', 70],
      [
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['01/07', 'Electric Bill', destra('$120.00')],
        ['01/22', 'Rent Payment', destra('180.00')],
        ['Total Electronic Withdrawals', '', destra('$300.00')],
      ],
    ),
  ]);

/** A German one: days without a year, signs after the amounts, both balances called alike. */
export const bancaTedesca = (): Promise<Uint8Array> =>
  stampa([
    'Kontoauszug 1/2025 vom 15.01.2025',
    'IBAN: DE89 3704 0044 0532 0130 00',
    tabella(
      [45, 45, '*', 80],
      [
        ['Datum', 'Wert', 'Erläuterung', 'Betrag EUR'],
        ['', '', 'Kontostand am 28.12.2024', destra('1.500,00+')],
        ['30.12.', '30.12.', 'Lastschrift\nStadtwerke\nRechnung 123', destra('80,50-')],
        ['03.01.', '02.01.', 'Gehalt\nACME GmbH', destra('2.000,00+')],
        ['', '', 'Kontostand am 15.01.2025 um 20:02 Uhr', destra('3.419,50+')],
      ],
    ),
  ]);

/** Two accounts in one file, each with pages of its own. */
export function dueConti(): Promise<Uint8Array> {
  const conto = (
    iban: string,
    iniziale: number,
    movimenti: readonly (readonly [string, number])[],
  ): Content[] => {
    let saldo = iniziale;
    const righe = movimenti.map(([data, importo]): TableCell[] => {
      saldo += importo;
      return [data, `Movimento del ${data}`, destra(euro(importo)), destra(euro(saldo))];
    });
    return [
      'Banca Doppia',
      `IBAN ${iban}`,
      'Periodo dal 01/01/2025 al 31/01/2025',
      tabella(
        [60, '*', 70, 70],
        [
          ['Data', 'Descrizione', 'Importo', 'Saldo'],
          ['', 'Saldo iniziale', '', destra(euro(iniziale))],
          ...righe,
          ['', 'Saldo finale', '', destra(euro(saldo))],
        ],
      ),
    ];
  };
  return stampa([
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
  stampa([
    'Estratto conto dal 01/10/2024 al 31/12/2024',
    'C/C n. 01/123456',
    tabella(
      [50, 50, 70, 20, '*'],
      [
        ['Data op.', 'Valuta', 'Importo', 'D/A', 'Causale / Descrizione'],
        ['01/10/2024', '01/10/2024', destra('10.000,00'), 'A', 'Saldo precedente'],
        ['05/10/2024', '06/10/2024', destra('1.250,00'), 'D', 'Bonifico a fornitore'],
        ['20/11/2024', '20/11/2024', destra('3.400,50'), 'A', 'Incasso fattura 12'],
        ['31/12/2024', '31/12/2024', destra('25,30'), 'D', 'Competenze e spese'],
        ['31/12/2024', '', destra('12.125,20'), 'A', 'Saldo finale'],
      ],
    ),
  ]);

/** A card: charges positive, a payment in parentheses, a balance to be paid. */
export const carta = (dovuto: string): Promise<Uint8Array> =>
  stampa([
    'ESTRATTO CONTO CARTA DI CREDITO',
    'Periodo dal 01/03/2025 al 31/03/2025',
    tabella(
      ['*', 80],
      [
        ['Saldo precedente', destra('100,00')],
        ['Importo da pagare', destra(dovuto)],
        ['Saldo finale', destra(dovuto)],
      ],
    ),
    tabella(
      [60, '*', 80],
      [
        ['Data', 'Descrizione', 'Importo'],
        ['05/03/2025', 'ADDEBITO IN CONTO', destra('(100,00)')],
        ['10/03/2025', 'SUPERMERCATO', destra('45,10')],
        ['12/03/2025', 'DISTRIBUTORE', destra('60,00')],
        ['20/03/2025', 'LIBRERIA', destra('19,90')],
      ],
    ),
  ]);

/** A picture of a page: what a scanner makes. One grey pixel, as large as the sheet. */
export const scansione = (): Promise<Uint8Array> =>
  stampa([
    {
      image:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      width: 500,
      height: 700,
    },
  ]);

/** The same bytes with every page turned by a quarter, and its text with it. */
export function ruota(bytes: Uint8Array, gradi: 90 | 180 | 270): Uint8Array {
  const testo = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const girato = testo.replaceAll('/Type /Page\n', `/Type /Page\n/Rotate ${gradi}\n`);
  return Uint8Array.from(girato, (carattere) => carattere.charCodeAt(0));
}
