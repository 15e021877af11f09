/** Several movimenti for one partita: combines what the first choice left over or took for part payments. */
import { PARI, type SceltaIpotesi } from './assign.ts';
import { MAX_ADDENDI, MAX_MODI, makeCombinazioni } from './combinations.ts';
import type { Fonti } from './context.ts';
import { IN_PARTI, PARZIALE, type Ipotesi } from './hypothesis.ts';
import { computePesoImporto } from './probability.ts';

/** A choice surer than this is not reconsidered. */
const SICURA = 1.5;
const MAX_GIORNI = 150;

interface Riunione {
  hypothesis: Ipotesi;
  modi: Ipotesi[];
}

/** `partiti`: the party that each movimento names, -1 for none. Choices that become parts of a whole are replaced. */
export function mergeChoices(
  choices: readonly SceltaIpotesi[],
  sources: Fonti,
  parties: Int32Array,
  linked: ReadonlySet<number>,
): SceltaIpotesi[] {
  const { movimenti, partite } = sources;
  const held = new Uint8Array(movimenti.quanti);
  const prese = new Uint8Array(partite.quante);
  const partials = new Map<number, Ipotesi[]>();
  for (let place = 0; place < choices.length; place += 1) {
    const one = choices[place];
    if (!one?.scelta) continue;
    const { hypothesis, rivali, scarto } = one;
    if ((hypothesis.prove & PARZIALE) !== 0) {
      const at = hypothesis.movimenti[0];
      // Other hypotheses of the same movimento that are as good may be parts too.
      if (at !== undefined) partials.set(at, [hypothesis, ...rivali.filter((other) => isPartOf(other, at))]);
      continue;
    }
    if (scarto < SICURA) continue;
    mark(hypothesis.movimenti, held);
    mark(hypothesis.partite, prese);
  }
  const byParty = new Map<number, number[]>();
  for (let at = 0; at < movimenti.quanti; at += 1) {
    if (held[at] === 1 || linked.has(at)) continue;
    const parts = partials.get(at);
    if (!parts) {
      const party = parties[at] ?? -1;
      if (party >= 0) addTo(byParty, party, at);
      continue;
    }
    const owners = parts.map((one) => partite.partiti[one.partite[0] ?? 0] ?? -1);
    for (const party of owners.length > 1 ? new Set(owners) : owners)
      if (party >= 0) addTo(byParty, party, at);
  }
  const found: Riunione[] = [];
  for (const [party, free] of byParty) {
    if (free.length < 2 || free.length > MAX_ADDENDI) continue;
    const stillOpen = (partite.perPartito[party] ?? []).filter((partita) => prese[partita] !== 1);
    found.push(...findReunions(sources, free, stillOpen, partials));
  }
  return replace(choices, found, movimenti.quanti, partite.quante);
}

const isPartOf = ({ prove, movimenti }: Ipotesi, at: number): boolean =>
  (prove & PARZIALE) !== 0 && movimenti[0] === at;

