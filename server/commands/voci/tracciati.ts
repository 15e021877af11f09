import type { z } from 'zod';
import type { TracciatoPrimaNota, tracciatoPrimaNotaSalvaSchema } from '#api/contract/prima-nota.ts';
import type { Database, Tx } from '../../db/database.ts';
import { transact, violates } from '../../db/transact.ts';
import { failure, success, type Result } from '../../problems.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import {
  deleteTracciatoPrimaNota,
  insertTracciatoPrimaNota,
  listTracciatiPrimaNota,
  updateTracciatoPrimaNota,
} from '../../repositories/voci/tracciati.ts';
import type { Actor } from '../actor.ts';

type Request = z.output<typeof tracciatoPrimaNotaSalvaSchema>;

const find = async (tx: Tx, idAzienda: number, id: number): Promise<TracciatoPrimaNota | undefined> =>
  (await listTracciatiPrimaNota(tx, idAzienda)).find((each) => each.id === id);

/** Creates a layout, or changes one from the version that was seen. */
export async function saveTracciatoPrimaNota(
  db: Database,
  actor: Actor,
  request: Request,
): Promise<Result<TracciatoPrimaNota>> {
  try {
    return await transact(db, (tx) => write(tx, actor, request));
  } catch (cause) {
    if (!violates(cause, 'tracciato_prima_nota_nome')) throw cause;
    const messaggio = 'C’è già un tracciato con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'nome', messaggio }] });
  }
}

async function write(tx: Tx, actor: Actor, request: Request): Promise<Result<TracciatoPrimaNota>> {
  const { id_azienda } = actor;
  const { id, versione, ...dati } = request;
  const prima = id === null ? undefined : await find(tx, id_azienda, id);
  if (id !== null && !prima) return failure('non_trovato', { detail: 'Il tracciato non esiste' });
  if (id !== null && !(await updateTracciatoPrimaNota(tx, id_azienda, { id, versione: versione ?? 0 }, dati)))
    return failure('versione_superata', { dettagli: { attuale: prima } });
  const dopo = await find(tx, id_azienda, id ?? (await insertTracciatoPrimaNota(tx, id_azienda, dati)));
  if (!dopo) throw new Error('a layout that was just written cannot be read');
  await appendRegistro(tx, {
    ...actor,
    azione: prima ? 'tracciato_prima_nota_modificato' : 'tracciato_prima_nota_creato',
    oggetto: 'tracciato_prima_nota',
    id_oggetto: dopo.id,
    prima,
    dopo,
  });
  return success(dopo);
}

export async function removeTracciatoPrimaNota(
  db: Database,
  actor: Actor,
  tracciato: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const prima = await find(tx, id_azienda, tracciato.id);
    if (!prima) return failure('non_trovato', { detail: 'Il tracciato non esiste' });
    if (!(await deleteTracciatoPrimaNota(tx, id_azienda, tracciato)))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    await appendRegistro(tx, {
      ...actor,
      azione: 'tracciato_prima_nota_eliminato',
      oggetto: 'tracciato_prima_nota',
      id_oggetto: tracciato.id,
      prima,
    });
    return success({ id: tracciato.id });
  });
}
