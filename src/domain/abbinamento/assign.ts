/**
 * Chooses among hypotheses so that no movimento and no partita is used twice: the combination that is best as a whole,
 * not the first hypothesis that is found.
 */

import { compareHypotheses, isDocumentNamed, type Hypothesis } from './hypothesis.ts';
import { CREDIT, MAX_STEPS, BranchAndBound } from './search.ts';
import { assign } from './hungarian.ts';
import { addUnder } from '../groups.ts';

export interface Choice {
  hypothesis: Hypothesis;
  /** How much less the best combination without this choice weighs. Near 0 it is a tie. */
  margin: number;
  /** Hypotheses that are as good or nearly as good, best first. */
  rivali: readonly Hypothesis[];
  /** True if it is chosen. Otherwise it is as good as a chosen one, and is only named. */
  chosen: boolean;
}

/** Hypotheses whose weights (logarithms of odds) differ by less than this count as equally good. */
export const EVEN = 3;
/** The same limit for partite of one party that only their days distinguish. */
const EVEN_DAYS = 6;
/** A smaller share of a name may belong to anybody. */
const KNOWN = 0.4;
const MAX_HUNGARIAN = 100;
/** In a group of more movimenti than this, each choice is weighed against its neighbours only. */
const MAX_EXACT = 24;
const NOBODY: readonly Hypothesis[] = [];
const NONE: readonly number[] = [];

/** Union of sets of whole numbers. */
class DisjointSets {
  readonly #parent: Int32Array;
  constructor(count: number) {
    this.#parent = new Int32Array(count);
    for (let at = 0; at < count; at += 1) this.#parent[at] = at;
  }
  root(at: number): number {
    let here = at;
    for (;;) {
      const up = this.#parent[here] ?? here;
      if (up === here) return here;
      this.#parent[here] = this.#parent[up] ?? up;
      here = up;
    }
  }
  join(a: number, b: number): void {
    const [one, two] = [this.root(a), this.root(b)];
    this.#parent[Math.max(one, two)] = Math.min(one, two);
  }
}

/** `residui`: what is left of each partita. `all`: hypotheses of each movimento, best first. */
export function choose(all: readonly (readonly Hypothesis[])[], residui: Float64Array): Choice[] {
  const movimenti = all.length;
  const sets = new DisjointSets(movimenti);
  /** By partita: the first movimento that wants it, plus one. Later movimenti that want it compete with that one. */
  const firstWanting = new Int32Array(residui.length);
  for (let at = 0; at < movimenti; at += 1) {
    const list = all[at] ?? NOBODY;
    for (let place = 0; place < list.length; place += 1) {
      const partite = list[place]?.partite ?? NONE;
      for (let one = 0; one < partite.length; one += 1) {
        const partita = partite[one] ?? 0;
        const first = (firstWanting[partita] ?? 0) - 1;
        if (first < 0) firstWanting[partita] = at + 1;
        else if (first !== at) sets.join(first, at);
      }
    }
  }
  const count = new Int32Array(movimenti);
  for (let at = 0; at < movimenti; at += 1) {
    const root = sets.root(at);
    count[root] = (count[root] ?? 0) + 1;
  }
  const components = new Map<number, (readonly Hypothesis[])[]>();
  const choices: Choice[] = [];
  for (let at = 0; at < movimenti; at += 1) {
    const list = all[at] ?? NOBODY;
    const best = list[0];
    if (!best) continue;
    const root = sets.root(at);
    // Most movimenti compete with nobody.
    if (count[root] === 1) {
      choices.push(alone(best, list));
      continue;
    }
    addUnder(components, root, list);
  }
  const used = new Float64Array(residui.length);
  for (const group of components.values())
    for (const choice of solve(group, residui, used)) choices.push(choice);
  return choices;
}

function solve(
  lists: readonly (readonly Hypothesis[])[],
  residui: Float64Array,
  used: Float64Array,
): Choice[] {
  const simple = lists.every((list) =>
    list.every(({ partite, importi }) => partite.length === 1 && importi[0] === residui[partite[0] ?? -1]),
  );
  if (simple && lists.length <= MAX_HUNGARIAN) return pairs(lists);
  return search(lists, residui, used);
}

