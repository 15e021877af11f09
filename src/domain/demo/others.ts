/** Movimenti that settle no document: charges, cards, taxes, wages, transfers between own accounts. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '../date.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Caso } from './random.ts';
import { makeRiga } from './row.ts';
import type { ContoDemo, RigaDemo } from './types.ts';

export interface Dipendente {
  nome: string;
  iban: string;
  /** Net monthly wage, cents. */
  netto: number;
}

/** Invented, as every company here. */
const UTENZE = [
  'LUCE E GAS ADRIA SPA',
  'ACQUEDOTTO DELLE VALLI SPA',
  'TELECOMUNICAZIONI PADANE SPA',
  'NOLEGGI EUGANEI SRL',
  'ASSICURAZIONI DEL RUBICONE SPA',
  'IGIENE URBANA DELTA SPA',
];
const NEGOZI = [
  'STAZIONE SERVIZIO A14',
  'AUTOSTRADE PEDAGGI',
  'TRATTORIA DA GINO',
  'HOTEL AURORA',
  'CARTOLERIA CENTRALE',
];

type Ricetta = (caso: Caso, data: Giorno, calendario: DemoCalendar) => RigaDemo;

const commissione: Ricetta = (caso, data) =>
  makeRiga({
    data,
    causale: '16 COMMISSIONI',
    descrizione: caso.scegli([
      'COMMISSIONI SU BONIFICO',
      'COMM. BONIFICO SEPA',
      'COMMISSIONI EFFETTI SBF',
      'SPESE PER OPERAZIONE',
    ]),
    importo: -5 * caso.intero(10, 60),
  });

const pos: Ricetta = (caso, data, calendario) =>
  makeRiga({
    data,
    data_valuta: calendario.prossimo(addGiorni(data, 1)),
    causale: '43 INCASSO TRAMITE POS',
    descrizione: `ACCREDITO POS ESERCENTE ${caso.cifre(8)} OPERAZIONI DEL ${formatData(addGiorni(data, -1))}`,
    importo: caso.intero(2_000, 95_000),
  });

const utenza: Ricetta = (caso, data) => {
  const nome = caso.scegli(UTENZE);
  const mandato = caso.cifre(9);
  return makeRiga({
    data,
    causale: '50 ADDEBITO DIRETTO SDD',
    descrizione: `ADDEBITO SDD CORE ${nome} MANDATO ${mandato} BOLLETTA ${caso.cifre(7)}`,
    ragione_sociale: nome,
    riferimento: mandato,
    importo: -caso.intero(4_000, 90_000),
  });
};

const carta: Ricetta = (caso, data) =>
  makeRiga({
    data,
    causale: '43 PAGAMENTO CARTA',
    descrizione: `PAGAMENTO CARTA *${caso.cifre(4)} ${caso.scegli(NEGOZI)} DEL ${formatData(addGiorni(data, -caso.intero(0, 2)))}`,
    importo: -caso.intero(350, 42_000),
  });

const contanti: Ricetta = (caso, data) =>
  makeRiga({
    data,
    causale: '78 VERSAMENTO CONTANTE',
    descrizione: 'VERSAMENTO CONTANTI SPORTELLO AUTOMATICO',
    importo: 1_000 * caso.intero(5, 180),
  });

const assegno: Ricetta = (caso, data, calendario) =>
  makeRiga({
    data,
    data_valuta: calendario.prossimo(addGiorni(data, 3)),
    causale: '52 VERSAMENTO ASSEGNI',
    descrizione: `VERSAMENTO ASSEGNO BANCARIO N. ${caso.cifre(10)}`,
    importo: caso.intero(10_000, 350_000),
  });

const RICETTE: [number, Ricetta][] = [
  [0.4, commissione],
  [0.65, pos],
  [0.82, utenza],
  [0.93, carta],
  [0.97, contanti],
  [1, assegno],
];

/** Any day of the month, any of the everyday kinds. */
export function makeDiverso(caso: Caso, mese: Mese, calendario: DemoCalendar): RigaDemo {
  const draw = caso.frazione();
  const ricetta = RICETTE.find(([limit]) => draw < limit)?.[1] ?? commissione;
  return ricetta(caso, caso.scegli(mese.lavorativi), calendario);
}

/** First business day on or after a day of the month; undefined when the office ends before it. */
const dalGiorno = (mese: Mese, day: number): Giorno | undefined =>
  mese.lavorativi.find((at) => Number(at.slice(8)) >= day);

/** Delega F24, due on the 16th (D.Lgs. 241/1997 art. 18), the next business day when banks are closed. */
export function makeF24(caso: Caso, mese: Mese, quante: number): RigaDemo[] {
  const data = dalGiorno(mese, 16);
  if (data === undefined) return [];
  return Array.from({ length: quante }, () =>
    makeRiga({
      data,
      causale: '19 IMPOSTE E TASSE',
      descrizione: `PAGAMENTO DELEGA F24 PROT. ${caso.cifre(15)} ${caso.scegli(['IVA', 'RITENUTE', 'CONTRIBUTI INPS'])}`,
      importo: -caso.intero(60_000, 1_400_000),
    }),
  );
}

/** Wages on the 27th, or the business day before. */
export function makeStipendi(caso: Caso, mese: Mese, dipendenti: readonly Dipendente[]): RigaDemo[] {
  const data = mese.lavorativi.findLast((at) => Number(at.slice(8)) <= 27);
  if (data === undefined || Number(mese.al.slice(8)) < 27) return [];
  return dipendenti.map(({ nome, iban, netto }) =>
    makeRiga({
      data,
      causale: '27 EMOLUMENTI',
      descrizione: `DISPOSIZIONE DI BONIFICO A FAVORE DI ${nome} STIPENDIO ${mese.chiave.slice(5)}/${mese.chiave.slice(0, 4)}`,
      ragione_sociale: nome,
      iban_controparte: iban,
      importo: -(netto + caso.intero(-4_000, 12_000)),
    }),
  );
}

/** What a bank takes on the last business day: the monthly fee, and every quarter 25 euro of stamp duty. */
export function makeSpeseBanca(mese: Mese): RigaDemo[] {
  const data = mese.lavorativi.at(-1);
  if (data === undefined || mese.al < `${mese.chiave}-28`) return [];
  const canone = makeRiga({
    data,
    causale: '66 SPESE',
    descrizione: 'CANONE MENSILE TENUTA CONTO',
    importo: -1_250,
  });
  if (Number(mese.chiave.slice(5)) % 3 !== 0) return [canone];
  // 100 euro a year for accounts of others than natural persons: D.P.R. 642/1972, tariffa, art. 13 c. 2-bis.
  const descrizione = 'IMPOSTA DI BOLLO E/C DPR 642/72';
  return [canone, makeRiga({ data, causale: '19 IMPOSTE E TASSE', descrizione, importo: -2_500 })];
}

/** Money from one own conto to another: the two sides, of the same day. `importo` in cents, positive. */
export function makeGiroconto(
  data: Giorno,
  da: ContoDemo,
  a: ContoDemo,
  importo: number,
): [RigaDemo, RigaDemo] {
  const esce = `GIROCONTO A VS CONTO ${a.iban}`;
  const entra = `GIROCONTO DA VS CONTO ${da.iban}`;
  return [
    makeRiga({
      data,
      causale: '34 GIROCONTO',
      descrizione: esce,
      iban_controparte: a.iban,
      importo: -importo,
    }),
    makeRiga({ data, causale: '34 GIROCONTO', descrizione: entra, iban_controparte: da.iban, importo }),
  ];
}
