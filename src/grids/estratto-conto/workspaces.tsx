/** The two faces of the estratto conto, as values. */
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import {
  AGGIORNA,
  defineWorkspace,
  ESPORTA,
  ESPORTA_COME,
  VERSI_PARTITE,
  type Workspace,
} from '#grids/engine/index.ts';
import { WHO_CLOSES_IT, IGNORE, IMPORTA, RIAPRI, STESSA_IMPORTAZIONE } from './actions.tsx';
import { filtersAtom, readOrigini, righeEstratto, type ShownRiga } from './atoms.ts';
import { COLONNE_MOVIMENTI, COLONNE_PARTITE } from './columns.tsx';
import { estrattoEdits } from './edits.ts';

const comune: Omit<Workspace<ShownRiga>, 'nomi' | 'colonne' | 'empty'> = {
  id: 'estratto-conto',
  titolo: 'Estratto Conto',
  righe: righeEstratto,
  actions: [AGGIORNA, IMPORTA, ESPORTA, ESPORTA_COME, WHO_CLOSES_IT, IGNORE, RIAPRI, STESSA_IMPORTAZIONE],
  measure: { importo: ({ importo }) => importo, divisa: ({ divisa }) => divisa },
  edits: estrattoEdits,
  describe: ({ data, importo, divisa, descrizione }) =>
    `${formatData(data)}, ${formatImporto(importo)} ${divisa}: ${descrizione}`,
  filtersAtom,
  origini: (store, righe) => readOrigini((each) => store.get(each), righe),
};

export const MOVIMENTI = defineWorkspace<ShownRiga>({
  ...comune,
  faccia: 'movimenti',
  nomi: ['movimento', 'movimenti'],
  colonne: COLONNE_MOVIMENTI,
  empty: {
    titolo: 'Nessun movimento',
    testo:
      'Importa il file che la banca ti dà (CSV, Excel, CAMT, MT940, CBI): i movimenti si vedono qui, provati al centesimo.',
    azione: IMPORTA,
  },
});

export const PARTITE = defineWorkspace<ShownRiga>({
  ...comune,
  faccia: 'partite',
  nomi: ['partita', 'partite'],
  colonne: COLONNE_PARTITE,
  versi: VERSI_PARTITE,
  empty: {
    titolo: 'Nessuna partita',
    testo: 'Importa l’elenco delle fatture da incassare o da pagare: ogni documento con la sua scadenza.',
    azione: IMPORTA,
  },
});
