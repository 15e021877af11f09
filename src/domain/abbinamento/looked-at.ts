/**
 * The parties on whose partite the search of a movimento depended: while these do not change, another search would give
 * the same.
 */
import type { CandidateParty } from './candidates.ts';
import type { Context } from './context.ts';
import { NO_ROWS } from './group-rows.ts';
import { MAX_PER_NUMBER } from './singles.ts';
import { DISTINTA } from './words.ts';

/** Stands for every party. */
export const EVERYBODY = -1;
export const ANYBODY: readonly number[] = [EVERYBODY];

/**
 * The parties that a movimento names, and those that have a partita of its amount, or of a number or reference in its
 * text. A slip may concern any party.
 */
export function listLookedAt(context: Context, named: readonly CandidateParty[]): readonly number[] {
  if (context.has(DISTINTA)) return ANYBODY;
  const { parties, byNumber } = context.sources.partite;
  const found = named.map(({ party }) => party);
  const add = (partite: readonly number[]): void => {
    for (const partita of partite) found.push(parties[partita] ?? EVERYBODY);
  };
  add(context.equals);
  add(context.referred);
  for (const { value } of context.citations.numbers) {
    const bearers = byNumber.get(value) ?? NO_ROWS;
    if (bearers.length <= MAX_PER_NUMBER) add(bearers);
  }
  return found;
}
