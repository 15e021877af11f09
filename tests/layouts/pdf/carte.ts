/** Cards on paper, as issuers print them: charges without a sign, exchanges on a second line, totals that are owed. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { Caso } from '../caso.ts';
import { makeMovimenti, type Movimento } from '../movimenti.ts';
import { giornoIntero, nude, scegliGiorno } from './cifre.ts';
import type { DocumentoVero } from './modello.ts';
import { libera, scegliStile, type Blocco, type ColonnaStampata } from './stampa.ts';

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
        ? `${caso.scegli('STORNO', 'RIMBORSO')} ${movimento.chi} ${segno}`
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

function scrivi(
  tema: TemaCarta,
  giorno: (uno: string) => string,
  { caso, inCoda }: { caso: Caso; inCoda: string },
  spesa: Spesa,
): string[][] {
  const { data, valuta, testo, cents, estera } = spesa;
  const cambio = `USD ${nude(Math.round(cents * 1.0853))}`;
  const soldi =
    tema === 'due colonne'
      ? cents < 0
        ? [nude(cents), '']
        : ['', nude(cents)]
      : [cents > 0 ? (inCoda === 'prima' ? `-${nude(cents)}` : `${nude(cents)}${inCoda}`) : nude(cents)];
  const riga: Riga = {
    data: giorno(data),
    registrata: giorno(valuta),
    testo,
    estero: tema === 'colonna estera' && estera ? cambio : '',
    soldi,
  };
  const celle = [
    riga.data,
    riga.registrata,
    riga.testo,
    ...(tema === 'colonna estera' ? [riga.estero] : []),
    ...riga.soldi,
  ];
  if (tema !== 'cambio sotto' || !estera) return [celle];
  const sotto = caso.scegli(
    `${cambio} CAMBIO 1,0853 ${spesa.segno}`,
    `Importo in valuta ${cambio} - cambio 1,08530 ${spesa.segno}`,
    `di cui commissione 1,50 ${cambio} ${spesa.segno}`,
  );
  return [celle, celle.map((_, at) => (at === 2 ? sotto : ''))];
}

function makeColonne(caso: Caso, tema: TemaCarta): ColonnaStampata[] {
  const base = { larghezza: 80, destra: true };
  const [debito, credito] = caso.scegli(
    ['Addebiti', 'Accrediti'] as const,
    ['A Vs. debito', 'A Vs. credito'] as const,
    ['Importo addebitato', 'Importo accreditato'] as const,
  );
  return [
    { titolo: caso.scegli('Data operazione', 'Data acquisto', 'Data op.'), larghezza: 74 },
    { titolo: caso.scegli('Data registrazione', 'Data contabile'), larghezza: 74 },
    { titolo: caso.scegli('Descrizione', 'Descrizione delle operazioni', 'Esercente'), larghezza: '*' },
    ...(tema === 'colonna estera'
      ? [{ ...base, titolo: caso.scegli('Importo in valuta', 'Importo in altre valute') }]
      : []),
    ...(tema === 'due colonne'
      ? [
          { ...base, titolo: debito },
          { ...base, titolo: credito },
        ]
      : [{ ...base, titolo: caso.scegli('Importo in Euro', 'Importo', 'Importo EUR') }]),
  ];
}

export function makeCarta(seme: number, tema: TemaCarta): DocumentoVero {
  const caso = new Caso(seme + 991);
  const spese = makeSpese(caso, tema !== 'totale spese' || caso.unaSu(2));
  const giorno = scegliGiorno(caso, !caso.unaSu(5));
  const inCoda =
    tema === 'accrediti CR' ? caso.scegli(' CR', 'CR', ' C') : caso.scegli('-', 'prima', 'prima');
  const colonne = makeColonne(caso, tema);
  const [dal, al] = [spese[0]?.data ?? '', spese.at(-1)?.data ?? ''].map((uno) => giornoIntero(uno));
  const totale = -spese.reduce((somma, { cents }) => somma + cents, 0);
  const righe = spese.map((spesa) => scrivi(tema, giorno, { caso, inCoda }, spesa));
  const nome = colonne.map((_, at) =>
    at === 2
      ? caso.scegli('TOTALE SPESE', 'Totale spese del mese', 'Totale operazioni')
      : at === colonne.length - 1
        ? nude(totale)
        : '',
  );
  const sotto: Blocco[] = [
    libera(
      caso.scegli('Totale importo dovuto', 'Totale da addebitare', 'Totale estratto conto'),
      nude(totale),
    ),
    libera(`L’importo di € ${nude(totale)} sarà addebitato sul conto il ${al}`),
  ];
  const conTotale = tema === 'totale spese' || (tema !== 'due colonne' && caso.unaSu(2));
  return {
    tipo: `carta, ${tema}`,
    pagine: [
      [
        libera(
          caso.scegli(
            'Estratto conto carta di credito',
            'Carta Nexi Business',
            'CartaSì Classic',
            'American Express',
          ),
        ),
        libera(caso.scegli('Carta n. **** **** **** 1234', 'Numero carta 4539 XXXX XXXX 1234')),
        libera(`Periodo dal ${dal} al ${al}`),
        { colonne, gruppi: [...righe, ...(conTotale ? [[nome]] : [])], titoli: true, stacco: caso.unaSu(4) },
        ...(caso.unaSu(2) ? sotto : []),
      ],
    ],
    stile: scegliStile(caso),
    piede: () => '',
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
