/** What can be done with the rows of the estratto conto. */
import { ArrowImportRegular, FilterRegular } from '@fluentui/react-icons';
import type { Azione } from '#grids/engine/index.ts';
import type { RigaMostrata } from './atoms.ts';
import { toPercorso } from './domanda.ts';

export const IMPORTA: Azione<unknown> = {
  id: 'importa',
  label: 'Importa',
  icon: <ArrowImportRegular />,
  dove: 'barra',
  run: ({ naviga }) => naviga('/app/importestratto'),
};

/** The one import that all these rows came with, or null. */
function importazioneDi(righe: readonly RigaMostrata[]): RigaMostrata | null {
  const [first, ...others] = righe;
  return first && others.every(({ id_imp }) => id_imp === first.id_imp) ? first : null;
}

/** From a row to all that came with it. */
export const STESSA_IMPORTAZIONE: Azione<RigaMostrata> = {
  id: 'stessa-importazione',
  label: 'Mostra solo le righe di questo file',
  icon: <FilterRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) =>
    importazioneDi(righe) === null ? 'Le righe scelte vengono da file diversi' : null,
  run: ({ righe, naviga }) => {
    const riga = importazioneDi(righe);
    if (riga) naviga(toPercorso({ natura: riga.natura, id_imp: riga.id_imp }));
  },
};