function findReunions(
  { partite, movimenti: { residui, giorni }, rifiutate }: Fonti,
  free: readonly number[],
  stillOpen: readonly number[],
  partials: ReadonlyMap<number, readonly Ipotesi[]>,
): Riunione[] {
  const importi = Float64Array.from(free, (at) => residui[at] ?? 0);
  const found: Riunione[] = [];
  const combine = makeCombinazioni(importi);
  const most = importi.reduce((sum, importo) => sum + Math.max(0, importo), 0);
  const least = importi.reduce((sum, importo) => sum + Math.min(0, importo), 0);
  for (const partita of stillOpen) {
    const owed = partite.residui[partita] ?? 0;
    if (owed > most || owed < least) continue;
    const modi: Ipotesi[] = [];
    for (const places of combine(owed)) {
      const together = places.map((place) => free[place] ?? 0);
      const days = together.map((at) => giorni[at] ?? 0);
      const named = together.flatMap(
        (at) => partials.get(at)?.filter((one) => one.partite[0] === partita) ?? [],
      );
      const elsewhere = together.some((at) => {
        const parts = partials.get(at) ?? [];
        return (
          parts.some(({ citate }) => citate.length > 0) && parts.every((one) => one.partite[0] !== partita)
        );
      });
      if (elsewhere || together.some((at) => (residui[at] ?? 0) > 0 !== owed > 0)) continue;
      if (Math.max(...days) - Math.min(...days) > MAX_GIORNI) continue;
      if (Math.min(...days) < (partite.emissioni[partita] ?? 0) - 3) continue;
      if (together.some((at) => rifiutate.has(at * partite.quante + partita))) continue;
      let choices = stillOpen.length;
      for (let i = 0; i < together.length; i += 1) choices = (choices * (free.length - i)) / (i + 1);
      const citing = named.filter(({ citate }) => citate.length > 0).length;
      const peso = Math.log(0.04 / choices) - computePesoImporto(owed) + citing * 3;
      if (peso <= 0) continue;
      modi.push({
        movimenti: together.toSorted((a, b) => a - b),
        partite: [partita],
        importi: [owed],
        differenze: [],
        peso,
        prove: IN_PARTI,
        coperto: Math.max(0, ...named.map(({ coperto }) => coperto)),
        citate: citing > 0 ? [partita] : [],
      });
    }
    modi.sort((a, b) => b.peso - a.peso || (a.movimenti[0] ?? 0) - (b.movimenti[0] ?? 0));
    const [best] = modi;
    if (best && modi.length < MAX_MODI) found.push({ hypothesis: best, modi });
  }
  return found;
}

/** The equals of those movimenti among `which` whose choice is a tie. */
function findTies(
  choices: readonly SceltaIpotesi[],
  which: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, readonly Ipotesi[]> {
  const ties = new Map<number, readonly Ipotesi[]>();
  for (let place = 0; place < choices.length; place += 1) {
    const one = choices[place];
    // Most have no equals.
    if (!one || one.rivali.length === 0 || (one.hypothesis.prove & PARZIALE) !== 0) continue;
    for (const at of one.hypothesis.movimenti)
      if (which.has(at)) ties.set(at, [one.hypothesis, ...one.rivali]);
  }
  return ties;
}

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
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
function replace(
  choices: readonly SceltaIpotesi[],
  found: Riunione[],
  movimenti: number,
  count: number,
): SceltaIpotesi[] {
  if (found.length === 0) return [...choices];
  found.sort(
    (a, b) =>
      b.hypothesis.peso - a.hypothesis.peso ||
      (a.hypothesis.partite[0] ?? 0) - (b.hypothesis.partite[0] ?? 0) ||
      (a.hypothesis.movimenti[0] ?? 0) - (b.hypothesis.movimenti[0] ?? 0),
  );
  const used = new Uint8Array(movimenti);
  const partite = new Uint8Array(count);
  const fresh: SceltaIpotesi[] = [];
  const all = found.flatMap(({ modi }) => modi);
  const byMovimento = new Map<number, number[]>();
  const byPartita = new Map<number, number[]>();
  for (const [place, mode] of all.entries()) {
    for (const at of mode.movimenti) addTo(byMovimento, at, place);
    for (const partita of mode.partite) addTo(byPartita, partita, place);
  }
  const ties = findTies(choices, byMovimento);
  for (const { hypothesis } of found) {
    if (isBetween(hypothesis.movimenti, used) || isBetween(hypothesis.partite, partite)) continue;
    const near = new Set([
      ...hypothesis.movimenti.flatMap((at) => byMovimento.get(at) ?? []),
      ...hypothesis.partite.flatMap((partita) => byPartita.get(partita) ?? []),
    ]);
    const rivali: Ipotesi[] = [];
    for (const place of [...near].sort((a, b) => a - b)) {
      const other = all[place];
      if (other && other !== hypothesis && other.peso > hypothesis.peso - PARI) rivali.push(other);
    }
    // A tie stays a tie.
    for (const at of hypothesis.movimenti) rivali.push(...(ties.get(at) ?? []));
    const next = rivali[0]?.peso ?? 0;
    fresh.push({
      hypothesis,
      scarto: Math.min(hypothesis.peso, Math.max(0, hypothesis.peso - next)),
      rivali,
      scelta: true,
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
