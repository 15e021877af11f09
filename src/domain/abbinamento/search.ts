/** Branch and bound over the hypotheses of movimenti that want the same partite; the best first, in bounded time. */
import { MOLTI_MODI, type Ipotesi } from './hypothesis.ts';

/** A hypothesis somewhat less likely than none at all is still proposed: together with its equals it may be right. */
export const CREDITO = 8;
/** After so many steps the best so far is taken. */
export const MAX_PASSI = 4_000;

const NESSUNA: readonly Ipotesi[] = [];

export interface Trovata {
  /** The hypothesis of each movimento, `undefined` for none. */
  scelte: readonly (Ipotesi | undefined)[];
  /** Their weights together, each with its credit. */
  peso: number;
  passi: number;
}

export class Ricerca {
  readonly #liste: readonly (readonly Ipotesi[])[];
  readonly #residui: Float64Array;
  /** Cents of each partita already used: all 0 between one search and the next. */
  readonly #usati: Float64Array;
  /** Movimenti, the most likely first. */
  readonly #ordine: readonly number[];
  /** What the movimenti from a place on may still add, at most. */
  readonly #speranza: Float64Array;
  /** What is chosen before a place weighs together. */
  readonly #totali: Float64Array;
  readonly #ora: (Ipotesi | undefined)[];
  readonly #scelte: (Ipotesi | undefined)[];
  #vietata: Ipotesi | undefined;
  #peso = 0;
  #passi = 0;

  constructor(liste: readonly (readonly Ipotesi[])[], residui: Float64Array, usati: Float64Array) {
    this.#liste = liste;
    this.#residui = residui;
    this.#usati = usati;
    this.#ordine = liste
      .map((list, row) => ({ row, best: list[0]?.peso ?? 0 }))
      .sort((a, b) => b.best - a.best || a.row - b.row)
      .map(({ row }) => row);
    this.#speranza = new Float64Array(liste.length + 1);
    this.#totali = new Float64Array(liste.length + 1);
    this.#ora = liste.map(() => undefined);
    this.#scelte = [...this.#ora];
  }

  explore(): Trovata {
    this.#run(undefined, Number.NEGATIVE_INFINITY);
    return { scelte: this.#scelte, peso: this.#peso, passi: this.#passi };
  }

  /** The weight of the best whole without one choice; `senza`: what the others are worth without that movimento. */
  exploreWithout(row: number, vietata: Ipotesi, senza: number): number {
    // Its movimento has nothing else, and nobody is waiting for its partite: only itself is lost.
    if ((this.#liste[row]?.length ?? 0) < 2 && !this.#isContesa(row, vietata)) return senza;
    this.#run(vietata, senza);
    return this.#peso;
  }

  #isContesa(row: number, { partite }: Ipotesi): boolean {
    for (let at = 0; at < this.#liste.length; at += 1)
      if (at !== row)
        for (const other of this.#liste[at] ?? [])
          for (const partita of other.partite) if (partite.includes(partita)) return true;
    return false;
  }

  /** `almeno`: a weight that is known to be reached. */
  #run(vietata: Ipotesi | undefined, almeno: number): void {
    this.#vietata = vietata;
    this.#peso = almeno;
    this.#passi = 0;
    const speranza = this.#speranza;
    for (let at = this.#ordine.length - 1; at >= 0; at -= 1) {
      const list = this.#liste[this.#ordine[at] ?? 0] ?? [];
      const best = list[0] === vietata ? list[1] : list[0];
      speranza[at] = (speranza[at + 1] ?? 0) + Math.max(0, (best?.peso ?? -CREDITO) + CREDITO);
    }
    this.#totali[0] = 0;
    if (this.#spera(0, 0)) this.#visit(0);
  }

  /** From a place on with this total, it may still become the best. */
  #isSperabile(depth: number, total: number): boolean {
    return total + (this.#speranza[depth] ?? 0) > this.#peso;
  }

  /** The same, as one step. */
  #spera(depth: number, total: number): boolean {
    this.#passi += 1;
    return this.#isSperabile(depth, total);
  }

  /** From a place on: what those before it weigh together is in `#totali`. */
  #visit(depth: number): void {
    const total = this.#totali[depth] ?? 0;
    if (depth === this.#ordine.length) {
      this.#peso = total;
      if (!this.#vietata) for (let at = 0; at < this.#ora.length; at += 1) this.#scelte[at] = this.#ora[at];
      return;
    }
    const row = this.#ordine[depth] ?? 0;
    const list = this.#liste[row] ?? NESSUNA;
    for (let at = 0; at < list.length; at += 1) {
      const ipotesi = list[at];
      if (!ipotesi || ipotesi === this.#vietata) continue;
      const next = total + ipotesi.peso + CREDITO;
      // Those that follow weigh less.
      if (ipotesi.peso <= -CREDITO || !this.#isSperabile(depth + 1, next)) break;
      if (!this.#fits(ipotesi)) continue;
      if (this.#isTroppo()) return;
      this.#passi += 1;
      this.#use(ipotesi, 1);
      this.#ora[row] = ipotesi;
      this.#totali[depth + 1] = next;
      this.#visit(depth + 1);
      this.#ora[row] = undefined;
      this.#use(ipotesi, -1);
    }
    if (this.#isTroppo() || !this.#spera(depth + 1, total)) return;
    this.#totali[depth + 1] = total;
    this.#visit(depth + 1);
  }

  #isTroppo(): boolean {
    return this.#passi > MAX_PASSI && this.#peso > Number.NEGATIVE_INFINITY;
  }

  #fits({ partite, importi, prove }: Ipotesi): boolean {
    if ((prove & MOLTI_MODI) !== 0) return true;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      const left = (this.#residui[partita] ?? 0) - (this.#usati[partita] ?? 0);
      const importo = importi[at] ?? 0;
      if (left === 0 || left > 0 !== importo > 0 || Math.abs(importo) > Math.abs(left)) return false;
    }
    return true;
  }

  #use({ partite, importi, prove }: Ipotesi, sign: 1 | -1): void {
    if ((prove & MOLTI_MODI) !== 0) return;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      this.#usati[partita] = (this.#usati[partita] ?? 0) + sign * (importi[at] ?? 0);
    }
  }
}
