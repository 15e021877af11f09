/** Actions are data: the toolbar, the row menu and the keyboard are drawn from one list. */
import type { ReactElement } from 'react';
import type { Store } from '#state/jotai.ts';

/** What can be done with the cells of the grid; a null reason means that it can run now. */
export interface ComandiCelle<Riga> {
  /** Cells selected, each once. */
  numero: number;
  /** True where cells can be changed at all. */
  modificabile: boolean;
  /** The last step, to be undone, and the next to be done again: as a person reads them. */
  annullabile: string | null;
  ripetibile: string | null;
  nonCopia: () => string | null;
  nonCambia: () => string | null;
  copia: (opzioni: { conTitoli: boolean }) => void;
  /** Reads the clipboard where the browser lets a page do it. */
  incolla: () => void;
  riempi: () => void;
  /** Goes on with the series that the first rows of the range begin. */
  continua: () => void;
  svuota: () => void;
  annulla: () => void;
  ripeti: () => void;
  selezionaTutto: () => void;
  /** Asks what to write in one column of these rows. */
  apriModifica(righe: readonly Riga[]): void;
  apriScorciatoie: () => void;
  /** One step over some rows: `campi` says what becomes of each, null leaves it alone. */
  cambia(etichetta: string, righe: readonly Riga[], campi: (riga: Riga) => Partial<Riga> | null): void;
}

export interface ContestoAzione<Riga> {
  celle: ComandiCelle<Riga>;
  /** The rows ticked, else those of the selected cells; in the row menu, the row under it when it is not ticked. */
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
  /** Asks what to export and in which format. */
  esportaCome: () => void;
}

export interface Azione<Riga> {
  id: string;
  label: string;
  icon: ReactElement;
  /** As a person reads it: `Ctrl+Shift+E`, `F5`. */
  shortcut?: string;
  /** Other keys for the same thing. */
  altriTasti?: readonly string[];
  /**
   * Where its keys count: anywhere on the page when absent; not where text is being typed (`fuori`); on the
   * cells of the grid alone (`celle`); `browser` when the browser itself sends what they mean (copy, paste).
   */
  ambito?: 'fuori' | 'celle' | 'browser';
  /**
   * Where it is offered: toolbar, row menu and bulk bar, menu of the cells alone, or keyboard alone; toolbar and
   * rows when absent.
   */
  dove?: 'barra' | 'riga' | 'celle' | 'tastiera';
  /** What it would do now, in place of the label, where it is pointed at. */
  suggerimento?: (contesto: ContestoAzione<Riga>) => string;
  /** Drawn filled: the one thing most people came for. */
  principale?: boolean;
  /** In the toolbar, the icon alone: everyone knows it. */
  soloIcona?: boolean;
  /** It changes data: not for who may only look. */
  scrive?: boolean;
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

/** Keys by the names that are printed on them. */
const NOMI: Record<string, string> = { canc: 'delete', invio: 'enter', spazio: ' ', esc: 'escape' };

/** True when the key event is the one that `shortcut` names; Cmd stands for Ctrl on a Mac. */
export function matchShortcut(shortcut: string, event: Tasto): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  // A sign is typed with whatever keys the layout wants for it.
  const sign = key === '?';
  return (
    event.key.toLowerCase() === (NOMI[key] ?? key) &&
    (event.ctrlKey || event.metaKey) === parts.includes('ctrl') &&
    (sign || event.shiftKey === parts.includes('shift')) &&
    event.altKey === parts.includes('alt')
  );
}

/** True when the key event is one of the action's. */
export function matchAzione(azione: Pick<Azione<never>, 'shortcut' | 'altriTasti'>, event: Tasto): boolean {
  const keys = [...(azione.shortcut === undefined ? [] : [azione.shortcut]), ...(azione.altriTasti ?? [])];
  return keys.some((shortcut) => matchShortcut(shortcut, event));
}
