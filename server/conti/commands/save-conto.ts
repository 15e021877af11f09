import type { z } from 'zod';
import type { contoCambiaSchema } from '#api/contract/conti.ts';
import { checkIban } from '#domain/codici.ts';
import type { Database } from '../../core/db/database.ts';
import { transact, isViolationOf } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, refuseTaken, type Result } from '../../core/problems.ts';
import { type ContoWire, hasRighe, readConto, updateConto } from '../sql/conti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

/** Changes a bank account from the version that was seen. Its currency stays once it has rows: they are in it. */
export async function modifyConto(
  db: Database,
  actor: Actor,
  request: z.output<typeof contoCambiaSchema>,
): Promise<Result<ContoWire>> {
  const iban = request.iban ? checkIban(request.iban) : null;
  if (iban && !iban.ok) return refuseField('iban', iban.motivo);
  try {
    return await transact(db, async (tx) => {
      const prima = await readConto(tx, actor.id_azienda, request.id);
      if (!prima) return fail('non_trovato', { detail: 'Il conto non esiste' });
      const dopo = await updateConto(tx, actor.id_azienda, { ...request, iban: iban?.valore ?? null });
      if (!dopo)
        return fail('versione_superata', {
          dettagli: { attuale: await readConto(tx, actor.id_azienda, request.id) },
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
      await appendRegistro(tx, { ...actor, azione, oggetto: 'conto', id_oggetto: dopo.id, prima, dopo });
      return succeed(dopo);
    });
  } catch (cause) {
    if (isViolationOf(cause, 'conto_nome')) return refuseTaken('nome', 'Esiste già un conto con questo nome');
    if (isViolationOf(cause, 'conto_iban')) return refuseTaken('iban', 'Esiste già un conto con questo IBAN');
    throw cause;
  }
}
