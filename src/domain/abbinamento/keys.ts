/** Codes that identify somebody by themselves: IBAN, partita IVA, codice fiscale, SDD mandates, references. */
import { MIN_CODE } from './text.ts';

type KeyKind = 'iban' | 'partita_iva' | 'codice_fiscale' | 'mandato' | 'riferimento' | 'proprio';

interface SearchKey {
  tipo: KeyKind;
  /** The parties it names: more than one when it is shared. */
  parties: number[];
  /** The partite it names (a reference). */
  partite: number[];
}

export class Keys {
  readonly #places = new Map<string, number>();
  /** The lengths of the codes: most words of a text have none of these lengths. */
  readonly #lengths = new Set<number>();
  readonly keys: SearchKey[] = [];

  /** Adds a code, without its blanks and signs, in upper case. A code that is too short is left out. */
  add(text: string | null | undefined, tipo: KeyKind, party: number, partita = -1): void {
    if (text === null || text === undefined || text.length < MIN_CODE) return;
    const code = toCode(text);
    if (code.length < MIN_CODE) return;
    let place = this.#places.get(code);
    if (place === undefined) {
      place = this.keys.push({ tipo, parties: [], partite: [] }) - 1;
      this.#places.set(code, place);
      this.#lengths.add(code.length);
    }
    const key = this.keys[place];
    if (!key) return;
    if (tipo === 'proprio') key.tipo = tipo;
    if (party >= 0 && !key.parties.includes(party)) key.parties.push(party);
    if (partita >= 0 && key.partite.length < 64) key.partite.push(partita);
  }

  /** The place in `keys` of the code that is a whole field, or -1. */
  place(text: string): number {
    return this.find(toCode(text));
  }

  /** The same for a code that is letters and digits already, as `splitText` gives it. */
  find(code: string): number {
    return this.#lengths.has(code.length) ? (this.#places.get(code) ?? -1) : -1;
  }
}

const toCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
