/** Chooses among hypotheses so that no movimento and no partita is used twice: the best whole, not the first come. */

import { compareIpotesi, isNominata, type Ipotesi } from './hypothesis.ts';
import { CREDITO, MAX_PASSI, Ricerca } from './search.ts';
import { assign } from './hungarian.ts';

export interface SceltaIpotesi {
  ipotesi: Ipotesi;
  /** How much less the best choice without it weighs: near 0 it is a tie. */
  scarto: number;
  /** Hypotheses that would do as well or nearly, best first. */
  rivali: readonly Ipotesi[];
  /** It is chosen; otherwise it is the equal of one that is, and is only named. */
  scelta: boolean;
}

/** A difference smaller than this (in logarithm of odds) does not decide. */
export const PARI = 3;
/** Between partite of one party that nothing in the text tells apart, days alone do not decide. */
const PARI_GIORNI = 6;
/** Less of a name than this may be anybody's. */
const NOTO = 0.4;
const MAX_UNGHERESE = 100;
/** Choices of more movimenti than these together are each weighed against their neighbours only. */
const MAX_ESATTI = 24;
const NESSUNO: readonly Ipotesi[] = [];
const NESSUNA: readonly number[] = [];

/** Union of sets of whole numbers. */
class Insiemi {
  readonly #padre: Int32Array;
  constructor(quanti: number) {
    this.#padre = new Int32Array(quanti);
    for (let at = 0; at < quanti; at += 1) this.#padre[at] = at;
  }
  root(at: number): number {
    let here = at;
    for (;;) {
      const up = this.#padre[here] ?? here;
      if (up === here) return here;
      this.#padre[here] = this.#padre[up] ?? up;
      here = up;
    }
  }
  join(a: number, b: number): void {
    const [one, two] = [this.root(a), this.root(b)];
    this.#padre[Math.max(one, two)] = Math.min(one, two);
  }
}

/** `residui`: what is left of each partita. `tutte`: hypotheses of each movimento, best first. */
export function choose(tutte: readonly (readonly Ipotesi[])[], residui: Float64Array): SceltaIpotesi[] {
  const movimenti = tutte.length;
  const insiemi = new Insiemi(movimenti);
  /** Who wants each partita first, one more than its place: others that want it too compete with it. */
  const primi = new Int32Array(residui.length);
  for (let at = 0; at < movimenti; at += 1) {
    const list = tutte[at] ?? NESSUNO;
    for (let place = 0; place < list.length; place += 1) {
      const partite = list[place]?.partite ?? NESSUNA;
      for (let one = 0; one < partite.length; one += 1) {
        const partita = partite[one] ?? 0;
        const first = (primi[partita] ?? 0) - 1;
        if (first < 0) primi[partita] = at + 1;
        else if (first !== at) insiemi.join(first, at);
      }
    }
  }
  const quanti = new Int32Array(movimenti);
  for (let at = 0; at < movimenti; at += 1) {
    const root = insiemi.root(at);
    quanti[root] = (quanti[root] ?? 0) + 1;
  }
  const componenti = new Map<number, (readonly Ipotesi[])[]>();
  const scelte: SceltaIpotesi[] = [];
  for (let at = 0; at < movimenti; at += 1) {
    const list = tutte[at] ?? NESSUNO;
    const best = list[0];
    if (!best) continue;
    const root = insiemi.root(at);
    // Most movimenti compete with nobody.
    if (quanti[root] === 1) {
      scelte.push(alone(best, list));
      continue;
    }
    const group = componenti.get(root);
    if (group) group.push(list);
    else componenti.set(root, [list]);
  }
  const usati = new Float64Array(residui.length);
  for (const group of componenti.values())
    for (const scelta of solve(group, residui, usati)) scelte.push(scelta);
  return scelte;
}

function solve(
  liste: readonly (readonly Ipotesi[])[],
  residui: Float64Array,
  usati: Float64Array,
): SceltaIpotesi[] {
  const simple = liste.every((list) =>
    list.every(({ partite, importi }) => partite.length === 1 && importi[0] === residui[partite[0] ?? -1]),
  );
  if (simple && liste.length <= MAX_UNGHERESE) return pairs(liste);
  return search(liste, residui, usati);
}

