/** The tracciati as a workspace. */
import { AGGIORNA, defineWorkspace, ESPORTA } from '#grids/engine/index.ts';
import {
  APRI,
  ATTIVA,
  CONDIVIDI,
  COPY,
  ELIMINA,
  ESPORTA_FILE,
  IMPORTA_FILE,
  NUOVO,
  TOGLI,
  TORNA,
} from './actions.tsx';
import { righeTracciati } from './atoms.ts';
import { COLONNE_TRACCIATI } from './columns.tsx';
import type { RigaTracciato } from './righe.ts';

export const TRACCIATI = defineWorkspace<RigaTracciato>({
  id: 'tracciati',
  titolo: 'Tracciati',
  nomi: ['tracciato', 'tracciati'],
  colonne: COLONNE_TRACCIATI,
  getId: ({ chiave }) => chiave,
  righe: righeTracciati,
  actions: [
    NUOVO,
    IMPORTA_FILE,
    APRI,
    COPY,
    ATTIVA,
    CONDIVIDI,
    TORNA,
    TOGLI,
    ESPORTA_FILE,
    ELIMINA,
    AGGIORNA,
    ESPORTA,
  ],
  empty: {
    titolo: 'Nessun tracciato',
    testo: 'Un tracciato ricorda come si legge un tipo di file. Nasce da un file di prova.',
    azione: NUOVO,
  },
  rigaClass: ({ stato }) => (stato === 'disattivato' ? 'spenta' : null),
});
