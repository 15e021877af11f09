/** What a column's filter is drawn from. */
import type { CustomFilterDisplayProps } from 'ag-grid-react';
import type { FiltroColonna } from '#api/contract/viste.ts';
import type { Colonna } from '../types.ts';
import type { RowFilter } from './row-filter.ts';

export interface ParametriFiltro<Riga> {
  colonna: Colonna<Riga>;
  rowFilter: RowFilter<Riga>;
}

export interface FilterPanelProps<Riga>
  extends CustomFilterDisplayProps<Riga, unknown, FiltroColonna>, ParametriFiltro<Riga> {}
