/** What became of each operation, in several languages: in a column, among the words, or by the list it stands in. */
import { Caso } from './caso.ts';
import { makeModi, NOMI_FILE, parlato, SOLDI, testata, type RigaConto } from './colonne-conto.ts';
import { makeMovimenti } from './movimenti.ts';
import type { Layout } from './modello.ts';
import { compose, sort, type ColonnaScritta } from './tavola.ts';

interface Lingua {
  nomi: readonly string[];
  fatta: readonly string[];
  sospesa: readonly string[];
  nulla: readonly string[];
}

const LINGUE: readonly Lingua[] = [
  {
    nomi: ['Stato', 'Stato transazione', 'Stato del movimento', 'Esito operazione'],
    fatta: ['Contabilizzati', 'Eseguito', 'Completato', 'Definitivo', 'Regolata', 'Accettata', 'A buon fine'],
    sospesa: [
      'Prenotato',
      'In sospeso',
      'Provvisorio',
      'In verifica',
      'Da confermare',
      'In fase di addebito',
      'Programmato',
    ],
    nulla: [
      'ANNULLATI',
      'Rifiutati',
      'Stornato',
      'Non andato a buon fine',
      'Bloccata',
      'Cancellata',
      'Insoluto',
      'Errore',
      'Richiamato',
    ],
  },
  {
    nomi: ['Status', 'State', 'Transaction status'],
    fatta: ['Booked', 'Completed', 'Settled', 'Success', 'Posted', 'Paid'],
    sospesa: ['Pending', 'Authorisation', 'Scheduled', 'In progress', 'Awaiting'],
    nulla: [
      'Reverted',
      'Declined',
      'CANCELED',
      'Failed',
      'Reversed',
      'Rejected',
      'Void',
      'Blocked',
      'Returned',
    ],
  },
  {
    nomi: ['Status', 'Buchungsstatus'],
    fatta: ['Gebucht', 'Ausgeführt', 'Abgeschlossen'],
    sospesa: ['Vorgemerkt', 'In Bearbeitung', 'Geplant'],
    nulla: ['Storniert', 'Abgelehnt', 'Zurückgewiesen', 'Fehlgeschlagen', 'Abgebrochen'],
  },
  {
    nomi: ['Statut', 'État'],
    fatta: ['Comptabilisé', 'Exécuté', 'Terminé'],
    sospesa: ['En attente', 'En cours', 'À venir'],
    nulla: ['Annulée', 'Refusé', 'Rejetée', 'Échoué'],
  },
  {
    nomi: ['Estado'],
    fatta: ['Contabilizado', 'Completado', 'Ejecutada'],
    sospesa: ['Pendiente', 'En proceso', 'Retenido'],
    nulla: ['Anulada', 'Rechazado', 'Cancelado', 'Devuelta', 'Fallida'],
  },
];

const written = (righe: readonly RigaConto[], divisa: string, real: (riga: RigaConto) => boolean) =>
  righe
    .filter((riga) => real(riga))
    .map(({ data, cents: importo, testo }) => ({
      data,
      importo,
      divisa,
      conto: null,
      controparte: null,
      testo,
    }));

/** A column of them. */
export function makeStatiLingue(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const language = caso.da(LINGUE);
  const [done, suspended, nothing] = [
    caso.da(language.fatta),
    caso.da(language.sospesa),
    caso.da(language.nulla),
  ];
  const righe = makeMovimenti(caso, caso.intero(6, 20)).map((riga, at) => ({
    ...riga,
    saldo: 0,
    stato: at === 0 || !caso.unaSu(4) ? done : caso.choose(nothing, suspended),
  }));
  const state: ColonnaScritta<RigaConto> = { nome: caso.da(language.nomi), cella: (riga) => riga.stato };
  return {
    tipo: 'conto, stati in più lingue',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: ways.divisa === 'EUR' ? [] : [['Divisa', ways.divisa]],
      colonne: sort(caso, [...testata(ways), parlato(ways), ...SOLDI['con segno'](ways), state]),
      righe,
      sotto: [],
    }),
    vere: written(righe, ways.divisa, (riga) => riga.stato === done),
    natura: 'movimento',
    azienda: null,
  };
}

