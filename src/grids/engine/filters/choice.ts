/** Ticking values in a list: what is chosen, kept as what is in or as what is out. Pure. */
import type { FiltroColonna } from '#api/contract/viste.ts';

export type FilterChoice = FiltroColonna['scelta'];

/** No choice at all means every value, also those that will come. */
export const isScelta = (scelta: FilterChoice, chiave: string): boolean =>
  scelta === null || scelta.valori.includes(chiave) === (scelta.modo === 'solo');

/** Ticks or unticks some values; a choice that leaves nothing out is no choice. */
export function setTicked(scelta: FilterChoice, chiavi: readonly string[], dentro: boolean): FilterChoice {
  const { modo, valori } = scelta ?? { modo: 'tranne' as const, valori: [] };
  const touched = new Set(chiavi);
  const others = valori.filter((chiave) => !touched.has(chiave));
  const next = { modo, valori: dentro === (modo === 'solo') ? [...others, ...chiavi] : others };
  return next.modo === 'tranne' && next.valori.length === 0 ? null : next;
}

/** These values alone. */
export const chooseOnly = (chiavi: readonly string[]): FilterChoice => ({
  modo: 'solo',
  valori: [...chiavi],
});

/** Everything ticked one by one is again no choice: values that come later are then in too. */
export function normalizeChoice(scelta: FilterChoice, tutte: readonly string[]): FilterChoice {
  if (scelta?.modo !== 'solo') return scelta;
  const chosen = new Set(scelta.valori);
  return tutte.length > 0 && tutte.every((chiave) => chosen.has(chiave)) ? null : scelta;
}
