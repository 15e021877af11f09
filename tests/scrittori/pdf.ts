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
  bordi: boolean;
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
    bordi: fc.boolean(),
    saldi: fc.constantFrom('righe' as const, 'sopra' as const),
    coricata: fc.boolean(),
    ripeti: fc.boolean(),
  })
  .map((stampa) => (stampa.verso === 'senza_segno' ? { ...stampa, saldo: true } : stampa));

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
    pagina: (at: number, di: number) => `Pagina ${at} di ${di}`,
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
    pagina: (at: number, di: number) => `Page ${at} of ${di}`,
  },
} as const;

const CODA =
  ' presso lo sportello della filiale di via Garibaldi, ordine impartito con il servizio telematico';

/** The description as the table prints it. */
export const descrizione = ({ descrizione: testo }: MovimentoScritto, { avvolta }: StampaPdf): string =>
  avvolta ? `${testo}${CODA}` : testo;

const cifra = (centesimi: number, lingua: 'it' | 'en'): string =>
  (Math.abs(centesimi) / 100).toLocaleString(lingua === 'it' ? 'it-IT' : 'en-GB', {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  });
const conSegno = (centesimi: number, lingua: 'it' | 'en'): string =>
  `${centesimi < 0 ? '-' : ''}${cifra(centesimi, lingua)}`;

interface Colonna {
  titolo: string;
  larghezza: number | '*';
  destra?: boolean;
  cella: (movimento: MovimentoScritto, saldo: number) => string;
}

function giorno(data: string, { anno }: StampaPdf): string {
  const intera = formatData(data);
  return anno ? intera : intera.slice(0, 5);
}

function colonneDi(stampa: StampaPdf): Colonna[] {
  const { lingua, verso, valuta, ordine, saldo } = stampa;
  const parole = PAROLE[lingua];
  const date: Colonna[] = [
    { titolo: parole.data, larghezza: 52, cella: ({ data }) => giorno(data, stampa) },
    ...(valuta
      ? [
          {
            titolo: parole.valuta,
            larghezza: 52,
            cella: (uno: MovimentoScritto) => giorno(uno.data_valuta, stampa),
          },
        ]
      : []),
  ];
  const testo: Colonna = {
    titolo: parole.descrizione,
    larghezza: '*',
    cella: (movimento) => descrizione(movimento, stampa),
  };
  const base = { larghezza: 70, destra: true } as const;
  const lettere = lingua === 'it' ? (['D', 'A'] as const) : (['DR', 'CR'] as const);
  const scrivi = (importo: number): string => {
    if (verso === 'con_segno') return conSegno(importo, lingua);
    if (verso === 'segno_in_coda') return `${cifra(importo, lingua)}${importo < 0 ? '-' : ''}`;
    if (verso === 'lettera') return `${cifra(importo, lingua)} ${importo < 0 ? lettere[0] : lettere[1]}`;
    return cifra(importo, lingua);
  };
  const importi: Colonna[] =
    verso === 'dare_avere'
      ? [
          {
            ...base,
            titolo: parole.dare,
            cella: ({ importo }) => (importo < 0 ? cifra(importo, lingua) : ''),
          },
          {
            ...base,
            titolo: parole.avere,
            cella: ({ importo }) => (importo > 0 ? cifra(importo, lingua) : ''),
          },
        ]
      : [{ ...base, titolo: parole.importo, cella: ({ importo }) => scrivi(importo) }];
  const saldi: Colonna[] = saldo
    ? [{ ...base, titolo: parole.saldo, cella: (_, progressivo) => conSegno(progressivo, lingua) }]
    : [];
  return ordine === 'testo_prima'
    ? [...date, testo, ...importi, ...saldi]
    : [...date, ...importi, ...saldi, testo];
}

/** A balance as a row: in the column of balances, or on its side of dare and avere. */
function rigaSaldo(
  titolo: string,
  saldo: number,
  colonne: readonly Colonna[],
  { lingua, verso }: StampaPdf,
): TableCell[] {
  const parole = PAROLE[lingua];
  const haSaldo = colonne.some((colonna) => colonna.titolo === parole.saldo);
  return colonne.map((colonna) => {
    if (colonna.titolo === parole.descrizione) return titolo;
    const qui = haSaldo
      ? colonna.titolo === parole.saldo
      : verso === 'dare_avere'
        ? colonna.titolo === (saldo < 0 ? parole.dare : parole.avere)
        : colonna.titolo === parole.importo;
    if (!qui) return '';
    const testo = haSaldo || verso !== 'dare_avere' ? conSegno(saldo, lingua) : cifra(saldo, lingua);
    return { text: testo, alignment: 'right' };
  });
}

