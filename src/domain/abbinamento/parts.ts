/** Several movimenti for one partita: what the first choice left over or took for parts is put together. */
import { PARI, type SceltaIpotesi } from './assign.ts';
import { MAX_ADDENDI, MAX_MODI, makeCombinazioni } from './combinations.ts';
import type { Fonti } from './context.ts';
import { IN_PARTI, PARZIALE, type Ipotesi } from './hypothesis.ts';
import { computePesoImporto } from './probability.ts';

/** A choice surer than this is not taken apart. */
const SICURA = 1.5;
const MAX_GIORNI = 150;

interface Riunione {
  ipotesi: Ipotesi;
  modi: Ipotesi[];
}

/** `partiti`: the party each movimento names, -1 for none. Choices that become parts of a whole are replaced. */
export function mergeScelte(
  scelte: readonly SceltaIpotesi[],
  fonti: Fonti,
  partiti: Int32Array,
  legati: ReadonlySet<number>,
): SceltaIpotesi[] {
  const { movimenti, partite } = fonti;
  const ferme = new Uint8Array(movimenti.quanti);
  const prese = new Uint8Array(partite.quante);
  const parziali = new Map<number, Ipotesi[]>();
  for (let place = 0; place < scelte.length; place += 1) {
    const una = scelte[place];
    if (!una?.scelta) continue;
    const { ipotesi, rivali, scarto } = una;
    if ((ipotesi.prove & PARZIALE) !== 0) {
      const at = ipotesi.movimenti[0];
      // What is as good for the same movimento is a part of it just as well.
      if (at !== undefined) parziali.set(at, [ipotesi, ...rivali.filter((other) => isParteDi(other, at))]);
      continue;
    }
    if (scarto < SICURA) continue;
    segna(ipotesi.movimenti, ferme);
    segna(ipotesi.partite, prese);
  }
  const perPartito = new Map<number, number[]>();
  for (let at = 0; at < movimenti.quanti; at += 1) {
    if (ferme[at] === 1 || legati.has(at)) continue;
    const parts = parziali.get(at);
    if (!parts) {
      const partito = partiti[at] ?? -1;
      if (partito >= 0) addTo(perPartito, partito, at);
      continue;
    }
    const owners = parts.map((one) => partite.partiti[one.partite[0] ?? 0] ?? -1);
    for (const partito of owners.length > 1 ? new Set(owners) : owners)
      if (partito >= 0) addTo(perPartito, partito, at);
  }
  const found: Riunione[] = [];
  for (const [partito, liberi] of perPartito) {
    if (liberi.length < 2 || liberi.length > MAX_ADDENDI) continue;
    const aperte = (partite.perPartito[partito] ?? []).filter((partita) => prese[partita] !== 1);
    found.push(...findRiunioni(fonti, liberi, aperte, parziali));
  }
  return replace(scelte, found, movimenti.quanti, partite.quante);
}

const isParteDi = ({ prove, movimenti }: Ipotesi, at: number): boolean =>
  (prove & PARZIALE) !== 0 && movimenti[0] === at;

function findRiunioni(
  { partite, movimenti: { residui, giorni }, rifiutate }: Fonti,
  liberi: readonly number[],
  aperte: readonly number[],
  parziali: ReadonlyMap<number, readonly Ipotesi[]>,
): Riunione[] {
  const importi = Float64Array.from(liberi, (at) => residui[at] ?? 0);
  const found: Riunione[] = [];
  const combina = makeCombinazioni(importi);
  const most = importi.reduce((sum, importo) => sum + Math.max(0, importo), 0);
  const least = importi.reduce((sum, importo) => sum + Math.min(0, importo), 0);
  for (const partita of aperte) {
    const dovuto = partite.residui[partita] ?? 0;
    if (dovuto > most || dovuto < least) continue;
    const modi: Ipotesi[] = [];
    for (const places of combina(dovuto)) {
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
      const peso = Math.log(0.04 / choices) - computePesoImporto(dovuto) + citing * 3;
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

/** Of the movimenti among `quali` whose choice is a tie, its equals. */
function findParita(
  scelte: readonly SceltaIpotesi[],
  quali: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, readonly Ipotesi[]> {
  const parita = new Map<number, readonly Ipotesi[]>();
  for (let place = 0; place < scelte.length; place += 1) {
    const una = scelte[place];
    // Most have no equals.
    if (!una || una.rivali.length === 0 || (una.ipotesi.prove & PARZIALE) !== 0) continue;
    for (const at of una.ipotesi.movimenti) if (quali.has(at)) parita.set(at, [una.ipotesi, ...una.rivali]);
  }
  return parita;
}

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Marks the places. */
function segna(posti: readonly number[], segnati: Uint8Array): void {
  for (let at = 0; at < posti.length; at += 1) segnati[posti[at] ?? 0] = 1;
}

/** True when one of the places is marked. */
function isTra(posti: readonly number[], segnati: Uint8Array): boolean {
  for (let at = 0; at < posti.length; at += 1) if (segnati[posti[at] ?? 0] === 1) return true;
  return false;
}

/** The surest first; whatever shares a movimento with another is its rival. */
function replace(
  scelte: readonly SceltaIpotesi[],
  found: Riunione[],
  movimenti: number,
  quante: number,
): SceltaIpotesi[] {
  if (found.length === 0) return [...scelte];
  found.sort(
    (a, b) =>
      b.ipotesi.peso - a.ipotesi.peso ||
      (a.ipotesi.partite[0] ?? 0) - (b.ipotesi.partite[0] ?? 0) ||
      (a.ipotesi.movimenti[0] ?? 0) - (b.ipotesi.movimenti[0] ?? 0),
  );
  const usati = new Uint8Array(movimenti);
  const partite = new Uint8Array(quante);
  const nuove: SceltaIpotesi[] = [];
  const all = found.flatMap(({ modi }) => modi);
  const perMovimento = new Map<number, number[]>();
  const perPartita = new Map<number, number[]>();
  for (const [place, modo] of all.entries()) {
    for (const at of modo.movimenti) addTo(perMovimento, at, place);
    for (const partita of modo.partite) addTo(perPartita, partita, place);
  }
  const parita = findParita(scelte, perMovimento);
  for (const { ipotesi } of found) {
    if (isTra(ipotesi.movimenti, usati) || isTra(ipotesi.partite, partite)) continue;
    const near = new Set([
      ...ipotesi.movimenti.flatMap((at) => perMovimento.get(at) ?? []),
      ...ipotesi.partite.flatMap((partita) => perPartita.get(partita) ?? []),
    ]);
    const rivali: Ipotesi[] = [];
    for (const place of [...near].sort((a, b) => a - b)) {
      const other = all[place];
      if (other && other !== ipotesi && other.peso > ipotesi.peso - PARI) rivali.push(other);
    }
    // What was a tie before is no less one now.
    for (const at of ipotesi.movimenti) rivali.push(...(parita.get(at) ?? []));
    const next = rivali[0]?.peso ?? 0;
    nuove.push({
      ipotesi,
      scarto: Math.min(ipotesi.peso, Math.max(0, ipotesi.peso - next)),
      rivali,
      scelta: true,
    });
    segna(ipotesi.movimenti, usati);
    segna(ipotesi.partite, partite);
  }
  // A tie stays one when one of its equals is wanted by a whole: nobody had chosen it.
  const kept = scelte.filter(
    ({ ipotesi, rivali }) =>
      !isTra(ipotesi.movimenti, usati) && (rivali.length > 0 || !isTra(ipotesi.partite, partite)),
  );
  return [...kept, ...nuove];
}
