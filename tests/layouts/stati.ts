/** What became of each operation, in several languages: in a column, among the words, or by the list it stands in. */
import { Caso } from './caso.ts';
import { makeModi, NOMI_FILE, parlato, SOLDI, testata, type RigaConto } from './colonne-conto.ts';
import { makeMovimenti } from './movimenti.ts';
import type { Layout } from './modello.ts';
import { componi, ordina, type ColonnaScritta } from './tavola.ts';

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

const scritte = (righe: readonly RigaConto[], divisa: string, vere: (riga: RigaConto) => boolean) =>
  righe
    .filter((riga) => vere(riga))
    .map(({ data, cents: importo }) => ({ data, importo, divisa, conto: null, controparte: null }));

/** A column of them. */
export function makeStatiLingue(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const lingua = caso.da(LINGUE);
  const [fatta, sospesa, nulla] = [caso.da(lingua.fatta), caso.da(lingua.sospesa), caso.da(lingua.nulla)];
  const righe = makeMovimenti(caso, caso.intero(6, 20)).map((riga, at) => ({
    ...riga,
    saldo: 0,
    stato: at === 0 || !caso.unaSu(4) ? fatta : caso.scegli(nulla, sospesa),
  }));
  const stato: ColonnaScritta<RigaConto> = { nome: caso.da(lingua.nomi), cella: (riga) => riga.stato };
  return {
    tipo: 'conto, stati in più lingue',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: modi.divisa === 'EUR' ? [] : [['Divisa', modi.divisa]],
      colonne: ordina(caso, [...testata(modi), parlato(modi), ...SOLDI['con segno'](modi), stato]),
      righe,
      sotto: [],
    }),
    vere: scritte(righe, modi.divisa, (riga) => riga.stato === fatta),
    natura: 'movimento',
    azienda: null,
  };
}

/** Two lists in one file: what is booked, and under a title of its own what is not. */
export function makeDueElenchi(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const tutte = makeMovimenti(caso, caso.intero(6, 20)).map((riga) => ({ ...riga, saldo: 0, stato: '' }));
  const sospese = tutte.slice(-caso.intero(1, 3));
  const fatte = tutte.slice(0, -sospese.length);
  const colonne = [...testata(modi), parlato(modi), ...SOLDI['con segno'](modi)];
  const titolo = caso.scegli(
    'Movimenti non contabilizzati',
    'Operazioni in attesa di contabilizzazione',
    'MOVIMENTI NON ANCORA CONTABILIZZATI',
    'Operazioni da contabilizzare',
  );
  const conTesta = caso.unaSu(2);
  const righe = componi(caso, {
    sopra: [[caso.scegli('Movimenti contabilizzati', 'Lista movimenti')]],
    colonne,
    righe: fatte,
    sotto: [
      [titolo],
      ...(conTesta ? [colonne.map(({ nome }) => nome)] : []),
      ...sospese.map((riga, at) => colonne.map(({ cella }) => cella(riga, at))),
    ],
  });
  return {
    tipo: 'conto, due elenchi',
    nome: caso.da(NOMI_FILE),
    righe: modi.divisa === 'EUR' ? righe : [['Divisa', modi.divisa], ...righe],
    vere: scritte(fatte, modi.divisa, () => true),
    natura: 'movimento',
    azienda: null,
  };
}

/** Rows that state a balance, an availability or a carried total, dated and with an amount as if they were movements. */
export function makeRigheSaldo(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const { cents } = modi;
  let saldo = caso.intero(50_000, 3_000_000);
  const iniziale = saldo;
  const movimenti = makeMovimenti(caso, caso.intero(5, 20)).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo, stato: '' };
  });
  const [prima, dopo] = caso.scegli(
    ['SALDO INIZIALE', 'SALDO FINALE'] as const,
    ['Saldo precedente', 'Nuovo saldo'] as const,
    ['Riporto da estratto precedente', 'Saldo a riportare'] as const,
    ['Saldo contabile iniziale', 'Saldo contabile finale'] as const,
    ['SALDO AL 31/12', 'SALDO DISPONIBILE'] as const,
    ['Giacenza iniziale', 'Giacenza finale'] as const,
    ['Disponibilità iniziale', 'Disponibilità residua'] as const,
  );
  const giorno = testata(modi)[0]?.cella ?? (() => '');
  const coda = movimenti.at(-1);
  const testa = movimenti[0];
  const meta = Math.floor(movimenti.length / 2);
  const falsa = (testo: string, riga: RigaConto, importo: number): RigaConto => ({
    ...riga,
    testo,
    cents: importo,
  });
  const righe: RigaConto[] = [
    ...(testa ? [falsa(prima, testa, iniziale)] : []),
    ...movimenti.slice(0, meta),
    ...(caso.unaSu(3) && testa
      ? [falsa('TOTALE DA RIPORTARE', movimenti[meta] ?? testa, movimenti[meta - 1]?.saldo ?? 0)]
      : []),
    ...movimenti.slice(meta),
    ...(coda ? [falsa(dopo, coda, coda.saldo)] : []),
  ];
  return {
    tipo: 'conto, righe di saldo',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: modi.divisa === 'EUR' ? [] : [['Divisa', modi.divisa]],
      colonne: ordina(caso, [
        { nome: 'Data', cella: (riga: RigaConto, at: number) => giorno(riga, at) },
        parlato(modi),
        { nome: 'Importo', cella: (riga: RigaConto) => cents(riga.cents) },
      ]),
      righe,
      sotto: [],
    }),
    vere: scritte(movimenti, modi.divisa, () => true),
    natura: 'movimento',
    azienda: null,
  };
}
