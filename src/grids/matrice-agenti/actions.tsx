/** What can be done with the rows of the matrix. */
import { CopyAddRegular, HistoryRegular, PeopleRegular } from '@fluentui/react-icons';
import { type Azione, onOne } from '#grids/engine/index.ts';
import { openAtom } from './dialogs/open.ts';
import type { RigaMatrice } from './row.ts';

export const COPY: Azione<RigaMatrice> = {
  id: 'copia-aliquote',
  writes: true,
  label: 'Copia le aliquote su…',
  icon: <CopyAddRegular />,
  ...onOne(
    (riga, { store }) => store.set(openAtom, { tipo: 'copia', idAgente: riga.id }),
    ({ righe }) => (righe.length === 1 ? null : 'Scegli la sola riga da copiare'),
  ),
};

export const PERIODI: Azione<RigaMatrice> = {
  id: 'periodi',
  label: 'Periodi e zone',
  icon: <HistoryRegular />,
  shortcut: 'Alt+Invio',
  scope: 'fuori',
  ...onOne((riga, { store }) => store.set(openAtom, { tipo: 'periodi', idAgente: riga.id })),
};

export const ANAGRAFICHE: Azione<unknown> = {
  id: 'anagrafiche',
  label: 'Agenti e mandanti',
  icon: <PeopleRegular />,
  dove: 'barra',
  run: ({ navigate }) => navigate('/app/anagrafiche?ruolo=agente'),
};
