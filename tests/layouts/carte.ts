/** Statements of cards, of payment services, and the ledger of the bank account. */
import { Caso } from './caso.ts';
import { makeMovimenti, type Movimento } from './movimenti.ts';
import type { Layout } from './modello.ts';
import { chooseDay, chooseNumbers, writeCents } from './scritture.ts';
import { compose, estranee, sort, type ColonnaScritta } from './tavola.ts';

const EMITTENTI = [
  'Nexi',
  'CartaSi',
  'American Express',
  'Diners Club',
  'PosteMobile',
  'Findomestic',
  'Compass',
  'Agos',
  'Banca Widiba',
  'Hype',
];
const NOMI_FILE = [
  'transazioni',
  'lista',
  'export',
  'movimenti_conto_corrente',
  'estratto 03-2026',
  'download(1)',
];

/** Charges are positive, or negative as on an account; what is given back runs the other way. */
export function makeCarta(seed: number): Layout {
  const caso = new Caso(seed);
  const native = caso.unaSu(3);
  const cents = writeCents(chooseNumbers(caso, 'EUR'), native);
  const day = chooseDay(caso, native && caso.unaSu(2));
  const positive = caso.unaSu(2);
  const movimenti = makeMovimenti(caso, caso.intero(5, 25)).map((riga, at) => {
    const reso = at > 0 && caso.unaSu(9);
    const importo = reso ? Math.abs(riga.cents) : -Math.abs(riga.cents);
    return { ...riga, cents: importo, testo: reso ? `ACCREDITO DA ${riga.chi}` : riga.chi };
  });
  const title = [
    [`${caso.da(EMITTENTI)} - Estratto conto carta di credito`],
    ['Numero carta', `**** **** **** ${caso.intero(1000, 9999)}`],
  ];
  const conEsercente = caso.unaSu(2);
  const columns: ColonnaScritta<Movimento>[] = [
    { nome: caso.choose('Data acquisto', 'Data operazione', 'Data'), cella: (riga) => day(riga.data) },
    { nome: caso.choose('Data registrazione', 'Data contabilizzazione'), cella: (riga) => day(riga.data) },
    { nome: conEsercente ? 'Esercente' : 'Descrizione', cella: (riga) => riga.testo },
    {
      nome: caso.choose('Importo', 'Importo in euro', 'Importo (€)'),
      cella: (riga) => cents(positive ? -riga.cents : riga.cents),
    },
    ...(conEsercente ? [{ nome: 'Numero carta', cella: () => '**** 4821' }] : []),
    ...estranee<Movimento>(caso),
  ];
  return {
    tipo: positive ? 'carta, addebiti positivi' : 'carta, addebiti negativi',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: conEsercente && caso.unaSu(2) ? [] : title,
      colonne: sort(caso, columns),
      righe: movimenti,
      sotto: [],
    }),
    vere: movimenti.map(({ data, cents: importo, testo, chi }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
      testo: `${testo} ${chi}`,
    })),
    natura: 'movimento',
    azienda: null,
  };
}

/** Gross, fee and net, as payment services list them: the net is what reached the account. */
export function makePortafoglio(seed: number): Layout {
  const caso = new Caso(seed);
  const cents = writeCents(chooseNumbers(caso, 'EUR'), false);
  const day = chooseDay(caso, false);
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    const spesa = riga.cents > 0 ? Math.max(1, Math.round(riga.cents * 0.029)) : 0;
    return { ...riga, spesa, netto: riga.cents - spesa };
  });
  const columns: ColonnaScritta<(typeof movimenti)[number]>[] = [
    {
      nome: caso.choose('Data', 'Data e ora', 'Creato il', 'Data transazione'),
      cella: (riga) => day(riga.data),
    },
    { nome: caso.choose('Descrizione', 'Oggetto', 'Dettagli'), cella: (riga) => riga.testo },
    { nome: caso.choose('Lordo', 'Importo lordo', 'Totale lordo'), cella: (riga) => cents(riga.cents) },
    {
      nome: caso.choose('Commissione', 'Tariffa', 'Commissioni', 'Costi'),
      cella: (riga) => cents(-riga.spesa),
    },
    { nome: caso.choose('Netto', 'Importo netto'), cella: (riga) => cents(riga.netto) },
    ...(caso.unaSu(2) ? [{ nome: 'Valuta', cella: () => 'EUR' }] : []),
  ];
  return {
    tipo: 'portafoglio, lordo e netto',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, { sopra: [], colonne: sort(caso, columns), righe: movimenti, sotto: [] }),
    vere: movimenti.map(({ data, netto: importo, testo, chi }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
      testo: `${testo} ${chi}`,
    })),
    natura: 'movimento',
    azienda: null,
  };
}

/** The bank account in the books of the azienda: there dare is money that came in. */
export function makeMastrino(seed: number): Layout {
  const caso = new Caso(seed);
  const native = caso.unaSu(3);
  const cents = writeCents(chooseNumbers(caso, 'EUR'), native);
  const day = chooseDay(caso, false);
  let saldo = caso.intero(100_000, 2_000_000);
  const opening = saldo;
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo };
  });
  const colonne: ColonnaScritta<(typeof movimenti)[number]>[] = [
    { nome: caso.choose('Data reg.', 'Data registrazione', 'Data'), cella: (riga) => day(riga.data) },
    { nome: caso.choose('Causale', 'Descrizione', 'Descrizione causale'), cella: (riga) => riga.testo },
    { nome: 'Dare', cella: (riga) => (riga.cents > 0 ? cents(riga.cents) : '') },
    { nome: 'Avere', cella: (riga) => (riga.cents < 0 ? cents(-riga.cents) : '') },
    ...(caso.unaSu(2)
      ? [{ nome: 'Saldo', cella: (riga: (typeof movimenti)[number]) => cents(riga.saldo) }]
      : []),
  ];
  const title = caso.choose(
    'MASTRINO',
    'Scheda contabile',
    'Partitario conto',
    'Schede contabili',
    'Mastrini di contabilità',
  );
  return {
    tipo: 'mastrino della banca',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: [
        [title],
        [
          caso.choose('Conto 18.05.001', 'Sottoconto 1010101', 'Conto'),
          caso.choose('BANCA C/C 1021', 'Banca Intesa c/c 4410', 'Unicredit c/c'),
        ],
        ...(caso.unaSu(2) ? [['Saldo iniziale', cents(opening)]] : []),
      ],
      colonne,
      righe: movimenti,
      sotto: [],
    }),
    vere: movimenti.map(({ data, cents: importo, testo, chi }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
      testo: `${testo} ${chi}`,
    })),
    natura: 'movimento',
    azienda: null,
  };
}
