/** Bank accounts on paper: each kind is an account with one hard thing for sure, and others by chance. */
import { MESI } from '#domain/date.ts';
import { Caso } from '../caso.ts';
import { makeMovimenti, type Movimento } from '../movimenti.ts';
import { giornoIntero, nude, chooseDay, chooseLetter, chooseSign } from './cifre.ts';
import type { DocumentoVero } from './modello.ts';
import { libera, chooseStyle, type Blocco, type ColonnaStampata, type PaginaStampata } from './stampa.ts';

export const TEMI = [
  'lettera',
  'due colonne',
  'segno',
  'senza segno',
  'sezioni',
  'seguiti sotto',
  'seguiti sopra',
  'seguiti sopra e sotto',
  'titoli fra le righe',
  'riepiloghi',
  'divisa',
  'totali',
  'riporti',
] as const;
export type Tema = (typeof TEMI)[number];

type Verso = 'lettera' | 'due colonne' | 'segno' | 'divisa' | 'senza segno' | 'sezioni';

interface RigaCarta extends Movimento {
  saldo: number;
  /** Found in no other row. */
  segno: string;
  sopra: string[];
  sotto: string[];
}

interface Modi {
  caso: Caso;
  tema: Tema;
  verso: Verso;
  giorno: (day: string) => string;
  importo: (cents: number) => string;
  saldo: boolean;
  valuta: boolean;
  testoPrima: boolean;
  /** White space parts one movement from the next. */
  stacchi: boolean;
}

const VERSI: Partial<Record<Tema, Verso>> = {
  lettera: 'lettera',
  'due colonne': 'due colonne',
  segno: 'segno',
  divisa: 'divisa',
  'senza segno': 'senza segno',
  sezioni: 'sezioni',
};

function makeModi(caso: Caso, tema: Tema): Modi {
  const verso = VERSI[tema] ?? caso.choose<Verso>('lettera', 'due colonne', 'due colonne', 'segno', 'divisa');
  const sign = chooseSign(caso, verso === 'divisa');
  return {
    caso,
    tema,
    verso,
    giorno: chooseDay(caso, !caso.unaSu(4)),
    importo: verso === 'lettera' ? chooseLetter(caso) : verso === 'segno' || verso === 'divisa' ? sign : nude,
    saldo: verso === 'senza segno' || (verso !== 'sezioni' && caso.unaSu(3)),
    valuta: caso.unaSu(2),
    testoPrima: !caso.unaSu(4),
    stacchi: tema === 'seguiti sopra e sotto' || caso.unaSu(3),
  };
}

const DETTAGLI = [
  'COORD. BENEF. IT00 0000 NOTE: SALDO FT.',
  'DEL 03.01.26 ALLE 12:45 CARTA *1234',
  'IMPORTO EUR 12,50 COMMISSIONI 0,00',
  'presso filiale di Via Garibaldi',
  'CRO 12345678901 DATA ACCETTAZIONE',
  'per conto di terzi, causale varia',
];

function makeRighe({ caso, tema, stacchi }: Modi, opening: number): RigaCarta[] {
  let saldo = opening;
  return makeMovimenti(caso, caso.intero(6, 34)).map((movimento, at) => {
    saldo += movimento.cents;
    const segno = `RIF${String(at).padStart(3, '0')}K`;
    const pieces = Array.from({ length: caso.intero(1, 2) }, () => `${caso.da(DETTAGLI)} ${segno}`);
    const sempre = tema.startsWith('seguiti');
    // Where white space does not tell, every row is written alike, and short.
    const equal = tema === 'seguiti sopra' && !stacchi;
    const conDettagli = equal || (sempre ? !caso.unaSu(4) : caso.unaSu(6));
    return {
      ...movimento,
      saldo,
      segno,
      testo: `${equal ? movimento.testo.slice(0, 16) : movimento.testo} ${segno}`,
      sopra: tema.includes('sopra') && conDettagli ? pieces.slice(0, 1) : [],
      sotto: tema !== 'seguiti sopra' && conDettagli ? pieces : [],
    };
  });
}

