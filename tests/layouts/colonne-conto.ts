/** The columns of a bank account's movements, by how they say which way the money went. */
import type { Caso } from './caso.ts';
import type { Movimento } from './movimenti.ts';
import {
  cifre,
  chooseDay,
  chooseNumbers,
  writeCents,
  type ScriviCents,
  type StileNumeri,
} from './scritture.ts';
import type { ColonnaScritta } from './tavola.ts';

export interface RigaConto extends Movimento {
  saldo: number;
  stato: string;
}

/** How one file writes: shared by the columns of its table and by what stands around. */
export interface Modi {
  caso: Caso;
  nativo: boolean;
  stile: StileNumeri;
  cents: ScriviCents;
  divisa: string;
}

export const BANCHE = [
  'Banca del Piemonte',
  'Credito Valtellinese',
  'BPER',
  'Banca Sella',
  'Crédit Agricole Italia',
  'CheBanca!',
  'Banco BPM',
  'Cassa Rurale di Ledro',
  'MPS',
  'Isybank',
];
export const NOMI_FILE = [
  'export',
  'movimenti 2026',
  'carta_aziendale',
  'Fornitori',
  'estratto',
  'card-2026',
  'Rendiconto (3)',
  'fatture ricevute banca',
  'download',
  'dare',
];
/** Words of an outgoing and of an incoming, under one header. */
const VERSI: readonly (readonly [nome: string, uscita: string, entrata: string])[] = [
  ['D/A', 'D', 'A'],
  ['Segno', '-', '+'],
  ['Dare/Avere', 'DARE', 'AVERE'],
  ['Segno', 'D', 'C'],
  ['Tipo', 'Addebito', 'Accredito'],
  ['Tipo movimento', 'Uscita', 'Entrata'],
  ['DR/CR', 'DR', 'CR'],
  ['Verso', 'Pagamento', 'Incasso'],
  ['Direzione', 'OUT', 'IN'],
  ['Segno', 'Dare', 'Avere'],
  ['Tipo operazione', 'ADDEBITI', 'ACCREDITI'],
];
const COPPIE: readonly (readonly [uscita: string, entrata: string])[] = [
  ['Dare', 'Avere'],
  ['Addebiti', 'Accrediti'],
  ['Uscite', 'Entrate'],
  ['Importo a debito', 'Importo a credito'],
  ['Movimenti Dare', 'Movimenti Avere'],
  ['Importi a Vs. debito', 'Importi a Vs. credito'],
  ['Prelevamenti', 'Versamenti'],
  ['Addebiti c/c', 'Accrediti c/c'],
];

export function makeModi(caso: Caso): Modi {
  const divisa = caso.choose('EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'CHF', 'USD');
  const nativo = caso.unaSu(3);
  const stile = chooseNumbers(caso, divisa);
  return { caso, nativo, stile, cents: writeCents(stile, nativo), divisa };
}

export const testata = ({ caso, nativo }: Modi): ColonnaScritta<RigaConto>[] => {
  const day = chooseDay(caso, nativo && caso.unaSu(2));
  const [data, valueDate] = caso.choose(
    ['Data', 'Valuta'] as const,
    ['Data contabile', 'Data valuta'] as const,
    ['Data Operazione', 'Data Valuta'] as const,
    ['Data mov.', 'Data val.'] as const,
    ['DATA REG.', 'VALUTA'] as const,
    ['Data registrazione', 'Valuta'] as const,
  );
  return [
    { nome: data, cella: (riga) => day(riga.data) },
    ...(caso.unaSu(3) ? [] : [{ nome: valueDate, cella: (riga: RigaConto) => day(riga.valuta) }]),
  ];
};

export const parlato = ({ caso }: Modi): ColonnaScritta<RigaConto> => ({
  nome: caso.choose(
    'Descrizione',
    'Causale',
    'Descrizione operazione',
    'Descrizione estesa',
    'Operazione',
    'Dettagli',
    'Motivazione',
  ),
  cella: ({ testo }) => testo,
});

/** The columns of the money: one with its sign, two, one with a word beside, one with a letter after the digits. */
export const SOLDI = {
  'con segno': ({ caso, cents, divisa }: Modi): ColonnaScritta<RigaConto>[] => [
    {
      nome: caso.choose(
        'Importo',
        'Importo operazione',
        `Importo (${divisa})`,
        'Ammontare',
        'Controvalore',
        'Imp.',
      ),
      cella: (riga) => cents(riga.cents),
    },
  ],
  'dare e avere': ({ caso, cents }: Modi): ColonnaScritta<RigaConto>[] => {
    const [outflow, inflow] = caso.da(COPPIE);
    const minus = caso.unaSu(3);
    const pair: ColonnaScritta<RigaConto>[] = [
      { nome: outflow, cella: (riga) => (riga.cents < 0 ? cents(minus ? riga.cents : -riga.cents) : '') },
      { nome: inflow, cella: (riga) => (riga.cents > 0 ? cents(riga.cents) : '') },
    ];
    return caso.unaSu(4) ? pair.toReversed() : pair;
  },
  'verso a parole': ({ caso, cents }: Modi): ColonnaScritta<RigaConto>[] => {
    const [nome, outflow, inflow] = caso.da(VERSI);
    const withSign = caso.unaSu(3);
    return [
      { nome: 'Importo', cella: (riga) => cents(withSign ? riga.cents : Math.abs(riga.cents)) },
      { nome, cella: (riga) => (riga.cents < 0 ? outflow : inflow) },
    ];
  },
  'lettera in coda': ({ caso, stile }: Modi): ColonnaScritta<RigaConto>[] => {
    const [outflow, inflow] = caso.choose(
      ['D', 'A'],
      ['DR', 'CR'],
      ['-', '+'],
      ['D', 'C'],
      ['DARE', 'AVERE'],
    );
    const space = caso.choose('', ' ');
    return [
      {
        nome: caso.choose('Importo', 'Importo D/A', 'Movimento'),
        cella: (riga) => `${cifre(riga.cents, stile)}${space}${riga.cents < 0 ? outflow : inflow}`,
      },
    ];
  },
} as const;

export type ComeSoldi = keyof typeof SOLDI;
export const COME_SOLDI = Object.keys(SOLDI) as ComeSoldi[];
