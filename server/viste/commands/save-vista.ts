/** Views are a person's own way of looking: they leave no trace in the registro. */
import type { Vista, VistaSalva } from '#api/contract/viste.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { clearPredefinita, deleteVista, insertVista, readVista, updateVista } from '../sql/viste.ts';

/** The default of an area passes to a view that asks for it. */
export const VISTA: Versionata<Vista, VistaSalva> = {
  read: readVista,
  insert: insertVista,
  update: updateVista,
  remove: deleteVista,
  gone: 'La vista non esiste più',
  uniche: { vista_nome: ['nome', 'Esiste già una vista con questo nome'] },
  async prepare(tx, actor, { predefinita, area }) {
    if (predefinita) await clearPredefinita(tx, actor, area);
    return null;
  },
};