/** The other would do as well, as far as the rows can tell. */
function isRivale(chosen: Ipotesi, other: Ipotesi): boolean {
  const less = chosen.peso - other.peso;
  if (less < PARI) return true;
  return less < PARI_GIORNI && isPari(chosen, other);
}

/** Of the movimento left out: its own would have done as well; a name written better does not decide either. */
function isSuperabile(winner: Ipotesi, best: Ipotesi): boolean {
  const less = winner.peso - best.peso;
  return less <= PARI || (less < PARI_GIORNI && isAnonima(winner, best));
}

/**
 * Of each movimento left without partite, what was taken from it: its best, or one as good, where it would have done as
 * well as the choice that took it; or where that choice is itself a tie, and keeps nothing from others that are named.
 */
function findVincitori(
  liste: readonly (readonly Ipotesi[])[],
  chosen: readonly (Ipotesi | undefined)[],
  scarti: readonly number[],
): Map<number, readonly [beaten: Ipotesi, winner: Ipotesi]> {
  const found = new Map<number, readonly [Ipotesi, Ipotesi]>();
  if (!chosen.includes(undefined)) return found;
  const takers = new Map<number, number>();
  for (const [row, one] of chosen.entries())
    for (const partita of one?.partite ?? NESSUNA) if (!takers.has(partita)) takers.set(partita, row);
  for (let row = 0; row < liste.length; row += 1) {
    const list = liste[row] ?? NESSUNO;
    if (chosen[row]) continue;
    const least = Math.max(-CREDITO, (list[0]?.peso ?? 0) - PARI);
    for (const own of list) {
      if (own.peso <= least) break;
      let taker = chosen.length;
      for (const partita of own.partite) taker = Math.min(taker, takers.get(partita) ?? taker);
      const winner = chosen[taker];
      if (!winner) continue;
      const noto = own.coperto > NOTO;
      const pari = noto && (scarti[taker] ?? 0) < PARI && isAnonima(winner, own);
      if (!pari && !((noto || own === list[0]) && isSuperabile(winner, own))) continue;
      found.set(row, [own, winner]);
      break;
    }
  }
  return found;
}

/** As many partite for as much, and nothing in the text that names any of them. */
const isPari = (a: Ipotesi, b: Ipotesi): boolean => a.coperto === b.coperto && isAnonima(a, b);

/** The same, whoever the texts name. */
const isAnonima = (a: Ipotesi, b: Ipotesi): boolean =>
  a.partite.length === b.partite.length &&
  a.differenze.length === b.differenze.length &&
  !isNominata(a) &&
  !isNominata(b);

/** Of a movimento whose partite nobody else wants; `list` has one at least. */
function alone(ipotesi: Ipotesi, list: readonly Ipotesi[]): SceltaIpotesi {
  const scarto = Math.min(ipotesi.peso, ipotesi.peso - (list[1]?.peso ?? Number.NEGATIVE_INFINITY));
  const rivali =
    list.length === 1 ? NESSUNO : list.filter((other) => other !== ipotesi && isRivale(ipotesi, other));
  return { ipotesi, scarto, rivali, scelta: true };
}

function pairs(liste: readonly (readonly Ipotesi[])[]): SceltaIpotesi[] {
  const columns = new Map<number, number>();
  for (const list of liste)
    for (const { partite } of list)
      if (!columns.has(partite[0] ?? 0)) columns.set(partite[0] ?? 0, columns.size);
  const pesi = new Float64Array(liste.length * columns.size).fill(Number.NEGATIVE_INFINITY);
  const cell = (row: number, { partite }: Ipotesi): number =>
    row * columns.size + (columns.get(partite[0] ?? 0) ?? 0);
  const at = new Map<number, Ipotesi>();
  for (let row = 0; row < liste.length; row += 1)
    for (const ipotesi of liste[row] ?? NESSUNO) {
      const place = cell(row, ipotesi);
      if (ipotesi.peso + CREDITO <= Math.max(0, pesi[place] ?? 0)) continue;
      pesi[place] = ipotesi.peso + CREDITO;
      at.set(place, ipotesi);
    }
  const { colonne, scarti } = assign(liste.length, columns.size, pesi);
  const chosen = liste.map((_, row) => {
    const column = colonne[row] ?? -1;
    return column < 0 ? undefined : at.get(row * columns.size + column);
  });
  return describe(liste, chosen, (row) => scarti[row] ?? 0);
}

