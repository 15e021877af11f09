/** The grid beside the calendar, as a value. */
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, defineWorkspace, VERSI_PARTITE } from '#grids/engine/index.ts';
import { ANNULLA, BANCO, ESPORTA_QUI, SOLO_SOGGETTO, SPOSTA } from './actions.tsx';
import { indicataAtom, type RigaScadenza, righeScadenze, seguiAtom } from './atoms.ts';
import { COLONNE } from './columns.tsx';

export const SCADENZE = defineWorkspace<RigaScadenza>({
  id: 'scadenziario',
  titolo: 'Partite',
  parte: true,
  nomi: ['partita', 'partite'],
  colonne: COLONNE,
  getId: ({ id }) => id,
  righe: righeScadenze,
  azioni: [ANNULLA, AGGIORNA, ESPORTA_QUI, SPOSTA, BANCO, SOLO_SOGGETTO],
  misura: { importo: ({ residuo }) => residuo, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  segui: (store, scelte) => store.set(seguiAtom, scelte),
  indicataAtom,
  classeRiga: ({ situazione }) => {
    if (situazione === 'chiusa' || situazione === 'ignorata') return 'spenta';
    return situazione === 'forse_pagata' ? 'avviso' : null;
  },
  descrivi: ({ scadenza, residuo, ragione_sociale }) =>
    `${formatData(scadenza)}, ${formatImporto(residuo)}: ${ragione_sociale}`,
  vuoto: {
    titolo: 'Nessuna scadenza in questi giorni',
    testo: 'Cambia periodo o filtri; le partite arrivano importando l’elenco delle fatture.',
  },
});
