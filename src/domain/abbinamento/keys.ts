/** Codes that identify somebody by themselves: IBAN, partita IVA, codice fiscale, SDD mandates, references. */
import { MINIMO_CODICE } from './text.ts';

type TipoChiave = 'iban' | 'partita_iva' | 'codice_fiscale' | 'mandato' | 'riferimento' | 'proprio';

interface ChiaveRicerca {
  tipo: TipoChiave;
  /** The parties it names: more than one when it is shared. */
  partiti: number[];
  /** The partite it names (a reference). */
  partite: number[];
}

export class Chiavi {
  readonly #posti = new Map<string, number>();
  /** The lengths of the codes: most words of a text have none of these lengths. */
  readonly #lunghezze = new Set<number>();
  readonly chiavi: ChiaveRicerca[] = [];

  /** Adds a code, without its blanks and signs, in upper case. A code that is too short is left out. */
  add(text: string | null | undefined, tipo: TipoChiave, party: number, partita = -1): void {
    if (text === null || text === undefined || text.length < MINIMO_CODICE) return;
    const code = toCode(text);
    if (code.length < MINIMO_CODICE) return;
    let place = this.#posti.get(code);
    if (place === undefined) {
      place = this.chiavi.push({ tipo, partiti: [], partite: [] }) - 1;
      this.#posti.set(code, place);
      this.#lunghezze.add(code.length);
    }
    const key = this.chiavi[place];
    if (!key) return;
    if (tipo === 'proprio') key.tipo = tipo;
    if (party >= 0 && !key.partiti.includes(party)) key.partiti.push(party);
    if (partita >= 0 && key.partite.length < 64) key.partite.push(partita);
  }

  /** The place in `chiavi` of the code that is a whole field, or -1. */
  place(text: string): number {
    return this.find(toCode(text));
  }

  /** The same for a code that is letters and digits already, as `splitTesto` gives it. */
  find(code: string): number {
    return this.#lunghezze.has(code.length) ? (this.#posti.get(code) ?? -1) : -1;
  }
}

const toCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
