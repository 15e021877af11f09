import { checkIban } from '#domain/codici.ts';
import { refuseField, succeed, refuseTaken, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact, isViolationOf } from '../../core/db/transact.ts';
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
  if (iban && !iban.ok) return refuseField('iban', iban.motivo);
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
      return succeed(conto);
    });
  } catch (cause) {
    if (isViolationOf(cause, 'conto_nome')) return refuseTaken('nome', 'Esiste già un conto con questo nome');
    if (isViolationOf(cause, 'conto_iban')) return refuseTaken('iban', 'Esiste già un conto con questo IBAN');
    throw cause;
  }
}
