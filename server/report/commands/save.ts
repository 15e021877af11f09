/** Saved reports: one's own ways of asking leave no trace in the registro, as views do not. */
import type { ReportSalvato } from '#api/contract/report-programmati.ts';
import { fail } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { listSalvati } from '../sql/saved.ts';

export const SALVATO: Versionata<
  'report_salvato',
  ReportSalvato,
  Pick<ReportSalvato, 'nome' | 'condiviso' | 'scelta'>
> = {
  table: 'report_salvato',
  personale: true,
  read: async (tx, actor, id) => (await listSalvati(tx, actor, id))[0],
  toColumns: ({ scelta, ...dati }) => ({ ...dati, scelta: JSON.stringify(scelta) }),
  gone: 'Il report salvato non esiste più',
  uniche: { report_salvato_nome: ['nome', 'Hai già un report con questo nome'] },
  forbids: ({ mio, autore }) =>
    mio ? null : fail('permesso_negato', `È di ${autore}: salvane uno tuo con un altro nome`),
};
