/** Views are a person's own way of looking: they leave no trace in the registro. */
import type { Vista, VistaSalva } from '#api/contract/viste.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/db/database.ts';
import type { Result } from '../../core/problems.ts';
import { removeVersionata, saveVersionata, type Seen, type Versionata } from '../../registro/versioned.ts';
import { clearPredefinita, deleteVista, insertVista, readVista, updateVista } from '../sql/viste.ts';

const VISTA: Versionata<Vista, VistaSalva> = {
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

/** Saves a view, new or over the version that was seen. The default of an area passes to it when it asks for it. */
export const saveVista = (db: Database, actor: Actor, vista: VistaSalva): Promise<Result<Vista>> =>
  saveVersionata(db, actor, VISTA, vista, vista);

export const removeVista = (db: Database, actor: Actor, seen: Seen): Promise<Result<{ id: number }>> =>
  removeVersionata(db, actor, VISTA, seen);
