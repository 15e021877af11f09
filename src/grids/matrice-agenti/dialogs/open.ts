/** What stands open over the matrix. */
import { createOpenings } from '#ui/opened.tsx';

type MatriceDialog =
  | { tipo: 'effetti' }
  | { tipo: 'periodi'; idAgente: number }
  | { tipo: 'copia'; idAgente: number };

export const openings = createOpenings<MatriceDialog>();
export const { openAtom, closeAtom } = openings;
