/** Cells whose change was refused: they keep what was typed over what the server holds. */
import type { CellChange } from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { getCampo } from './content.ts';
import { getCellName } from './save-job.ts';

interface Rifiutata {
  /** From the value that the person saw. */
  cella: CellChange;
  /** What the server holds by now. */
  held: unknown;
}

export class Rifiutate {
  readonly #celle = new Map<string, Rifiutata>();

  get celle(): readonly CellChange[] {
    return [...this.#celle.values()].map(({ cella }) => cella);
  }

  has(cell: CellChange): boolean {
    return this.#celle.has(getCellName(cell));
  }

  add(cells: readonly CellChange[]): void {
    for (const cella of cells) this.#celle.set(getCellName(cella), { cella, held: cella.prima });
  }

  /** Takes them off; answers what the server holds in those that were there. */
  remove(cells: readonly CellChange[]): { id: Chiave; campo: string; dopo: unknown }[] {
    return cells.flatMap((cell) => {
      const own = this.#celle.get(getCellName(cell));
      this.#celle.delete(getCellName(cell));
      return own ? [{ id: cell.id, campo: cell.campo, dopo: own.held }] : [];
    });
  }

  /** Changes of cells, each from what was there before the refusal. */
  fromServer(cells: readonly CellChange[]): readonly CellChange[] {
    if (this.#celle.size === 0) return cells;
    return cells.map((cell) => ({
      ...cell,
      prima: (this.#celle.get(getCellName(cell))?.cella ?? cell).prima,
    }));
  }

  /** Learns what the server holds from rows that were read; one that is still shown as typed says nothing. */
  learn(loaded: (id: Chiave) => object | undefined): void {
    for (const own of this.#celle.values()) {
      const { id, campo, dopo } = own.cella;
      const riga = loaded(id);
      if (riga && campo in riga && getCampo(riga, campo) !== dopo) own.held = getCampo(riga, campo);
    }
  }

  /** A row in sight as the server holds it. */
  senza<Riga extends object>(id: Chiave, riga: Riga | undefined): Riga | undefined {
    const own = [...this.#celle.values()].filter(({ cella }) => cella.id === id);
    if (!riga || own.length === 0) return riga;
    return { ...riga, ...Object.fromEntries(own.map(({ cella, held }) => [cella.campo, held])) };
  }
}
