/** What can be done with the ways of paying: one at a time, many at once, and back again. */
import {
  AddRegular,
  CalendarEditRegular,
  CheckmarkCircleRegular,
  DeleteRegular,
  EditRegular,
} from '@fluentui/react-icons';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { type Azione, explainNone, onOne } from '#grids/engine/index.ts';
import { changeAllAtom } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';

export const NUOVO: Azione<TipoPagamento> = {
  id: 'nuovo',
  writes: true,
  label: 'Nuovo',
  icon: <AddRegular />,
  dove: 'barra',
  main: true,
  run: ({ store }) => store.set(openAtom, { tipo: 'scheda', riga: null }),
};

export const EDIT: Azione<TipoPagamento> = {
  id: 'modifica',
  writes: true,
  label: 'Apri la scheda',
  icon: <EditRegular />,
  ...onOne((riga, { store }) => store.set(openAtom, { tipo: 'scheda', riga })),
};

/** Turns on what is off; when all is on, turns it off. */
export const ATTIVA: Azione<TipoPagamento> = {
  id: 'attiva',
  writes: true,
  label: 'Attiva o disattiva',
  icon: <CheckmarkCircleRegular />,
  dove: 'riga',
  disabledReason: explainNone,
  run: ({ righe, store }) => {
    const attivo = righe.some((riga) => !riga.attivo);
    void store.set(changeAllAtom, attivo ? 'Attivazione' : 'Disattivazione', righe, { attivo });
  },
};

export const CAMBIA_GIORNI: Azione<TipoPagamento> = {
  id: 'cambia-giorni',
  writes: true,
  label: 'Cambia giorni',
  icon: <CalendarEditRegular />,
  dove: 'riga',
  disabledReason: explainNone,
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'giorni', righe }),
};

export const ELIMINA: Azione<TipoPagamento> = {
  id: 'elimina',
  writes: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: explainNone,
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'elimina', righe }),
};
