/**
 * The parties on whose partite the search of a movimento depended: while these do not change, another search would give
 * the same.
 */
import type { CandidateParty } from './candidates.ts';
import type { Context } from './context.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import { MAX_PER_NUMERO } from './singles.ts';
import { DISTINTA } from './words.ts';

/** Stands for every party. */
export const TUTTI = -1;
export const CHIUNQUE: readonly number[] = [TUTTI];

/**
 * The parties that a movimento names, and those that have a partita of its amount, or of a number or reference in its
 * text. A slip may concern any party.
 */
export function listGuardati(context: Context, named: readonly CandidateParty[]): readonly number[] {
  if (context.has(DISTINTA)) return CHIUNQUE;
  const { partiti, perNumero } = context.f.partite;
  const found = named.map(({ partito }) => partito);
  const add = (partite: readonly number[]): void => {
    for (const partita of partite) found.push(partiti[partita] ?? TUTTI);
  };
  add(context.uguali);
  add(context.riferite);
  for (const { value } of context.citazioni.numeri) {
    const bearers = perNumero.get(value) ?? NESSUNA_RIGA;
    if (bearers.length <= MAX_PER_NUMERO) add(bearers);
  }
  return found;
}
