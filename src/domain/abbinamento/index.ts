/**
 * Matching: proposes which partite each movimento settles, with the reasons. Pure and deterministic:
 * the order of the input does not matter, nothing is read but the arguments.
 */
import { filterOpen, getDivisa, type RigaAperta } from './open-rows.ts';
import { proposeToTheEnd } from './to-the-end.ts';
import type { DatiAbbinamento, EsitoAbbinamento, MatchingOptions } from './types.ts';

export type * from './types.ts';

/** Above this probability, and without rivals, a proposal may be accepted without a person. */
export const SOGLIA = 0.99;

/** Proposals for all open movimenti at once. Never throws on odd texts; skips rows of which nothing is open. */
export function proposeAbbinamenti(data: DatiAbbinamento, options: MatchingOptions = {}): EsitoAbbinamento {
  const threshold = options.soglia ?? SOGLIA;
  const divise = new Set<string>();
  const movimenti = filterOpen(data.movimenti, divise);
  const partite = filterOpen(data.partite, divise);
  if (divise.size <= 1) return proposeToTheEnd({ ...data, movimenti, partite }, threshold);
  const outcomes = [...divise].sort().map((divisa) => {
    const same = (riga: RigaAperta): boolean => getDivisa(riga) === divisa;
    return proposeToTheEnd(
      { ...data, movimenti: movimenti.filter(same), partite: partite.filter(same) },
      threshold,
    );
  });
  return {
    proposte: outcomes.flatMap(({ proposte }) => proposte).sort((a, b) => b.punteggio - a.punteggio),
    giroconti: outcomes.flatMap(({ giroconti }) => giroconti),
    storni: outcomes.flatMap(({ storni }) => storni),
  };
}
