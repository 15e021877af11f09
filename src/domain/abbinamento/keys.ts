/** Codes that name somebody by themselves: IBAN, partita IVA, codice fiscale, SDD mandates, references. */
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
  /** How long codes are: most words of a text have no such length. */
  readonly #lunghezze = new Set<number>();
  readonly chiavi: ChiaveRicerca[] = [];

  /** Adds a code; blanks and signs in it do not count, nor does case. Too short: left out. */
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

  /** The place in `chiavi` of the code in a field of its own, or -1. */
  place(text: string): number {
    return this.find(toCode(text));
  }

  /** The same of a code that is letters and digits already, as `splitTesto` finds them. */
  find(code: string): number {
    return this.#lunghezze.has(code.length) ? (this.#posti.get(code) ?? -1) : -1;
  }
}

const toCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
