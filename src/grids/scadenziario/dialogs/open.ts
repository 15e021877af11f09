/** What stands open over the page. */
import type { Giorno } from '#api/contract/valori.ts';
import { createOpenings } from '#ui/opened.tsx';
import type { RigaScadenza } from '../atoms.ts';

type ScadenziarioDialog =
  /** `a`: the day they were dropped on. */
  | { tipo: 'sposta'; righe: readonly RigaScadenza[]; a: Giorno | null }
  | { tipo: 'giorno'; giorno: Giorno }
  | { tipo: 'calendari' };

export const openings = createOpenings<ScadenziarioDialog>();
export const { openAtom, closeAtom } = openings;
