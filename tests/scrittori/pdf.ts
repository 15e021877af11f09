/** A small writer of statements in PDF, in the layouts that banks print: what our reader must read back. */
import fc from 'fast-check';
import pdfMake from 'pdfmake/build/pdfmake.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatData } from '#domain/date.ts';
import { totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

pdfMake.addVirtualFileSystem(vfs);

export interface StampaPdf {
  lingua: 'it' | 'en';
  /** How a row says which way the money went; without a sign only the running balance tells. */
  verso: 'dare_avere' | 'con_segno' | 'segno_in_coda' | 'lettera' | 'senza_segno';
  saldo: boolean;
  valuta: boolean;
  /** Words before the amounts or after them. */
  ordine: 'testo_prima' | 'testo_dopo';
  /** False prints `31/12`, with the year in the period alone. */
  anno: boolean;
  /** Words added to every description, so that it goes on over several lines. */
  avvolta: boolean;
  borders: boolean;
  /** Opening and closing as rows of the table, or above it. */
  saldi: 'righe' | 'sopra';
  coricata: boolean;
  /** The header again on every page. */
  ripeti: boolean;
}

export const stampe: fc.Arbitrary<StampaPdf> = fc
  .record({
    lingua: fc.constantFrom('it' as const, 'en' as const),
    verso: fc.constantFrom(
      'dare_avere' as const,
      'con_segno' as const,
      'segno_in_coda' as const,
      'lettera' as const,
      'senza_segno' as const,
    ),
    saldo: fc.boolean(),
    valuta: fc.boolean(),
    ordine: fc.constantFrom('testo_prima' as const, 'testo_dopo' as const),
    anno: fc.boolean(),
    avvolta: fc.boolean(),
    borders: fc.boolean(),
    saldi: fc.constantFrom('righe' as const, 'sopra' as const),
    coricata: fc.boolean(),
    ripeti: fc.boolean(),
  })
  .map((print) => (print.verso === 'senza_segno' ? { ...print, saldo: true } : print));

const PAROLE = {
  it: {
    data: 'Data',
    valuta: 'Valuta',
    descrizione: 'Descrizione',
    dare: 'Addebiti',
    avere: 'Accrediti',
    importo: 'Importo',
    saldo: 'Saldo',
    iniziale: 'Saldo iniziale',
    finale: 'Saldo finale',
    periodo: (dal: string, al: string) => `Periodo dal ${dal} al ${al}`,
    pagina: (at: number, of: number) => `Pagina ${at} di ${of}`,
  },
  en: {
    data: 'Date',
    valuta: 'Value date',
    descrizione: 'Description',
    dare: 'Withdrawals',
    avere: 'Deposits',
    importo: 'Amount',
    saldo: 'Balance',
    iniziale: 'Opening balance',
    finale: 'Closing balance',
    periodo: (dal: string, al: string) => `Statement period from ${dal} to ${al}`,
    pagina: (at: number, of: number) => `Page ${at} of ${of}`,
  },
} as const;

const CODA =
  ' presso lo sportello della filiale di via Garibaldi, ordine impartito con il servizio telematico';

/** The description as the table prints it. */
export const descrizione = ({ descrizione: testo }: MovimentoScritto, { avvolta }: StampaPdf): string =>
  avvolta ? `${testo}${CODA}` : testo;

const digit = (cents: number, language: 'it' | 'en'): string =>
  (Math.abs(cents) / 100).toLocaleString(language === 'it' ? 'it-IT' : 'en-GB', {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  });
const withSign = (cents: number, language: 'it' | 'en'): string =>
  `${cents < 0 ? '-' : ''}${digit(cents, language)}`;

interface Colonna {
  titolo: string;
  larghezza: number | '*';
  destra?: boolean;
  cella: (movimento: MovimentoScritto, saldo: number) => string;
}

function day(data: string, { anno }: StampaPdf): string {
  const whole = formatData(data);
  return anno ? whole : whole.slice(0, 5);
}

function columnsOf(print: StampaPdf): Colonna[] {
  const { lingua, verso, valuta, ordine, saldo } = print;
  const words = PAROLE[lingua];
  const date: Colonna[] = [
    { titolo: words.data, larghezza: 52, cella: ({ data }) => day(data, print) },
    ...(valuta
      ? [
          {
            titolo: words.valuta,
            larghezza: 52,
            cella: (one: MovimentoScritto) => day(one.data_valuta, print),
          },
        ]
      : []),
  ];
  const text: Colonna = {
    titolo: words.descrizione,
    larghezza: '*',
    cella: (movimento) => descrizione(movimento, print),
  };
  const base = { larghezza: 70, destra: true } as const;
  const letters = lingua === 'it' ? (['D', 'A'] as const) : (['DR', 'CR'] as const);
  const write = (importo: number): string => {
    if (verso === 'con_segno') return withSign(importo, lingua);
    if (verso === 'segno_in_coda') return `${digit(importo, lingua)}${importo < 0 ? '-' : ''}`;
    if (verso === 'lettera') return `${digit(importo, lingua)} ${importo < 0 ? letters[0] : letters[1]}`;
    return digit(importo, lingua);
  };
  const importi: Colonna[] =
    verso === 'dare_avere'
      ? [
          {
            ...base,
            titolo: words.dare,
            cella: ({ importo }) => (importo < 0 ? digit(importo, lingua) : ''),
          },
          {
            ...base,
            titolo: words.avere,
            cella: ({ importo }) => (importo > 0 ? digit(importo, lingua) : ''),
          },
        ]
      : [{ ...base, titolo: words.importo, cella: ({ importo }) => write(importo) }];
  const saldi: Colonna[] = saldo
    ? [{ ...base, titolo: words.saldo, cella: (_, progressivo) => withSign(progressivo, lingua) }]
    : [];
  return ordine === 'testo_prima'
    ? [...date, text, ...importi, ...saldi]
    : [...date, ...importi, ...saldi, text];
}

/** A balance as a row: in the column of balances, or on its side of dare and avere. */
function rigaSaldo(
  title: string,
  saldo: number,
  columns: readonly Colonna[],
  { lingua, verso }: StampaPdf,
): TableCell[] {
  const words = PAROLE[lingua];
  const haSaldo = columns.some((column) => column.titolo === words.saldo);
  return columns.map((column) => {
    if (column.titolo === words.descrizione) return title;
    const here = haSaldo
      ? column.titolo === words.saldo
      : verso === 'dare_avere'
        ? column.titolo === (saldo < 0 ? words.dare : words.avere)
        : column.titolo === words.importo;
    if (!here) return '';
    const text = haSaldo || verso !== 'dare_avere' ? withSign(saldo, lingua) : digit(saldo, lingua);
    return { text: text, alignment: 'right' };
  });
}

function table(
  estratto: EstrattoScritto,
  movimenti: readonly MovimentoScritto[],
  print: StampaPdf,
): ContentTable {
  const words = PAROLE[print.lingua];
  const columns = columnsOf(print);
  const cell = (text: string, { destra }: Colonna): TableCell => ({
    text: text,
    ...(destra === true && { alignment: 'right' as const }),
  });
  let saldo = estratto.iniziale;
  // Balances are those of the statement as it was made: a movement changed afterwards does not change them.
  const progressivi = new Map<MovimentoScritto, number>();
  for (const movimento of estratto.movimenti) progressivi.set(movimento, (saldo += movimento.importo));
  let last = estratto.iniziale;
  const righe = movimenti.map((movimento, at) => {
    last = progressivi.get(movimento) ?? progressivi.get(estratto.movimenti[at] ?? movimento) ?? last;
    return columns.map((column) => cell(column.cella(movimento, last), column));
  });
  const final = estratto.iniziale + totale(estratto);
  const inTable = print.saldi === 'righe';
  return {
    layout: print.borders ? 'lightHorizontalLines' : 'noBorders',
    table: {
      headerRows: print.ripeti ? 1 : 0,
      dontBreakRows: true,
      widths: columns.map(({ larghezza }) => larghezza),
      body: [
        columns.map((column) => cell(column.titolo, column)),
        ...(inTable ? [rigaSaldo(words.iniziale, estratto.iniziale, columns, print)] : []),
        ...righe,
        ...(inTable ? [rigaSaldo(words.finale, final, columns, print)] : []),
      ],
    },
  };
}

function content(
  estratto: EstrattoScritto,
  movimenti: readonly MovimentoScritto[],
  print: StampaPdf,
): Content[] {
  const words = PAROLE[print.lingua];
  const date = estratto.movimenti.map(({ data }) => data).toSorted();
  const [dal = '', al = ''] = [date[0], date.at(-1)].map((data) => formatData(data ?? ''));
  const final = estratto.iniziale + totale(estratto);
  const above = (title: string, saldo: number): Content => ({
    columns: [
      { width: 120, text: title },
      { width: 120, text: withSign(saldo, print.lingua) },
    ],
  });
  return [
    { text: 'Banca di Prova S.p.A.', fontSize: 14 },
    `IBAN ${estratto.conto}`,
    `${print.lingua === 'it' ? 'Divisa' : 'Currency'}: ${estratto.divisa}`,
    words.periodo(dal, al),
    ...(print.saldi === 'sopra'
      ? [above(words.iniziale, estratto.iniziale), above(words.finale, final)]
      : []),
    { text: ' ', fontSize: 20 },
    table(estratto, movimenti, print),
  ];
}

/** @param movimenti those printed, when they are not those the balances were made from */
export async function writePdf(
  estratti: readonly EstrattoScritto[],
  print: StampaPdf,
  movimenti?: readonly MovimentoScritto[],
  password?: string,
): Promise<Uint8Array> {
  const documento: TDocumentDefinitions = {
    pageSize: 'A4',
    pageOrientation: print.coricata ? 'landscape' : 'portrait',
    pageMargins: [36, 48, 36, 330],
    defaultStyle: { fontSize: 9 },
    ...(password === undefined ? {} : { userPassword: password, ownerPassword: `${password}!` }),
    footer: (at, of) => ({
      text: PAROLE[print.lingua].pagina(at, of),
      alignment: 'center',
      margin: [0, 20, 0, 0],
    }),
    content: estratti.flatMap((estratto, at) => [
      ...(at > 0 ? [{ text: '', pageBreak: 'before' as const }] : []),
      ...content(estratto, movimenti ?? estratto.movimenti, print),
    ]),
  };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}
