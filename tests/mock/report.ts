/** Reports of an office without any data: every sum is zero. */
import { z } from 'zod';
import {
  type DatiReport,
  makePerRotta,
  type RottaDiReport,
  type RottaReport,
  SCHEMI_REPORT,
  type NomeReport,
} from '#api/contract/report.ts';
import type { reportRoutes } from '#api/contract/routes/report.ts';
import { toCentesimi } from '#domain/importi.ts';
import { MockProblema, type MockRichiesta, type MockResolver } from './rispondi.ts';

const nothing = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};
const visto_il = '2026-03-31T10:00:00.000Z';
const righe = () => ({ righe: [], totale: 0, somma: toCentesimi(0), visto_il });

/** The first that a schema takes stands for nothing: no rows, no amount, a word, a day. */
const NIENTE = [null, [], 0, 1, '', 'EUR', '2026-03-31', visto_il];
const emptyOf = (schema: z.core.$ZodType): unknown =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, emptyOf(field)]))
    : NIENTE.find((value) => z.safeParse(schema, value).success);

/** As the contract lists them. */
const readings = makePerRotta(
  (name) => {
    const empty = emptyOf(z.object(SCHEMI_REPORT[name].answer.shape).omit({ parametri: true })) as object;
    return ({ query }: MockRichiesta<RottaReport<NomeReport>>) =>
      Object.assign<object, object>({ parametri: { ...query, visto_il } }, empty) as DatiReport<NomeReport>;
  },
  () => righe,
) as { [N in RottaDiReport]: MockResolver<N> };

export const reportResolvers = () =>
  ({
    ...readings,
    reportFile: nothing,
    reportSalvati: () => ({ salvati: [] }),
    reportSalva: ({ body: { id, versione, ...salvato } }) => ({
      id: id ?? 1,
      versione: (versione ?? 0) + 1,
      ...salvato,
      autore: 'rossi',
      mio: true,
    }),
    reportElimina: ({ body: { id } }) => ({ id }),
    reportProgrammati: () => ({ programmati: [] }),
    reportProgramma: nothing,
    reportProgrammatoElimina: ({ body: { id } }) => ({ id }),
    reportProgrammatoSpedisci: nothing,
    reportSpedizioni: () => ({ spedizioni: [] }),
  }) satisfies { [N in keyof typeof reportRoutes]: MockResolver<N> };
