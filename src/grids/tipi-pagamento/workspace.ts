/** The ways of paying as a workspace: one value says all that the grid draws. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { AGGIORNA, defineWorkspace, ESPORTA } from '#grids/engine/index.ts';
import { ANNULLA, ATTIVA, CAMBIA_GIORNI, ELIMINA, MODIFICA, NUOVO, RIPETI } from './actions.tsx';
import { modificaCellaAtom, righeTipi } from './atoms.ts';
import { cambioDi, validaCella } from './celle.ts';
import { COLONNE_TIPI } from './columns.tsx';

export const TIPI_PAGAMENTO = defineWorkspace<TipoPagamento>({
  id: 'tipi-pagamento',
  titolo: 'Tipi di pagamento',
  nomi: ['tipo', 'tipi'],
  colonne: COLONNE_TIPI,
  getId: ({ id }) => id,
  righe: righeTipi,
  azioni: [NUOVO, ANNULLA, RIPETI, MODIFICA, ATTIVA, CAMBIA_GIORNI, ELIMINA, AGGIORNA, ESPORTA],
  vuoto: {
    titolo: 'Nessun tipo di pagamento',
    testo: 'Crea i modi in cui i clienti pagano e tu paghi: dopo quanti giorni, e se a fine mese.',
    azione: NUOVO,
  },
  valida: validaCella,
  onModifica: (store, modifica, riga) => {
    const cambio = cambioDi(modifica, riga);
    if (cambio) void store.set(modificaCellaAtom, cambio);
  },
  classeRiga: ({ attivo }) => (attivo ? null : 'spenta'),
});
