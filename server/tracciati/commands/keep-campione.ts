import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  MAX_CAMPIONE,
  MAX_CAMPIONI,
  type Campione,
  type campioneNuovoSchema,
} from '#api/contract/campioni.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { deleteCampioni, insertCampione, listCampioni, type CampioneToKeep } from '../sql/campioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { readTracciato } from '../sql/tracciati.ts';
import type { Actor } from '../../core/actor.ts';

type Request = z.output<typeof campioneNuovoSchema>;

/** Keeps a file as a sample of a tracciato, with what reading it must give. */
export async function keepCampione(
  db: Database,
  actor: Actor,
  idTracciato: number,
  { dati, nome_file, attesi }: Request,
): Promise<Result<Campione>> {
  const bytes = Buffer.from(dati, 'base64');
  if (bytes.length === 0) return refuseField('dati', 'Il file è vuoto');
  if (bytes.length > MAX_CAMPIONE) return refuseField('dati', 'Un campione può occupare al massimo 2 MB');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { id_utente } = actor;
  const campione = { id_tracciato: idTracciato, id_utente, nome_file, sha256, bytes, attesi };
  return transact(db, (tx) => keep(tx, actor, campione), {
    tracciato_campione_file: fail('gia_esistente', 'Questo file è già tra i campioni del tracciato'),
  });
}

async function keep(tx: Tx, actor: Actor, campione: CampioneToKeep): Promise<Result<Campione>> {
  const { id_azienda } = actor;
  const { id_tracciato, nome_file, sha256, attesi } = campione;
  await lockAziende(tx, [id_azienda]);
  if (!(await readTracciato(tx, id_azienda, id_tracciato)))
    return fail('non_trovato', 'Il tracciato non esiste');
  if ((await listCampioni(tx, id_azienda, id_tracciato)).length >= MAX_CAMPIONI)
    return refuseField('dati', `Un tracciato ha al massimo ${MAX_CAMPIONI} campioni: toglierne uno prima`);
  const id = await insertCampione(tx, id_azienda, campione);
  await appendRegistro(tx, actor, 'campione_aggiunto', 'tracciato', {
    id: id_tracciato,
    dopo: { id, nome_file, sha256, attesi },
  });
  const kept = (await listCampioni(tx, id_azienda, id_tracciato)).find((sample) => sample.id === id);
  return kept ? succeed(kept) : fail('errore_interno');
}

/** Removes samples. Those already gone are no error: gone is what was wanted. */
export const removeCampioni = (
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<Result<{ ok: true }>> =>
  transact(db, async (tx) => {
    const gone = await deleteCampioni(tx, actor.id_azienda, ids);
    if (gone.length > 0) await appendRegistro(tx, actor, 'campioni_eliminati', 'tracciato', { prima: gone });
    return succeed({ ok: true });
  });
