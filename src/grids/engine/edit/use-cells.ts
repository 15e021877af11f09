/** Gives a grid its cells: selection by mouse and keyboard, clipboard, edits in one step, undo. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { atom, type Atom, useAtomValue, useStore } from '#state/jotai.ts';
import { type Azione, type ComandiCelle, type ContestoAzione, matchAzione } from '../action.ts';
import { parseTabella } from '../clipboard/html-table.ts';
import { parseTsv } from '../clipboard/tsv.ts';
import { Celle } from '../range/cells.ts';
import type { RangeReading } from '../range/righe-by-place.ts';
import { PlaceKeeper } from '../range/place-keeper.ts';
import { runKey } from '../range/keyboard.ts';
import { listenMouse } from '../range/mouse.ts';
import { type SelectionSummary, useScelta } from '../range/use-selection.ts';
import { STORIA_VUOTA, type Storia } from '../history/history.ts';
import { useTotali } from '../use-totals.ts';
import type { Workspace } from '../workspace.ts';
import { EditCommands, type ProposedEdit } from './commands.ts';
import { runAfterReading } from './after-reading.ts';
import { showToast } from '#state/toast.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';

/** A question that stands open over the grid. */
export type Dialogo<Riga> =
  | { tipo: 'proposta'; proposta: ProposedEdit }
  | { tipo: 'modifica'; righe: readonly Riga[] }
  | { tipo: 'scorciatoie' };

export interface UsoCelle<Riga extends object> {
  /** Takes the element around the grid. */
  cornice: (element: HTMLDivElement | null) => void;
  elemento: HTMLDivElement | null;
  celle: Celle<Riga> | null;
  comandi: EditCommands<Riga> | null;
  scelta: SelectionSummary;
  /** Rows on their way for a range; null when none are. */
  lettura: RangeReading | null;
  dialogo: Dialogo<Riga> | null;
  setDialogo: (dialogo: Dialogo<Riga> | null) => void;
  /** For the context of actions. */
  perAzioni: () => ComandiCelle<Riga>;
  righe: () => readonly Riga[];
}

const NESSUNA_STORIA: Atom<Storia> = atom(() => STORIA_VUOTA);
const FERMO: Atom<number> = atom(() => 0);

function useSelezione<Riga extends object>(
  workspace: Workspace<Riga>,
  api: GridApi<Riga> | null,
  setDialogo: (dialogo: Dialogo<Riga>) => void,
) {
  const store = useStore();
  const [elemento, cornice] = useState<HTMLDivElement | null>(null);
  const [lettura, setLettura] = useState<RangeReading | null>(null);
  const [held, setHeld] = useState<{ celle: Celle<Riga>; comandi: EditCommands<Riga> } | null>(null);
  useEffect(() => {
    if (!api || !elemento) return undefined;
    const segnaposto = new PlaceKeeper(api, elemento);
    const celle = new Celle(api, elemento, workspace.colonne);
    celle.posti.onLettura = setLettura;
    celle.modificabile = workspace.modifiche !== undefined;
    const proponi = (proposta: ProposedEdit) => setDialogo({ tipo: 'proposta', proposta });
    const comandi = new EditCommands({ celle, workspace, store, proponi });
    const stop = listenMouse(celle, {
      riempi: (sorgente, destinazione, ctrl) => void comandi.riempi(sorgente, destinazione, ctrl),
    });
    // The cells live as long as their grid: they are made, and closed, with it.
    // oxlint-disable-next-line react/set-state-in-effect
    setHeld({ celle, comandi });
    return () => {
      stop();
      celle.chiudi();
      segnaposto.chiudi();
      setHeld(null);
    };
  }, [api, elemento, workspace, store, setDialogo]);
  return { cornice, elemento, lettura, celle: held?.celle ?? null, comandi: held?.comandi ?? null };
}

