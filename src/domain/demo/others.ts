/** Movimenti that settle no document: charges, cards, taxes, wages, transfers between own accounts. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '../date.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Chance } from './random.ts';
import { makeRiga } from './row.ts';
import type { ContoDemo, RigaDemo } from './types.ts';

export interface Dipendente {
  nome: string;
  iban: string;
  /** Net monthly wage, cents. */
  netto: number;
}

/** Invented, as every company here. */
const UTILITIES = [
  'LUCE E GAS ADRIA SPA',
  'ACQUEDOTTO DELLE VALLI SPA',
  'TELECOMUNICAZIONI PADANE SPA',
  'NOLEGGI EUGANEI SRL',
  'ASSICURAZIONI DEL RUBICONE SPA',
  'IGIENE URBANA DELTA SPA',
];
const SHOPS = [
  'STAZIONE SERVIZIO A14',
  'AUTOSTRADE PEDAGGI',
  'TRATTORIA DA GINO',
  'HOTEL AURORA',
  'CARTOLERIA CENTRALE',
];

type Recipe = (chance: Chance, data: Giorno, calendar: DemoCalendar) => RigaDemo;

const fee: Recipe = (chance, data) =>
  makeRiga({
    data,
    causale: '16 COMMISSIONI',
    descrizione: chance.choose([
      'COMMISSIONI SU BONIFICO',
      'COMM. BONIFICO SEPA',
      'COMMISSIONI EFFETTI SBF',
      'SPESE PER OPERAZIONE',
    ]),
    importo: -5 * chance.drawInteger(10, 60),
  });

const pos: Recipe = (chance, data, calendar) =>
  makeRiga({
    data,
    data_valuta: calendar.nextOf(addGiorni(data, 1)),
    causale: '43 INCASSO TRAMITE POS',
    descrizione: `ACCREDITO POS ESERCENTE ${chance.drawDigits(8)} OPERAZIONI DEL ${formatData(addGiorni(data, -1))}`,
    importo: chance.drawInteger(2_000, 95_000),
  });

const utility: Recipe = (chance, data) => {
  const name = chance.choose(UTILITIES);
  const mandate = chance.drawDigits(9);
  return makeRiga({
    data,
    causale: '50 ADDEBITO DIRETTO SDD',
    descrizione: `ADDEBITO SDD CORE ${name} MANDATO ${mandate} BOLLETTA ${chance.drawDigits(7)}`,
    ragione_sociale: name,
    riferimento: mandate,
    importo: -chance.drawInteger(4_000, 90_000),
  });
};

const card: Recipe = (chance, data) =>
  makeRiga({
    data,
    causale: '43 PAGAMENTO CARTA',
    descrizione: `PAGAMENTO CARTA *${chance.drawDigits(4)} ${chance.choose(SHOPS)} DEL ${formatData(addGiorni(data, -chance.drawInteger(0, 2)))}`,
    importo: -chance.drawInteger(350, 42_000),
  });

const cash: Recipe = (chance, data) =>
  makeRiga({
    data,
    causale: '78 VERSAMENTO CONTANTE',
    descrizione: 'VERSAMENTO CONTANTI SPORTELLO AUTOMATICO',
    importo: 1_000 * chance.drawInteger(5, 180),
  });

const cheque: Recipe = (chance, data, calendar) =>
  makeRiga({
    data,
    data_valuta: calendar.nextOf(addGiorni(data, 3)),
    causale: '52 VERSAMENTO ASSEGNI',
    descrizione: `VERSAMENTO ASSEGNO BANCARIO N. ${chance.drawDigits(10)}`,
    importo: chance.drawInteger(10_000, 350_000),
  });

const RECIPES: [number, Recipe][] = [
  [0.4, fee],
  [0.65, pos],
  [0.82, utility],
  [0.93, card],
  [0.97, cash],
  [1, cheque],
];

/** A movimento of any everyday kind, on any day of the month. */
export function makeOther(chance: Chance, month: Mese, calendar: DemoCalendar): RigaDemo {
  const draw = chance.drawFraction();
  const recipe = RECIPES.find(([limit]) => draw < limit)?.[1] ?? fee;
  return recipe(chance, chance.choose(month.lavorativi), calendar);
}

/** The first business day on or after a day of the month; undefined if the office ends before it. */
const sinceDay = (month: Mese, day: number): Giorno | undefined =>
  month.lavorativi.find((at) => Number(at.slice(8)) >= day);

/** Delega F24, due on the 16th (D.Lgs. 241/1997 art. 18), or on the next business day if banks are closed. */
export function makeF24(chance: Chance, month: Mese, count: number): RigaDemo[] {
  const data = sinceDay(month, 16);
  if (data === undefined) return [];
  return Array.from({ length: count }, () =>
    makeRiga({
      data,
      causale: '19 IMPOSTE E TASSE',
      descrizione: `PAGAMENTO DELEGA F24 PROT. ${chance.drawDigits(15)} ${chance.choose(['IVA', 'RITENUTE', 'CONTRIBUTI INPS'])}`,
      importo: -chance.drawInteger(60_000, 1_400_000),
    }),
  );
}

/** Wages on the 27th, or the business day before. */
export function makeStipendi(chance: Chance, month: Mese, employees: readonly Dipendente[]): RigaDemo[] {
  const data = month.lavorativi.findLast((at) => Number(at.slice(8)) <= 27);
  if (data === undefined || Number(month.al.slice(8)) < 27) return [];
  return employees.map(({ nome, iban, netto }) =>
    makeRiga({
      data,
      causale: '27 EMOLUMENTI',
      descrizione: `DISPOSIZIONE DI BONIFICO A FAVORE DI ${nome} STIPENDIO ${month.chiave.slice(5)}/${month.chiave.slice(0, 4)}`,
      ragione_sociale: nome,
      iban_controparte: iban,
      importo: -(netto + chance.drawInteger(-4_000, 12_000)),
    }),
  );
}

/** What a bank charges on the last business day: the monthly fee and, every quarter, 25 euro of stamp duty. */
export function makeSpeseBanca(month: Mese): RigaDemo[] {
  const data = month.lavorativi.at(-1);
  if (data === undefined || month.al < `${month.chiave}-28`) return [];
  const rent = makeRiga({
    data,
    causale: '66 SPESE',
    descrizione: 'CANONE MENSILE TENUTA CONTO',
    importo: -1_250,
  });
  if (Number(month.chiave.slice(5)) % 3 !== 0) return [rent];
  // 100 euro a year for accounts of others than natural persons: D.P.R. 642/1972, tariffa, art. 13 c. 2-bis.
  const descrizione = 'IMPOSTA DI BOLLO E/C DPR 642/72';
  return [rent, makeRiga({ data, causale: '19 IMPOSTE E TASSE', descrizione, importo: -2_500 })];
}

/** Money from one own conto to another: both sides, on the same day. `importo` in cents, positive. */
export function makeGiroconto(
  data: Giorno,
  from: ContoDemo,
  a: ContoDemo,
  importo: number,
): [RigaDemo, RigaDemo] {
  const leaves = `GIROCONTO A VS CONTO ${a.iban}`;
  const incoming = `GIROCONTO DA VS CONTO ${from.iban}`;
  return [
    makeRiga({
      data,
      causale: '34 GIROCONTO',
      descrizione: leaves,
      iban_controparte: a.iban,
      importo: -importo,
    }),
    makeRiga({ data, causale: '34 GIROCONTO', descrizione: incoming, iban_controparte: from.iban, importo }),
  ];
}
