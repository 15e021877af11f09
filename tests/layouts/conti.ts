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
import { componi, estranee, ordina, type ColonnaScritta } from './tavola.ts';

type Saldi = 'nessuno' | 'colonna' | 'sopra' | 'affiancati' | 'incolonnati' | 'sotto';

/** What stands above a table: the bank, the account, the period, and its balances in some of the usual ways. */
function preambolo({ caso, cents, divisa }: Modi, saldi: Saldi, da: number, a: number): Cella[][] {
  const righe: Cella[][] = [];
  if (caso.unaSu(2)) righe.push([caso.da(BANCHE)]);
  if (caso.unaSu(2))
    righe.push([caso.scegli('Lista movimenti', 'Estratto conto', 'Ricerca movimenti', 'Situazione conto')]);
  if (caso.unaSu(2))
    righe.push(['Rapporto', `${caso.intero(1000, 9999)}/00000${caso.intero(10_000, 99_999)}`]);
  if (divisa !== 'EUR' || caso.unaSu(3))
    righe.push([caso.scegli('Divisa', 'Valuta conto', 'Divisa del rapporto:'), divisa]);
  if (caso.unaSu(4)) righe.push(['Periodo', 'dal 01/01/2026', 'al 31/12/2026']);
  const [prima, dopo] = caso.scegli(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['Saldo iniziale:', 'Saldo finale:'] as const,
    ['Saldo di apertura', 'Saldo di chiusura'] as const,
    ['Saldo precedente', 'Saldo attuale'] as const,
  );
  if (saldi === 'sopra') righe.push([prima, cents(da)], [dopo, cents(a)]);
  if (saldi === 'affiancati') righe.push([prima, cents(da), dopo, cents(a)]);
  if (saldi === 'incolonnati') righe.push([prima, dopo], [cents(da), cents(a)]);
  return righe;
}

function piede({ caso, cents }: Modi, saldi: Saldi, a: number): Cella[][] {
  const righe: Cella[][] = [];
  if (saldi === 'sotto')
    righe.push([caso.scegli('Saldo finale', 'SALDO FINALE AL 31/12/2026', 'Saldo contabile'), cents(a)]);
  if (caso.unaSu(4)) righe.push(['Le informazioni non hanno valore di estratto conto ufficiale.']);
  return righe;
}

/** The running balance of each row, in the order of time. */
function conSaldi(movimenti: readonly Movimento[], iniziale: number): RigaConto[] {
  let saldo = iniziale;
  return movimenti.map((movimento) => {
    saldo += movimento.cents;
    return { ...movimento, saldo, stato: '' };
  });
}

const vera = ({ data, cents }: Movimento, divisa: string): RigaVera => ({
  data,
  importo: cents,
  divisa,
  conto: null,
  controparte: null,
});

/** @param contrario the running balances grow with what goes out, as the bank counts what it owes */
export function makeConto(seme: number, come: ComeSoldi, contrario = false): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const { divisa, cents } = modi;
  const iniziale = caso.intero(-100_000, 5_000_000);
  const movimenti = makeMovimenti(caso, caso.intero(4, 25));
  // Amounts that are all without a sign say nothing that balances could contradict.
  if (contrario && movimenti[0]) movimenti[0].cents = -Math.abs(movimenti[0].cents);
  const righe = conSaldi(movimenti, iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const saldi = contrario
    ? 'colonna'
    : caso.scegli<Saldi>('nessuno', 'colonna', 'colonna', 'sopra', 'affiancati', 'incolonnati', 'sotto');
  const saldo: ColonnaScritta<RigaConto> = {
    nome: caso.scegli('Saldo', 'Saldo contabile', 'Saldo progressivo', 'Disponibile'),
    cella: (riga) => cents(contrario ? 2 * iniziale - riga.saldo : riga.saldo),
  };
  const colonne = ordina(caso, [
    ...testata(modi),
    parlato(modi),
    ...SOLDI[come](modi),
    ...(saldi === 'colonna' ? [saldo] : []),
    ...(caso.unaSu(4) ? [{ nome: 'Divisa', cella: () => divisa }] : []),
    ...estranee<RigaConto>(caso),
  ]);
  const scritte = caso.unaSu(2) ? righe : righe.toReversed();
  return {
    tipo: contrario ? `conto, ${come}, saldi al contrario` : `conto, ${come}`,
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: preambolo(modi, saldi, iniziale, finale),
      colonne,
      righe: scritte,
      sotto: piede(modi, saldi, finale),
    }),
    vere: righe.map((riga) => vera(riga, divisa)),
    natura: 'movimento',
    ...(['sopra', 'affiancati', 'incolonnati'].includes(saldi) ? { saldi: { iniziale, finale } } : {}),
    azienda: null,
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
export function makeStati(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const [fatta, sospesa, nulla] = [caso.da(FATTE), caso.da(SOSPESE), caso.da(NULLE)];
  const righe = conSaldi(makeMovimenti(caso, caso.intero(6, 20)), 0).map((riga, at) => ({
    ...riga,
    stato: at === 0 || !caso.unaSu(4) ? fatta : caso.scegli(nulla, sospesa),
  }));
  const stato: ColonnaScritta<RigaConto> = {
    nome: caso.scegli('Stato', 'Stato operazione', 'Esito', 'Status', 'Stato movimento'),
    cella: (riga) => riga.stato,
  };
  return {
    tipo: 'conto, stati',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: preambolo(modi, 'nessuno', 0, 0),
      colonne: ordina(caso, [...testata(modi), parlato(modi), ...SOLDI['con segno'](modi), stato]),
      righe,
      sotto: [],
    }),
    vere: righe.filter((riga) => riga.stato === fatta).map((riga) => vera(riga, modi.divisa)),
    natura: 'movimento',
    azienda: null,
  };
}

/** Several accounts in one table, each row under its own. */
export function makePiuConti(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const { divisa, cents } = modi;
  const conti = Array.from(
    { length: caso.intero(2, 3) },
    () =>
      caso.scegli('IT60X0542811101', 'IT40S0306909606') +
      String(caso.intero(100_000, 999_999)).padStart(12, '0'),
  );
  const gruppi = conti.map((conto) =>
    conSaldi(makeMovimenti(caso, caso.intero(3, 9)), caso.intero(10_000, 900_000)).map((riga) => ({
      ...riga,
      conto,
    })),
  );
  const righe = gruppi.flat();
  const diChi: ColonnaScritta<(typeof righe)[number]> = {
    nome: caso.scegli('Conto', 'Rapporto', 'IBAN', 'Numero conto', 'Conto corrente'),
    cella: ({ conto }) => conto,
  };
  const saldo: ColonnaScritta<RigaConto> = { nome: 'Saldo', cella: (riga) => cents(riga.saldo) };
  return {
    tipo: 'conto, più conti in una tabella',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: divisa === 'EUR' ? [] : [['Divisa', divisa]],
      colonne: [
        diChi,
        ...testata(modi),
        parlato(modi),
        ...SOLDI[caso.scegli('con segno', 'dare e avere')](modi),
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
