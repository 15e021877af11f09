/** The ways of paying as a workspace: one value says all that the grid draws. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { AGGIORNA, defineWorkspace, ESPORTA } from '#grids/engine/index.ts';
import { ATTIVA, CAMBIA_GIORNI, ELIMINA, EDIT, NUOVO } from './actions.tsx';
import { tipiEdits, righeTipi } from './atoms.ts';
import { checkCell } from './cells.ts';
import { COLONNE_TIPI } from './columns.tsx';

export const TIPI_PAGAMENTO = defineWorkspace<TipoPagamento>({
  id: 'tipi-pagamento',
  titolo: 'Tipi di pagamento',
  nomi: ['tipo', 'tipi'],
  colonne: COLONNE_TIPI,
  righe: righeTipi,
  actions: [NUOVO, EDIT, ATTIVA, CAMBIA_GIORNI, ELIMINA, AGGIORNA, ESPORTA],
  empty: {
    titolo: 'Nessun tipo di pagamento',
    testo: 'Crea i modi in cui i clienti pagano e tu paghi: dopo quanti giorni, e se a fine mese.',
    azione: NUOVO,
  },
  valida: checkCell,
  edits: tipiEdits,
  describe: ({ codice, descrizione }) => `${codice}, ${descrizione}`,
  rigaClass: ({ attivo }) => (attivo ? null : 'spenta'),
});
