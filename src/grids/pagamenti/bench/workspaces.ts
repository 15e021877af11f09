/** The two sides of the bench, as values. */
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, type Azione, defineWorkspace, ESPORTA, VERSI_PARTITE } from '#grids/engine/index.ts';
import {
  ACCEPT,
  ACCEPT_ALL,
  makeDifferenzaAction,
  makeUndoAction,
  AZIONI_PARTITE,
  SEARCH_BY_HAND,
  COLLEGA,
  DETTAGLI,
  makeSplitAction,
  RIFIUTA,
  makeRedoAction,
  CHOOSE,
} from './actions.tsx';
import { busyAtom } from './decision.ts';
import { describeEmpty } from './empty.tsx';
import { COLONNE_MOVIMENTI, COLONNE_PARTITE } from './columns.tsx';
import { narrowedAtom, tabEmptyAtom } from './tabs.ts';
import { getSituazione } from './situations.tsx';
import { EXPLAIN_ACTIONS } from './explain-actions.tsx';
import { followMovimentiAtom, followPartiteAtom } from './chosen.ts';
import { getQuanto, type RigaMovimento, type RigaPartita, righeMovimenti, righePartite } from './righe.ts';

/** Beside each other there is room for icons alone. */
const EXPORT_MOVIMENTI: Azione<RigaMovimento> = { ...ESPORTA, iconOnly: true };

export const MOVIMENTI = defineWorkspace<RigaMovimento>({
  id: 'pagamenti-movimenti',
  titolo: 'Movimenti',
  parte: true,
  indirizzo: true,
  atHand: true,
  nomi: ['movimento', 'movimenti'],
  colonne: COLONNE_MOVIMENTI,
  close: true,
  lines: 2,
  linesOnPhone: 5,
  narrowedAtom,
  narrowedEmptyAtom: tabEmptyAtom,
  righe: righeMovimenti,
  busyAtom,
  actions: [
    makeUndoAction<RigaMovimento>(),
    makeRedoAction<RigaMovimento>(),
    AGGIORNA,
    EXPORT_MOVIMENTI,
    ACCEPT_ALL,
    ACCEPT,
    ...CHOOSE,
    RIFIUTA,
    SEARCH_BY_HAND,
    DETTAGLI,
    COLLEGA,
    makeSplitAction<RigaMovimento>(),
    makeDifferenzaAction<RigaMovimento>(),
    ...EXPLAIN_ACTIONS,
  ],
  measure: { importo: getQuanto, divisa: ({ divisa }) => divisa },
  follow: (store, choices) => store.set(followMovimentiAtom, choices),
  rigaClass: (riga) => {
    // What was explained before is there to be read; what is explained under the hand is crossed out.
    if (riga.lettaChiusa) return null;
    if (riga.esito !== null || riga.stato === 'chiusa' || riga.stato === 'ignorata') return 'spenta';
    const now = getSituazione(riga);
    return now === 'parita' || now === 'incerta' ? 'avviso' : null;
  },
  describe: ({ data, residuo, descrizione }) =>
    `${formatData(data)}, ${formatImporto(residuo)}: ${descrizione}`,
  empty: describeEmpty({ filters: false, explained: false }),
});

export const PARTITE = defineWorkspace<RigaPartita>({
  id: 'pagamenti-partite',
  titolo: 'Partite aperte',
  parte: true,
  nomi: ['partita', 'partite'],
  colonne: COLONNE_PARTITE,
  close: true,
  righe: righePartite,
  busyAtom,
  actions: AZIONI_PARTITE,
  measure: { importo: ({ residuo }) => residuo, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  follow: (store, choices) => store.set(followPartiteAtom, choices),
  rigaClass: ({ proposta, stato }) => {
    if (stato === 'chiusa' || stato === 'ignorata') return 'spenta';
    return proposta ? 'nuova' : null;
  },
  describe: ({ ragione_sociale, numero_documento, residuo }) =>
    [ragione_sociale, numero_documento, formatImporto(residuo)].filter(Boolean).join(', '),
  empty: {
    titolo: 'Nessuna partita aperta',
    testo: 'Importa le fatture o l’elenco delle partite: qui compaiono quelle ancora da chiudere.',
  },
});
