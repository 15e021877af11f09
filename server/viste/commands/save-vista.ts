/** Views are a person's own way of looking: they leave no trace in the registro. */
import type { Vista, VistaSalva } from '#api/contract/viste.ts';
import { updateRow } from '../../core/sql/rows.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { clearPredefinita, readVista } from '../sql/viste.ts';

const toColumns = ({ area, nome, predefinita, contenuto }: VistaSalva) => ({
  area,
  nome,
  predefinita,
  contenuto: JSON.stringify(contenuto),
});

/** The default of an area passes to a view that asks for it. */
export const VISTA: Versionata<'vista', Vista, VistaSalva> = {
  table: 'vista',
  personale: true,
  read: readVista,
  toColumns,
  // A view never changes its area.
  update: (tx, actor, { id, versione }, { area, ...data }) =>
    updateRow(tx, 'vista', { ...actor, area, id, versione }, toColumns({ area, ...data })),
  gone: 'La vista non esiste più',
  uniche: { vista_nome: ['nome', 'Esiste già una vista con questo nome'] },
  async prepare(tx, actor, { predefinita, area }) {
    if (predefinita) await clearPredefinita(tx, actor, area);
    return null;
  },
};
