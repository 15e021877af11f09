import type { Vista, VistaSalva } from '#api/contract/viste.ts';
import { failure, success, type Failure, type Result } from '../problems.ts';
import type { Database, Tx } from '../db/database.ts';
import { transact, violates } from '../db/transact.ts';
import { clearPredefinita, deleteVista, insertVista, readVista, updateVista } from '../repositories/viste.ts';
import type { Actor } from './actor.ts';

/** Why a view of that version is not there: another version is, or nothing. */
async function whyNot(tx: Tx, actor: Actor, id: number): Promise<Failure> {
  const attuale = await readVista(tx, actor, id);
  return attuale
    ? failure('versione_superata', { dettagli: { attuale } })
    : failure('non_trovato', { detail: 'La vista non esiste più' });
}

async function write(tx: Tx, actor: Actor, vista: VistaSalva): Promise<Result<Vista>> {
  if (vista.predefinita) await clearPredefinita(tx, actor, vista.area);
  const { id, versione } = vista;
  if (id !== null && versione !== null && !(await updateVista(tx, actor, { id, versione }, vista)))
    return whyNot(tx, actor, id);
  const saved = await readVista(tx, actor, id ?? (await insertVista(tx, actor, vista)));
  if (!saved) throw new Error('a view that was just written cannot be read');
  return success(saved);
}

/**
 * Saves a view, new or over the version that was seen. The default of an area passes to it when it asks for it.
 * Views are a person's own way of looking: they leave no trace in the registro.
 */
export async function saveVista(db: Database, actor: Actor, vista: VistaSalva): Promise<Result<Vista>> {
  try {
    return await transact(db, (tx) => write(tx, actor, vista));
  } catch (cause) {
    if (!violates(cause, 'vista_nome')) throw cause;
    const messaggio = 'Esiste già una vista con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'nome', messaggio }] });
  }
}

/** Deletes a view if nobody saved over it since it was read. */
export async function removeVista(
  db: Database,
  actor: Actor,
  vista: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  return transact(db, async (tx) => {
    if (!(await deleteVista(tx, actor, vista))) return whyNot(tx, actor, vista.id);
    return success({ id: vista.id });
  });
}