export function useCelle<Riga extends object>(
  workspace: Workspace<Riga>,
  api: GridApi<Riga> | null,
): UsoCelle<Riga> {
  const store = useStore();
  const { modifiche, misura } = workspace;
  const { vistaAtom } = workspace.righe;
  const [dialogo, setDialogo] = useState<Dialogo<Riga> | null>(null);
  const { cornice, elemento, lettura, celle, comandi } = useSelezione(workspace, api, setDialogo);
  const scelta = useScelta(celle, misura);
  useTotali(api, workspace);
  useAppunti(elemento, comandi, modifiche !== undefined);
  const storiaAtom = modifiche?.storiaAtom ?? NESSUNA_STORIA;
  // Drawn anew when the history moves; what it holds is read at the moment of the key.
  useAtomValue(storiaAtom);
  const inCorso = useAtomValue(modifiche?.inCorsoAtom ?? FERMO);

  const righe = useCallback((): readonly Riga[] => {
    const ticked = api?.getSelectedRows() ?? [];
    return ticked.length > 0 ? ticked : (celle?.righeScelte() ?? []);
  }, [api, celle]);

  const perAzioni = useCallback(
    (): ComandiCelle<Riga> => ({
      numero: celle?.numeroCelle() ?? 0,
      modificabile: modifiche !== undefined,
      annullabile: store.get(storiaAtom).fatti.at(-1)?.etichetta ?? null,
      ripetibile: store.get(storiaAtom).annullati.at(-1)?.etichetta ?? null,
      nonCopia: () => comandi?.copiatrice.nonCopia() ?? null,
      nonCambia: () => comandi?.nonCambia() ?? null,
      copia: ({ conTitoli }) => comandi?.copiatrice.copia(conTitoli),
      incolla: () => void pasteFromMenu(comandi),
      riempi: () => void comandi?.riempiGiu(),
      continua: () => void comandi?.continuaGiu(),
      svuota: () => void comandi?.svuota(),
      annulla: () =>
        modifiche && runAfterReading(store, vistaAtom, () => void store.set(modifiche.annullaAtom)),
      ripeti: () =>
        modifiche && runAfterReading(store, vistaAtom, () => void store.set(modifiche.ripetiAtom)),
      selezionaTutto: () => celle?.tutto(),
      apriModifica: (rows) => setDialogo({ tipo: 'modifica', righe: rows }),
      apriScorciatoie: () => setDialogo({ tipo: 'scorciatoie' }),
      cambia: (etichetta, rows, campi) => comandi?.cambia(etichetta, rows, campi),
    }),
    [celle, comandi, modifiche, storiaAtom, store, vistaAtom],
  );
  // A change on its way would be lost in silence.
  useAskBeforeLeaving(inCorso > 0);
  useEffect(() => {
    if (modifiche) void store.set(modifiche.riprendiAtom);
  }, [modifiche, store]);
  return { cornice, elemento, celle, comandi, scelta, lettura, dialogo, setDialogo, perAzioni, righe };
}

async function pasteFromMenu<Riga extends object>(comandi: EditCommands<Riga> | null): Promise<void> {
  const text = await readClipboard();
  if (text !== null) await comandi?.incolla(parseTsv(text));
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

const isTesto = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable]') !== null;

/** Copy and paste as the browser announces them, when the focus is on a cell. */
function useAppunti<Riga extends object>(
  elemento: HTMLDivElement | null,
  comandi: EditCommands<Riga> | null,
  modificabile: boolean,
): void {
  useEffect(() => {
    if (!comandi) return undefined;
    const onCell = () => {
      const focused = document.activeElement;
      return focused !== null && elemento?.contains(focused) === true && !isTesto(focused);
    };
    const copy = (event: ClipboardEvent) => {
      if (comandi.copiatrice.servi(event) || !onCell()) return;
      comandi.copiatrice.copia(false, event);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (!modificabile || !onCell() || !event.clipboardData) return;
      const testo = event.clipboardData.getData('text/plain');
      const blocco = testo === '' ? parseTabella(event.clipboardData.getData('text/html')) : parseTsv(testo);
      event.preventDefault();
      if (blocco) void comandi.incolla(blocco);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
    };
  }, [elemento, comandi, modificabile]);
}

/** Keys on the cells: first those that move the selection, then the actions, before the grid takes them for typing. */
export function useTastiCelle<Riga extends object>(
  { elemento, celle, comandi }: UsoCelle<Riga>,
  azioni: readonly Azione<Riga>[],
  contesto: () => ContestoAzione<Riga>,
): void {
  const own = useMemo(
    () => azioni.filter(({ ambito }) => ambito === 'celle' || ambito === 'fuori'),
    [azioni],
  );
  useEffect(() => {
    if (!elemento || !celle || !comandi) return undefined;
    const onKey = (event: KeyboardEvent) => {
      celle.raggiungi();
      const target = event.target instanceof Element ? event.target : null;
      const [editing] = celle.api.getEditingCells();
      const done = editing
        ? confirmAll(celle, comandi, event, editing.colId)
        : target?.closest('.ag-cell') &&
          !isTesto(target) &&
          (runKey(celle, event) || runAzione(own, contesto, event));
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    };
    elemento.addEventListener('keydown', onKey, { capture: true });
    return () => elemento.removeEventListener('keydown', onKey, { capture: true });
  }, [elemento, celle, comandi, own, contesto]);
}

/** Ctrl+Enter in an editor: what was typed goes into the whole selection. */
function confirmAll<Riga extends object>(
  celle: Celle<Riga>,
  comandi: EditCommands<Riga>,
  event: KeyboardEvent,
  campo: string,
): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  const active = document.activeElement;
  const typed = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const value: unknown = typed ? active.value : celle.api.getCellEditorInstances()[0]?.getValue();
  celle.tacitamente(() => celle.api.stopEditing(true));
  void comandi.confermaInTutte(campo, typeof value === 'string' ? value : '');
  return true;
}

function runAzione<Riga>(
  azioni: readonly Azione<Riga>[],
  contesto: () => ContestoAzione<Riga>,
  event: KeyboardEvent,
): boolean {
  const azione = azioni.find((each) => matchAzione(each, event));
  if (!azione) return false;
  const now = contesto();
  const reason = azione.disabledReason?.(now) ?? null;
  if (reason === null) azione.run(now);
  else showToast({ severity: 'info', titolo: azione.label, testo: reason });
  return true;
}
