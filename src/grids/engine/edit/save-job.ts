/** A set of changes in the queue, with what it started from. */
import type { CellChange, StepContent, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo, WHOLE_RIGA, isSameDati } from './content.ts';
import type { QueuePorts, Save } from './requests.ts';

export interface SaveJob<Riga> {
  numero: number;
  silent: boolean;
  keep: boolean;
  save: Save<Riga>;
  celle: readonly CellChange[];
  righe: readonly WholeRow[];
  start: ReadonlyMap<Chiave, Riga>;
  /** Cells and rows that had already changed when the change was asked for. */
  foreign: ReadonlySet<string>;
  /** Cells that are shown as they will be. */
  shown: readonly CellChange[];
}

export const getCellName = ({ id, campo }: { id: Chiave; campo: string }): string => `${id}\u0000${campo}`;

interface SaveJobInit<Riga> extends Pick<QueuePorts<Riga>, 'read' | 'warn'> {
  numero: number;
  silent: boolean;
  keep: boolean;
  save: Save<Riga>;
  /** The row as the server holds it, where unsaved changes make it look different. */
  saved: (id: Chiave) => Riga | undefined;
  /** True of a cell that shows what was refused: what it started from is what the server held. */
  refused: (cell: CellChange) => boolean;
}

/**
 * The part of the change that can be made. Rows that are not in sight any more are left alone, and the person is
 * told.
 */
export function makeSaveJob<Riga extends object>(
  { celle, righe = [] }: StepContent,
  { numero, silent, keep, save, read, warn, saved: salvata, refused: rifiutata }: SaveJobInit<Riga>,
): SaveJob<Riga> {
  const startingFrom = new Map<Chiave, Riga>();
  const foreign = new Set<string>();
  const find = (id: Chiave): Riga | undefined => {
    const shown = read(id);
    if (shown && !startingFrom.has(id)) startingFrom.set(id, salvata(id) ?? shown);
    return shown;
  };
  const known = celle.filter((cell) => {
    const shown = find(cell.id);
    const start = rifiutata(cell) ? startingFrom.get(cell.id) : shown;
    if (start && getCampo(start, cell.campo) !== cell.prima) foreign.add(getCellName(cell));
    return shown !== undefined;
  });
  const whole = righe.filter(({ id, prima }) => {
    if (id === null || prima === null) return true;
    const shown = find(id);
    if (shown && !isSameDati(prima, shown)) foreign.add(getCellName({ id, campo: WHOLE_RIGA }));
    return shown !== undefined;
  });
  if (known.length + whole.length < celle.length + righe.length)
    warn('Alcune righe non sono più in elenco', 'Le loro celle sono rimaste come sono.');
  return { numero, silent, keep, save, celle: known, righe: whole, start: startingFrom, foreign, shown: [] };
}
