/** The two sides of the bench, as values. */
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, type Azione, defineWorkspace, ESPORTA, VERSI_PARTITE } from '#grids/engine/index.ts';
import {
  ACCETTA,
  ACCETTA_TUTTE,
  makeDifferenzaAction,
  makeUndoAction,
  AZIONI_PARTITE,
  CERCA_A_MANO,
  COLLEGA,
  DETTAGLI,
  makeSplitAction,
  RIFIUTA,
  makeRedoAction,
  SCEGLI,
} from './actions.tsx';
import { COLONNE_MOVIMENTI, COLONNE_PARTITE } from './columns.tsx';
import { ristrettoAtom } from './tabs.ts';
import { getSituazione } from './situations.tsx';
import { AZIONI_SPIEGA } from './explain-actions.tsx';
import { seguiMovimentiAtom, seguiPartiteAtom } from './chosen.ts';
import { type RigaMovimento, type RigaPartita, righeMovimenti, righePartite } from './righe.ts';

/** Beside each other there is room for icons alone. */
const ESPORTA_MOVIMENTI: Azione<RigaMovimento> = { ...ESPORTA, soloIcona: true };

export const MOVIMENTI = defineWorkspace<RigaMovimento>({
  id: 'pagamenti-movimenti',
  titolo: 'Movimenti',
  parte: true,
  indirizzo: true,
  nomi: ['movimento', 'movimenti'],
  colonne: COLONNE_MOVIMENTI,
  linee: 2,
  ristrettoAtom,
  getId: ({ id }) => id,
  righe: righeMovimenti,
  azioni: [
    makeUndoAction<RigaMovimento>(),
    makeRedoAction<RigaMovimento>(),
    AGGIORNA,
    ESPORTA_MOVIMENTI,
    ACCETTA_TUTTE,
    ACCETTA,
    ...SCEGLI,
    RIFIUTA,
    CERCA_A_MANO,
    DETTAGLI,
    COLLEGA,
    makeSplitAction<RigaMovimento>(),
    makeDifferenzaAction<RigaMovimento>(),
    ...AZIONI_SPIEGA,
  ],
  misura: { importo: ({ residuo }) => residuo, divisa: ({ divisa }) => divisa },
  segui: (store, scelte) => store.set(seguiMovimentiAtom, scelte),
  classeRiga: (riga) => {
    if (riga.esito !== null || riga.stato === 'chiusa' || riga.stato === 'ignorata') return 'spenta';
    const now = getSituazione(riga);
    return now === 'parita' || now === 'incerta' ? 'avviso' : null;
  },
  descrivi: ({ data, residuo, descrizione }) =>
    `${formatData(data)}, ${formatImporto(residuo)}: ${descrizione}`,
  vuoto: {
    titolo: 'Nessun movimento da abbinare',
    testo:
      'Con questi filtri ogni movimento è già spiegato. Importa un estratto conto, o allarga il periodo.',
  },
});

export const PARTITE = defineWorkspace<RigaPartita>({
  id: 'pagamenti-partite',
  titolo: 'Partite aperte',
  parte: true,
  nomi: ['partita', 'partite'],
  colonne: COLONNE_PARTITE,
  getId: ({ id }) => id,
  righe: righePartite,
  azioni: AZIONI_PARTITE,
  misura: { importo: ({ residuo }) => residuo, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  segui: (store, scelte) => store.set(seguiPartiteAtom, scelte),
  classeRiga: ({ proposta, stato }) => {
    if (stato === 'chiusa' || stato === 'ignorata') return 'spenta';
    return proposta ? 'nuova' : null;
  },
  descrivi: ({ ragione_sociale, numero_documento, residuo }) =>
    [ragione_sociale, numero_documento, formatImporto(residuo)].filter(Boolean).join(', '),
  vuoto: {
    titolo: 'Nessuna partita aperta',
    testo: 'Importa le fatture o l’elenco delle partite: qui compaiono quelle ancora da chiudere.',
  },
});
