/** Cards on paper, as issuers print them: charges without a sign, exchanges on a second line, totals that are owed. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { Caso } from '../caso.ts';
import { makeMovimenti, type Movimento } from '../movimenti.ts';
import { giornoIntero, nude, chooseDay } from './cifre.ts';
import type { DocumentoVero } from './modello.ts';
import { libera, chooseStyle, type Blocco, type ColonnaStampata } from './stampa.ts';

export const CARTE = [
  'cambio sotto',
  'colonna estera',
  'due colonne',
  'totale spese',
  'accrediti CR',
] as const;
export type TemaCarta = (typeof CARTE)[number];

interface Spesa extends Movimento {
  segno: string;
  estera: boolean;
}

function makeSpese(caso: Caso, resi: boolean): Spesa[] {
  return makeMovimenti(caso, caso.intero(6, 26)).map((movimento, at) => {
    const reso = resi && at > 0 && caso.unaSu(7);
    const segno = `RIF${String(at).padStart(3, '0')}K`;
    return {
      ...movimento,
      // A charge is booked on its day or after it: the day of the row, by the words of the titles.
      valuta: addGiorni(toGiorno(movimento.data), caso.intero(0, 3)),
      cents: reso ? Math.abs(movimento.cents) : -Math.abs(movimento.cents),
      testo: reso
        ? `${caso.choose('STORNO', 'RIMBORSO')} ${movimento.chi} ${segno}`
        : `${movimento.chi} ${segno}`,
      segno,
      estera: !reso && caso.unaSu(4),
    };
  });
}

interface Riga {
  data: string;
  registrata: string;
  testo: string;
  estero: string;
  soldi: string[];
}

function write(
  theme: TemaCarta,
  day: (one: string) => string,
  { caso, inCoda }: { caso: Caso; inCoda: string },
  spesa: Spesa,
): string[][] {
  const { data, valuta, testo, cents, estera } = spesa;
  const change = `USD ${nude(Math.round(cents * 1.0853))}`;
  const soldi =
    theme === 'due colonne'
      ? cents < 0
        ? [nude(cents), '']
        : ['', nude(cents)]
      : [cents > 0 ? (inCoda === 'prima' ? `-${nude(cents)}` : `${nude(cents)}${inCoda}`) : nude(cents)];
  const riga: Riga = {
    data: day(data),
    registrata: day(valuta),
    testo,
    estero: theme === 'colonna estera' && estera ? change : '',
    soldi,
  };
  const cells = [
    riga.data,
    riga.registrata,
    riga.testo,
    ...(theme === 'colonna estera' ? [riga.estero] : []),
    ...riga.soldi,
  ];
  if (theme !== 'cambio sotto' || !estera) return [cells];
  const below = caso.choose(
    `${change} CAMBIO 1,0853 ${spesa.segno}`,
    `Importo in valuta ${change} - cambio 1,08530 ${spesa.segno}`,
    `di cui commissione 1,50 ${change} ${spesa.segno}`,
  );
  return [cells, cells.map((_, at) => (at === 2 ? below : ''))];
}

function makeColonne(caso: Caso, theme: TemaCarta): ColonnaStampata[] {
  const base = { larghezza: 80, destra: true };
  const [debito, credito] = caso.choose(
    ['Addebiti', 'Accrediti'] as const,
    ['A Vs. debito', 'A Vs. credito'] as const,
    ['Importo addebitato', 'Importo accreditato'] as const,
  );
  return [
    { titolo: caso.choose('Data operazione', 'Data acquisto', 'Data op.'), larghezza: 74 },
    { titolo: caso.choose('Data registrazione', 'Data contabile'), larghezza: 74 },
    { titolo: caso.choose('Descrizione', 'Descrizione delle operazioni', 'Esercente'), larghezza: '*' },
    ...(theme === 'colonna estera'
      ? [{ ...base, titolo: caso.choose('Importo in valuta', 'Importo in altre valute') }]
      : []),
    ...(theme === 'due colonne'
      ? [
          { ...base, titolo: debito },
          { ...base, titolo: credito },
        ]
      : [{ ...base, titolo: caso.choose('Importo in Euro', 'Importo', 'Importo EUR') }]),
  ];
}

export function makeCarta(seed: number, theme: TemaCarta): DocumentoVero {
  const caso = new Caso(seed + 991);
  const spese = makeSpese(caso, theme !== 'totale spese' || caso.unaSu(2));
  const day = chooseDay(caso, !caso.unaSu(5));
  const inCoda =
    theme === 'accrediti CR' ? caso.choose(' CR', 'CR', ' C') : caso.choose('-', 'prima', 'prima');
  const colonne = makeColonne(caso, theme);
  const [dal, al] = [spese[0]?.data ?? '', spese.at(-1)?.data ?? ''].map((one) => giornoIntero(one));
  const total = -spese.reduce((sum, { cents }) => sum + cents, 0);
  const righe = spese.map((spesa) => write(theme, day, { caso, inCoda }, spesa));
  const name = colonne.map((_, at) =>
    at === 2
      ? caso.choose('TOTALE SPESE', 'Totale spese del mese', 'Totale operazioni')
      : at === colonne.length - 1
        ? nude(total)
        : '',
  );
  const below: Blocco[] = [
    libera(
      caso.choose('Totale importo dovuto', 'Totale da addebitare', 'Totale estratto conto'),
      nude(total),
    ),
    libera(`L’importo di € ${nude(total)} sarà addebitato sul conto il ${al}`),
  ];
  const conTotale = theme === 'totale spese' || (theme !== 'due colonne' && caso.unaSu(2));
  return {
    tipo: `carta, ${theme}`,
    pagine: [
      [
        libera(
          caso.choose(
            'Estratto conto carta di credito',
            'Carta Nexi Business',
            'CartaSì Classic',
            'American Express',
          ),
        ),
        libera(caso.choose('Carta n. **** **** **** 1234', 'Numero carta 4539 XXXX XXXX 1234')),
        libera(`Periodo dal ${dal} al ${al}`),
        { colonne, gruppi: [...righe, ...(conTotale ? [[name]] : [])], titles: true, stacco: caso.unaSu(4) },
        ...(caso.unaSu(2) ? below : []),
      ],
    ],
    stile: chooseStyle(caso),
    footer: () => '',
    vere: spese.map(({ valuta, cents }) => ({
      data: valuta,
      importo: cents,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    segni: spese.map(({ segno }) => segno),
  };
}
