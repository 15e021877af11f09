/** Actions are data: the toolbar, the row menu and the keyboard are drawn from one list. */
import type { ReactElement } from 'react';
import type { Store } from '#state/jotai.ts';

/** What can be done with the cells of the grid; a null reason means that it can run now. */
export interface CellCommands<Riga> {
  /** Cells selected, each once. */
  numero: number;
  /** True where cells can be changed at all. */
  editable: boolean;
  /** The last step, which can be undone, and the next one, which can be done again, in words. */
  annullabile: string | null;
  ripetibile: string | null;
  whyNotCopy: () => string | null;
  whyNotChange: () => string | null;
  copy: (options: { conTitoli: boolean }) => void;
  /** Reads the clipboard where the browser lets a page do it. */
  paste: () => void;
  fill: () => void;
  fillRight: () => void;
  /** Goes on with the series that the first rows of the range begin. */
  continua: () => void;
  clear: () => void;
  /** Why no day can be written in the selected cells, or null. */
  whyNotToday: () => string | null;
  /** The day of today, in the selected cells of days. */
  writeToday: () => void;
  undo: () => void;
  redo: () => void;
  selectAll: () => void;
  /** Asks what to write in one column of these rows. */
  openEditor(righe: readonly Riga[]): void;
  openShortcuts: () => void;
  /** One step over some rows: `fields` says what becomes of each, null leaves it alone. */
  cambia(label: string, righe: readonly Riga[], fields: (riga: Riga) => Partial<Riga> | null): void;
}

export interface ActionContext<Riga> {
  celle: CellCommands<Riga>;
  /** The rows ticked, else those of the selected cells; in the row menu, the row under it when it is not ticked. */
  righe: readonly Riga[];
  /** Rows in sight after every filter. */
  shown: number;
  /** True while rows are still coming from the server. */
  loading: boolean;
  store: Store;
  /** Goes to a path of the application. */
  navigate: (path: string) => void;
  /** Reads the rows again. */
  update: () => void;
  /** Writes what the grid shows into an Excel file. */
  exportNow: () => void;
  /** Asks what to export and in which format. */
  exportAs: () => void;
}

export interface Azione<Riga> {
  id: string;
  label: string;
  icon: ReactElement;
  /** As a person reads it: `Ctrl+Shift+E`, `F5`. */
  shortcut?: string;
  /** Other keys for the same thing. */
  otherKeys?: readonly string[];
  /**
   * Where its keys count: anywhere on the page when absent; not where text is being typed (`fuori`); on the
   * cells of the grid alone (`celle`); `browser` when the browser itself sends what they mean (copy, paste).
   */
  scope?: 'fuori' | 'celle' | 'browser';
  /**
   * Where it is offered: toolbar, row menu and bulk bar, menu of the cells alone, or keyboard alone; toolbar and
   * rows when absent.
   */
  dove?: 'barra' | 'riga' | 'celle' | 'tastiera';
  /** What it would do now, shown in place of the label when the pointer rests on it. */
  suggestion?: (context: ActionContext<Riga>) => string;
  /** Drawn filled: the action that most people come for. */
  main?: boolean;
  /** In the toolbar, the icon alone: everyone knows it. */
  iconOnly?: boolean;
  /** It tells of keys: where there are none it is not offered. */
  onlyKeys?: boolean;
  /** It changes data, so those who may only look do not get it. */
  writes?: boolean;
  /** Why it cannot run now, in Italian, or null. */
  disabledReason?: (context: ActionContext<Riga>) => string | null;
  run: (context: ActionContext<Riga>) => void;
}

/** Why not with these rows, where it takes one or more. */
export const explainNone = ({ righe }: Pick<ActionContext<unknown>, 'righe'>): string | null =>
  righe.length === 0 ? 'Scegli almeno una riga' : null;

/** Why not with these rows, where it takes one. */
export const explainNotOne = ({ righe }: Pick<ActionContext<unknown>, 'righe'>): string | null =>
  righe.length === 1 ? null : 'Scegli una riga sola';

/** What is done with one row; `why` says why it cannot be with those that are chosen. */
export const onOne = <Riga>(
  run: (riga: Riga, context: ActionContext<Riga>) => void,
  why: NonNullable<Azione<Riga>['disabledReason']> = explainNotOne,
): Pick<Azione<Riga>, 'dove' | 'disabledReason' | 'run'> => ({
  dove: 'riga',
  disabledReason: why,
  run: (context) => {
    const [riga] = context.righe;
    if (riga !== undefined) run(riga, context);
  },
});

interface Shortcut {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Keys by the names that are printed on them. */
const NOMI: Record<string, string> = { canc: 'delete', invio: 'enter', space: ' ', esc: 'escape' };

/** True when the key event is the one that `shortcut` names; Cmd stands for Ctrl on a Mac. */
export function matchShortcut(shortcut: string, event: Shortcut): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  // A sign counts with whatever modifier keys the keyboard layout needs for it.
  const sign = key === '?' || key === ';';
  return (
    event.key.toLowerCase() === (NOMI[key] ?? key) &&
    (event.ctrlKey || event.metaKey) === parts.includes('ctrl') &&
    (sign || event.shiftKey === parts.includes('shift')) &&
    event.altKey === parts.includes('alt')
  );
}

/** True when the key event is one of the action's. */
export function matchAzione(action: Pick<Azione<never>, 'shortcut' | 'otherKeys'>, event: Shortcut): boolean {
  const keys = [...(action.shortcut === undefined ? [] : [action.shortcut]), ...(action.otherKeys ?? [])];
  return keys.some((shortcut) => matchShortcut(shortcut, event));
}
