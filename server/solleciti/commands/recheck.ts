/** Checks the partite of a letter once more before it leaves. */
import type { Giorno } from '#api/contract/valori.ts';
import type { Tx } from '../../core/db/database.ts';
import { type PartitaLetta, readScadute } from '../sql/partite.ts';
import {
  removePartite,
  listWrittenPartite,
  updateWrittenPartita,
  type SollecitoRow,
} from '../sql/solleciti.ts';

/** Why a line can no longer be asked for; null if it is as it was confirmed, or if less is owed. */
function whyNot(partita: PartitaLetta | undefined, sollecito: SollecitoRow, residuo: number): string | null {
  if (partita === undefined) return 'Pagata, rinviata o tolta prima della spedizione';
  if (partita.contestata !== null) return 'Contestata prima della spedizione';
  if (partita.id_soggetto !== sollecito.id_soggetto)
    return 'Passata a un altro soggetto prima della spedizione';
  return partita.residuo > residuo ? 'L’importo da pagare è cresciuto dopo la conferma' : null;
}

/** Drops the lines that can no longer be asked for and lowers the others to what is left. False if no line remains. */
export async function checkPartite(tx: Tx, sollecito: SollecitoRow, today: Giorno): Promise<boolean> {
  const { id_azienda, id: idSollecito } = sollecito;
  const lines = await listWrittenPartite(tx, id_azienda, idSollecito);
  const ids = lines.flatMap(({ id_partita }) => id_partita ?? []);
  const overdue = await readScadute(tx, id_azienda, today, { ids });
  const byId = new Map(overdue.map((partita) => [partita.id, partita]));
  let left = lines.length;
  for (const { id, id_partita, residuo, scadenza } of lines) {
    const partita = byId.get(id_partita ?? 0);
    const why = whyNot(partita, sollecito, residuo);
    if (why !== null) {
      await removePartite(tx, { id_azienda, id: idSollecito }, why, [id]);
      left -= 1;
    } else if (partita && (partita.residuo !== residuo || partita.scadenza !== scadenza))
      await updateWrittenPartita(tx, id_azienda, id, partita);
  }
  return left > 0;
}
