/** The tracciati as a workspace. */
import { AGGIORNA, defineWorkspace, ESPORTA } from '#grids/engine/index.ts';
import {
  OPEN,
  ATTIVA,
  CONDIVIDI,
  COPY,
  ELIMINA,
  EXPORT_FILE,
  IMPORTA_FILE,
  NUOVO,
  REMOVE,
  BACK,
} from './actions.tsx';
import { righeTracciati } from './atoms.ts';
import { COLONNE_TRACCIATI } from './columns.tsx';
import type { RigaTracciato } from './righe.ts';

export const TRACCIATI = defineWorkspace<RigaTracciato>({
  id: 'tracciati',
  titolo: 'Tracciati',
  nomi: ['tracciato', 'tracciati'],
  colonne: COLONNE_TRACCIATI,
  righe: righeTracciati,
  actions: [
    NUOVO,
    IMPORTA_FILE,
    OPEN,
    COPY,
    ATTIVA,
    CONDIVIDI,
    BACK,
    REMOVE,
    EXPORT_FILE,
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
