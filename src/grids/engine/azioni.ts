/** Actions are data: the toolbar, the row menu and the keyboard are drawn from one list. */
import type { ReactElement } from 'react';
import type { Store } from '#state/jotai.ts';

export interface ContestoAzione<Riga> {
  /** The selected rows; in the row menu, the row under it when it is not among them. */
  righe: readonly Riga[];
  /** Rows in sight after every filter. */
  mostrate: number;
  /** True while rows are still coming from the server. */
  caricamento: boolean;
  store: Store;
  /** Goes to a path of the application. */
  naviga: (path: string) => void;
  /** Reads the rows again. */
  aggiorna: () => void;
  /** Writes what the grid shows into an Excel file. */
  esporta: () => void;
}

export interface Azione<Riga> {
  id: string;
  label: string;
  icon: ReactElement;
  /** As a person reads it: `Ctrl+Shift+E`, `F5`. */
  shortcut?: string;
  /** Where it is offered; both when absent. */
  dove?: 'barra' | 'riga';
  /** Drawn filled: the one thing most people came for. */
  principale?: boolean;
  /** In the toolbar, the icon alone: everyone knows it. */
  soloIcona?: boolean;
  /** Why it cannot run now, in Italian, or null. */
  disabledReason?: (contesto: ContestoAzione<Riga>) => string | null;
  run: (contesto: ContestoAzione<Riga>) => void;
}

interface Tasto {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** True when the key event is the one that `shortcut` names; Cmd stands for Ctrl on a Mac. */
export function matchShortcut(shortcut: string, event: Tasto): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === parts.includes('ctrl') &&
    event.shiftKey === parts.includes('shift') &&
    event.altKey === parts.includes('alt')
  );
}
