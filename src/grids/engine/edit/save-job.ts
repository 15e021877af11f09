/** A set of changes in the queue, with what it started from. */
import type { CellChange, StepContent, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo, RIGA_INTERA, isSameDati } from './content.ts';
import type { QueuePorts, Salva } from './requests.ts';

export interface SaveJob<Riga> {
  numero: number;
  tacito: boolean;
  tieni: boolean;
  salva: Salva<Riga>;
  celle: readonly CellChange[];
  righe: readonly WholeRow[];
  partenza: ReadonlyMap<Chiave, Riga>;
  /** Cells and rows that had already changed when the change was asked for. */
  estranee: ReadonlySet<string>;
  /** Cells that are shown as they will be. */
  mostrate: readonly CellChange[];
}

export const getCellName = ({ id, campo }: { id: Chiave; campo: string }): string => `${id}\u0000${campo}`;

interface SaveJobInit<Riga> extends Pick<QueuePorts<Riga>, 'read' | 'warn'> {
  numero: number;
  tacito: boolean;
  tieni: boolean;
  salva: Salva<Riga>;
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
  { numero, tacito, tieni, salva, read, warn, saved: salvata, refused: rifiutata }: SaveJobInit<Riga>,
): SaveJob<Riga> {
  const partenza = new Map<Chiave, Riga>();
  const estranee = new Set<string>();
  const find = (id: Chiave): Riga | undefined => {
    const shown = read(id);
    if (shown && !partenza.has(id)) partenza.set(id, salvata(id) ?? shown);
    return shown;
  };
  const known = celle.filter((cell) => {
    const shown = find(cell.id);
    const start = rifiutata(cell) ? partenza.get(cell.id) : shown;
    if (start && getCampo(start, cell.campo) !== cell.prima) estranee.add(getCellName(cell));
    return shown !== undefined;
  });
  const whole = righe.filter(({ id, prima }) => {
    if (id === null || prima === null) return true;
    const shown = find(id);
    if (shown && !isSameDati(prima, shown)) estranee.add(getCellName({ id, campo: RIGA_INTERA }));
    return shown !== undefined;
  });
  if (known.length + whole.length < celle.length + righe.length)
    warn('Alcune righe non sono più in elenco', 'Le loro celle sono rimaste come sono.');
  return { numero, tacito, tieni, salva, celle: known, righe: whole, partenza, estranee, mostrate: [] };
}
