import type { Tx } from '../db/database.ts';
import { insertTipiIniziali } from '../repositories/tipi-pagamento.ts';
import { insertAzienda } from '../repositories/utenti.ts';

/** Adds an azienda, inside a wider command, with what each of them starts with; answers its id. */
export async function createAzienda(tx: Tx, ragioneSociale: string): Promise<number> {
  const id = await insertAzienda(tx, ragioneSociale);
  await insertTipiIniziali(tx, id);
  return id;
}
