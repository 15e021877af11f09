/** Statements of bank accounts, with truth that a person who knows the layout would read. */
import { Caso } from './caso.ts';
import {
  BANCHE,
  makeModi,
  NOMI_FILE,
  parlato,
  SOLDI,
  testata,
  type ComeSoldi,
  type Modi,
  type RigaConto,
} from './colonne-conto.ts';
import { makeMovimenti, type Movimento } from './movimenti.ts';
import type { Cella, Layout, RigaVera } from './modello.ts';
import { compose, estranee, sort, type ColonnaScritta } from './tavola.ts';

type Saldi = 'nessuno' | 'colonna' | 'sopra' | 'affiancati' | 'incolonnati' | 'sotto';

/** What stands above a table: the bank, the account, the period, and its balances in some of the usual ways. */
function preamble({ caso, cents, divisa }: Modi, saldi: Saldi, from: number, a: number): Cella[][] {
  const righe: Cella[][] = [];
  if (caso.unaSu(2)) righe.push([caso.da(BANCHE)]);
  if (caso.unaSu(2))
    righe.push([caso.choose('Lista movimenti', 'Estratto conto', 'Ricerca movimenti', 'Situazione conto')]);
  if (caso.unaSu(2))
    righe.push(['Rapporto', `${caso.intero(1000, 9999)}/00000${caso.intero(10_000, 99_999)}`]);
  if (divisa !== 'EUR' || caso.unaSu(3))
    righe.push([caso.choose('Divisa', 'Valuta conto', 'Divisa del rapporto:'), divisa]);
  if (caso.unaSu(4)) righe.push(['Periodo', 'dal 01/01/2026', 'al 31/12/2026']);
  const [before, after] = caso.choose(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['Saldo iniziale:', 'Saldo finale:'] as const,
    ['Saldo di apertura', 'Saldo di chiusura'] as const,
    ['Saldo precedente', 'Saldo attuale'] as const,
  );
  if (saldi === 'sopra') righe.push([before, cents(from)], [after, cents(a)]);
  if (saldi === 'affiancati') righe.push([before, cents(from), after, cents(a)]);
  if (saldi === 'incolonnati') righe.push([before, after], [cents(from), cents(a)]);
  return righe;
}

function foot({ caso, cents }: Modi, saldi: Saldi, a: number): Cella[][] {
  const righe: Cella[][] = [];
  if (saldi === 'sotto')
    righe.push([caso.choose('Saldo finale', 'SALDO FINALE AL 31/12/2026', 'Saldo contabile'), cents(a)]);
  if (caso.unaSu(4)) righe.push(['Le informazioni non hanno valore di estratto conto ufficiale.']);
  return righe;
}

/** The running balance of each row, in the order of time. */
function withSaldi(movimenti: readonly Movimento[], opening: number): RigaConto[] {
  let saldo = opening;
  return movimenti.map((movimento) => {
    saldo += movimento.cents;
    return { ...movimento, saldo, stato: '' };
  });
}

const vera = ({ data, cents, testo, chi }: Movimento, divisa: string): RigaVera => ({
  data,
  importo: cents,
  divisa,
  conto: null,
  controparte: null,
  testo: `${testo} ${chi}`,
});

