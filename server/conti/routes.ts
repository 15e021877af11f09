/** Bank accounts. */
import { createConto, modifyConto } from './commands/save-conto.ts';
import { listConti } from './sql/conti.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const contiRoutes = {
  conti: withReading(async (reader, idAzienda) => ({ conti: await listConti(reader, idAzienda) })),

  contoNuovo: withAzienda(({ db, actor, body }) => createConto(db, actor, body)),
  contoCambia: withAzienda(({ db, actor, body }) => modifyConto(db, actor, body)),
} satisfies Partial<Handlers>;
