/** Codes that name somebody by themselves: IBAN, partita IVA, codice fiscale, SDD mandates, references. */
import { MINIMO_CODICE } from './text.ts';

export type TipoChiave = 'iban' | 'partita_iva' | 'codice_fiscale' | 'mandato' | 'riferimento' | 'proprio';

export interface ChiaveRicerca {
  tipo: TipoChiave;
  /** The parties it names: more than one when it is shared. */
  partiti: number[];
  /** The partite it names (a reference). */
  partite: number[];
}

export class Chiavi {
  readonly #posti = new Map<string, number>();
  readonly chiavi: ChiaveRicerca[] = [];

  /** Adds a code; blanks and signs in it do not count, nor does case. Too short: left out. */
  add(text: string | null | undefined, tipo: TipoChiave, partito: number, partita = -1): void {
    if (text === null || text === undefined || text.length < MINIMO_CODICE) return;
    const code = toCodice(text);
    if (code.length < MINIMO_CODICE) return;
    let place = this.#posti.get(code);
    if (place === undefined) {
      place = this.chiavi.push({ tipo, partiti: [], partite: [] }) - 1;
      this.#posti.set(code, place);
    }
    const chiave = this.chiavi[place];
    if (!chiave) return;
    if (tipo === 'proprio') chiave.tipo = tipo;
    if (partito >= 0 && !chiave.partiti.includes(partito)) chiave.partiti.push(partito);
    if (partita >= 0 && chiave.partite.length < 64) chiave.partite.push(partita);
  }

  /** The place in `chiavi` of the code in a field of its own, or -1. */
  place(text: string): number {
    return this.find(toCodice(text));
  }

  /** The same of a code that is letters and digits already, as `Scanner` finds them. */
  find(code: string): number {
    return this.#posti.get(code) ?? -1;
  }
}

const toCodice = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
