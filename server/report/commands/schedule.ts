/** Scheduled reports. Who saves one confirms the recipients, and the registro says so. */
import type { z } from 'zod';
import type { ReportProgrammato, reportProgrammaSchema } from '#api/contract/report-programmati.ts';
import { computeNextTime } from '#domain/report/frequency.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/db/database.ts';
import type { Result } from '../../core/problems.ts';
import { saveVersionata, type Versionata } from '../../registro/versioned.ts';
import {
  insertProgrammato,
  listProgrammati,
  type ProgrammatoCampi,
  toColumns,
  updateProgrammato,
} from '../sql/scheduled.ts';

export const PROGRAMMATO: Versionata<'report_programmato', ReportProgrammato, ProgrammatoCampi> = {
  table: 'report_programmato',
  read: async (tx, { id_azienda }, id) => (await listProgrammati(tx, id_azienda, id))[0],
  toColumns,
  insert: insertProgrammato,
  update: updateProgrammato,
  gone: 'La spedizione programmata non esiste più',
  uniche: { report_programmato_nome: ['nome', 'C’è già una spedizione con questo nome'] },
  registro: {
    oggetto: 'report_programmato',
    creata: 'report_programmato',
    modificata: 'report_programmato_modificato',
    eliminata: 'report_programmato_eliminato',
    annotates: { conferma_destinatari: true },
  },
};

/** Its next time is the first one from now, whatever it was. */
export function scheduleReport(
  db: Database,
  actor: Actor,
  { id, versione, conferma_destinatari: _, ...campi }: z.output<typeof reportProgrammaSchema>,
): Promise<Result<ReportProgrammato>> {
  const prossimo_il = campi.attivo
    ? computeNextTime(campi.frequenza, campi.ora, campi.fuso, new Date()).toISOString()
    : null;
  const destinatari = [...new Set(campi.destinatari)];
  return saveVersionata(db, actor, PROGRAMMATO, { id, versione }, { ...campi, destinatari, prossimo_il });
}
