/** Saved reports: one's own ways of asking leave no trace in the registro, as views do not. */
import type { z } from 'zod';
import type { ReportSalvato, reportSalvaSchema } from '#api/contract/report-programmati.ts';
import type { Database, Tx } from '../../db/database.ts';
import { transact, violates } from '../../db/transact.ts';
import { failure, success, type Failure, type Result } from '../../problems.ts';
import {
  deleteSalvato,
  insertSalvato,
  listSalvati,
  updateSalvato,
} from '../../repositories/report/salvati.ts';
import type { Actor } from '../actor.ts';

async function whyNot(tx: Tx, actor: Actor, id: number): Promise<Failure> {
  const [attuale] = await listSalvati(tx, actor, id);
  if (!attuale) return failure('non_trovato', { detail: 'Il report salvato non esiste più' });
  if (!attuale.mio)
    return failure('permesso_negato', {
      detail: `È di ${attuale.autore}: salvane uno tuo con un altro nome`,
    });
  return failure('versione_superata', { dettagli: { attuale } });
}

/** A new one, or the changes of one's own. */
export async function saveReport(
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: z.output<typeof reportSalvaSchema>,
): Promise<Result<ReportSalvato>> {
  try {
    return await transact(db, async (tx) => {
      if (id !== null && versione !== null && !(await updateSalvato(tx, actor, { id, versione }, dati)))
        return whyNot(tx, actor, id);
      const [saved] = await listSalvati(tx, actor, id ?? (await insertSalvato(tx, actor, dati)));
      if (!saved) throw new Error('a report that was just saved cannot be read');
      return success(saved);
    });
  } catch (cause) {
    if (!violates(cause, 'report_salvato_nome')) throw cause;
    const messaggio = 'Hai già un report con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'nome', messaggio }] });
  }
}

export async function removeReport(
  db: Database,
  actor: Actor,
  report: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  return transact(db, async (tx) =>
    (await deleteSalvato(tx, actor, report)) ? success({ id: report.id }) : whyNot(tx, actor, report.id),
  );
}
