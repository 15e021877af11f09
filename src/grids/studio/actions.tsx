/** What can be done with the aziende chosen: tasks made, given, looked into. */
import {
  ClipboardTaskListLtrRegular,
  MailArrowUpRegular,
  PersonAddRegular,
  TaskListAddRegular,
} from '@fluentui/react-icons';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { MAX_FASCICOLI } from '#domain/studio/fascicoli.ts';
import type { Azione } from '#grids/engine/index.ts';
import { isAperto, type RigaStudio } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';

/** The tasks of some aziende that are still to be done. */
const listOpen = (righe: readonly RigaStudio[]): CompitoStudio[] =>
  righe.flatMap(({ compito }) => (isAperto(compito) ? [compito] : []));

export const CREA_COMPITI: Azione<RigaStudio> = {
  id: 'crea-compiti',
  writes: true,
  label: 'Crea compiti',
  icon: <TaskListAddRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un’azienda' : null),
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'crea', righe }),
};

export const ASSIGN_COMPITI: Azione<RigaStudio> = {
  id: 'assegna-compiti',
  writes: true,
  label: 'Assegna i compiti',
  icon: <PersonAddRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) =>
    listOpen(righe).length === 0 ? 'Le aziende scelte non hanno compiti aperti' : null,
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'assegna', compiti: listOpen(righe) }),
};

export const OPEN_COMPITO: Azione<RigaStudio> = {
  id: 'apri-compito',
  label: 'Apri il compito',
  icon: <ClipboardTaskListLtrRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) =>
    riga === undefined || others.length > 0
      ? 'Scegli un’azienda sola'
      : riga.compito === null
        ? 'L’azienda non ha compiti'
        : null,
  run: ({ righe: [riga], store }) => {
    if (riga?.compito) store.set(openAtom, { tipo: 'compito', compito: riga.compito });
  },
};

export const SEND_FASCICOLI: Azione<RigaStudio> = {
  id: 'invia-fascicoli',
  writes: true,
  label: 'Invia i fascicoli',
  icon: <MailArrowUpRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    const { length } = righe.filter(({ compito }) => compito !== null);
    if (length === 0) return 'Le aziende scelte non hanno compiti';
    return length > MAX_FASCICOLI ? `Al massimo ${MAX_FASCICOLI} aziende per volta` : null;
  },
  run: ({ righe, store }) =>
    store.set(openAtom, {
      tipo: 'fascicoli',
      compiti: righe.flatMap(({ compito }) => (compito === null ? [] : [compito])),
    }),
};
