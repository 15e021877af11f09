/** What can be done with the letters to be sent and with those that were. */
import {
  CalendarRegular,
  ClipboardTextEditRegular,
  FilterDismissRegular,
  MailReadRegular,
  PersonRegular,
  SendRegular,
} from '@fluentui/react-icons';
import type { Lettera, Sollecito } from '#api/contract/solleciti.ts';
import { type Azione, onOne } from '#grids/engine/index.ts';
import { surroundingAtom, stopSollecitiAtom, righeLettere } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';

/** Of the rows ticked; of all of them when none is. */
export const PREPARE: Azione<Lettera> = {
  id: 'prepara',
  writes: true,
  label: 'Prepara e rileggi',
  icon: <SendRegular />,
  main: true,
  suggestion: ({ righe }) =>
    righe.length === 0
      ? 'Prepara tutti i solleciti: non parte nulla finché non confermi'
      : 'Prepara quelli scelti: non parte nulla finché non confermi',
  disabledReason: ({ store }) => {
    const { store: rowStore } = store.get(righeLettere.vistaAtom);
    return rowStore.size === 0 ? 'Nessuno da sollecitare' : null;
  },
  run: ({ righe, store }) => {
    const { store: rowStore } = store.get(righeLettere.vistaAtom);
    store.set(openAtom, { tipo: 'conferma', lettere: righe.length > 0 ? righe : rowStore.listAll() });
  },
};

export const LIVELLI: Azione<unknown> = {
  id: 'livelli',
  label: 'Livelli e testi',
  icon: <ClipboardTextEditRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(openAtom, { tipo: 'livelli' }),
};

export const ESCLUSE: Azione<unknown> = {
  id: 'escluse',
  label: 'Partite escluse',
  icon: <FilterDismissRegular />,
  dove: 'barra',
  disabledReason: ({ store }) =>
    (store.get(surroundingAtom)?.escluse.length ?? 0) === 0
      ? 'Nessuna partita in ritardo è rimasta fuori'
      : null,
  run: ({ store }) => store.set(openAtom, { tipo: 'escluse' }),
};

export const CALENDARIO: Azione<unknown> = {
  id: 'calendario',
  label: 'Calendario',
  icon: <CalendarRegular />,
  dove: 'barra',
  run: ({ navigate }) => navigate('/app/scadenziario'),
};

export const CLIENTE: Azione<{ id_soggetto: number }> = {
  id: 'cliente',
  label: 'Apri la scheda del cliente',
  icon: <PersonRegular />,
  ...onOne((riga, { navigate }) => navigate(`/app/anagrafiche?soggetto=${riga.id_soggetto}`)),
};

export const OPEN: Azione<Sollecito> = {
  id: 'apri',
  label: 'Apri',
  icon: <MailReadRegular />,
  shortcut: 'Alt+Invio',
  scope: 'fuori',
  ...onOne((riga, { store }) => store.set(openAtom, { tipo: 'sollecito', id: riga.id })),
};

export const FERMA: Azione<Sollecito> = {
  id: 'ferma',
  writes: true,
  label: 'Ferma',
  icon: <FilterDismissRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una riga';
    return righe.every(({ stato }) => stato === 'in_coda') ? null : 'Si ferma solo ciò che è ancora in coda';
  },
  run: ({ righe, store }) =>
    void store.set(
      stopSollecitiAtom,
      righe.map(({ id }) => id),
    ),
};
