/** Cells whose change was refused: they keep what was typed over what the server holds. */
import type { Cella } from '../storia/storia.ts';
import type { Chiave } from '../types.ts';
import { campoDi } from './contenuto.ts';
import { nome } from './lavoro.ts';

interface Rifiutata {
  /** From the value that the person saw. */
  cella: Cella;
  /** What the server holds by now. */
  held: unknown;
}

export class Rifiutate {
  readonly #celle = new Map<string, Rifiutata>();

  get celle(): readonly Cella[] {
    return [...this.#celle.values()].map(({ cella }) => cella);
  }

  has(cella: Cella): boolean {
    return this.#celle.has(nome(cella));
  }

  aggiungi(celle: readonly Cella[]): void {
    for (const cella of celle) this.#celle.set(nome(cella), { cella, held: cella.prima });
  }

  /** Takes them off; answers what the server holds in those that were there. */
  togli(celle: readonly Cella[]): { id: Chiave; campo: string; dopo: unknown }[] {
    return celle.flatMap((cella) => {
      const own = this.#celle.get(nome(cella));
      this.#celle.delete(nome(cella));
      return own ? [{ id: cella.id, campo: cella.campo, dopo: own.held }] : [];
    });
  }

  /** Changes of cells, each from what was there before the refusal. */
  dalServer(celle: readonly Cella[]): readonly Cella[] {
    if (this.#celle.size === 0) return celle;
    return celle.map((cella) => ({
      ...cella,
      prima: (this.#celle.get(nome(cella))?.cella ?? cella).prima,
    }));
  }

  /** Learns what the server holds from rows that were read; one that is still shown as typed says nothing. */
  impara(lette: (id: Chiave) => object | undefined): void {
    for (const own of this.#celle.values()) {
      const { id, campo, dopo } = own.cella;
      const riga = lette(id);
      if (riga && campo in riga && campoDi(riga, campo) !== dopo) own.held = campoDi(riga, campo);
    }
  }

  /** A row in sight as the server holds it. */
  senza<Riga extends object>(id: Chiave, riga: Riga | undefined): Riga | undefined {
    const own = [...this.#celle.values()].filter(({ cella }) => cella.id === id);
    if (!riga || own.length === 0) return riga;
    return { ...riga, ...Object.fromEntries(own.map(({ cella, held }) => [cella.campo, held])) };
  }
}
