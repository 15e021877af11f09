import { checkIban } from '#domain/codici.ts';
import { invalidField, success, taken, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact, violates } from '../../core/db/transact.ts';
import { insertConto, type ContoNuovo, type ContoWire } from '../sql/conti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

/** Creates a bank account; the IBAN, when given, must carry right check digits. */
export async function createConto(
  db: Database,
  actor: Actor,
  request: ContoNuovo,
): Promise<Result<ContoWire>> {
  const iban = request.iban ? checkIban(request.iban) : null;
  if (iban && !iban.ok) return invalidField('iban', iban.motivo);
  try {
    return await transact(db, async (tx) => {
      const conto = await insertConto(tx, actor.id_azienda, { ...request, iban: iban?.valore ?? null });
      await appendRegistro(tx, {
        ...actor,
        azione: 'conto_creato',
        oggetto: 'conto',
        id_oggetto: conto.id,
        dopo: conto,
      });
      return success(conto);
    });
  } catch (cause) {
    if (violates(cause, 'conto_nome')) return taken('nome', 'Esiste già un conto con questo nome');
    if (violates(cause, 'conto_iban')) return taken('iban', 'Esiste già un conto con questo IBAN');
    throw cause;
  }
}
