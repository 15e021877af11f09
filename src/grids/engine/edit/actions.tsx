/** Actions on cells that every workspace offers; those that change rows, where rows can be changed. */
import {
  ArrowRedoRegular,
  ArrowTrendingLinesRegular,
  ArrowUndoRegular,
  ClipboardPasteRegular,
  CopyRegular,
  DocumentTableRegular,
  EditRegular,
  EraserRegular,
  KeyboardRegular,
  SelectAllOnRegular,
  TableArrowUpRegular,
} from '@fluentui/react-icons';
import type { Azione } from '../action.ts';

const ANNULLA: Azione<unknown> = {
  id: 'annulla',
  label: 'Annulla',
  iconOnly: true,
  icon: <ArrowUndoRegular />,
  shortcut: 'Ctrl+Z',
  ambito: 'fuori',
  dove: 'barra',
  suggestion: ({ celle }) => `Annulla: ${celle.annullabile ?? ''}`,
  disabledReason: ({ celle }) => (celle.annullabile === null ? 'Nessuna modifica da annullare' : null),
  run: ({ celle }) => celle.undo(),
};

const RIPETI: Azione<unknown> = {
  id: 'ripeti',
  label: 'Ripeti',
  iconOnly: true,
  icon: <ArrowRedoRegular />,
  shortcut: 'Ctrl+Y',
  otherKeys: ['Ctrl+Shift+Z'],
  ambito: 'fuori',
  dove: 'barra',
  suggestion: ({ celle }) => `Ripeti: ${celle.ripetibile ?? ''}`,
  disabledReason: ({ celle }) => (celle.ripetibile === null ? 'Nessuna modifica da ripetere' : null),
  run: ({ celle }) => celle.redo(),
};

const COPIA: Azione<unknown> = {
  id: 'copia',
  label: 'Copia',
  icon: <CopyRegular />,
  shortcut: 'Ctrl+C',
  ambito: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotCopy(),
  run: ({ celle }) => celle.copy({ conTitoli: false }),
};

const COPIA_CON_TITOLI: Azione<unknown> = {
  id: 'copia-con-titoli',
  label: 'Copia con le intestazioni',
  icon: <DocumentTableRegular />,
  shortcut: 'Ctrl+Shift+C',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotCopy(),
  run: ({ celle }) => celle.copy({ conTitoli: true }),
};

const INCOLLA: Azione<unknown> = {
  id: 'incolla',
  label: 'Incolla',
  icon: <ClipboardPasteRegular />,
  shortcut: 'Ctrl+V',
  ambito: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => (celle.numero === 0 ? 'Scegli prima una cella' : null),
  run: ({ celle }) => celle.paste(),
};

const RIEMPI: Azione<unknown> = {
  id: 'riempi',
  label: 'Riempi in giù',
  icon: <TableArrowUpRegular style={{ transform: 'rotate(180deg)' }} />,
  shortcut: 'Ctrl+D',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.fill(),
};

const CONTINUA: Azione<unknown> = {
  id: 'continua-serie',
  label: 'Continua la serie in giù',
  icon: <ArrowTrendingLinesRegular />,
  shortcut: 'Ctrl+Shift+D',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.continua(),
};

const SVUOTA: Azione<unknown> = {
  id: 'svuota',
  label: 'Svuota le celle',
  icon: <EraserRegular />,
  shortcut: 'Canc',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.whyNotChange(),
  run: ({ celle }) => celle.clear(),
};

const MODIFICA_RIGHE: Azione<unknown> = {
  id: 'modifica-righe',
  label: 'Modifica le righe…',
  icon: <EditRegular />,
  shortcut: 'Ctrl+Shift+M',
  ambito: 'fuori',
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli prima una riga' : null),
  run: ({ celle, righe }) => celle.openEditor(righe),
};

const SELEZIONA_TUTTO: Azione<unknown> = {
  id: 'seleziona-tutto',
  label: 'Seleziona tutto',
  icon: <SelectAllOnRegular />,
  shortcut: 'Ctrl+A',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ mostrate }) => (mostrate === 0 ? 'Non c’è nessuna riga' : null),
  run: ({ celle }) => celle.selectAll(),
};

const SHORTCUTS: Azione<unknown> = {
  id: 'scorciatoie',
  label: 'Tasti rapidi',
  icon: <KeyboardRegular />,
  iconOnly: true,
  shortcut: '?',
  ambito: 'fuori',
  dove: 'barra',
  run: ({ celle }) => celle.openShortcuts(),
};

/** The workspace's own actions among those of the grid. */
export function withCellActions<Riga>(actions: readonly Azione<Riga>[], editable: boolean): Azione<Riga>[] {
  const lettura: Azione<Riga>[] = [COPIA, COPIA_CON_TITOLI];
  if (!editable) return [...actions, ...lettura, SELEZIONA_TUTTO, SHORTCUTS];
  return [
    ANNULLA,
    RIPETI,
    MODIFICA_RIGHE,
    ...actions,
    ...lettura,
    INCOLLA,
    RIEMPI,
    CONTINUA,
    SVUOTA,
    SELEZIONA_TUTTO,
    SHORTCUTS,
  ];
}