/** True if the rows do not distinguish the other hypothesis from the chosen one. */
function isRival(chosen: Hypothesis, other: Hypothesis): boolean {
  const less = chosen.weight - other.weight;
  if (less < EVEN) return true;
  return less < EVEN_DAYS && isEven(chosen, other);
}

/**
 * True if `best`, of a movimento that got no partita, is as good as `winner`, which took its partita. A better written
 * name does not decide.
 */
function isBeatable(winner: Hypothesis, best: Hypothesis): boolean {
  const less = winner.weight - best.weight;
  return less <= EVEN || (less < EVEN_DAYS && isAnonymous(winner, best));
}

/**
 * For each movimento that got no partita: its hypothesis that lost, and the choice that took its partita. The loser
 * must be the best of its movimento or as good, and as good as the choice; or the choice must itself be a tie.
 */
function findWinners(
  lists: readonly (readonly Hypothesis[])[],
  chosen: readonly (Hypothesis | undefined)[],
  gaps: readonly number[],
): Map<number, readonly [beaten: Hypothesis, winner: Hypothesis]> {
  const found = new Map<number, readonly [Hypothesis, Hypothesis]>();
  if (!chosen.includes(undefined)) return found;
  const takers = new Map<number, number>();
  for (const [row, one] of chosen.entries())
    for (const partita of one?.partite ?? NONE) if (!takers.has(partita)) takers.set(partita, row);
  for (let row = 0; row < lists.length; row += 1) {
    const list = lists[row] ?? NOBODY;
    if (chosen[row]) continue;
    const least = Math.max(-CREDIT, (list[0]?.weight ?? 0) - EVEN);
    for (const own of list) {
      if (own.weight <= least) break;
      let taker = chosen.length;
      for (const partita of own.partite) taker = Math.min(taker, takers.get(partita) ?? taker);
      const winner = chosen[taker];
      if (!winner) continue;
      const known = own.covered > KNOWN;
      const even = known && (gaps[taker] ?? 0) < EVEN && isAnonymous(winner, own);
      if (!even && !((known || own === list[0]) && isBeatable(winner, own))) continue;
      found.set(row, [own, winner]);
      break;
    }
  }
  return found;
}

/** True if both settle the same number of partite and no text names any of them. */
const isEven = (a: Hypothesis, b: Hypothesis): boolean => a.covered === b.covered && isAnonymous(a, b);

/** The same, also if the texts name different parties. */
const isAnonymous = (a: Hypothesis, b: Hypothesis): boolean =>
  a.partite.length === b.partite.length &&
  a.differenze.length === b.differenze.length &&
  !isDocumentNamed(a) &&
  !isDocumentNamed(b);

/** The choice of a movimento whose partite no other movimento wants. `list` is not empty. */
function alone(hypothesis: Hypothesis, list: readonly Hypothesis[]): Choice {
  const margin = Math.min(
    hypothesis.weight,
    hypothesis.weight - (list[1]?.weight ?? Number.NEGATIVE_INFINITY),
  );
  const rivali =
    list.length === 1 ? NOBODY : list.filter((other) => other !== hypothesis && isRival(hypothesis, other));
  return { hypothesis, margin, rivali, chosen: true };
}

function pairs(lists: readonly (readonly Hypothesis[])[]): Choice[] {
  const columns = new Map<number, number>();
  for (const list of lists)
    for (const { partite } of list)
      if (!columns.has(partite[0] ?? 0)) columns.set(partite[0] ?? 0, columns.size);
  const weights = new Float64Array(lists.length * columns.size).fill(Number.NEGATIVE_INFINITY);
  const cell = (row: number, { partite }: Hypothesis): number =>
    row * columns.size + (columns.get(partite[0] ?? 0) ?? 0);
  const at = new Map<number, Hypothesis>();
  for (let row = 0; row < lists.length; row += 1)
    for (const hypothesis of lists[row] ?? NOBODY) {
      const place = cell(row, hypothesis);
      if (hypothesis.weight + CREDIT <= Math.max(0, weights[place] ?? 0)) continue;
      weights[place] = hypothesis.weight + CREDIT;
      at.set(place, hypothesis);
    }
  const { columnOfRow, slacks } = assign(lists.length, columns.size, weights);
  const chosen = lists.map((_, row) => {
    const column = columnOfRow[row] ?? -1;
    return column < 0 ? undefined : at.get(row * columns.size + column);
  });
  return describe(lists, chosen, (row) => slacks[row] ?? 0);
}

