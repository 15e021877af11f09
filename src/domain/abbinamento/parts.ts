/** Several movimenti for one partita: combines what the first choice left over or took for part payments. */
import { EVEN, type Choice } from './assign.ts';
import { MAX_ADDENDS, MAX_WAYS, makeCombinations } from './combinations.ts';
import type { Sources } from './context.ts';
import { IN_PARTS, PARTIAL, type Hypothesis } from './hypothesis.ts';
import { computeImportoWeight } from './probability.ts';
import { addUnder } from '../groups.ts';

/** A choice surer than this is not reconsidered. */
const SURE = 1.5;
const MAX_DAYS = 150;

interface Reunion {
  hypothesis: Hypothesis;
  ways: Hypothesis[];
}

/** `parties`: the party that each movimento names, -1 for none. Choices that become parts of a whole are replaced. */
export function mergeChoices(
  choices: readonly Choice[],
  sources: Sources,
  parties: Int32Array,
  linked: ReadonlySet<number>,
): Choice[] {
  const { movimenti, partite } = sources;
  const held = new Uint8Array(movimenti.count);
  const taken = new Uint8Array(partite.count);
  const partials = new Map<number, Hypothesis[]>();
  for (let place = 0; place < choices.length; place += 1) {
    const one = choices[place];
    if (!one?.chosen) continue;
    const { hypothesis, rivali, margin } = one;
    if ((hypothesis.evidence & PARTIAL) !== 0) {
      const at = hypothesis.movimenti[0];
      // Other hypotheses of the same movimento that are as good may be parts too.
      if (at !== undefined) partials.set(at, [hypothesis, ...rivali.filter((other) => isPartOf(other, at))]);
      continue;
    }
    if (margin < SURE) continue;
    mark(hypothesis.movimenti, held);
    mark(hypothesis.partite, taken);
  }
  const byParty = new Map<number, number[]>();
  for (let at = 0; at < movimenti.count; at += 1) {
    if (held[at] === 1 || linked.has(at)) continue;
    const parts = partials.get(at);
    if (!parts) {
      const party = parties[at] ?? -1;
      if (party >= 0) addUnder(byParty, party, at);
      continue;
    }
    const owners = parts.map((one) => partite.parties[one.partite[0] ?? 0] ?? -1);
    for (const party of owners.length > 1 ? new Set(owners) : owners)
      if (party >= 0) addUnder(byParty, party, at);
  }
  const found: Reunion[] = [];
  for (const [party, free] of byParty) {
    if (free.length < 2 || free.length > MAX_ADDENDS) continue;
    const stillOpen = (partite.byParty[party] ?? []).filter((partita) => taken[partita] !== 1);
    found.push(...findReunions(sources, free, stillOpen, partials));
  }
  return replace(choices, found, movimenti.count, partite.count);
}

const isPartOf = ({ evidence, movimenti }: Hypothesis, at: number): boolean =>
  (evidence & PARTIAL) !== 0 && movimenti[0] === at;

function findReunions(
  { partite, movimenti: { residui, days }, refused }: Sources,
  free: readonly number[],
  stillOpen: readonly number[],
  partials: ReadonlyMap<number, readonly Hypothesis[]>,
): Reunion[] {
  const importi = Float64Array.from(free, (at) => residui[at] ?? 0);
  const found: Reunion[] = [];
  const combine = makeCombinations(importi);
  const most = importi.reduce((sum, importo) => sum + Math.max(0, importo), 0);
  const least = importi.reduce((sum, importo) => sum + Math.min(0, importo), 0);
  for (const partita of stillOpen) {
    const owed = partite.residui[partita] ?? 0;
    if (owed > most || owed < least) continue;
    const ways: Hypothesis[] = [];
    for (const places of combine(owed)) {
      const together = places.map((place) => free[place] ?? 0);
      const paidDays = together.map((at) => days[at] ?? 0);
      const named = together.flatMap(
        (at) => partials.get(at)?.filter((one) => one.partite[0] === partita) ?? [],
      );
      const elsewhere = together.some((at) => {
        const parts = partials.get(at) ?? [];
        return (
          parts.some(({ cited }) => cited.length > 0) && parts.every((one) => one.partite[0] !== partita)
        );
      });
      if (elsewhere || together.some((at) => (residui[at] ?? 0) > 0 !== owed > 0)) continue;
      if (Math.max(...paidDays) - Math.min(...paidDays) > MAX_DAYS) continue;
      if (Math.min(...paidDays) < (partite.issueDays[partita] ?? 0) - 3) continue;
      if (together.some((at) => refused.has(at * partite.count + partita))) continue;
      let choices = stillOpen.length;
      for (let i = 0; i < together.length; i += 1) choices = (choices * (free.length - i)) / (i + 1);
      const citing = named.filter(({ cited }) => cited.length > 0).length;
      const weight = Math.log(0.04 / choices) - computeImportoWeight(owed) + citing * 3;
      if (weight <= 0) continue;
      ways.push({
        movimenti: together.toSorted((a, b) => a - b),
        partite: [partita],
        importi: [owed],
        differenze: [],
        weight,
        evidence: IN_PARTS,
        covered: Math.max(0, ...named.map(({ covered }) => covered)),
        cited: citing > 0 ? [partita] : [],
      });
    }
    ways.sort((a, b) => b.weight - a.weight || (a.movimenti[0] ?? 0) - (b.movimenti[0] ?? 0));
    const [best] = ways;
    if (best && ways.length < MAX_WAYS) found.push({ hypothesis: best, ways });
  }
  return found;
}

