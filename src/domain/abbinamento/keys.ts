/** Codes that name somebody by themselves: IBAN, partita IVA, codice fiscale, SDD mandates, references. */
import { H1, H2, Lessico, hashStep1, hashStep2 } from './lexicon.ts';
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
  readonly #lessico = new Lessico();
  readonly chiavi: ChiaveRicerca[] = [];

  /** Adds a code; blanks and signs in it do not count, nor does case. Too short: left out. */
  add(text: string | null | undefined, tipo: TipoChiave, partito: number, partita = -1): void {
    if (text === null || text === undefined || text.length < MINIMO_CODICE) return;
    const number = this.#hash(text, true);
    if (number < 0) return;
    let chiave = this.chiavi[number];
    if (!chiave) {
      chiave = { tipo, partiti: [], partite: [] };
      this.chiavi[number] = chiave;
    }
    if (tipo === 'proprio') chiave.tipo = tipo;
    if (partito >= 0 && !chiave.partiti.includes(partito)) chiave.partiti.push(partito);
    if (partita >= 0 && chiave.partite.length < 64) chiave.partite.push(partita);
  }

  /** The place in `chiavi` of the code in a field of its own, or -1. */
  place(text: string): number {
    return this.#hash(text, false);
  }

  /** The code with these hashes. */
  find(h1: number, h2: number): number {
    return this.#lessico.find(h1, h2);
  }

  /** As `Scanner` hashes a run: letters and digits apart, then together. */
  #hash(text: string, add: boolean): number {
    let h1 = H1;
    let h2 = H2;
    let length = 0;
    let r1 = 0;
    let r2 = 0;
    let pieces = 0;
    let digits = false;
    for (let at = 0; at < text.length; at += 1) {
      let code = text.charCodeAt(at);
      if (code >= 97 && code <= 122) code -= 32;
      const digit = code >= 48 && code <= 57;
      if (!digit && !(code >= 65 && code <= 90)) continue;
      if (length > 0 && digit !== digits) {
        r1 = pieces === 0 ? h1 : hashStep1(r1, h1);
        r2 = pieces === 0 ? h2 : hashStep2(r2, h2);
        pieces += 1;
        h1 = H1;
        h2 = H2;
      }
      digits = digit;
      h1 = hashStep1(h1, code);
      h2 = hashStep2(h2, code);
      length += 1;
    }
    if (length < MINIMO_CODICE) return -1;
    r1 = pieces === 0 ? h1 : hashStep1(r1, h1);
    r2 = pieces === 0 ? h2 : hashStep2(r2, h2);
    return add ? this.#lessico.intern(r1, r2) : this.#lessico.find(r1, r2);
  }
}
