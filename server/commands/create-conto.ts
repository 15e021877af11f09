import { checkIban } from '#domain/codici.ts';
import { failure, invalidField, success, type Result } from '../problems.ts';
import type { Database } from '../db/database.ts';
import { transact, violates } from '../db/transact.ts';
import { insertConto, type ContoNuovo, type ContoWire } from '../repositories/conti.ts';
import { appendRegistro } from '../repositories/registro.ts';
import type { Actor } from './actor.ts';

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

/** Refuses a name or a code that another row has. */
export function taken(campo: string, messaggio: string): Result<never> {
  return failure('gia_esistente', { detail: messaggio, errors: [{ campo, messaggio }] });
}
