/** Ticking values in a list: what is chosen, kept as what is in or as what is out. Pure. */
import type { FiltroColonna } from '#api/contract/viste.ts';

export type FilterChoice = FiltroColonna['scelta'];

/** No choice at all means every value, also those that will come. */
export const isScelta = (choice: FilterChoice, key: string): boolean =>
  choice === null || choice.valori.includes(key) === (choice.modo === 'solo');

/** Ticks or unticks some values; a choice that leaves nothing out is no choice. */
export function setTicked(choice: FilterChoice, keys: readonly string[], inside: boolean): FilterChoice {
  const { modo, valori } = choice ?? { modo: 'tranne' as const, valori: [] };
  const touched = new Set(keys);
  const others = valori.filter((key) => !touched.has(key));
  const next = { modo, valori: inside === (modo === 'solo') ? [...others, ...keys] : others };
  return next.modo === 'tranne' && next.valori.length === 0 ? null : next;
}

/** These values alone. */
export const chooseOnly = (keys: readonly string[]): FilterChoice => ({
  modo: 'solo',
  valori: [...keys],
});

/** Everything ticked one by one is again no choice: values that come later are then in too. */
export function normalizeChoice(choice: FilterChoice, all: readonly string[]): FilterChoice {
  if (choice?.modo !== 'solo') return choice;
  const chosen = new Set(choice.valori);
  return all.length > 0 && all.every((key) => chosen.has(key)) ? null : choice;
}
