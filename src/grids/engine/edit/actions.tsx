/** Actions on cells that every workspace offers; those that change rows, where rows can be changed. */
import {
  ArrowRedoRegular,
  ArrowTrendingLinesRegular,
  ArrowUndoRegular,
  CalendarTodayRegular,
  ClipboardPasteRegular,
  CopyRegular,
  DocumentTableRegular,
  EditRegular,
  EraserRegular,
  KeyboardRegular,
  SelectAllOnRegular,
  TableArrowUpRegular,
} from '@fluentui/react-icons';
import { type Azione, matchAzione } from '../action.ts';

const ANNULLA: Azione<unknown> = {
  id: 'annulla',
  label: 'Annulla',
  iconOnly: true,
  icon: <ArrowUndoRegular />,
  shortcut: 'Ctrl+Z',
  scope: 'fuori',
  dove: 'barra',
  suggestion: ({ celle }) => `Annulla: ${celle.annullabile ?? ''}`,
  disabledReason: ({ celle }) => (celle.annullabile === null ? 'Nessuna modifica da annullare' : null),
  run: ({ celle }) => celle.undo(),
};

const REDO: Azione<unknown> = {
  id: 'ripeti',
  label: 'Ripeti',
  iconOnly: true,
  icon: <ArrowRedoRegular />,
  shortcut: 'Ctrl+Y',
  otherKeys: ['Ctrl+Shift+Z'],
  scope: 'fuori',
  dove: 'barra',
  suggestion: ({ celle }) => `Ripeti: ${celle.ripetibile ?? ''}`,
  disabledReason: ({ celle }) => (celle.ripetibile === null ? 'Nessuna modifica da ripetere' : null),
  run: ({ celle }) => celle.redo(),
};

const COPY: Azione<unknown> = {
  id: 'copia',
  label: 'Copia',
  icon: <CopyRegular />,
  shortcut: 'Ctrl+C',
  scope: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotCopy(),
  run: ({ celle }) => celle.copy({ conTitoli: false }),
};

const COPY_WITH_TITLES: Azione<unknown> = {
  id: 'copia-con-titoli',
  label: 'Copia con le intestazioni',
  icon: <DocumentTableRegular />,
  shortcut: 'Ctrl+Shift+C',
  scope: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotCopy(),
  run: ({ celle }) => celle.copy({ conTitoli: true }),
};

const PASTE: Azione<unknown> = {
  id: 'incolla',
  label: 'Incolla',
  icon: <ClipboardPasteRegular />,
  shortcut: 'Ctrl+V',
  scope: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => (celle.numero === 0 ? 'Scegli prima una cella' : null),
  run: ({ celle }) => celle.paste(),
};

const FILL: Azione<unknown> = {
  id: 'riempi',
  label: 'Riempi in giù',
  icon: <TableArrowUpRegular style={{ transform: 'rotate(180deg)' }} />,
  shortcut: 'Ctrl+D',
  scope: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.fill(),
};

/** Instead of the browser, which would load the page again under the hands of whoever fills. */
const FILL_RIGHT: Azione<unknown> = {
  id: 'riempi-a-destra',
  label: 'Riempi a destra',
  icon: <TableArrowUpRegular style={{ transform: 'rotate(90deg)' }} />,
  shortcut: 'Ctrl+R',
  scope: 'celle',
  dove: 'tastiera',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.fillRight(),
};

const CONTINUA: Azione<unknown> = {
  id: 'continua-serie',
  label: 'Continua la serie in giù',
  icon: <ArrowTrendingLinesRegular />,
  shortcut: 'Ctrl+Shift+D',
  scope: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.continua(),
};

const CLEAR: Azione<unknown> = {
  id: 'svuota',
  label: 'Svuota le celle',
  icon: <EraserRegular />,
  shortcut: 'Canc',
  scope: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.clear(),
};

const TODAY: Azione<unknown> = {
  id: 'oggi',
  label: 'Scrivi la data di oggi',
  icon: <CalendarTodayRegular />,
  shortcut: 'Ctrl+;',
  scope: 'celle',
  dove: 'tastiera',
  disabledReason: ({ celle }) => celle.whyNotToday(),
  run: ({ celle }) => celle.writeToday(),
};

const EDIT_RIGHE: Azione<unknown> = {
  id: 'modifica-righe',
  label: 'Modifica le righe…',
  icon: <EditRegular />,
  shortcut: 'Ctrl+Shift+M',
  scope: 'fuori',
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli prima una riga' : null),
  run: ({ celle, righe }) => celle.openEditor(righe),
};

const SELECT_ALL: Azione<unknown> = {
  id: 'seleziona-tutto',
  label: 'Seleziona tutto',
  icon: <SelectAllOnRegular />,
  shortcut: 'Ctrl+A',
  scope: 'celle',
  dove: 'celle',
  disabledReason: ({ shown }) => (shown === 0 ? 'Non c’è nessuna riga' : null),
  run: ({ celle }) => celle.selectAll(),
};

const SHORTCUTS: Azione<unknown> = {
  id: 'scorciatoie',
  label: 'Tasti rapidi',
  icon: <KeyboardRegular />,
  iconOnly: true,
  shortcut: '?',
  onlyKeys: true,
  scope: 'fuori',
  dove: 'barra',
  run: ({ celle }) => celle.openShortcuts(),
};

/** Keys that fill cells or empty them. */
export const isFilling = (event: KeyboardEvent): boolean =>
  [FILL, CLEAR].some((action) => matchAzione(action, event));

/** The workspace's own actions among those of the grid. */
export function withCellActions<Riga>(actions: readonly Azione<Riga>[], editable: boolean): Azione<Riga>[] {
  const lettura: Azione<Riga>[] = [COPY, COPY_WITH_TITLES];
  if (!editable) return [...actions, ...lettura, SELECT_ALL, SHORTCUTS];
  return [
    ANNULLA,
    REDO,
    EDIT_RIGHE,
    ...actions,
    ...lettura,
    PASTE,
    FILL,
    FILL_RIGHT,
    CONTINUA,
    CLEAR,
    TODAY,
    SELECT_ALL,
    SHORTCUTS,
  ];
}
