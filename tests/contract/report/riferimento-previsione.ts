/** Delays and days of the forecast, worked out a second time, plainly. */
import { divide, giornoNumero, type Dati } from './riferimento.ts';

/** Days late on average and at the worst, over a year, by soggetto; null for all of them together. */
export function ritardi(
  dati: Dati,
  al: string,
): Map<number | null, { medio: number; massimo: number; partite: number }> {
  const returned = new Set(
    dati.pagamenti.flatMap(({ id_storno_di, data }) =>
      id_storno_di !== null && data <= al ? [id_storno_di] : [],
    ),
  );
  const groups = new Map<
    number | null,
    { peso: bigint; pesati: bigint; massimo: number; partite: Set<number> }
  >();
  for (const line of dati.abbinamenti) {
    const partita = dati.partite.find(({ id }) => id === line.id_partita);
    const age = giornoNumero(al) - giornoNumero(line.data);
    if (!partita || partita.data > al || partita.id_soggetto === null || age < 0 || age >= 365) continue;
    if (line.id_storno_di !== null || returned.has(line.id_pagamento)) continue;
    const late = giornoNumero(line.data) - giornoNumero(partita.scadenza);
    const weight = BigInt(Math.abs(line.importo));
    for (const key of [partita.id_soggetto, null]) {
      const so = groups.get(key) ?? { peso: 0n, pesati: 0n, massimo: 0, partite: new Set<number>() };
      so.peso += weight;
      so.pesati += weight * BigInt(late);
      so.massimo = Math.max(so.massimo, late);
      so.partite.add(partita.id);
      groups.set(key, so);
    }
  }
  return new Map(
    [...groups].map(([key, { peso, pesati, massimo, partite }]) => [
      key,
      { medio: divide(pesati, peso), massimo, partite: partite.size },
    ]),
  );
}

/** The day number on which a scenario counts an open item, or null. */
export function previsto(
  { scadenza, residuo }: { scadenza: string; residuo: number },
  { medio, massimo }: { medio: number; massimo: number },
  scenario: 'migliore' | 'atteso' | 'peggiore',
  al: string,
): number | null {
  const due = giornoNumero(scadenza);
  const today = giornoNumero(al);
  const punctual = due > today ? due : today + 1;
  const after = (days: number) => (due + days > today ? due + days : today + (days > 1 ? days : 1));
  if (scenario === 'atteso') return after(medio);
  if (scenario === 'migliore') return residuo > 0 ? punctual : after(medio);
  if (residuo < 0) return punctual;
  return today - due > 90 ? null : after(massimo);
}