function makeColonne(ways: Modi): ColonnaStampata[] {
  const { caso, verso, saldo, valuta, testoPrima } = ways;
  const data: ColonnaStampata = {
    titolo: caso.choose('Data', 'Data operazione', 'Data\nContab.', 'Data contabile', 'Data mov.'),
    larghezza: 74,
  };
  const valueDate: ColonnaStampata = { titolo: caso.choose('Valuta', 'Data valuta'), larghezza: 74 };
  const text: ColonnaStampata = {
    titolo: caso.choose(
      'Descrizione',
      'Descrizione operazioni',
      'Causale',
      'Operazione',
      'Descrizione movimento',
    ),
    larghezza: '*',
  };
  const [dare, avere] = caso.choose(
    ['Dare', 'Avere'] as const,
    ['Addebiti', 'Accrediti'] as const,
    ['Uscite', 'Entrate'] as const,
    ['Movimenti dare', 'Movimenti avere'] as const,
    ['A debito', 'A credito'] as const,
  );
  const base = { larghezza: 78, destra: true };
  const money: ColonnaStampata[] =
    verso === 'due colonne'
      ? [
          { ...base, titolo: dare },
          { ...base, titolo: avere },
        ]
      : [{ ...base, titolo: caso.choose('Importo', 'Importo EUR', 'Importo in euro', 'Importi') }];
  const saldi: ColonnaStampata[] = saldo
    ? [{ ...base, titolo: caso.choose('Saldo', 'Saldo contabile') }]
    : [];
  const date = valuta ? [data, valueDate] : [data];
  return testoPrima ? [...date, text, ...money, ...saldi] : [...date, ...money, ...saldi, text];
}

/** The cells of one row of the table, by what they hold. */
function cell(
  ways: Modi,
  columns: readonly ColonnaStampata[],
  values: Partial<Record<'data' | 'valuta' | 'testo' | 'soldi' | 'saldo', string>>,
  incoming: boolean,
): string[] {
  const { verso, valuta, saldo } = ways;
  const money = verso === 'due colonne' ? 2 : 1;
  const importi = [
    ...(verso === 'due colonne'
      ? incoming
        ? ['', values.soldi ?? '']
        : [values.soldi ?? '', '']
      : [values.soldi ?? '']),
    ...(saldo ? [values.saldo ?? ''] : []),
  ];
  const date = [values.data ?? '', ...(valuta ? [values.valuta ?? ''] : [])];
  const text = values.testo ?? '';
  const cells = ways.testoPrima ? [...date, text, ...importi] : [...date, ...importi, text];
  if (cells.length !== columns.length) throw new Error(`${money} columns of money, ${columns.length} in all`);
  return cells;
}

function righeOf(ways: Modi, columns: readonly ColonnaStampata[], riga: RigaCarta): string[][] {
  const only = (testo: string): string[] => cell(ways, columns, { testo }, true);
  return [
    ...riga.sopra.map(only),
    cell(
      ways,
      columns,
      {
        data: ways.giorno(riga.data),
        valuta: ways.giorno(riga.valuta),
        testo: riga.testo,
        soldi: ways.importo(riga.cents),
        saldo: saldoScritto(ways, riga.saldo),
      },
      riga.cents > 0,
    ),
    ...riga.sotto.map(only),
  ];
}

/** A balance as the column of balances, or the side of a table with two, writes it. */
const saldoScritto = ({ verso, importo }: Modi, saldo: number): string =>
  verso === 'due colonne' || verso === 'senza segno' || verso === 'sezioni'
    ? `${saldo < 0 ? '-' : ''}${nude(saldo)}`
    : importo(saldo);

function rigaSaldo(
  ways: Modi,
  columns: readonly ColonnaStampata[],
  testo: string,
  saldo: number,
  data = '',
): string[] {
  const written = ways.verso === 'due colonne' && !ways.saldo ? nude(saldo) : saldoScritto(ways, saldo);
  return cell(
    ways,
    columns,
    { data, testo, ...(ways.saldo ? { saldo: written } : { soldi: written }) },
    saldo >= 0,
  );
}

