/** Scheduling reports: saving, removing. Who saves confirms the recipients, and the registro says so. */
import type { z } from 'zod';
import type { ReportProgrammato, reportProgrammaSchema } from '#api/contract/report-programmati.ts';
import { prossimaVolta } from '#domain/report/frequenza.ts';
import type { Database, Tx } from '../../db/database.ts';
import { transact, violates } from '../../db/transact.ts';
import { failure, success, type Failure, type Result } from '../../problems.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import {
  deleteProgrammato,
  insertProgrammato,
  listProgrammati,
  updateProgrammato,
} from '../../repositories/report/programmati.ts';
import type { Actor } from '../actor.ts';

async function whyNot(tx: Tx, { id_azienda }: Actor, id: number): Promise<Failure> {
  const [attuale] = await listProgrammati(tx, id_azienda, id);
  if (!attuale) return failure('non_trovato', { detail: 'La spedizione programmata non esiste più' });
  return failure('versione_superata', { dettagli: { attuale } });
}

/** Its next time is the first one from now, whatever it was. */
export async function scheduleReport(
  db: Database,
  actor: Actor,
  { id, versione, conferma_destinatari: _, ...campi }: z.output<typeof reportProgrammaSchema>,
): Promise<Result<ReportProgrammato>> {
  const prossimo_il = campi.attivo
    ? prossimaVolta(campi.frequenza, campi.ora, campi.fuso, new Date()).toISOString()
    : null;
  const destinatari = [...new Set(campi.destinatari)];
  const dati = { ...campi, destinatari, prossimo_il };
  try {
    return await transact(db, async (tx) => {
      const prima = id === null ? undefined : (await listProgrammati(tx, actor.id_azienda, id))[0];
      if (id !== null && versione !== null && !(await updateProgrammato(tx, actor, { id, versione }, dati)))
        return whyNot(tx, actor, id);
      const key = id ?? (await insertProgrammato(tx, actor, dati));
      const [saved] = await listProgrammati(tx, actor.id_azienda, key);
      if (!saved) throw new Error('a scheduled report that was just saved cannot be read');
      await appendRegistro(tx, {
        ...actor,
        azione: id === null ? 'report_programmato' : 'report_programmato_modificato',
        oggetto: 'report_programmato',
        id_oggetto: key,
        ...(prima && { prima }),
        dopo: { ...saved, conferma_destinatari: true },
      });
      return success(saved);
    });
  } catch (cause) {
    if (!violates(cause, 'report_programmato_nome')) throw cause;
    const messaggio = 'C’è già una spedizione con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'nome', messaggio }] });
  }
}

export async function unscheduleReport(
  db: Database,
  actor: Actor,
  programmato: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  return transact(db, async (tx) => {
    const [prima] = await listProgrammati(tx, actor.id_azienda, programmato.id);
    if (!(await deleteProgrammato(tx, actor.id_azienda, programmato)))
      return whyNot(tx, actor, programmato.id);
    await appendRegistro(tx, {
      ...actor,
      azione: 'report_programmato_eliminato',
      oggetto: 'report_programmato',
      id_oggetto: programmato.id,
      prima,
    });
    return success({ id: programmato.id });
  });
}
