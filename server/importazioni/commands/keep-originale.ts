import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  MAX_PEZZO,
  type ImpostazioniImportazione,
  type pezzoOriginaleSchema,
} from '#api/contract/originali.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { lockImportazione } from '../sql/importazioni.ts';
import {
  startOriginale,
  completeOriginale,
  readImpostazioniImportazione,
  readPezzo,
  writeImpostazioniImportazione,
  writePezzo,
} from '../sql/originals.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

type Request = z.output<typeof pezzoOriginaleSchema>;

/**
 * Takes a piece of the file of an import. The last missing piece completes the file, which is then compared with the
 * declared SHA-256: other bytes are refused, and none of them is kept.
 */
export async function keepOriginale(
  db: Database,
  actor: Actor,
  idImp: number,
  request: Request,
): Promise<Result<{ completo: boolean }>> {
  const { id_azienda } = actor;
  return transact<{ completo: boolean }>(db, async (tx) => {
    const importazione = await lockImportazione(tx, id_azienda, idImp);
    if (!importazione) return fail('non_trovato', 'L’importazione non esiste');
    if (importazione.stato === 'annullato') return fail('importazione_annullata');
    const { sha256, bytes } = importazione;
    if (sha256 === null || bytes === null) return fail('importazione_non_aperta');
    const { conserva_originali, limite_originali } = await readImpostazioniImportazione(tx, id_azienda);
    if (!conserva_originali || bytes > limite_originali)
      return fail('troppo_grande', 'I file di questa misura non si conservano');
    if (request.pezzi !== Math.ceil(bytes / MAX_PEZZO))
      return refuseField('pezzi', `I pezzi di questo file sono ${Math.ceil(bytes / MAX_PEZZO)}`);
    const original = await startOriginale(tx, id_azienda, { sha256, bytes, pezzi: request.pezzi });
    if (original.completo) return succeed({ completo: true });
    const data = Buffer.from(request.dati, 'base64');
    const pieces = await writePezzo(tx, id_azienda, { sha256, piece: request.pezzo }, data);
    if (pieces < request.pezzi) return succeed({ completo: false });
    if ((await hashOriginal(tx, id_azienda, sha256, request.pezzi)) !== sha256)
      return refuseField('dati', 'Il file ricevuto non è quello dichiarato');
    await completeOriginale(tx, id_azienda, sha256);
    return succeed({ completo: true });
  });
}

async function hashOriginal(tx: Tx, idAzienda: number, sha256: string, pieces: number): Promise<string> {
  const hash = createHash('sha256');
  for (let piece = 1; piece <= pieces; piece++)
    hash.update((await readPezzo(tx, idAzienda, sha256, piece)) ?? Buffer.alloc(0));
  return hash.digest('hex');
}

/** Sets whether files are kept, and up to which size. Files that are kept already stay. */
export const saveImpostazioniImportazione = (
  db: Database,
  actor: Actor,
  settings: ImpostazioniImportazione,
): Promise<Result<ImpostazioniImportazione>> =>
  transact(db, async (tx) => {
    const prima = await readImpostazioniImportazione(tx, actor.id_azienda);
    await writeImpostazioniImportazione(tx, actor.id_azienda, settings);
    await appendRegistro(tx, actor, 'impostazioni_importazione_modificate', 'azienda', {
      id: actor.id_azienda,
      prima,
      dopo: settings,
    });
    return succeed(settings);
  });
