/** Several movimenti for one partita: what the first choice left over or took for parts is put together. */
import { PARI, type Scelta } from './assegna.ts';
import { MAX_ADDENDI, MAX_MODI, findCombinazioni } from './combinazioni.ts';
import type { Fonti } from './contesto.ts';
import { IN_PARTI, PARZIALE, type Ipotesi } from './ipotesi.ts';
import { pesoImporto } from './probabilita.ts';

/** A choice surer than this is not taken apart. */
const SICURA = 1.5;
const MAX_GIORNI = 150;

interface Riunione {
  ipotesi: Ipotesi;
  modi: Ipotesi[];
}

/** `partiti`: the party each movimento names, -1 for none. Choices that become parts of a whole are replaced. */
export function riunisci(
  scelte: readonly Scelta[],
  fonti: Fonti,
  partiti: Int32Array,
  legati: ReadonlySet<number>,
): Scelta[] {
  const { movimenti, partite } = fonti;
  const ferme = new Set<number>();
  const prese = new Set<number>();
  const parziali = new Map<number, Ipotesi[]>();
  for (const { ipotesi, rivali, scarto, scelta } of scelte) {
    if (!scelta) continue;
    if ((ipotesi.prove & PARZIALE) !== 0) {
      const [at] = ipotesi.movimenti;
      // What is as good for the same movimento is a part of it just as well.
      if (at !== undefined) parziali.set(at, [ipotesi, ...rivali.filter((other) => isParteDi(other, at))]);
      continue;
    }
    if (scarto < SICURA) continue;
    for (const at of ipotesi.movimenti) ferme.add(at);
    for (const partita of ipotesi.partite) prese.add(partita);
  }
  const perPartito = new Map<number, number[]>();
  for (let at = 0; at < movimenti.length; at += 1) {
    if (ferme.has(at) || legati.has(at)) continue;
    const parts = parziali.get(at);
    const from = parts
      ? new Set(parts.map((one) => partite.partiti[one.partite[0] ?? 0] ?? -1))
      : [partiti[at] ?? -1];
    for (const partito of from) {
      if (partito < 0) continue;
      const list = perPartito.get(partito);
      if (list) list.push(at);
      else perPartito.set(partito, [at]);
    }
  }
  const found: Riunione[] = [];
  for (const [partito, liberi] of perPartito) {
    if (liberi.length < 2 || liberi.length > MAX_ADDENDI) continue;
    const aperte = (partite.perPartito[partito] ?? []).filter((partita) => !prese.has(partita));
    found.push(...findRiunioni(fonti, liberi, aperte, parziali));
  }
  return replace(scelte, found);
}

const isParteDi = ({ prove, movimenti }: Ipotesi, at: number): boolean =>
  (prove & PARZIALE) !== 0 && movimenti[0] === at;

function findRiunioni(
  { partite, residui, giorni, rifiutate }: Fonti,
  liberi: readonly number[],
  aperte: readonly number[],
  parziali: ReadonlyMap<number, readonly Ipotesi[]>,
): Riunione[] {
  const importi = liberi.map((at) => residui[at] ?? 0);
  const found: Riunione[] = [];
  for (const partita of aperte) {
    const dovuto = partite.residui[partita] ?? 0;
    const modi: Ipotesi[] = [];
    for (const places of findCombinazioni(importi, dovuto)) {
      const insieme = places.map((place) => liberi[place] ?? 0);
      const days = insieme.map((at) => giorni[at] ?? 0);
      const named = insieme.flatMap(
        (at) => parziali.get(at)?.filter((one) => one.partite[0] === partita) ?? [],
      );
      const elsewhere = insieme.some((at) => {
        const parts = parziali.get(at) ?? [];
        return (
          parts.some(({ citate }) => citate.length > 0) && parts.every((one) => one.partite[0] !== partita)
        );
      });
      if (elsewhere || insieme.some((at) => (residui[at] ?? 0) > 0 !== dovuto > 0)) continue;
      if (Math.max(...days) - Math.min(...days) > MAX_GIORNI) continue;
      if (Math.min(...days) < (partite.emissioni[partita] ?? 0) - 3) continue;
      if (insieme.some((at) => rifiutate.has(at * partite.quante + partita))) continue;
      let choices = aperte.length;
      for (let i = 0; i < insieme.length; i += 1) choices = (choices * (liberi.length - i)) / (i + 1);
      const citing = named.filter(({ citate }) => citate.length > 0).length;
      const peso = Math.log(0.04 / choices) - pesoImporto(dovuto) + citing * 3;
      if (peso <= 0) continue;
      modi.push({
        movimenti: insieme.toSorted((a, b) => a - b),
        partite: [partita],
        importi: [dovuto],
        differenze: [],
        peso,
        prove: IN_PARTI,
        coperto: Math.max(0, ...named.map(({ coperto }) => coperto)),
        citate: citing > 0 ? [partita] : [],
      });
    }
    modi.sort((a, b) => b.peso - a.peso || (a.movimenti[0] ?? 0) - (b.movimenti[0] ?? 0));
    const [best] = modi;
    if (best && modi.length < MAX_MODI) found.push({ ipotesi: best, modi });
  }
  return found;
}

/** The surest first; whatever shares a movimento with another is its rival. */
function replace(scelte: readonly Scelta[], found: Riunione[]): Scelta[] {
  found.sort(
    (a, b) =>
      b.ipotesi.peso - a.ipotesi.peso ||
      (a.ipotesi.partite[0] ?? 0) - (b.ipotesi.partite[0] ?? 0) ||
      (a.ipotesi.movimenti[0] ?? 0) - (b.ipotesi.movimenti[0] ?? 0),
  );
  const usati = new Set<number>();
  const partite = new Set<number>();
  const nuove: Scelta[] = [];
  const all = found.flatMap(({ modi }) => modi);
  for (const { ipotesi } of found) {
    const taken = ipotesi.movimenti.some((at) => usati.has(at));
    if (taken || ipotesi.partite.some((partita) => partite.has(partita))) continue;
    const rivali = all.filter(
      (other) =>
        other !== ipotesi &&
        other.peso > ipotesi.peso - PARI &&
        (other.movimenti.some((at) => ipotesi.movimenti.includes(at)) ||
          other.partite.some((partita) => ipotesi.partite.includes(partita))),
    );
    const next = rivali[0]?.peso ?? 0;
    nuove.push({
      ipotesi,
      scarto: Math.min(ipotesi.peso, Math.max(0, ipotesi.peso - next)),
      rivali,
      scelta: true,
    });
    for (const at of ipotesi.movimenti) usati.add(at);
    for (const partita of ipotesi.partite) partite.add(partita);
  }
  if (nuove.length === 0) return [...scelte];
  const kept = scelte.filter(
    ({ ipotesi }) =>
      !ipotesi.movimenti.some((at) => usati.has(at)) &&
      !ipotesi.partite.some((partita) => partite.has(partita)),
  );
  return [...kept, ...nuove];
}
