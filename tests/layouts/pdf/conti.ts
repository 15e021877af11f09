/** Bank accounts on paper: each kind is an account with one hard thing for sure, and others by chance. */
import { Caso } from '../caso.ts';
import { makeMovimenti, type Movimento } from '../movimenti.ts';
import { giornoIntero, MESI_INTERI, nude, scegliGiorno, scegliLettera, scegliSegno } from './cifre.ts';
import type { DocumentoVero } from './modello.ts';
import { libera, scegliStile, type Blocco, type ColonnaStampata, type PaginaStampata } from './stampa.ts';

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
  giorno: (giorno: string) => string;
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
  const verso = VERSI[tema] ?? caso.scegli<Verso>('lettera', 'due colonne', 'due colonne', 'segno', 'divisa');
  const segno = scegliSegno(caso, verso === 'divisa');
  return {
    caso,
    tema,
    verso,
    giorno: scegliGiorno(caso, !caso.unaSu(4)),
    importo:
      verso === 'lettera' ? scegliLettera(caso) : verso === 'segno' || verso === 'divisa' ? segno : nude,
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

function makeRighe({ caso, tema, stacchi }: Modi, iniziale: number): RigaCarta[] {
  let saldo = iniziale;
  return makeMovimenti(caso, caso.intero(6, 34)).map((movimento, at) => {
    saldo += movimento.cents;
    const segno = `RIF${String(at).padStart(3, '0')}K`;
    const pezzi = Array.from({ length: caso.intero(1, 2) }, () => `${caso.da(DETTAGLI)} ${segno}`);
    const sempre = tema.startsWith('seguiti');
    // Where white space does not tell, every row is written alike, and short.
    const uguali = tema === 'seguiti sopra' && !stacchi;
    const conDettagli = uguali || (sempre ? !caso.unaSu(4) : caso.unaSu(6));
    return {
      ...movimento,
      saldo,
      segno,
      testo: `${uguali ? movimento.testo.slice(0, 16) : movimento.testo} ${segno}`,
      sopra: tema.includes('sopra') && conDettagli ? pezzi.slice(0, 1) : [],
      sotto: tema !== 'seguiti sopra' && conDettagli ? pezzi : [],
    };
  });
}

function makeColonne(modi: Modi): ColonnaStampata[] {
  const { caso, verso, saldo, valuta, testoPrima } = modi;
  const data: ColonnaStampata = {
    titolo: caso.scegli('Data', 'Data operazione', 'Data\nContab.', 'Data contabile', 'Data mov.'),
    larghezza: 74,
  };
  const dataValuta: ColonnaStampata = { titolo: caso.scegli('Valuta', 'Data valuta'), larghezza: 74 };
  const testo: ColonnaStampata = {
    titolo: caso.scegli(
      'Descrizione',
      'Descrizione operazioni',
      'Causale',
      'Operazione',
      'Descrizione movimento',
    ),
    larghezza: '*',
  };
  const [dare, avere] = caso.scegli(
    ['Dare', 'Avere'] as const,
    ['Addebiti', 'Accrediti'] as const,
    ['Uscite', 'Entrate'] as const,
    ['Movimenti dare', 'Movimenti avere'] as const,
    ['A debito', 'A credito'] as const,
  );
  const base = { larghezza: 78, destra: true };
  const soldi: ColonnaStampata[] =
    verso === 'due colonne'
      ? [
          { ...base, titolo: dare },
          { ...base, titolo: avere },
        ]
      : [{ ...base, titolo: caso.scegli('Importo', 'Importo EUR', 'Importo in euro', 'Importi') }];
  const saldi: ColonnaStampata[] = saldo
    ? [{ ...base, titolo: caso.scegli('Saldo', 'Saldo contabile') }]
    : [];
  const date = valuta ? [data, dataValuta] : [data];
  return testoPrima ? [...date, testo, ...soldi, ...saldi] : [...date, ...soldi, ...saldi, testo];
}

/** The cells of one row of the table, by what they hold. */
function cella(
  modi: Modi,
  colonne: readonly ColonnaStampata[],
  valori: Partial<Record<'data' | 'valuta' | 'testo' | 'soldi' | 'saldo', string>>,
  entra: boolean,
): string[] {
  const { verso, valuta, saldo } = modi;
  const soldi = verso === 'due colonne' ? 2 : 1;
  const importi = [
    ...(verso === 'due colonne'
      ? entra
        ? ['', valori.soldi ?? '']
        : [valori.soldi ?? '', '']
      : [valori.soldi ?? '']),
    ...(saldo ? [valori.saldo ?? ''] : []),
  ];
  const date = [valori.data ?? '', ...(valuta ? [valori.valuta ?? ''] : [])];
  const testo = valori.testo ?? '';
  const celle = modi.testoPrima ? [...date, testo, ...importi] : [...date, ...importi, testo];
  if (celle.length !== colonne.length) throw new Error(`${soldi} columns of money, ${colonne.length} in all`);
  return celle;
}

function righeDi(modi: Modi, colonne: readonly ColonnaStampata[], riga: RigaCarta): string[][] {
  const solo = (testo: string): string[] => cella(modi, colonne, { testo }, true);
  return [
    ...riga.sopra.map(solo),
    cella(
      modi,
      colonne,
      {
        data: modi.giorno(riga.data),
        valuta: modi.giorno(riga.valuta),
        testo: riga.testo,
        soldi: modi.importo(riga.cents),
        saldo: saldoScritto(modi, riga.saldo),
      },
      riga.cents > 0,
    ),
    ...riga.sotto.map(solo),
  ];
}

/** A balance as the column of balances, or the side of a table with two, writes it. */
const saldoScritto = ({ verso, importo }: Modi, saldo: number): string =>
  verso === 'due colonne' || verso === 'senza segno' || verso === 'sezioni'
    ? `${saldo < 0 ? '-' : ''}${nude(saldo)}`
    : importo(saldo);

function rigaSaldo(
  modi: Modi,
  colonne: readonly ColonnaStampata[],
  testo: string,
  saldo: number,
  data = '',
): string[] {
  const scritto = modi.verso === 'due colonne' && !modi.saldo ? nude(saldo) : saldoScritto(modi, saldo);
  return cella(
    modi,
    colonne,
    { data, testo, ...(modi.saldo ? { saldo: scritto } : { soldi: scritto }) },
    saldo >= 0,
  );
}

const mese = (giorno: string): string =>
  `${MESI_INTERI[Number(giorno.slice(5, 7)) - 1] ?? ''} ${giorno.slice(0, 4)}`;

/** The rows of one page, with headings between them where the kind has some. */
function conTitoli(
  modi: Modi,
  colonne: readonly ColonnaStampata[],
  righe: readonly RigaCarta[],
): string[][][] {
  const { caso, tema } = modi;
  if (tema !== 'titoli fra le righe') return righe.map((riga) => righeDi(modi, colonne, riga));
  const come = caso.intero(1, 4);
  let prima = '';
  return righe.flatMap((riga, at) => {
    const nuovo = mese(riga.data) !== prima;
    prima = mese(riga.data);
    const titolo =
      come === 1 && nuovo
        ? [[[`${prima.charAt(0).toUpperCase()}${prima.slice(1)}`]]]
        : come === 2 && nuovo
          ? [[[`MOVIMENTI DEL MESE DI ${prima.toUpperCase()}`]]]
          : come === 3 && at % 5 === 2
            ? [[['*** Operazioni allo sportello ***']]]
            : come === 4 && at === 3
              ? [[['segue']]]
              : [];
    return [...titolo, righeDi(modi, colonne, riga)];
  });
}

function makePagine(
  modi: Modi,
  righe: readonly RigaCarta[],
  colonne: ColonnaStampata[],
  iniziale: number,
  inTabella: boolean,
): PaginaStampata[] {
  const { caso, tema } = modi;
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const perPagina = tema === 'riporti' ? 9 : tema.startsWith('seguiti') ? 10 : caso.scegli(12, 18, 40);
  const riporti = tema === 'riporti' || (inTabella && caso.unaSu(4));
  const ripeti = riporti || !caso.unaSu(3);
  const [prima, dopo] = caso.scegli(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['SALDO INIZIALE', 'SALDO FINALE'] as const,
    ['Saldo precedente', 'Nuovo saldo'] as const,
    ['SALDO INIZIALE AL 31/12/2022', 'SALDO FINALE A VOSTRO CREDITO'] as const,
  );
  const [riportare, riporto] = caso.scegli(
    ['SALDO A RIPORTARE', 'SALDO RIPORTATO'] as const,
    ['A riportare', 'Riporto'] as const,
    ['Da riportare', 'Riporto da pagina precedente'] as const,
  );
  const pagine: PaginaStampata[] = [];
  for (let da = 0; da < righe.length; da += perPagina) {
    const sue = righe.slice(da, da + perPagina);
    const ultima = da + perPagina >= righe.length;
    const dopoQuesta = sue.at(-1)?.saldo ?? iniziale;
    const corpo = [
      ...(da === 0 && inTabella ? [[rigaSaldo(modi, colonne, prima, iniziale)]] : []),
      ...(da > 0 && riporti ? [[rigaSaldo(modi, colonne, riporto, righe[da - 1]?.saldo ?? iniziale)]] : []),
      ...conTitoli(modi, colonne, sue),
      ...(!ultima && riporti ? [[rigaSaldo(modi, colonne, riportare, dopoQuesta)]] : []),
      ...(ultima && inTabella ? [[rigaSaldo(modi, colonne, dopo, finale)]] : []),
    ];
    pagine.push([{ colonne, gruppi: corpo, titoli: da === 0 || ripeti, stacco: modi.stacchi }]);
  }
  return pagine;
}

/** Amounts without a sign, told by the title over them. */
function makeSezioni(modi: Modi, righe: readonly RigaCarta[], colonne: ColonnaStampata[]): Blocco[] {
  const [uscite, entrate] = modi.caso.scegli(
    ['ADDEBITI', 'ACCREDITI'] as const,
    ['Uscite', 'Entrate'] as const,
    ['Movimenti a debito', 'Movimenti a credito'] as const,
  );
  return (
    [
      [entrate, righe.filter(({ cents }) => cents > 0)],
      [uscite, righe.filter(({ cents }) => cents < 0)],
    ] as const
  ).flatMap(([titolo, sue]): Blocco[] =>
    sue.length === 0
      ? []
      : [
          libera(titolo),
          {
            colonne,
            gruppi: sue.map((riga) => righeDi(modi, colonne, riga)),
            titoli: true,
            stacco: modi.stacchi,
          },
        ],
  );
}

/** What statements print beneath: tables with days and amounts that are no movements. */
function riepiloghi({ caso, tema }: Modi, righe: readonly RigaCarta[]): Blocco[] {
  if (tema !== 'riepiloghi') return [];
  const giorni = righe.slice(0, 5).map(({ data }) => giornoIntero(data));
  const colonna = (titolo: string): ColonnaStampata => ({ titolo, larghezza: 80, destra: true });
  const scalare: Blocco[] = [
    libera(caso.scegli('RIASSUNTO SCALARE', 'ELEMENTI PER IL CONTEGGIO DELLE COMPETENZE')),
    {
      colonne: [
        { titolo: 'Valuta', larghezza: 60 },
        colonna('Saldi liquidi'),
        colonna('Giorni'),
        colonna('Numeri'),
      ],
      gruppi: giorni.map((giorno, at) => [
        [giorno, nude(123_456 + at * 7_777), String(at + 3), nude(9_876 * (at + 1))],
      ]),
      titoli: true,
      stacco: false,
    },
  ];
  const spese: Blocco[] = [
    libera('Riepilogo delle spese del trimestre'),
    {
      colonne: [{ titolo: 'Voce', larghezza: 160 }, colonna('Numero'), colonna('Costo')],
      gruppi: [
        [
          ['Canone mensile', '3', '15,00'],
          ['Commissioni bonifici', '7', '8,75'],
          ['Totale spese', '10', '23,75'],
        ],
      ],
      titoli: true,
      stacco: false,
    },
  ];
  const tassi: Blocco[] = [
    libera('Tassi debitori applicati'),
    {
      colonne: [{ titolo: 'Decorrenza', larghezza: 60 }, colonna('Fino a'), colonna('Tasso')],
      gruppi: giorni.slice(0, 2).map((giorno) => [[giorno, '10.000,00', '7,1250']]),
      titoli: true,
      stacco: false,
    },
  ];
  return caso.mescola([scalare, spese, tassi]).slice(0, caso.intero(1, 3)).flat();
}

function totali({ caso, tema }: Modi, righe: readonly RigaCarta[]): Blocco[] {
  if (tema !== 'totali' && !caso.unaSu(5)) return [];
  const somma = (verso: 1 | -1): string =>
    nude(righe.reduce((s, { cents }) => (cents * verso > 0 ? s + cents : s), 0));
  return [
    caso.scegli(
      libera(`Totale movimenti dare ${somma(-1)}`, `Totale movimenti avere ${somma(1)}`),
      libera('Totale addebiti', somma(-1), 'Totale accrediti', somma(1)),
      libera(`Totali  ${somma(-1)}  ${somma(1)}`),
    ),
  ];
}

export function makeConto(seme: number, tema: Tema): DocumentoVero {
  const caso = new Caso(seme + 77);
  const modi = makeModi(caso, tema);
  const iniziale = caso.intero(10_000, 5_000_000);
  const righe = makeRighe(modi, iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const colonne = makeColonne(modi);
  const saldi = caso.scegli<'sopra' | 'righe' | 'nessuno'>('sopra', 'righe', 'righe', 'nessuno');
  const dove = tema === 'sezioni' ? 'sopra' : tema === 'senza segno' && saldi === 'nessuno' ? 'righe' : saldi;
  const [dal, al] = [righe[0]?.data ?? '', righe.at(-1)?.data ?? ''].map((giorno) => giornoIntero(giorno));
  const testa: Blocco[] = [
    libera(
      caso.scegli('Banca Popolare di Valtorta', 'Cassa di Risparmio di Montelago S.p.A.', 'BCC Alto Sebino'),
    ),
    libera(
      caso.scegli(`Estratto conto dal ${dal} al ${al}`, `Periodo: ${dal} - ${al}`, `ESTRATTO CONTO AL ${al}`),
    ),
    libera(
      caso.scegli('Conto corrente n. 1000/00012345', 'IBAN IT60X0542811101000000123456', 'C/C 000012345678'),
    ),
    libera('Divisa: EUR'),
  ];
  const sopra: Blocco[] =
    dove === 'sopra'
      ? [
          libera('Saldo iniziale', saldoScritto(modi, iniziale)),
          libera('Saldo finale', saldoScritto(modi, finale)),
        ]
      : [];
  const tavole =
    tema === 'sezioni'
      ? [makeSezioni(modi, righe, colonne)]
      : makePagine(modi, righe, colonne, iniziale, dove === 'righe');
  const conPiede = caso.unaSu(2);
  const sotto = [...totali(modi, righe), ...riepiloghi(modi, righe)];
  return {
    tipo: `conto, ${tema}`,
    pagine: tavole.map((pagina, at) => [
      ...(at === 0
        ? [...testa, ...sopra]
        : caso.unaSu(2)
          ? [libera('segue estratto conto n. 1000/00012345')]
          : []),
      ...pagina,
      ...(at === tavole.length - 1 ? sotto : []),
    ]),
    stile: scegliStile(caso),
    piede: conPiede ? (at, di) => `Pag. ${at} di ${di}` : () => '',
    vere: righe.map(({ data, cents }) => ({
      data,
      importo: cents,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    segni: righe.map(({ segno }) => segno),
    ...(dove === 'nessuno' ? {} : { saldi: { iniziale, finale } }),
  };
}