/** Joins each choice with its rivals; movimenti left out for an equal one are named too. */
function describe(
  liste: readonly (readonly Ipotesi[])[],
  chosen: readonly (Ipotesi | undefined)[],
  scartoDi: (row: number) => number,
): SceltaIpotesi[] {
  const scelte: SceltaIpotesi[] = [];
  const scarti = chosen.map((one, row) => (one ? scartoDi(row) : 0));
  // A choice that may well be another's vouches for nothing.
  const named = new Set(
    chosen.flatMap((one, row) =>
      one && isNominata(one) && Math.min(one.peso, scarti[row] ?? 0) >= PARI ? one.partite : [],
    ),
  );
  const vincitori = findVincitori(liste, chosen, scarti);
  const superabili = Map.groupBy(vincitori.values(), ([, winner]) => winner);
  // Asked for only where there is a tie.
  const takers = scarti.some((scarto) => scarto < PARI)
    ? Map.groupBy(liste.flat(), ({ partite }) => partite[0] ?? 0)
    : undefined;
  for (let row = 0; row < chosen.length; row += 1) {
    const ipotesi = chosen[row];
    const own = liste[row] ?? NESSUNO;
    if (!ipotesi) {
      const taken = vincitori.get(row);
      if (taken) scelte.push({ ipotesi: taken[0], scarto: 0, rivali: [taken[1]], scelta: false });
      continue;
    }
    const scarto = scarti[row] ?? 0;
    // Days alone do not choose, unless the other partita is named by somebody else's payment.
    const rivali = own.filter(
      (other) =>
        other !== ipotesi &&
        (scarto < PARI
          ? isRivale(ipotesi, other)
          : isPari(ipotesi, other) &&
            isRivale(ipotesi, other) &&
            !other.partite.some((partita) => named.has(partita))),
    );
    if (scarto < PARI)
      for (const partita of ipotesi.partite)
        for (const other of takers?.get(partita) ?? [])
          if (other !== ipotesi && !rivali.includes(other) && isRivale(ipotesi, other)) rivali.push(other);
    for (const [beaten] of superabili.get(ipotesi) ?? []) if (!rivali.includes(beaten)) rivali.push(beaten);
    rivali.sort(compareIpotesi);
    scelte.push({ ipotesi, scarto: Math.min(scarto, ipotesi.peso), rivali, scelta: true });
  }
  return scelte;
}

/** The best whole, where partite may be used in parts; what each choice is worth, exactly while they are few. */
function search(
  liste: readonly (readonly Ipotesi[])[],
  residui: Float64Array,
  usati: Float64Array,
): SceltaIpotesi[] {
  const ricerca = new Ricerca(liste, residui, usati);
  const { scelte, peso, passi } = ricerca.explore();
  const small = passi < MAX_PASSI && liste.length <= MAX_ESATTI;
  const scarti = scelte.map((ipotesi, row) => {
    if (!ipotesi) return 0;
    if (small) return peso - ricerca.exploreWithout(row, ipotesi, peso - ipotesi.peso - CREDITO);
    return locale(liste, scelte, row, ipotesi);
  });
  return describe(liste, scelte, (row) => scarti[row] ?? 0);
}

/** What a choice is worth when only its own movimento and those that want its partite may move. */
function locale(
  liste: readonly (readonly Ipotesi[])[],
  scelte: readonly (Ipotesi | undefined)[],
  row: number,
  ipotesi: Ipotesi,
): number {
  let best = 0;
  for (const other of liste[row] ?? [])
    if (other !== ipotesi) {
      best = Math.max(best, other.peso);
      break;
    }
  let gain = 0;
  for (const [at, list] of liste.entries()) {
    if (at === row) continue;
    for (const other of list)
      if (other.partite.some((partita) => ipotesi.partite.includes(partita)))
        gain = Math.max(gain, other.peso - (scelte[at]?.peso ?? 0));
  }
  return Math.max(0, ipotesi.peso - best - Math.max(0, gain));
}
