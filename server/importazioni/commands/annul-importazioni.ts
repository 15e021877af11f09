import type { z } from 'zod';
import type { annullateSchema, ConseguenzeImportazione, conseguenzeSchema } from '#api/contract/rilettura.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { readImportazione } from '../sql/importazioni.ts';
import { countPagamentiDi, readConseguenze } from '../sql/consequences.ts';
import { annulIn, deleteAnnulled, type Agreed } from './annul-importazione.ts';
import type { Actor } from '../../core/actor.ts';

/** Counts what rolling back these imports would take away. Refuses numbers of imports that do not exist. */
export async function readConseguenzeImportazioni(
  db: Database,
  { id_azienda }: Actor,
  ids: readonly number[],
): Promise<Result<z.infer<typeof conseguenzeSchema>>> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  return transact(db, async (tx) => {
    const conseguenze: ConseguenzeImportazione[] = [];
    for (const id of wanted) {
      const importazione = await readImportazione(tx, id_azienda, id);
      if (!importazione) return fail('non_trovato', 'Qualche importazione non esiste');
      const { nome_file } = importazione;
      conseguenze.push({ id_imp: id, nome_file, ...(await readConseguenze(tx, id_azienda, id)) });
    }
    return succeed({ conseguenze, pagamenti: await countPagamentiDi(tx, id_azienda, wanted) });
  });
}

/** Rolls several imports back in one transaction: if one of them is refused, none is rolled back. */
export async function annulImportazioni(
  db: Database,
  actor: Actor,
  ids: readonly number[],
  agreed: Agreed,
): Promise<Result<z.input<typeof annullateSchema>>> {
  const annulled = await transact(db, async (tx) => {
    let [annullate, righe] = [0, 0];
    // In the order of their keys, so that two such calls never wait for each other.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const result = await annulIn(tx, actor, id, agreed);
      if (!result.ok) return result;
      annullate += 1;
      righe += result.value.righe;
    }
    return succeed({ annullate, righe });
  });
  if (annulled.ok) await deleteAnnulled(db);
  return annulled;
}
