/** What stands open over the grid. */
import type { Lettera } from '#api/contract/solleciti.ts';
import { createOpenings } from '#ui/opened.tsx';

type SollecitiDialog =
  | { tipo: 'conferma'; lettere: readonly Lettera[] }
  | { tipo: 'sollecito'; id: number }
  | { tipo: 'escluse' | 'livelli' };

export const openings = createOpenings<SollecitiDialog>();
export const { openAtom, closeAtom } = openings;
