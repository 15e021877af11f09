/** The import log as a value. */
import type { Importazione } from '#api/contract/importazioni.ts';
import { AGGIORNA, defineWorkspace, ESPORTA } from '#grids/engine/index.ts';
import {
  ANNULLA,
  ANNULLA_RILETTURA,
  OPEN_RIGHE,
  IMPORTA,
  IMPOSTAZIONI,
  REREAD,
  DOWNLOAD,
} from './actions.tsx';
import { righeImportazioni } from './atoms.ts';
import { COLONNE_IMPORTAZIONI } from './columns.tsx';

export const IMPORTAZIONI = defineWorkspace<Importazione>({
  id: 'importazioni',
  titolo: 'Importazioni',
  nomi: ['importazione', 'importazioni'],
  colonne: COLONNE_IMPORTAZIONI,
  righe: righeImportazioni,
  actions: [OPEN_RIGHE, REREAD, ANNULLA_RILETTURA, DOWNLOAD, ANNULLA, IMPOSTAZIONI, AGGIORNA, ESPORTA],
  empty: {
    titolo: 'Nessuna importazione',
    testo: 'Qui resta traccia di ogni file importato: chi, quando, quante righe e se i saldi quadrano.',
    azione: IMPORTA,
  },
  rigaClass: ({ stato, quadratura }) => {
    if (stato === 'annullato') return 'spenta';
    return quadratura?.esito === 'non_quadra' ? 'errore' : null;
  },
  origini: (_store, righe) =>
    righe.map(({ id_imp, nome_file, sha256 }) => ({ id_imp, nome: nome_file, sha256 })),
});