/** Two lists in one file: what is booked, and under a title of its own what is not. */
export function makeDueElenchi(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const all = makeMovimenti(caso, caso.intero(6, 20)).map((riga) => ({ ...riga, saldo: 0, stato: '' }));
  const suspended = all.slice(-caso.intero(1, 3));
  const finished = all.slice(0, -suspended.length);
  const colonne = [...testata(ways), parlato(ways), ...SOLDI['con segno'](ways)];
  const title = caso.choose(
    'Movimenti non contabilizzati',
    'Operazioni in attesa di contabilizzazione',
    'MOVIMENTI NON ANCORA CONTABILIZZATI',
    'Operazioni da contabilizzare',
  );
  const conTesta = caso.unaSu(2);
  const righe = compose(caso, {
    sopra: [[caso.choose('Movimenti contabilizzati', 'Lista movimenti')]],
    colonne,
    righe: finished,
    sotto: [
      [title],
      ...(conTesta ? [colonne.map(({ nome }) => nome)] : []),
      ...suspended.map((riga, at) => colonne.map(({ cella }) => cella(riga, at))),
    ],
  });
  return {
    tipo: 'conto, due elenchi',
    nome: caso.da(NOMI_FILE),
    righe: ways.divisa === 'EUR' ? righe : [['Divisa', ways.divisa], ...righe],
    vere: written(finished, ways.divisa, () => true),
    natura: 'movimento',
    azienda: null,
  };
}

/** Rows that state a balance, an availability or a carried total, dated and with an amount as if they were movements. */
export function makeRigheSaldo(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const { cents } = ways;
  let saldo = caso.intero(50_000, 3_000_000);
  const opening = saldo;
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo, stato: '' };
  });
  const [before, after] = caso.choose(
    ['SALDO INIZIALE', 'SALDO FINALE'] as const,
    ['Saldo precedente', 'Nuovo saldo'] as const,
    ['Riporto da estratto precedente', 'Saldo a riportare'] as const,
    ['Saldo contabile iniziale', 'Saldo contabile finale'] as const,
    ['SALDO AL 31/12', 'SALDO DISPONIBILE'] as const,
    ['Giacenza iniziale', 'Giacenza finale'] as const,
    ['Disponibilità iniziale', 'Disponibilità residua'] as const,
  );
  const day = testata(ways)[0]?.cella ?? (() => '');
  const queue = movimenti.at(-1);
  const head = movimenti[0];
  const meta = Math.floor(movimenti.length / 2);
  const falsa = (testo: string, riga: RigaConto, importo: number): RigaConto => ({
    ...riga,
    testo,
    cents: importo,
  });
  const righe: RigaConto[] = [
    ...(head ? [falsa(before, head, opening)] : []),
    ...movimenti.slice(0, meta),
    ...(caso.unaSu(3) && head
      ? [falsa('TOTALE DA RIPORTARE', movimenti[meta] ?? head, movimenti[meta - 1]?.saldo ?? 0)]
      : []),
    ...movimenti.slice(meta),
    ...(queue ? [falsa(after, queue, queue.saldo)] : []),
  ];
  return {
    tipo: 'conto, righe di saldo',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: ways.divisa === 'EUR' ? [] : [['Divisa', ways.divisa]],
      colonne: sort(caso, [
        { nome: 'Data', cella: (riga: RigaConto, at: number) => day(riga, at) },
        parlato(ways),
        { nome: 'Importo', cella: (riga: RigaConto) => cents(riga.cents) },
      ]),
      righe,
      sotto: [],
    }),
    vere: written(movimenti, ways.divisa, () => true),
    natura: 'movimento',
    azienda: null,
  };
}