/** Joins each choice with its rivals, and names the movimenti that lost to an equal one. */
function describe(
  lists: readonly (readonly Hypothesis[])[],
  chosen: readonly (Hypothesis | undefined)[],
  gapOf: (row: number) => number,
): Choice[] {
  const choices: Choice[] = [];
  const gaps = chosen.map((one, row) => (one ? gapOf(row) : 0));
  // An uncertain choice proves nothing about the others.
  const named = new Set(
    chosen.flatMap((one, row) =>
      one && isDocumentNamed(one) && Math.min(one.weight, gaps[row] ?? 0) >= EVEN ? one.partite : [],
    ),
  );
  const winners = findWinners(lists, chosen, gaps);
  const beatable = Map.groupBy(winners.values(), ([, winner]) => winner);
  // Computed only if there is a tie.
  const takers = gaps.some((gap) => gap < EVEN)
    ? Map.groupBy(lists.flat(), ({ partite }) => partite[0] ?? 0)
    : undefined;
  for (let row = 0; row < chosen.length; row += 1) {
    const hypothesis = chosen[row];
    const own = lists[row] ?? NOBODY;
    if (!hypothesis) {
      const taken = winners.get(row);
      if (taken) choices.push({ hypothesis: taken[0], margin: 0, rivali: [taken[1]], chosen: false });
      continue;
    }
    const gap = gaps[row] ?? 0;
    // Days alone do not choose, unless another payment names the other partita.
    const rivali = own.filter(
      (other) =>
        other !== hypothesis &&
        (gap < EVEN
          ? isRival(hypothesis, other)
          : isEven(hypothesis, other) &&
            isRival(hypothesis, other) &&
            !other.partite.some((partita) => named.has(partita))),
    );
    if (gap < EVEN)
      for (const partita of hypothesis.partite)
        for (const other of takers?.get(partita) ?? [])
          if (other !== hypothesis && !rivali.includes(other) && isRival(hypothesis, other))
            rivali.push(other);
    for (const [beaten] of beatable.get(hypothesis) ?? []) if (!rivali.includes(beaten)) rivali.push(beaten);
    rivali.sort(compareHypotheses);
    choices.push({ hypothesis, margin: Math.min(gap, hypothesis.weight), rivali, chosen: true });
  }
  return choices;
}

/**
 * The best combination if partite may be used in parts, with what each choice is worth; that is exact while the
 * movimenti are few.
 */
function search(
  lists: readonly (readonly Hypothesis[])[],
  residui: Float64Array,
  used: Float64Array,
): Choice[] {
  const quickSearch = new BranchAndBound(lists, residui, used);
  const { choices, weight, steps } = quickSearch.explore();
  const small = steps < MAX_STEPS && lists.length <= MAX_EXACT;
  const gaps = choices.map((hypothesis, row) => {
    if (!hypothesis) return 0;
    if (small)
      return weight - quickSearch.exploreWithout(row, hypothesis, weight - hypothesis.weight - CREDIT);
    return computeLocalGap(lists, choices, row, hypothesis);
  });
  return describe(lists, choices, (row) => gaps[row] ?? 0);
}

/** What a choice is worth if only its own movimento, and those that want its partite, may choose again. */
function computeLocalGap(
  lists: readonly (readonly Hypothesis[])[],
  choices: readonly (Hypothesis | undefined)[],
  row: number,
  hypothesis: Hypothesis,
): number {
  let best = 0;
  for (const other of lists[row] ?? [])
    if (other !== hypothesis) {
      best = Math.max(best, other.weight);
      break;
    }
  let gain = 0;
  for (const [at, list] of lists.entries()) {
    if (at === row) continue;
    for (const other of list)
      if (other.partite.some((partita) => hypothesis.partite.includes(partita)))
        gain = Math.max(gain, other.weight - (choices[at]?.weight ?? 0));
  }
  return Math.max(0, hypothesis.weight - best - Math.max(0, gain));
}
