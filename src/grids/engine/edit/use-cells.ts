/** Gives a grid its cells: selection by mouse and keyboard, clipboard, edits in one step, undo. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { atom, type Atom, useAtomValue, useStore } from '#state/jotai.ts';
import { type Azione, type CellCommands, type ActionContext, matchAzione } from '../action.ts';
import { parseTabella } from '../clipboard/html-table.ts';
import { parseTsv } from '../clipboard/tsv.ts';
import { Celle } from '../range/cells.ts';
import type { RangeReading } from '../range/righe-by-place.ts';
import { PlaceKeeper } from '../range/place-keeper.ts';
import { runKey } from '../range/keyboard.ts';
import { listenMouse } from '../range/mouse.ts';
import { type SelectionSummary, useScelta } from '../range/use-selection.ts';
import { EMPTY_HISTORY, type Storia } from '../history/history.ts';
import { useTotali } from '../use-totals.ts';
import type { Workspace } from '../workspace.ts';
import { isFilling } from './actions.tsx';
import { EditCommands, type ProposedEdit } from './commands.ts';
import { runAfterReading } from './after-reading.ts';
import { showToast } from '#state/toast.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';

/** A question that stands open over the grid. */
type EditDialog<Riga> =
  | { tipo: 'proposta'; proposta: ProposedEdit }
  | { tipo: 'modifica'; righe: readonly Riga[] }
  | { tipo: 'scorciatoie' };

export interface UsoCelle<Riga extends object> {
  /** Takes the element around the grid. */
  cornice: (element: HTMLDivElement | null) => void;
  element: HTMLDivElement | null;
  celle: Celle<Riga> | null;
  commands: EditCommands<Riga> | null;
  scelta: SelectionSummary;
  /** Rows on their way for a range; null when none are. */
  lettura: RangeReading | null;
  dialog: EditDialog<Riga> | null;
  setDialog: (dialog: EditDialog<Riga> | null) => void;
  /** For the context of actions. */
  perAzioni: () => CellCommands<Riga>;
  righe: () => readonly Riga[];
}

const NO_HISTORY: Atom<Storia> = atom(() => EMPTY_HISTORY);
const IDLE: Atom<number> = atom(() => 0);

function useSelection<Riga extends object>(
  workspace: Workspace<Riga>,
  api: GridApi<Riga> | null,
  setDialog: (dialog: EditDialog<Riga>) => void,
) {
  const store = useStore();
  const [element, cornice] = useState<HTMLDivElement | null>(null);
  const [lettura, setLettura] = useState<RangeReading | null>(null);
  const [held, setHeld] = useState<{ celle: Celle<Riga>; commands: EditCommands<Riga> } | null>(null);
  useEffect(() => {
    if (!api || !element) return undefined;
    const placeKeeper = new PlaceKeeper(api, element);
    const celle = new Celle(api, element, workspace.colonne);
    celle.posti.onLettura = setLettura;
    celle.editable = workspace.edits !== undefined;
    const propose = (proposta: ProposedEdit) => setDialog({ tipo: 'proposta', proposta });
    const commands = new EditCommands({ celle, workspace, store, propose });
    const stop = listenMouse(celle, {
      fill: (source, destination, ctrl) => void commands.fill(source, destination, ctrl),
    });
    // The cells live as long as their grid: they are made, and closed, with it.
    // oxlint-disable-next-line react/set-state-in-effect
    setHeld({ celle, commands });
    return () => {
      stop();
      celle.close();
      placeKeeper.close();
      setHeld(null);
    };
  }, [api, element, workspace, store, setDialog]);
  return {
    cornice,
    elemento: element,
    lettura,
    celle: held?.celle ?? null,
    commands: held?.commands ?? null,
  };
}

export function useCelle<Riga extends object>(
  workspace: Workspace<Riga>,
  api: GridApi<Riga> | null,
): UsoCelle<Riga> {
  const store = useStore();
  const { edits, measure } = workspace;
  const { vistaAtom } = workspace.righe;
  const [dialog, setDialog] = useState<EditDialog<Riga> | null>(null);
  const { cornice, elemento, lettura, celle, commands } = useSelection(workspace, api, setDialog);
  const scelta = useScelta(celle, measure);
  useTotali(api, workspace);
  useClipboard(elemento, commands);
  const pastAtom = edits?.storiaAtom ?? NO_HISTORY;
  // Drawn anew when the history moves; what it holds is read at the moment of the key.
  useAtomValue(pastAtom);
  const underway = useAtomValue(edits?.underwayAtom ?? IDLE);

  const righe = useCallback((): readonly Riga[] => {
    const ticked = api?.getSelectedRows() ?? [];
    return ticked.length > 0 ? ticked : (celle?.chosenRighe() ?? []);
  }, [api, celle]);

  const perAzioni = useCallback(
    (): CellCommands<Riga> => ({
      numero: celle?.countCells() ?? 0,
      editable: edits !== undefined,
      annullabile: store.get(pastAtom).fatti.at(-1)?.etichetta ?? null,
      ripetibile: store.get(pastAtom).annullati.at(-1)?.etichetta ?? null,
      whyNotCopy: () => commands?.copiatrice.whyNotCopy() ?? null,
      whyNotChange: () => commands?.whyNotChange() ?? null,
      copy: ({ conTitoli }) => commands?.copiatrice.copy(conTitoli),
      paste: () => void pasteFromMenu(commands),
      fill: () => void commands?.fillDown(),
      fillRight: () => void commands?.fillRight(),
      continua: () => void commands?.continueDown(),
      clear: () => void commands?.clear(),
      whyNotToday: () => commands?.whyNotToday() ?? null,
      writeToday: () => void commands?.writeToday(),
      undo: () => edits && runAfterReading(store, vistaAtom, () => void store.set(edits.annulAtom)),
      redo: () => edits && runAfterReading(store, vistaAtom, () => void store.set(edits.redoAtom)),
      selectAll: () => celle?.selectAll(),
      openEditor: (rows) => setDialog({ tipo: 'modifica', righe: rows }),
      openShortcuts: () => setDialog({ tipo: 'scorciatoie' }),
      cambia: (label, rows, fields) => commands?.change(label, rows, fields),
    }),
    [celle, commands, edits, pastAtom, store, vistaAtom],
  );
  // A change on its way would be lost in silence.
  useAskBeforeLeaving(underway > 0);
  useEffect(() => {
    if (edits) void store.set(edits.resumeAtom);
  }, [edits, store]);
  return {
    cornice,
    element: elemento,
    celle,
    commands,
    scelta,
    lettura,
    dialog,
    setDialog,
    perAzioni,
    righe,
  };
}

