/** Works out again how an azienda stands. */
import { getToday } from '#domain/date.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { succeed } from '../../core/problems.ts';
import { closeCompiti } from './compiti.ts';
import { takeRichieste, writeConti, writeSituazione } from '../sql/situazioni.ts';

/** Does nothing where nothing changed and the day is the same; answers whether it did. */
export async function refreshSituazione(
  db: Database,
  idAzienda: number,
  oggi: string = getToday(),
): Promise<boolean> {
  const done = await transact(db, async (tx) => {
    if (!(await takeRichieste(tx, idAzienda, oggi))) return succeed(false);
    await writeConti(tx, idAzienda, oggi);
    await writeSituazione(tx, idAzienda, oggi);
    await closeCompiti(tx, idAzienda);
    return succeed(true);
  });
  return done.ok && done.value;
}
