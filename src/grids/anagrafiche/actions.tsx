/** What can be done with soggetti, one at a time and many at once. */
import {
  AddRegular,
  ArrowImportRegular,
  CheckmarkCircleRegular,
  DeleteRegular,
  MailRegular,
  MergeRegular,
  PanelRightExpandRegular,
  PeopleSwapRegular,
} from '@fluentui/react-icons';
import { type Azione, explainNone, onOne } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { openAtom } from './dialogs/open.ts';
import type { RigaAnagrafica } from './row.ts';

export const NUOVO: Azione<RigaAnagrafica> = {
  id: 'nuovo',
  writes: true,
  label: 'Nuovo',
  icon: <AddRegular />,
  dove: 'barra',
  main: true,
  run: ({ store }) => store.set(openAtom, { tipo: 'nuovo' }),
};

export const IMPORTA: Azione<RigaAnagrafica> = {
  id: 'importa',
  writes: true,
  label: 'Importa',
  icon: <ArrowImportRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(openAtom, { tipo: 'importa' }),
};

export const DOPPIONI: Azione<RigaAnagrafica> = {
  id: 'doppioni',
  label: 'Doppioni',
  icon: <PeopleSwapRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(openAtom, { tipo: 'doppioni' }),
};

export const SOLLECITI: Azione<RigaAnagrafica> = {
  id: 'solleciti',
  label: 'Solleciti',
  icon: <MailRegular />,
  dove: 'barra',
  run: ({ navigate }) => navigate('/app/scadenziario/solleciti'),
};

export const OPEN_RECORD: Azione<RigaAnagrafica> = {
  id: 'scheda',
  label: 'Apri la scheda',
  icon: <PanelRightExpandRegular />,
  shortcut: 'Alt+Invio',
  scope: 'fuori',
  ...onOne((riga, { store }) => store.set(openAtom, { tipo: 'scheda', id: riga.id })),
};

export const MERGE: Azione<RigaAnagrafica> = {
  id: 'unisci',
  writes: true,
  label: 'Unisci',
  icon: <MergeRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 2 ? null : 'Scegli due righe: diventano un soggetto solo'),
  run: ({ righe: [first, second], store }) => {
    if (first && second) store.set(openAtom, { tipo: 'unisci', soggetti: [first, second], poi: null });
  },
};

/** Turns on what is off; when all is on, turns it off. */
export const ATTIVA: Azione<RigaAnagrafica> = {
  id: 'attiva',
  writes: true,
  label: 'Attiva o disattiva',
  icon: <CheckmarkCircleRegular />,
  dove: 'riga',
  disabledReason: explainNone,
  run: ({ righe, celle }) => {
    const attivo = righe.some((riga) => !riga.attivo);
    const own = righe.filter((riga) => riga.attivo !== attivo);
    celle.cambia(
      `${attivo ? 'attiva' : 'disattiva'} ${formatCount(own.length, 'soggetto', 'soggetti')}`,
      own,
      () => ({
        attivo,
      }),
    );
  },
};

export const ELIMINA: Azione<RigaAnagrafica> = {
  id: 'elimina',
  writes: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: explainNone,
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'elimina', righe }),
};
