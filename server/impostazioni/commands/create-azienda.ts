import type { Tx } from '../../core/db/database.ts';
import { insertTipiIniziali } from '../../tipi-pagamento/sql/tipi-pagamento.ts';
import { insertAzienda } from '../../utenti/sql/utenti.ts';

/** Adds an azienda, inside a wider command, with what each of them starts with; answers its id. */
export async function createAzienda(tx: Tx, ragioneSociale: string): Promise<number> {
  const id = await insertAzienda(tx, ragioneSociale);
  await insertTipiIniziali(tx, id);
  return id;
}
