/** The two faces of the area as values. */
import type { Lettera, Sollecito } from '#api/contract/solleciti.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, VERSI_PARTITE } from '#grids/engine/index.ts';
import { OPEN, CALENDARIO, CLIENTE, ESCLUSE, FERMA, LIVELLI, PREPARE } from './actions.tsx';
import { righeLettere, righeSolleciti } from './atoms.ts';
import { COLONNE_LETTERE, COLONNE_SOLLECITI } from './columns.tsx';

export const LETTERE = defineWorkspace<Lettera>({
  id: 'solleciti',
  titolo: 'Solleciti',
  nomi: ['sollecito da inviare', 'solleciti da inviare'],
  colonne: COLONNE_LETTERE,
  righe: righeLettere,
  actions: [PREPARE, ESCLUSE, LIVELLI, CALENDARIO, AGGIORNA, ESPORTA, ESPORTA_COME, CLIENTE],
  measure: { importo: ({ totale }) => totale, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  rigaClass: ({ email }) => (email === null ? 'avviso' : null),
  describe: ({ ragione_sociale, totale }) => `${ragione_sociale}, ${formatImporto(totale)}`,
  empty: {
    titolo: 'Nessuno da sollecitare oggi',
    testo:
      'Qui compaiono i clienti in ritardo, quando è passato il tempo del livello a cui sono. Se ti aspettavi qualcuno, guarda i livelli e le partite escluse.',
    azione: LIVELLI,
  },
});

export const SOLLECITI = defineWorkspace<Sollecito>({
  id: 'solleciti-inviati',
  titolo: 'Solleciti',
  nomi: ['sollecito', 'solleciti'],
  colonne: COLONNE_SOLLECITI,
  righe: righeSolleciti,
  actions: [LIVELLI, CALENDARIO, AGGIORNA, ESPORTA, ESPORTA_COME, OPEN, FERMA, CLIENTE],
  measure: { importo: ({ totale }) => totale, divisa: ({ divisa }) => divisa },
  versi: VERSI_PARTITE,
  rigaClass: ({ stato }) =>
    stato === 'annullato' ? 'spenta' : stato === 'fallito' ? 'errore' : stato === 'incerto' ? 'avviso' : null,
  describe: ({ ragione_sociale, livello }) => `${livello} a ${ragione_sociale}`,
  empty: {
    titolo: 'Nessun sollecito',
    testo: 'I solleciti che confermi restano qui: a chi, quando, con quale testo e quali allegati.',
  },
});
