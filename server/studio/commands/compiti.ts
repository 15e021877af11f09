/** Tasks of one azienda or of many: made, given to a person, called done. All of what is asked, or nothing. */
import type { z } from 'zod';
import type { compitiCambiaSchema, compitiNuoviSchema } from '#api/contract/studio.ts';
import type { SignedInUtente } from '../../core/actor.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import {
  completeCompiti,
  type CompitoWire,
  insertCompiti,
  keepAziende,
  listCompiti,
  updateCompito,
} from '../sql/compiti.ts';

const OGGETTO = 'compito';

/** Why not: an azienda that the person, or whoever is given the task, may not open. */
async function refuse(
  tx: Tx,
  utente: SignedInUtente,
  aziende: readonly number[],
  idAssigned: number | null | undefined,
): Promise<Failure | null> {
  const asked = new Set(aziende);
  if ((await keepAziende(tx, utente.id, aziende)).size < asked.size) return fail('azienda_non_trovata');
  if (idAssigned === null || idAssigned === undefined) return null;
  const theirs = await keepAziende(tx, idAssigned, aziende);
  return theirs.size < asked.size
    ? refuseField('id_assegnato', 'Questa persona non può aprire tutte le aziende scelte')
    : null;
}

/** Writes in the registro of each azienda what became of its tasks. */
async function trace(
  tx: Tx,
  id_utente: number | null,
  azione: string,
  changes: ReadonlyMap<number, readonly { id: number; prima?: unknown; dopo?: unknown }[]>,
): Promise<void> {
  for (const [id_azienda, objects] of changes)
    await appendManyToRegistro(tx, { id_azienda, id_utente }, azione, OGGETTO, objects);
}

/** Tasks of the azienda of which everything is done are done, by themselves. */
export async function closeCompiti(tx: Tx, idAzienda: number): Promise<void> {
  const done = await completeCompiti(tx, idAzienda);
  if (done.length === 0) return;
  const after = (await listCompiti(tx, idAzienda, done)).map((compito) => ({
    id: compito.id,
    dopo: compito,
  }));
  await trace(tx, null, 'compito_completato', new Map([[idAzienda, after]]));
}

/** The same task in each azienda. */
export const createCompiti = (
  db: Database,
  utente: SignedInUtente,
  { aziende, ...dati }: z.output<typeof compitiNuoviSchema>,
): Promise<Result<{ creati: number; gia_presenti: number }>> =>
  transact(db, async (tx) => {
    const wanted = [...new Set(aziende)];
    const refused = await refuse(tx, utente, wanted, dati.id_assegnato);
    if (refused) return refused;
    const made = await insertCompiti(tx, wanted, dati);
    const changes = made.map(({ id_azienda, id }) => [id_azienda, [{ id, dopo: dati }]] as const);
    await trace(tx, utente.id, 'compito_creato', new Map(changes));
    return succeed({ creati: made.length, gia_presenti: wanted.length - made.length });
  });

/** The same change of many, each from the version that was seen. */
export const modifyCompiti = (
  db: Database,
  utente: SignedInUtente,
  { compiti, ...campi }: z.output<typeof compitiCambiaSchema>,
): Promise<Result<{ compiti: CompitoWire[] }>> =>
  transact(db, async (tx) => {
    const byAzienda = Map.groupBy(compiti, ({ id_azienda }) => id_azienda);
    // Always in this order: two who change the same ones wait for each other once.
    const aziende = [...byAzienda.keys()].toSorted((a, b) => a - b);
    const refused = await refuse(tx, utente, aziende, campi.id_assegnato);
    if (refused) return refused;
    const told: CompitoWire[] = [];
    for (const id_azienda of aziende) {
      const seen = (byAzienda.get(id_azienda) ?? []).toSorted((a, b) => a.id - b.id);
      const ids = seen.map(({ id }) => id);
      const before = new Map((await listCompiti(tx, id_azienda, ids)).map((each) => [each.id, each]));
      const ofEach = ({ entro = campi.entro }: (typeof seen)[number]) => ({ ...campi, entro });
      for (const each of seen) {
        if (await updateCompito(tx, each, ofEach(each))) continue;
        const [attuale] = await listCompiti(tx, id_azienda, [each.id]);
        return attuale
          ? fail('versione_superata', { dettagli: { attuale } })
          : fail('non_trovato', 'Il compito non esiste');
      }
      const after = seen.map((each) => ({ id: each.id, prima: before.get(each.id), dopo: ofEach(each) }));
      await trace(tx, utente.id, 'compito_cambiato', new Map([[id_azienda, after]]));
      // Not where a person takes back that it is done: it would be done again.
      if (campi.motivo !== null) await closeCompiti(tx, id_azienda);
      told.push(...(await listCompiti(tx, id_azienda, ids)));
    }
    return succeed({ compiti: told });
  });
