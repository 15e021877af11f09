/** The grid beside the calendar, as a value. */
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, defineWorkspace, VERSI_PARTITE } from '#grids/engine/index.ts';
import { ANNULLA, BANCO, EXPORT_HERE, SOLO_SOGGETTO, MOVE } from './actions.tsx';
import { indicatedAtom, type RigaScadenza, righeScadenze, followAtom } from './atoms.ts';
import { COLONNE } from './columns.tsx';

export const SCADENZE = defineWorkspace<RigaScadenza>({
  id: 'scadenziario',
  titolo: 'Partite',
  parte: true,
  nomi: ['partita', 'partite'],
  colonne: COLONNE,
  righe: righeScadenze,
  actions: [ANNULLA, AGGIORNA, EXPORT_HERE, MOVE, BANCO, SOLO_SOGGETTO],
  measure: { importo: ({ residuo }) => residuo, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  follow: (store, choices) => store.set(followAtom, choices),
  indicatedAtom,
  rigaClass: ({ situazione }) => {
    if (situazione === 'chiusa' || situazione === 'ignorata') return 'spenta';
    return situazione === 'forse_pagata' ? 'avviso' : null;
  },
  describe: ({ scadenza, residuo, ragione_sociale }) =>
    `${formatData(scadenza)}, ${formatImporto(residuo)}: ${ragione_sociale}`,
  empty: {
    titolo: 'Nessuna scadenza in questi giorni',
    testo: 'Cambia periodo o filtri; le partite arrivano importando l’elenco delle fatture.',
  },
});
