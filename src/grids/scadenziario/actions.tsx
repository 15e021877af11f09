/** What can be done with partite, from the grid and from the calendar alike. */
import {
  ArrowUndoRegular,
  CalendarArrowRightRegular,
  FilterRegular,
  MoneyHandRegular,
} from '@fluentui/react-icons';
import { type Azione, ESPORTA } from '#grids/engine/index.ts';
import type { RigaScadenza } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';
import { annullableAtom, annulAtom } from './move.ts';

export const canMove = ({ stato }: RigaScadenza): boolean => stato === 'aperta' || stato === 'parziale';

/** The bench, on the partite of the same soggetto. */
export const toBench = ({ id_soggetto }: RigaScadenza): string =>
  id_soggetto === null ? '/app/pagamenti' : `/app/pagamenti?id_soggetto=${id_soggetto}`;

export const MOVE: Azione<RigaScadenza> = {
  id: 'sposta-scadenza',
  writes: true,
  label: 'Sposta la scadenza…',
  icon: <CalendarArrowRightRegular />,
  shortcut: 'F2',
  scope: 'celle',
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli prima una partita';
    return righe.some(canMove) ? null : 'Le partite chiuse o ignorate non si spostano';
  },
  run: ({ righe, store }) => store.set(openAtom, { tipo: 'sposta', righe: righe.filter(canMove), a: null }),
};

export const BANCO: Azione<RigaScadenza> = {
  id: 'banco',
  label: 'Apri nel banco dei pagamenti',
  icon: <MoneyHandRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una partita sola'),
  run: ({ righe: [riga], navigate }) => {
    if (riga) navigate(toBench(riga));
  },
};

/** Narrows the whole page, calendar and grid, to one soggetto. */
export const SOLO_SOGGETTO: Azione<RigaScadenza> = {
  id: 'solo-soggetto',
  label: 'Solo questo soggetto',
  icon: <FilterRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga] }) =>
    riga && riga.id_soggetto !== null ? null : 'La partita non è legata a un soggetto delle anagrafiche',
  run: ({ righe: [riga], navigate }) => {
    if (!riga || riga.id_soggetto === null) return;
    const search = new URLSearchParams(globalThis.location.search);
    search.set('id_soggetto', String(riga.id_soggetto));
    navigate(`?${search}`);
  },
};

export const ANNULLA: Azione<RigaScadenza> = {
  id: 'annulla-spostamento',
  writes: true,
  label: 'Annulla',
  icon: <ArrowUndoRegular />,
  dove: 'barra',
  iconOnly: true,
  suggestion: ({ store }) => {
    const what = store.get(annullableAtom);
    return what === null ? 'Annulla' : `Annulla: ${what}`;
  },
  disabledReason: ({ store }) =>
    store.get(annullableAtom) === null ? 'Nessuna scadenza spostata da annullare' : null,
  run: ({ store }) => void store.set(annulAtom),
};

/** Beside the calendar there is room for icons alone. */
export const EXPORT_HERE: Azione<RigaScadenza> = { ...ESPORTA, iconOnly: true };