/** @param opposite the running balances grow with what goes out, as the bank counts what it owes */
export function makeConto(seed: number, how: ComeSoldi, opposite = false): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const { divisa, cents } = ways;
  const iniziale = caso.intero(-100_000, 5_000_000);
  const movimenti = makeMovimenti(caso, caso.intero(4, 25));
  // Amounts that are all without a sign say nothing that balances could contradict.
  if (opposite && movimenti[0]) movimenti[0].cents = -Math.abs(movimenti[0].cents);
  const righe = withSaldi(movimenti, iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const saldi = opposite
    ? 'colonna'
    : caso.choose<Saldi>('nessuno', 'colonna', 'colonna', 'sopra', 'affiancati', 'incolonnati', 'sotto');
  const saldo: ColonnaScritta<RigaConto> = {
    nome: caso.choose('Saldo', 'Saldo contabile', 'Saldo progressivo', 'Disponibile'),
    cella: (riga) => cents(opposite ? 2 * iniziale - riga.saldo : riga.saldo),
  };
  const colonne = sort(caso, [
    ...testata(ways),
    parlato(ways),
    ...SOLDI[how](ways),
    ...(saldi === 'colonna' ? [saldo] : []),
    ...(caso.unaSu(4) ? [{ nome: 'Divisa', cella: () => divisa }] : []),
    ...estranee<RigaConto>(caso),
  ]);
  const written = caso.unaSu(2) ? righe : righe.toReversed();
  return {
    tipo: opposite ? `conto, ${how}, saldi al contrario` : `conto, ${how}`,
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: preamble(ways, saldi, iniziale, finale),
      colonne,
      righe: written,
      sotto: foot(ways, saldi, finale),
    }),
    vere: righe.map((riga) => vera(riga, divisa)),
    natura: 'movimento',
    ...(['sopra', 'affiancati', 'incolonnati'].includes(saldi) ? { saldi: { iniziale, finale } } : {}),
    azienda: null,
    smentito: opposite,
  };
}

const FATTE = ['Contabilizzato', 'Eseguita', 'CONTABILIZZATA', 'Confermata', 'Completata', 'OK'];
const SOSPESE = [
  'In lavorazione',
  'In attesa',
  'Da contabilizzare',
  'Prenotata',
  'In corso di esecuzione',
  'Sospesa',
];
const NULLE = [
  'Annullata',
  'Rifiutata',
  'Stornata',
  'Non eseguita',
  'Respinta',
  'Revocata',
  'Annullato dal cliente',
  'KO',
  'Fallita',
];

/** A column tells what became of each operation: what was not done is no movement. */
export function makeStati(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const [done, suspended, nothing] = [caso.da(FATTE), caso.da(SOSPESE), caso.da(NULLE)];
  const righe = withSaldi(makeMovimenti(caso, caso.intero(6, 20)), 0).map((riga, at) => ({
    ...riga,
    stato: at === 0 || !caso.unaSu(4) ? done : caso.choose(nothing, suspended),
  }));
  const state: ColonnaScritta<RigaConto> = {
    nome: caso.choose('Stato', 'Stato operazione', 'Esito', 'Status', 'Stato movimento'),
    cella: (riga) => riga.stato,
  };
  return {
    tipo: 'conto, stati',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: preamble(ways, 'nessuno', 0, 0),
      colonne: sort(caso, [...testata(ways), parlato(ways), ...SOLDI['con segno'](ways), state]),
      righe,
      sotto: [],
    }),
    vere: righe.filter((riga) => riga.stato === done).map((riga) => vera(riga, ways.divisa)),
    natura: 'movimento',
    azienda: null,
  };
}

/** Several accounts in one table, each row under its own. */
export function makePiuConti(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const { divisa, cents } = ways;
  const conti = Array.from(
    { length: caso.intero(2, 3) },
    () =>
      caso.choose('IT60X0542811101', 'IT40S0306909606') +
      String(caso.intero(100_000, 999_999)).padStart(12, '0'),
  );
  const groups = conti.map((conto) =>
    withSaldi(makeMovimenti(caso, caso.intero(3, 9)), caso.intero(10_000, 900_000)).map((riga) => ({
      ...riga,
      conto,
    })),
  );
  const righe = groups.flat();
  const diChi: ColonnaScritta<(typeof righe)[number]> = {
    nome: caso.choose('Conto', 'Rapporto', 'IBAN', 'Numero conto', 'Conto corrente'),
    cella: ({ conto }) => conto,
  };
  const saldo: ColonnaScritta<RigaConto> = { nome: 'Saldo', cella: (riga) => cents(riga.saldo) };
  return {
    tipo: 'conto, più conti in una tabella',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: divisa === 'EUR' ? [] : [['Divisa', divisa]],
      colonne: [
        diChi,
        ...testata(ways),
        parlato(ways),
        ...SOLDI[caso.choose('con segno', 'dare e avere')](ways),
        ...(caso.unaSu(2) ? [saldo] : []),
      ],
      righe,
      sotto: [],
    }),
    vere: righe.map((riga) => ({ ...vera(riga, divisa), conto: riga.conto })),
    natura: 'movimento',
    azienda: null,
  };
}
