/** The two faces of the studio as values. */
import type { AziendaStudio, ContoStudio } from '#api/contract/studio.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { findAttenzione } from '#domain/studio/attention.ts';
import { findStatoMese, listMesi } from '#domain/studio/months.ts';
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { APRI_COMPITO, ASSEGNA_COMPITI, CREA_COMPITI } from './actions.tsx';
import { righeMesi, righeStudio } from './atoms.ts';
import { makeColonneMesi, makeColonneStudio } from './columns.tsx';

/** As many as the server keeps. */
const MESI = 12;

/** `oggi` decides who is behind. Keep the answer: another workspace is another grid. */
export const makeStudio = (oggi: Giorno): Workspace<AziendaStudio> =>
  defineWorkspace<AziendaStudio>({
    id: 'studio',
    titolo: 'Studio',
    nomi: ['azienda', 'aziende'],
    colonne: makeColonneStudio(oggi),
    getId: ({ id }) => id,
    righe: righeStudio,
    azioni: [CREA_COMPITI, ASSEGNA_COMPITI, APRI_COMPITO, AGGIORNA, ESPORTA, ESPORTA_COME],
    classeRiga: ({ situazione }) => (findAttenzione(situazione, oggi) === 'non_quadra' ? 'errore' : null),
    descrivi: ({ ragione_sociale }) => ragione_sociale,
    vuoto: {
      titolo: 'Nessuna azienda',
      testo: 'Qui compaiono le aziende che puoi aprire. Chiedi a chi amministra Quadra di dartene una.',
    },
  });

/** The conti of the same aziende, a column for each of the last twelve months. */
export function makeMesi(oggi: Giorno): Workspace<ContoStudio> {
  const mesi = listMesi(oggi, MESI);
  return defineWorkspace<ContoStudio>({
    id: 'studio-mesi',
    titolo: 'Conti e mesi',
    nomi: ['conto', 'conti'],
    // The month at hand first: it is the one that is worked on.
    colonne: makeColonneMesi(mesi.toReversed()),
    getId: ({ id_azienda, id_conto }) => `${id_azienda}/${id_conto}`,
    righe: righeMesi,
    azioni: [AGGIORNA, ESPORTA, ESPORTA_COME],
    classeRiga: (riga) => (mesi.some((mese) => findStatoMese(riga, mese) === 'non_quadra') ? 'errore' : null),
    descrivi: ({ azienda, conto }) => `${conto} di ${azienda}`,
    vuoto: {
      titolo: 'Nessun conto',
      testo: 'Le aziende che puoi aprire non hanno ancora conti: si creano importando il primo estratto.',
    },
  });
}
