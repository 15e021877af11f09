/** Statements of cards, of payment services, and the ledger of the bank account. */
import { Caso } from './caso.ts';
import { makeMovimenti, type Movimento } from './movimenti.ts';
import type { Layout } from './modello.ts';
import { scegliGiorno, scegliNumeri, scriviCents } from './scritture.ts';
import { componi, estranee, ordina, type ColonnaScritta } from './tavola.ts';

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
export function makeCarta(seme: number): Layout {
  const caso = new Caso(seme);
  const nativo = caso.unaSu(3);
  const cents = scriviCents(scegliNumeri(caso, 'EUR'), nativo);
  const giorno = scegliGiorno(caso, nativo && caso.unaSu(2));
  const positive = caso.unaSu(2);
  const movimenti = makeMovimenti(caso, caso.intero(5, 25)).map((riga, at) => {
    const reso = at > 0 && caso.unaSu(9);
    const importo = reso ? Math.abs(riga.cents) : -Math.abs(riga.cents);
    return { ...riga, cents: importo, testo: reso ? `ACCREDITO DA ${riga.chi}` : riga.chi };
  });
  const titolo = [
    [`${caso.da(EMITTENTI)} - Estratto conto carta di credito`],
    ['Numero carta', `**** **** **** ${caso.intero(1000, 9999)}`],
  ];
  const conEsercente = caso.unaSu(2);
  const colonne: ColonnaScritta<Movimento>[] = [
    { nome: caso.scegli('Data acquisto', 'Data operazione', 'Data'), cella: (riga) => giorno(riga.data) },
    { nome: caso.scegli('Data registrazione', 'Data contabilizzazione'), cella: (riga) => giorno(riga.data) },
    { nome: conEsercente ? 'Esercente' : 'Descrizione', cella: (riga) => riga.testo },
    {
      nome: caso.scegli('Importo', 'Importo in euro', 'Importo (€)'),
      cella: (riga) => cents(positive ? -riga.cents : riga.cents),
    },
    ...(conEsercente ? [{ nome: 'Numero carta', cella: () => '**** 4821' }] : []),
    ...estranee<Movimento>(caso),
  ];
  return {
    tipo: positive ? 'carta, addebiti positivi' : 'carta, addebiti negativi',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: conEsercente && caso.unaSu(2) ? [] : titolo,
      colonne: ordina(caso, colonne),
      righe: movimenti,
      sotto: [],
    }),
    vere: movimenti.map(({ data, cents: importo }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    natura: 'movimento',
    azienda: null,
  };
}

/** Gross, fee and net, as payment services list them: the net is what reached the account. */
export function makePortafoglio(seme: number): Layout {
  const caso = new Caso(seme);
  const cents = scriviCents(scegliNumeri(caso, 'EUR'), false);
  const giorno = scegliGiorno(caso, false);
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    const spesa = riga.cents > 0 ? Math.max(1, Math.round(riga.cents * 0.029)) : 0;
    return { ...riga, spesa, netto: riga.cents - spesa };
  });
  const colonne: ColonnaScritta<(typeof movimenti)[number]>[] = [
    {
      nome: caso.scegli('Data', 'Data e ora', 'Creato il', 'Data transazione'),
      cella: (riga) => giorno(riga.data),
    },
    { nome: caso.scegli('Descrizione', 'Oggetto', 'Dettagli'), cella: (riga) => riga.testo },
    { nome: caso.scegli('Lordo', 'Importo lordo', 'Totale lordo'), cella: (riga) => cents(riga.cents) },
    {
      nome: caso.scegli('Commissione', 'Tariffa', 'Commissioni', 'Costi'),
      cella: (riga) => cents(-riga.spesa),
    },
    { nome: caso.scegli('Netto', 'Importo netto'), cella: (riga) => cents(riga.netto) },
    ...(caso.unaSu(2) ? [{ nome: 'Valuta', cella: () => 'EUR' }] : []),
  ];
  return {
    tipo: 'portafoglio, lordo e netto',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, { sopra: [], colonne: ordina(caso, colonne), righe: movimenti, sotto: [] }),
    vere: movimenti.map(({ data, netto: importo }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    natura: 'movimento',
    azienda: null,
  };
}

/** The bank account in the books of the azienda: there dare is money that came in. */
export function makeMastrino(seme: number): Layout {
  const caso = new Caso(seme);
  const nativo = caso.unaSu(3);
  const cents = scriviCents(scegliNumeri(caso, 'EUR'), nativo);
  const giorno = scegliGiorno(caso, false);
  let saldo = caso.intero(100_000, 2_000_000);
  const iniziale = saldo;
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo };
  });
  const colonne: ColonnaScritta<(typeof movimenti)[number]>[] = [
    { nome: caso.scegli('Data reg.', 'Data registrazione', 'Data'), cella: (riga) => giorno(riga.data) },
    { nome: caso.scegli('Causale', 'Descrizione', 'Descrizione causale'), cella: (riga) => riga.testo },
    { nome: 'Dare', cella: (riga) => (riga.cents > 0 ? cents(riga.cents) : '') },
    { nome: 'Avere', cella: (riga) => (riga.cents < 0 ? cents(-riga.cents) : '') },
    ...(caso.unaSu(2)
      ? [{ nome: 'Saldo', cella: (riga: (typeof movimenti)[number]) => cents(riga.saldo) }]
      : []),
  ];
  const titolo = caso.scegli(
    'MASTRINO',
    'Scheda contabile',
    'Partitario conto',
    'Schede contabili',
    'Mastrini di contabilità',
  );
  return {
    tipo: 'mastrino della banca',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: [
        [titolo],
        [
          caso.scegli('Conto 18.05.001', 'Sottoconto 1010101', 'Conto'),
          caso.scegli('BANCA C/C 1021', 'Banca Intesa c/c 4410', 'Unicredit c/c'),
        ],
        ...(caso.unaSu(2) ? [['Saldo iniziale', cents(iniziale)]] : []),
      ],
      colonne,
      righe: movimenti,
      sotto: [],
    }),
    vere: movimenti.map(({ data, cents: importo }) => ({
      data,
      importo,
      divisa: 'EUR',
      conto: null,
      controparte: null,
    })),
    natura: 'movimento',
    azienda: null,
  };
}