/** The equals of those movimenti among `which` whose choice is a tie. */
function findTies(
  choices: readonly Choice[],
  which: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, readonly Hypothesis[]> {
  const ties = new Map<number, readonly Hypothesis[]>();
  for (let place = 0; place < choices.length; place += 1) {
    const one = choices[place];
    // Most have no equals.
    if (!one || one.rivali.length === 0 || (one.hypothesis.evidence & PARTIAL) !== 0) continue;
    for (const at of one.hypothesis.movimenti)
      if (which.has(at)) ties.set(at, [one.hypothesis, ...one.rivali]);
  }
  return ties;
}

/** Marks the places. */
function mark(places: readonly number[], marked: Uint8Array): void {
  for (let at = 0; at < places.length; at += 1) marked[places[at] ?? 0] = 1;
}

/** True when one of the places is marked. */
function isBetween(places: readonly number[], marked: Uint8Array): boolean {
  for (let at = 0; at < places.length; at += 1) if (marked[places[at] ?? 0] === 1) return true;
  return false;
}

/** Replaces choices by the surest wholes. Two wholes that share a movimento or a partita are rivals. */
function replace(choices: readonly Choice[], found: Reunion[], movimenti: number, count: number): Choice[] {
  if (found.length === 0) return [...choices];
  found.sort(
    (a, b) =>
      b.hypothesis.weight - a.hypothesis.weight ||
      (a.hypothesis.partite[0] ?? 0) - (b.hypothesis.partite[0] ?? 0) ||
      (a.hypothesis.movimenti[0] ?? 0) - (b.hypothesis.movimenti[0] ?? 0),
  );
  const used = new Uint8Array(movimenti);
  const partite = new Uint8Array(count);
  const fresh: Choice[] = [];
  const all = found.flatMap(({ ways }) => ways);
  const byMovimento = new Map<number, number[]>();
  const byPartita = new Map<number, number[]>();
  for (const [place, mode] of all.entries()) {
    for (const at of mode.movimenti) addUnder(byMovimento, at, place);
    for (const partita of mode.partite) addUnder(byPartita, partita, place);
  }
  const ties = findTies(choices, byMovimento);
  for (const { hypothesis } of found) {
    if (isBetween(hypothesis.movimenti, used) || isBetween(hypothesis.partite, partite)) continue;
    const near = new Set([
      ...hypothesis.movimenti.flatMap((at) => byMovimento.get(at) ?? []),
      ...hypothesis.partite.flatMap((partita) => byPartita.get(partita) ?? []),
    ]);
    const rivali: Hypothesis[] = [];
    for (const place of [...near].sort((a, b) => a - b)) {
      const other = all[place];
      if (other && other !== hypothesis && other.weight > hypothesis.weight - EVEN) rivali.push(other);
    }
    // A tie stays a tie.
    for (const at of hypothesis.movimenti) rivali.push(...(ties.get(at) ?? []));
    const next = rivali[0]?.weight ?? 0;
    fresh.push({
      hypothesis,
      margin: Math.min(hypothesis.weight, Math.max(0, hypothesis.weight - next)),
      rivali,
      chosen: true,
    });
    mark(hypothesis.movimenti, used);
    mark(hypothesis.partite, partite);
  }
  // A tie stays, even if a whole now uses its partita, because nobody had chosen it.
  const kept = choices.filter(
    ({ hypothesis, rivali }) =>
      !isBetween(hypothesis.movimenti, used) &&
      (rivali.length > 0 || !isBetween(hypothesis.partite, partite)),
  );
  return [...kept, ...fresh];
}
