/** What can be done with the aziende chosen: tasks made, given, looked into. */
import { ClipboardTaskListLtrRegular, PersonAddRegular, TaskListAddRegular } from '@fluentui/react-icons';
import type { AziendaStudio, CompitoStudio } from '#api/contract/studio.ts';
import type { Azione } from '#grids/engine/index.ts';
import { apriDialogoAtom } from './dialogs/open.ts';

/** The tasks of some aziende that are still to be done. */
const listAperti = (righe: readonly AziendaStudio[]): CompitoStudio[] =>
  righe.flatMap(({ compito }) => (compito !== null && compito.fatto_il === null ? [compito] : []));

export const CREA_COMPITI: Azione<AziendaStudio> = {
  id: 'crea-compiti',
  scrive: true,
  label: 'Crea compiti',
  icon: <TaskListAddRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un’azienda' : null),
  run: ({ righe, store }) => store.set(apriDialogoAtom, { tipo: 'crea', righe }),
};

export const ASSEGNA_COMPITI: Azione<AziendaStudio> = {
  id: 'assegna-compiti',
  scrive: true,
  label: 'Assegna i compiti',
  icon: <PersonAddRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) =>
    listAperti(righe).length === 0 ? 'Le aziende scelte non hanno compiti aperti' : null,
  run: ({ righe, store }) => store.set(apriDialogoAtom, { tipo: 'assegna', compiti: listAperti(righe) }),
};

export const APRI_COMPITO: Azione<AziendaStudio> = {
  id: 'apri-compito',
  label: 'Apri il compito',
  icon: <ClipboardTaskListLtrRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...altre] }) =>
    riga === undefined || altre.length > 0
      ? 'Scegli un’azienda sola'
      : riga.compito === null
        ? 'L’azienda non ha compiti'
        : null,
  run: ({ righe: [riga], store }) => {
    if (riga?.compito) store.set(apriDialogoAtom, { tipo: 'compito', compito: riga.compito });
  },
};
