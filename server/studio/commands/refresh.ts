/** Works out again how an azienda stands. */
import { getToday } from '#domain/date.ts';
import type { Database } from '../../core/db/database.ts';
import { collectSums, mergeOthers } from '../../somme/collect.ts';
import { closeCompiti } from './compiti.ts';
import { takeRequests, writeConti, writeSituazione } from '../sql/situazioni.ts';

/** Does nothing where nothing changed and the day is the same; answers whether it did. */
export const refreshSituazione = (
  db: Database,
  idAzienda: number,
  today: string = getToday(),
): Promise<boolean> =>
  db.kysely.transaction().execute(async (tx) => {
    if (!(await takeRequests(tx, idAzienda, today))) return false;
    await mergeOthers(tx, idAzienda);
    await writeConti(tx, idAzienda, today);
    await writeSituazione(tx, idAzienda, today);
    await closeCompiti(tx, idAzienda);
    // Last: who takes an import back waits for it.
    await collectSums(tx, idAzienda);
    return true;
  });
