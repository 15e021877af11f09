/** Creating and changing bank accounts; the IBAN, when given, must carry right check digits. */
import type { z } from 'zod';
import type { contoCambiaSchema } from '#api/contract/conti.ts';
import { checkIban } from '#domain/codici.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  type ContoNuovo,
  type ContoWire,
  hasRighe,
  insertConto,
  readConto,
  updateConto,
} from '../sql/conti.ts';

const UNICHE = {
  conto_nome: ['nome', 'Esiste già un conto con questo nome'],
  conto_iban: ['iban', 'Esiste già un conto con questo IBAN'],
} as const;

/** Runs `write` in a transaction, with the conto as it is kept. */
async function save<C extends ContoNuovo>(
  db: Database,
  request: C,
  write: (tx: Tx, conto: C) => Promise<Result<ContoWire>>,
): Promise<Result<ContoWire>> {
  const iban = request.iban ? checkIban(request.iban) : null;
  if (iban && !iban.ok) return refuseField('iban', iban.motivo);
  return transact(db, (tx) => write(tx, { ...request, iban: iban?.valore ?? null }), UNICHE);
}

export const createConto = (db: Database, actor: Actor, request: ContoNuovo): Promise<Result<ContoWire>> =>
  save(db, request, async (tx, conto) => {
    const dopo = await insertConto(tx, actor.id_azienda, conto);
    await appendRegistro(tx, actor, 'conto_creato', 'conto', { id: dopo.id, dopo });
    return succeed(dopo);
  });

/** From the version that was seen. The currency of a conto stays once it has rows: they are in it. */
export const modifyConto = (
  db: Database,
  actor: Actor,
  request: z.output<typeof contoCambiaSchema>,
): Promise<Result<ContoWire>> =>
  save(db, request, async (tx, conto) => {
    const prima = await readConto(tx, actor.id_azienda, conto.id);
    if (!prima) return fail('non_trovato', 'Il conto non esiste');
    const dopo = await updateConto(tx, actor.id_azienda, conto);
    if (!dopo)
      return fail('versione_superata', {
        dettagli: { attuale: await readConto(tx, actor.id_azienda, conto.id) },
      });
    // Asked after the update, which waits for rows that are arriving.
    if (prima.divisa !== dopo.divisa && (await hasRighe(tx, actor.id_azienda, dopo.id)))
      return refuseField('divisa', 'Il conto ha già dei movimenti: la divisa non si può cambiare');
    const azione =
      prima.archiviato === dopo.archiviato
        ? 'conto_modificato'
        : dopo.archiviato
          ? 'conto_archiviato'
          : 'conto_riaperto';
    await appendRegistro(tx, actor, azione, 'conto', { id: dopo.id, prima, dopo });
    return succeed(dopo);
  });
