/** Creating, changing and deleting causali. */
import type { z } from 'zod';
import type { Causale, causaleSalvaSchema } from '#api/contract/causali.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import type { Database, Tx } from '../db/database.ts';
import { transact, violates } from '../db/transact.ts';
import { failure, success, type Failure, type Result } from '../problems.ts';
import {
  deleteCausale,
  insertCausale,
  insertMancanti,
  readCausale,
  updateCausale,
} from '../repositories/causali.ts';
import { appendRegistro } from '../repositories/registro.ts';
import { lockTipiPagamento } from '../repositories/tipi-pagamento.ts';
import type { Actor } from './actor.ts';

const record = (tx: Tx, actor: Actor, azione: string, id: number, prima?: unknown, dopo?: unknown) =>
  appendRegistro(tx, { ...actor, azione, oggetto: 'causale', id_oggetto: id, prima, dopo });

async function whyNot(tx: Tx, actor: Actor, id: number): Promise<Failure> {
  const attuale = await readCausale(tx, actor.id_azienda, id);
  return attuale
    ? failure('versione_superata', { dettagli: { attuale } })
    : failure('non_trovato', { detail: 'La causale non esiste più' });
}

export async function saveCausale(
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: z.output<typeof causaleSalvaSchema>,
): Promise<Result<Causale>> {
  try {
    return await transact(db, async (tx) => {
      if (id === null || versione === null) {
        const made = await insertCausale(tx, actor.id_azienda, dati);
        await record(tx, actor, 'causale_creata', made.id, undefined, made);
        return success(made);
      }
      const prima = await readCausale(tx, actor.id_azienda, id);
      const dopo = await updateCausale(tx, actor.id_azienda, { id, versione, ...dati });
      if (!dopo) return whyNot(tx, actor, id);
      await record(tx, actor, 'causale_modificata', id, prima, dopo);
      return success(dopo);
    });
  } catch (cause) {
    if (!violates(cause, 'causale_codice')) throw cause;
    const messaggio = 'Esiste già una causale con questo codice';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'codice', messaggio }] });
  }
}

/** All of them or none. */
export async function removeCausali(
  db: Database,
  actor: Actor,
  causali: readonly { id: number; versione: number }[],
): Promise<Result<{ eliminate: number }>> {
  return transact(db, async (tx) => {
    for (const causale of causali) {
      const prima = await deleteCausale(tx, actor.id_azienda, causale);
      if (!prima) return whyNot(tx, actor, causale.id);
      await record(tx, actor, 'causale_eliminata', causale.id, prima);
    }
    return success({ eliminate: causali.length });
  });
}

/** Adds the interbank codes that the azienda does not have; what it has stays as it is. */
export async function addCausaliAbi(db: Database, actor: Actor): Promise<Result<{ aggiunte: number }>> {
  return transact(db, async (tx) => {
    // Whoever else does the same for this azienda waits, and then finds them there.
    await lockTipiPagamento(tx, actor.id_azienda);
    const made = await insertMancanti(
      tx,
      actor.id_azienda,
      CAUSALI_ABI.map((causale) => ({ ...causale, attiva: true })),
    );
    for (const dopo of made) await record(tx, actor, 'causale_creata', dopo.id, undefined, dopo);
    return success({ aggiunte: made.length });
  });
}
