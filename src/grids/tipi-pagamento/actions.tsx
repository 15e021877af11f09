/** What can be done with the ways of paying: one at a time, many at once, and back again. */
import {
  AddRegular,
  CalendarEditRegular,
  CheckmarkCircleRegular,
  DeleteRegular,
  EditRegular,
} from '@fluentui/react-icons';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import type { Azione, ContestoAzione } from '#grids/engine/index.ts';
import { cambiaTuttiAtom } from './atoms.ts';
import { apriAtom } from './dialogs/open.ts';

type Contesto = ContestoAzione<TipoPagamento>;

const serveUnaRiga = ({ righe }: Contesto): string | null =>
  righe.length === 0 ? 'Scegli almeno una riga' : null;

export const NUOVO: Azione<TipoPagamento> = {
  id: 'nuovo',
  scrive: true,
  label: 'Nuovo',
  icon: <AddRegular />,
  dove: 'barra',
  principale: true,
  run: ({ store }) => store.set(apriAtom, { tipo: 'scheda', riga: null }),
};

export const MODIFICA: Azione<TipoPagamento> = {
  id: 'modifica',
  scrive: true,
  label: 'Apri la scheda',
  icon: <EditRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(apriAtom, { tipo: 'scheda', riga });
  },
};

/** Turns on what is off; when all is on, turns it off. */
export const ATTIVA: Azione<TipoPagamento> = {
  id: 'attiva',
  scrive: true,
  label: 'Attiva o disattiva',
  icon: <CheckmarkCircleRegular />,
  dove: 'riga',
  disabledReason: serveUnaRiga,
  run: ({ righe, store }) => {
    const attivo = righe.some((riga) => !riga.attivo);
    void store.set(cambiaTuttiAtom, attivo ? 'Attivazione' : 'Disattivazione', righe, { attivo });
  },
};

export const CAMBIA_GIORNI: Azione<TipoPagamento> = {
  id: 'cambia-giorni',
  scrive: true,
  label: 'Cambia giorni',
  icon: <CalendarEditRegular />,
  dove: 'riga',
  disabledReason: serveUnaRiga,
  run: ({ righe, store }) => store.set(apriAtom, { tipo: 'giorni', righe }),
};

export const ELIMINA: Azione<TipoPagamento> = {
  id: 'elimina',
  scrive: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: serveUnaRiga,
  run: ({ righe, store }) => store.set(apriAtom, { tipo: 'elimina', righe }),
};
