/** The panel of a column's filter, opened from under the header; what stands in it comes when one is first opened. */
import { type CustomFilterDisplayProps, useGridFilterDisplay } from 'ag-grid-react';
import { useState } from 'react';
import type { FiltroColonna } from '#api/contract/viste.ts';
import { pigro } from '../pigro.tsx';
import type { Colonna } from '../types.ts';
import type { Setaccio } from './setaccio.ts';

const CorpoFiltro = pigro(async () => (await import('./corpo-filtro.tsx')).CorpoFiltro);

export interface ParametriFiltro<Riga> {
  colonna: Colonna<Riga>;
  setaccio: Setaccio<Riga>;
}

export interface PannelloProps<Riga>
  extends CustomFilterDisplayProps<Riga, unknown, FiltroColonna>, ParametriFiltro<Riga> {}

/** The panel is put where it fits before what stands in it has come. */
const LUOGO = { width: '300px', maxWidth: 'calc(100vw - 24px)', minHeight: '120px' };

export function PannelloFiltro<Riga>(props: PannelloProps<Riga>) {
  const [aperta, setAperta] = useState(0);
  useGridFilterDisplay({ afterGuiAttached: () => setAperta((times) => times + 1) });
  return (
    <div style={LUOGO} data-testid="pannello-filtro">
      <CorpoFiltro {...props} aperta={aperta} />
    </div>
  );
}
