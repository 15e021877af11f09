/** The matrix as a workspace: its columns are the mandanti there are. */
import type { ParteMatrice } from '#api/contract/matrice-agenti.ts';
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { ANAGRAFICHE, COPY, PERIODI } from './actions.tsx';
import { matriceEdits, righeMatrice } from './atoms.ts';
import { makeColonne } from './columns.tsx';
import type { RigaMatrice } from './row.ts';

export function makeWorkspace(mandanti: readonly ParteMatrice[]): Workspace<RigaMatrice> {
  return defineWorkspace<RigaMatrice>({
    id: 'matrice-agenti',
    titolo: 'Matrice Agenti',
    nomi: ['agente', 'agenti'],
    colonne: makeColonne(mandanti),
    righe: righeMatrice,
    edits: matriceEdits,
    actions: [ANAGRAFICHE, AGGIORNA, ESPORTA, ESPORTA_COME, PERIODI, COPY],
    empty: {
      titolo: 'Nessun agente',
      testo:
        'Dai il ruolo di agente o di mandante a qualche soggetto: gli agenti sono le righe, i mandanti le colonne.',
      azione: ANAGRAFICHE,
    },
    describe: ({ agente }) => agente,
    // That nobody is covered is said in its own cell: a page all of one colour warns of nothing.
    rigaClass: (riga) => (riga.attivo ? null : 'spenta'),
  });
}
