/** What a column's filter is drawn from. */
import type { CustomFilterDisplayProps } from 'ag-grid-react';
import type { FiltroColonna } from '#api/contract/viste.ts';
import type { Colonna } from '../types.ts';
import type { Setaccio } from './setaccio.ts';

export interface ParametriFiltro<Riga> {
  colonna: Colonna<Riga>;
  setaccio: Setaccio<Riga>;
}

export interface PannelloProps<Riga>
  extends CustomFilterDisplayProps<Riga, unknown, FiltroColonna>, ParametriFiltro<Riga> {}
