/** A set of changes as it stands in the queue, with what it started from. */
import type { CellChange, StepContent, WholeRow } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo, RIGA_INTERA, isSameDati } from './content.ts';
import type { PorteCoda, Salva } from './requests.ts';

export interface SaveJob<Riga> {
  numero: number;
  tacito: boolean;
  tieni: boolean;
  salva: Salva<Riga>;
  celle: readonly CellChange[];
  righe: readonly WholeRow[];
  partenza: ReadonlyMap<Chiave, Riga>;
  /** Cells and rows that no longer held what the change started from when it was asked for. */
  estranee: ReadonlySet<string>;
  /** Cells that are shown as they will be. */
  mostrate: readonly CellChange[];
}

export const getCellName = ({ id, campo }: { id: Chiave; campo: string }): string => `${id}\u0000${campo}`;

export interface LavoroInit<Riga> extends Pick<PorteCoda<Riga>, 'leggi' | 'avvisa'> {
  numero: number;
  tacito: boolean;
  tieni: boolean;
  salva: Salva<Riga>;
  /** The row as the server holds it, where changes under way make it look otherwise. */
  salvata: (id: Chiave) => Riga | undefined;
  /** True of a cell that shows what was refused: what it started from is what the server held. */
  rifiutata: (cella: CellChange) => boolean;
}

/** What can be changed of what was asked for: rows that are not in sight any more are left alone, and said. */
export function makeLavoro<Riga extends object>(
  { celle, righe = [] }: StepContent,
  { numero, tacito, tieni, salva, leggi, avvisa, salvata, rifiutata }: LavoroInit<Riga>,
): SaveJob<Riga> {
  const partenza = new Map<Chiave, Riga>();
  const estranee = new Set<string>();
  const find = (id: Chiave): Riga | undefined => {
    const shown = leggi(id);
    if (shown && !partenza.has(id)) partenza.set(id, salvata(id) ?? shown);
    return shown;
  };
  const known = celle.filter((cella) => {
    const shown = find(cella.id);
    const start = rifiutata(cella) ? partenza.get(cella.id) : shown;
    if (start && getCampo(start, cella.campo) !== cella.prima) estranee.add(getCellName(cella));
    return shown !== undefined;
  });
  const whole = righe.filter(({ id, prima }) => {
    if (id === null || prima === null) return true;
    const shown = find(id);
    if (shown && !isSameDati(prima, shown)) estranee.add(getCellName({ id, campo: RIGA_INTERA }));
    return shown !== undefined;
  });
  if (known.length + whole.length < celle.length + righe.length)
    avvisa('Alcune righe non sono più in elenco', 'Le loro celle sono rimaste come sono.');
  return { numero, tacito, tieni, salva, celle: known, righe: whole, partenza, estranee, mostrate: [] };
}