const month = (day: string): string => `${MESI[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** The rows of one page, with headings between them where the kind has some. */
function withTitles(
  ways: Modi,
  columns: readonly ColonnaStampata[],
  righe: readonly RigaCarta[],
): string[][][] {
  const { caso, tema } = ways;
  if (tema !== 'titoli fra le righe') return righe.map((riga) => righeOf(ways, columns, riga));
  const how = caso.intero(1, 4);
  let before = '';
  return righe.flatMap((riga, at) => {
    const fresh = month(riga.data) !== before;
    before = month(riga.data);
    const title =
      how === 1 && fresh
        ? [[[`${before.charAt(0).toUpperCase()}${before.slice(1)}`]]]
        : how === 2 && fresh
          ? [[[`MOVIMENTI DEL MESE DI ${before.toUpperCase()}`]]]
          : how === 3 && at % 5 === 2
            ? [[['*** Operazioni allo sportello ***']]]
            : how === 4 && at === 3
              ? [[['segue']]]
              : [];
    return [...title, righeOf(ways, columns, riga)];
  });
}

function makePagine(
  ways: Modi,
  righe: readonly RigaCarta[],
  colonne: ColonnaStampata[],
  opening: number,
  inTable: boolean,
): PaginaStampata[] {
  const { caso, tema } = ways;
  const final = righe.at(-1)?.saldo ?? opening;
  const perPagina = tema === 'riporti' ? 9 : tema.startsWith('seguiti') ? 10 : caso.choose(12, 18, 40);
  const riporti = tema === 'riporti' || (inTable && caso.unaSu(4));
  const repeat = riporti || !caso.unaSu(3);
  const [before, after] = caso.choose(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['SALDO INIZIALE', 'SALDO FINALE'] as const,
    ['Saldo precedente', 'Nuovo saldo'] as const,
    ['SALDO INIZIALE AL 31/12/2022', 'SALDO FINALE A VOSTRO CREDITO'] as const,
  );
  const [riportare, carried] = caso.choose(
    ['SALDO A RIPORTARE', 'SALDO RIPORTATO'] as const,
    ['A riportare', 'Riporto'] as const,
    ['Da riportare', 'Riporto da pagina precedente'] as const,
  );
  const pages: PaginaStampata[] = [];
  for (let from = 0; from < righe.length; from += perPagina) {
    const own = righe.slice(from, from + perPagina);
    const last = from + perPagina >= righe.length;
    const dopoQuesta = own.at(-1)?.saldo ?? opening;
    const body = [
      ...(from === 0 && inTable ? [[rigaSaldo(ways, colonne, before, opening)]] : []),
      ...(from > 0 && riporti
        ? [[rigaSaldo(ways, colonne, carried, righe[from - 1]?.saldo ?? opening)]]
        : []),
      ...withTitles(ways, colonne, own),
      ...(!last && riporti ? [[rigaSaldo(ways, colonne, riportare, dopoQuesta)]] : []),
      ...(last && inTable ? [[rigaSaldo(ways, colonne, after, final)]] : []),
    ];
    pages.push([{ colonne, gruppi: body, titles: from === 0 || repeat, stacco: ways.stacchi }]);
  }
  return pages;
}

/** Amounts without a sign, told by the title over them. */
function makeSezioni(ways: Modi, righe: readonly RigaCarta[], colonne: ColonnaStampata[]): Blocco[] {
  const [outflows, inflows] = ways.caso.choose(
    ['ADDEBITI', 'ACCREDITI'] as const,
    ['Uscite', 'Entrate'] as const,
    ['Movimenti a debito', 'Movimenti a credito'] as const,
  );
  return (
    [
      [inflows, righe.filter(({ cents }) => cents > 0)],
      [outflows, righe.filter(({ cents }) => cents < 0)],
    ] as const
  ).flatMap(([title, own]): Blocco[] =>
    own.length === 0
      ? []
      : [
          libera(title),
          {
            colonne,
            gruppi: own.map((riga) => righeOf(ways, colonne, riga)),
            titles: true,
            stacco: ways.stacchi,
          },
        ],
  );
}

/** What statements print beneath: tables with days and amounts that are no movements. */
function summaries({ caso, tema }: Modi, righe: readonly RigaCarta[]): Blocco[] {
  if (tema !== 'riepiloghi') return [];
  const days = righe.slice(0, 5).map(({ data }) => giornoIntero(data));
  const column = (titolo: string): ColonnaStampata => ({ titolo, larghezza: 80, destra: true });
  const scalare: Blocco[] = [
    libera(caso.choose('RIASSUNTO SCALARE', 'ELEMENTI PER IL CONTEGGIO DELLE COMPETENZE')),
    {
      colonne: [
        { titolo: 'Valuta', larghezza: 60 },
        column('Saldi liquidi'),
        column('Giorni'),
        column('Numeri'),
      ],
      gruppi: days.map((day, at) => [
        [day, nude(123_456 + at * 7_777), String(at + 3), nude(9_876 * (at + 1))],
      ]),
      titles: true,
      stacco: false,
    },
  ];
  const spese: Blocco[] = [
    libera('Riepilogo delle spese del trimestre'),
    {
      colonne: [{ titolo: 'Voce', larghezza: 160 }, column('Numero'), column('Costo')],
      gruppi: [
        [
          ['Canone mensile', '3', '15,00'],
          ['Commissioni bonifici', '7', '8,75'],
          ['Totale spese', '10', '23,75'],
        ],
      ],
      titles: true,
      stacco: false,
    },
  ];
  const tassi: Blocco[] = [
    libera('Tassi debitori applicati'),
    {
      colonne: [{ titolo: 'Decorrenza', larghezza: 60 }, column('Fino a'), column('Tasso')],
      gruppi: days.slice(0, 2).map((day) => [[day, '10.000,00', '7,1250']]),
      titles: true,
      stacco: false,
    },
  ];
  return caso.shuffle([scalare, spese, tassi]).slice(0, caso.intero(1, 3)).flat();
}

function totals({ caso, tema }: Modi, righe: readonly RigaCarta[]): Blocco[] {
  if (tema !== 'totali' && !caso.unaSu(5)) return [];
  const sum = (direction: 1 | -1): string =>
    nude(righe.reduce((s, { cents }) => (cents * direction > 0 ? s + cents : s), 0));
  return [
    caso.choose(
      libera(`Totale movimenti dare ${sum(-1)}`, `Totale movimenti avere ${sum(1)}`),
      libera('Totale addebiti', sum(-1), 'Totale accrediti', sum(1)),
      libera(`Totali  ${sum(-1)}  ${sum(1)}`),
    ),
  ];
}

export function makeConto(seed: number, theme: Tema): DocumentoVero {
  const caso = new Caso(seed + 77);
  const ways = makeModi(caso, theme);
  const iniziale = caso.intero(10_000, 5_000_000);
  const righe = makeRighe(ways, iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const columns = makeColonne(ways);
  const saldi = caso.choose<'sopra' | 'righe' | 'nessuno'>('sopra', 'righe', 'righe', 'nessuno');
  const where =
    theme === 'sezioni' ? 'sopra' : theme === 'senza segno' && saldi === 'nessuno' ? 'righe' : saldi;
  const [dal, al] = [righe[0]?.data ?? '', righe.at(-1)?.data ?? ''].map((day) => giornoIntero(day));
  const head: Blocco[] = [
    libera(
      caso.choose('Banca Popolare di Valtorta', 'Cassa di Risparmio di Montelago S.p.A.', 'BCC Alto Sebino'),
    ),
    libera(
      caso.choose(`Estratto conto dal ${dal} al ${al}`, `Periodo: ${dal} - ${al}`, `ESTRATTO CONTO AL ${al}`),
    ),
    libera(
      caso.choose('Conto corrente n. 1000/00012345', 'IBAN IT60X0542811101000000123456', 'C/C 000012345678'),
    ),
    libera('Divisa: EUR'),
  ];
  const above: Blocco[] =
    where === 'sopra'
      ? [
          libera('Saldo iniziale', saldoScritto(ways, iniziale)),
          libera('Saldo finale', saldoScritto(ways, finale)),
        ]
      : [];
  const layouts =
    theme === 'sezioni'
      ? [makeSezioni(ways, righe, columns)]
      : makePagine(ways, righe, columns, iniziale, where === 'righe');
  const conPiede = caso.unaSu(2);
  const below = [...totals(ways, righe), ...summaries(ways, righe)];
  return {
    tipo: `conto, ${theme}`,
    pagine: layouts.map((page, at) => [
      ...(at === 0
        ? [...head, ...above]
        : caso.unaSu(2)
          ? [libera('segue estratto conto n. 1000/00012345')]
          : []),
      ...page,
      ...(at === layouts.length - 1 ? below : []),
    ]),
    stile: chooseStyle(caso),
    footer: conPiede ? (at, of) => `Pag. ${at} di ${of}` : () => '',
    vere: righe.map(({ data, cents }) => ({
      data,
      importo: cents,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    segni: righe.map(({ segno }) => segno),
    ...(where === 'nessuno' ? {} : { saldi: { iniziale, finale } }),
  };
}
