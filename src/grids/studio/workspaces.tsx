/** The two faces of the studio as values. */
import type { ContoStudio } from '#api/contract/studio.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { findAttention } from '#domain/studio/attention.ts';
import { listMesi } from '#domain/date.ts';
import { findStatoMese } from '#domain/studio/months.ts';
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { OPEN_COMPITO, ASSIGN_COMPITI, CREA_COMPITI, SEND_FASCICOLI } from './actions.tsx';
import { studioEdits, righeMesi, righeStudio, type RigaStudio } from './atoms.ts';
import { makeColonneMesi, makeColonneStudio } from './columns.tsx';

/** As many as the server keeps. */
const MESI = 12;

/** `today` decides who is behind. Keep the answer: another workspace is another grid. */
export const makeStudio = (today: Giorno): Workspace<RigaStudio> =>
  defineWorkspace<RigaStudio>({
    id: 'studio',
    titolo: 'Studio',
    nomi: ['azienda', 'aziende'],
    colonne: makeColonneStudio(today),
    close: true,
    righe: righeStudio,
    edits: studioEdits,
    actions: [CREA_COMPITI, ASSIGN_COMPITI, OPEN_COMPITO, SEND_FASCICOLI, AGGIORNA, ESPORTA, ESPORTA_COME],
    rigaClass: ({ situazione }) => (findAttention(situazione, today) === 'non_quadra' ? 'errore' : null),
    describe: ({ ragione_sociale }) => ragione_sociale,
    empty: {
      titolo: 'Nessuna azienda',
      testo: 'Qui compaiono le aziende che puoi aprire. Chiedi a chi amministra Quadra di dartene una.',
    },
  });

/** The conti of the same aziende, a column for each of the last twelve months. */
export function makeMesi(today: Giorno): Workspace<ContoStudio> {
  const months = listMesi(today, MESI);
  return defineWorkspace<ContoStudio>({
    id: 'studio-mesi',
    titolo: 'Conti e mesi',
    nomi: ['conto', 'conti'],
    // The month at hand first: it is the one that is worked on.
    colonne: makeColonneMesi(months.toReversed()),
    righe: righeMesi,
    actions: [AGGIORNA, ESPORTA, ESPORTA_COME],
    rigaClass: (riga) =>
      months.some((month) => findStatoMese(riga, month) === 'non_quadra') ? 'errore' : null,
    describe: ({ azienda, conto }) => `${conto} di ${azienda}`,
    empty: {
      titolo: 'Nessun conto',
      testo: 'Le aziende che puoi aprire non hanno ancora conti: si creano importando il primo estratto.',
    },
  });
}