async function pasteFromMenu<Riga extends object>(commands: EditCommands<Riga> | null): Promise<void> {
  const text = await readClipboard();
  if (text !== null) await commands?.paste(parseTsv(text));
}

/** The clipboard's text, where the page may read it by itself. */
async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    showToast({
      severity: 'info',
      titolo: 'Usa Ctrl+V',
      testo: 'Il browser non lascia leggere gli appunti da un menu: premi Ctrl+V sulla cella.',
    });
    return null;
  }
}

const isText = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable]') !== null;

/** Copy and paste as the browser announces them, when the focus is on a cell. */
function useClipboard<Riga extends object>(
  element: HTMLDivElement | null,
  commands: EditCommands<Riga> | null,
): void {
  useEffect(() => {
    if (!commands) return undefined;
    const onCell = () => {
      const focused = document.activeElement;
      return focused !== null && element?.contains(focused) === true && !isText(focused);
    };
    const copy = (event: ClipboardEvent) => {
      if (commands.copiatrice.serve(event) || !onCell()) return;
      commands.copiatrice.copy(false, event);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (!onCell() || !event.clipboardData) return;
      const text = event.clipboardData.getData('text/plain');
      const block = text === '' ? parseTabella(event.clipboardData.getData('text/html')) : parseTsv(text);
      event.preventDefault();
      const reason = commands.whyReadOnly();
      if (reason !== null) tellLocked(reason);
      else if (block) void commands.paste(block);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
    };
  }, [element, commands]);
}

/** Keys on the cells: first those that move the selection, then the actions, before the grid takes them for typing. */
export function useCellKeys<Riga extends object>(
  { element, celle, commands }: UsoCelle<Riga>,
  actions: readonly Azione<Riga>[],
  context: () => ActionContext<Riga>,
): void {
  const own = useMemo(() => actions.filter(({ scope }) => scope === 'celle' || scope === 'fuori'), [actions]);
  useEffect(() => {
    if (!element || !celle || !commands) return undefined;
    const onKey = (event: KeyboardEvent) => {
      celle.reach();
      const target = event.target instanceof Element ? event.target : null;
      const [editing] = celle.api.getEditingCells();
      const done = editing
        ? confirmAll(celle, commands, event, editing.colId)
        : target?.closest('.ag-cell') &&
          !isText(target) &&
          (runKey(celle, event) || runAction(own, context, event));
      if (!done) {
        if (editing || target?.matches('.ag-cell') !== true) return;
        if (isWriting(event)) tellLocked(commands.whyLocked());
        // Only a grid that takes nothing leaves these; the browser has other uses for them.
        if (!isFilling(event)) return;
        tellLocked(commands.whyReadOnly());
      }
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKey, { capture: true });
    return () => element.removeEventListener('keydown', onKey, { capture: true });
  }, [element, celle, commands, own, context]);
}

/** A key with which a person begins to write in a cell. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'F2' || (key.length === 1 && key !== ' '));

/** A cell that takes nothing says why, rather than nothing. */
function tellLocked(testo: string | null): void {
  if (testo !== null) showToast({ severity: 'info', titolo: 'Questa cella non si modifica', testo });
}

/** Ctrl+Enter in an editor: what was typed goes into the whole selection. */
function confirmAll<Riga extends object>(
  cells: Celle<Riga>,
  commands: EditCommands<Riga>,
  event: KeyboardEvent,
  field: string,
): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  const active = document.activeElement;
  const typed = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const value: unknown = typed ? active.value : cells.api.getCellEditorInstances()[0]?.getValue();
  cells.silently(() => cells.api.stopEditing(true));
  void commands.confirmInAll(field, typeof value === 'string' ? value : '');
  return true;
}

function runAction<Riga>(
  actions: readonly Azione<Riga>[],
  context: () => ActionContext<Riga>,
  event: KeyboardEvent,
): boolean {
  const action = actions.find((each) => matchAzione(each, event));
  if (!action) return false;
  const now = context();
  const reason = action.disabledReason?.(now) ?? null;
  if (reason === null) action.run(now);
  else showToast({ severity: 'info', titolo: action.label, testo: reason });
  return true;
}
