import type { z } from 'zod';
import type { voceSalvaSchema } from '#api/contract/voci.ts';
import { RUOLI_VOCE } from '#domain/voci/tipi.ts';
import type { Database, Tx } from '../../db/database.ts';
import { transact, violates } from '../../db/transact.ts';
import { failure, invalidField, success, type Result } from '../../problems.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import {
  countUsiVoce,
  deleteVoce,
  insertVoce,
  listVoci,
  updateVoce,
  type VoceWire,
} from '../../repositories/voci/voci.ts';
import type { Actor } from '../actor.ts';

type Request = z.output<typeof voceSalvaSchema>;

async function readVoce(tx: Tx, idAzienda: number, id: number): Promise<VoceWire | undefined> {
  return (await listVoci(tx, idAzienda, id))[0];
}

/** Creates a voce, or changes it from the version that was seen. */
export async function saveVoce(db: Database, actor: Actor, request: Request): Promise<Result<VoceWire>> {
  const { ruolo } = request;
  if (ruolo !== null && !(RUOLI_VOCE as readonly string[]).includes(ruolo))
    return invalidField('ruolo', 'Questo ruolo non esiste');
  try {
    return await transact(db, (tx) => write(tx, actor, request));
  } catch (cause) {
    if (violates(cause, 'voce_codice')) return taken('codice', 'Un’altra voce ha già questo codice');
    if (violates(cause, 'voce_ruolo')) return taken('ruolo', 'Un’altra voce ha già questo ruolo');
    throw cause;
  }
}

const taken = (campo: string, messaggio: string): Result<never> =>
  failure('gia_esistente', { detail: messaggio, errors: [{ campo, messaggio }] });

async function write(tx: Tx, actor: Actor, request: Request): Promise<Result<VoceWire>> {
  const { id_azienda } = actor;
  const { id, versione } = request;
  const prima = id === null ? undefined : await readVoce(tx, id_azienda, id);
  if (id !== null && !prima) return failure('non_trovato', { detail: 'La voce non esiste' });
  if (id !== null && !(await updateVoce(tx, id_azienda, { id, versione: versione ?? 0 }, request)))
    return failure('versione_superata', { dettagli: { attuale: prima } });
  const dopo = await readVoce(tx, id_azienda, id ?? (await insertVoce(tx, id_azienda, request)));
  if (!dopo) throw new Error('a voce that was just written cannot be read');
  await appendRegistro(tx, {
    ...actor,
    azione: prima ? 'voce_modificata' : 'voce_creata',
    oggetto: 'voce',
    id_oggetto: dopo.id,
    prima,
    dopo,
  });
  return success(dopo);
}

/** Deletes a voce that explains nothing and that no rule names. */
export async function removeVoce(
  db: Database,
  actor: Actor,
  voce: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const prima = await readVoce(tx, id_azienda, voce.id);
    if (!prima) return failure('non_trovato', { detail: 'La voce non esiste' });
    if ((await countUsiVoce(tx, id_azienda, voce.id)) > 0)
      return invalidField('id', 'La voce è usata da movimenti o da regole: disattivala invece di eliminarla');
    if (!(await deleteVoce(tx, id_azienda, voce)))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    await appendRegistro(tx, {
      ...actor,
      azione: 'voce_eliminata',
      oggetto: 'voce',
      id_oggetto: voce.id,
      prima,
    });
    return success({ id: voce.id });
  });
}