function tabella(
  estratto: EstrattoScritto,
  movimenti: readonly MovimentoScritto[],
  stampa: StampaPdf,
): ContentTable {
  const parole = PAROLE[stampa.lingua];
  const colonne = colonneDi(stampa);
  const cella = (testo: string, { destra }: Colonna): TableCell => ({
    text: testo,
    ...(destra === true && { alignment: 'right' as const }),
  });
  let saldo = estratto.iniziale;
  // Balances are those of the statement as it was made: a movement changed afterwards does not change them.
  const progressivi = new Map<MovimentoScritto, number>();
  for (const movimento of estratto.movimenti) progressivi.set(movimento, (saldo += movimento.importo));
  let last = estratto.iniziale;
  const righe = movimenti.map((movimento, at) => {
    last = progressivi.get(movimento) ?? progressivi.get(estratto.movimenti[at] ?? movimento) ?? last;
    return colonne.map((colonna) => cella(colonna.cella(movimento, last), colonna));
  });
  const finale = estratto.iniziale + totale(estratto);
  const inTabella = stampa.saldi === 'righe';
  return {
    layout: stampa.bordi ? 'lightHorizontalLines' : 'noBorders',
    table: {
      headerRows: stampa.ripeti ? 1 : 0,
      dontBreakRows: true,
      widths: colonne.map(({ larghezza }) => larghezza),
      body: [
        colonne.map((colonna) => cella(colonna.titolo, colonna)),
        ...(inTabella ? [rigaSaldo(parole.iniziale, estratto.iniziale, colonne, stampa)] : []),
        ...righe,
        ...(inTabella ? [rigaSaldo(parole.finale, finale, colonne, stampa)] : []),
      ],
    },
  };
}

function contenuto(
  estratto: EstrattoScritto,
  movimenti: readonly MovimentoScritto[],
  stampa: StampaPdf,
): Content[] {
  const parole = PAROLE[stampa.lingua];
  const date = estratto.movimenti.map(({ data }) => data).toSorted();
  const [dal = '', al = ''] = [date[0], date.at(-1)].map((data) => formatData(data ?? ''));
  const finale = estratto.iniziale + totale(estratto);
  const sopra = (titolo: string, saldo: number): Content => ({
    columns: [
      { width: 120, text: titolo },
      { width: 120, text: conSegno(saldo, stampa.lingua) },
    ],
  });
  return [
    { text: 'Banca di Prova S.p.A.', fontSize: 14 },
    `IBAN ${estratto.conto}`,
    `${stampa.lingua === 'it' ? 'Divisa' : 'Currency'}: ${estratto.divisa}`,
    parole.periodo(dal, al),
    ...(stampa.saldi === 'sopra'
      ? [sopra(parole.iniziale, estratto.iniziale), sopra(parole.finale, finale)]
      : []),
    { text: ' ', fontSize: 20 },
    tabella(estratto, movimenti, stampa),
  ];
}

/** @param movimenti those printed, when they are not those the balances were made from */
export async function scriviPdf(
  estratti: readonly EstrattoScritto[],
  stampa: StampaPdf,
  movimenti?: readonly MovimentoScritto[],
  password?: string,
): Promise<Uint8Array> {
  const documento: TDocumentDefinitions = {
    pageSize: 'A4',
    pageOrientation: stampa.coricata ? 'landscape' : 'portrait',
    pageMargins: [36, 48, 36, 330],
    defaultStyle: { fontSize: 9 },
    ...(password === undefined ? {} : { userPassword: password, ownerPassword: `${password}!` }),
    footer: (at, di) => ({
      text: PAROLE[stampa.lingua].pagina(at, di),
      alignment: 'center',
      margin: [0, 20, 0, 0],
    }),
    content: estratti.flatMap((estratto, at) => [
      ...(at > 0 ? [{ text: '', pageBreak: 'before' as const }] : []),
      ...contenuto(estratto, movimenti ?? estratto.movimenti, stampa),
    ]),
  };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}
