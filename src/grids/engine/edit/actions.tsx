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
  soloIcona: true,
  icon: <ArrowUndoRegular />,
  shortcut: 'Ctrl+Z',
  ambito: 'fuori',
  dove: 'barra',
  suggerimento: ({ celle }) => `Annulla: ${celle.annullabile ?? ''}`,
  disabledReason: ({ celle }) => (celle.annullabile === null ? 'Nessuna modifica da annullare' : null),
  run: ({ celle }) => celle.annulla(),
};

const RIPETI: Azione<unknown> = {
  id: 'ripeti',
  label: 'Ripeti',
  soloIcona: true,
  icon: <ArrowRedoRegular />,
  shortcut: 'Ctrl+Y',
  altriTasti: ['Ctrl+Shift+Z'],
  ambito: 'fuori',
  dove: 'barra',
  suggerimento: ({ celle }) => `Ripeti: ${celle.ripetibile ?? ''}`,
  disabledReason: ({ celle }) => (celle.ripetibile === null ? 'Nessuna modifica da ripetere' : null),
  run: ({ celle }) => celle.ripeti(),
};

const COPIA: Azione<unknown> = {
  id: 'copia',
  label: 'Copia',
  icon: <CopyRegular />,
  shortcut: 'Ctrl+C',
  ambito: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.nonCopia(),
  run: ({ celle }) => celle.copia({ conTitoli: false }),
};

const COPIA_CON_TITOLI: Azione<unknown> = {
  id: 'copia-con-titoli',
  label: 'Copia con le intestazioni',
  icon: <DocumentTableRegular />,
  shortcut: 'Ctrl+Shift+C',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.nonCopia(),
  run: ({ celle }) => celle.copia({ conTitoli: true }),
};

const INCOLLA: Azione<unknown> = {
  id: 'incolla',
  label: 'Incolla',
  icon: <ClipboardPasteRegular />,
  shortcut: 'Ctrl+V',
  ambito: 'browser',
  dove: 'celle',
  disabledReason: ({ celle }) => (celle.numero === 0 ? 'Scegli prima una cella' : null),
  run: ({ celle }) => celle.incolla(),
};

const RIEMPI: Azione<unknown> = {
  id: 'riempi',
  label: 'Riempi in giù',
  icon: <TableArrowUpRegular style={{ transform: 'rotate(180deg)' }} />,
  shortcut: 'Ctrl+D',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.nonCambia(),
  run: ({ celle }) => celle.riempi(),
};

const CONTINUA: Azione<unknown> = {
  id: 'continua-serie',
  label: 'Continua la serie in giù',
  icon: <ArrowTrendingLinesRegular />,
  shortcut: 'Ctrl+Shift+D',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.nonCambia(),
  run: ({ celle }) => celle.continua(),
};

const SVUOTA: Azione<unknown> = {
  id: 'svuota',
  label: 'Svuota le celle',
  icon: <EraserRegular />,
  shortcut: 'Canc',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ celle }) => celle.nonCambia(),
  run: ({ celle }) => celle.svuota(),
};

const MODIFICA_RIGHE: Azione<unknown> = {
  id: 'modifica-righe',
  label: 'Modifica le righe…',
  icon: <EditRegular />,
  shortcut: 'Ctrl+Shift+M',
  ambito: 'fuori',
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli prima una riga' : null),
  run: ({ celle, righe }) => celle.apriModifica(righe),
};

const SELEZIONA_TUTTO: Azione<unknown> = {
  id: 'seleziona-tutto',
  label: 'Seleziona tutto',
  icon: <SelectAllOnRegular />,
  shortcut: 'Ctrl+A',
  ambito: 'celle',
  dove: 'celle',
  disabledReason: ({ mostrate }) => (mostrate === 0 ? 'Non c’è nessuna riga' : null),
  run: ({ celle }) => celle.selezionaTutto(),
};

const SCORCIATOIE: Azione<unknown> = {
  id: 'scorciatoie',
  label: 'Tasti rapidi',
  icon: <KeyboardRegular />,
  soloIcona: true,
  shortcut: '?',
  ambito: 'fuori',
  dove: 'barra',
  run: ({ celle }) => celle.apriScorciatoie(),
};

/** The workspace's own actions among those of the grid. */
export function withCellActions<Riga>(
  azioni: readonly Azione<Riga>[],
  modificabile: boolean,
): Azione<Riga>[] {
  const lettura: Azione<Riga>[] = [COPIA, COPIA_CON_TITOLI];
  if (!modificabile) return [...azioni, ...lettura, SELEZIONA_TUTTO, SCORCIATOIE];
  return [
    ANNULLA,
    RIPETI,
    MODIFICA_RIGHE,
    ...azioni,
    ...lettura,
    INCOLLA,
    RIEMPI,
    CONTINUA,
    SVUOTA,
    SELEZIONA_TUTTO,
    SCORCIATOIE,
  ];
}
