/** The open items and the recurring movements behind a figure of the forecast. */
import { sql } from 'kysely';
import type { QueryRighe } from '#api/contract/report.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { listPeriodi } from '#domain/report/scenarios.ts';
import type { Instant } from './moment.ts';
import { listExpected } from './previsione.ts';
import { selectAperte, selectBucket } from './previsione-aperte.ts';
import { readRicorrenze, type RicorrenzaLetta } from './recurrences.ts';
import { readRitardi } from './ritardi.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryRighe<'previsione'>;

const ofFlow = ({ flusso }: Query, importo: number): boolean =>
  flusso === undefined || (flusso === 'entrate') === importo > 0;

const toRiga = ({ giorno, ricorrenza: _, voce, ...each }: RicorrenzaLetta & { giorno: Giorno }) => ({
  tipo: 'ricorrenza' as const,
  id_riga: null,
  id_pagamento: null,
  id_soggetto: each.id_soggetto,
  ragione_sociale: voce,
  id_conto: each.id_conto,
  data: giorno,
  scadenza: giorno,
  numero_documento: null,
  causale: each.causale,
  descrizione: each.descrizione,
  importo: each.importo,
  quota: each.importo,
  giorni: null,
  aliquota: null,
});

/** Recurring movements first; they are few, and the page of open items goes on from them. */
export async function readPrevisioneRighe(instant: Instant, query: Query): Promise<ReportRigheLette> {
  const { al, scenario, periodo, flusso } = query;
  const periods = listPeriodi(al, query.mesi, query.passo);
  const at = periods.findIndex(({ dal }) => dal === periodo);
  const wanted = periodo === 'oltre' ? periods.length + 1 : periodo === 'esclusi' ? -1 : at + 1;
  const recurring = listExpected(scenario, periods, await readRicorrenze(instant, query))
    .filter(({ giorno, importo }) => {
      const own = periods[at];
      return (
        (periodo === undefined || (own && own.dal <= giorno && giorno <= own.al)) && ofFlow(query, importo)
      );
    })
    .map(toRiga);
  const filters = [
    periodo === undefined ? sql`true` : sql`${selectBucket(scenario, al, periods)} = ${wanted}`,
    flusso === undefined ? sql`true` : flusso === 'entrate' ? sql`residuo > 0` : sql`residuo < 0`,
  ];
  const shown = recurring.slice(query.offset, query.offset + query.limit);
  const read = await instant.read(async (tx, moment) => {
    const delays = await readRitardi(tx, moment, al, query.divisa);
    return readRigheReport(
      tx,
      moment,
      sql`select * from (with ${selectAperte(moment, query, delays)}
        select 'partita' as tipo, id as id_riga, null::bigint as id_pagamento, id_soggetto, ragione_sociale,
          null::bigint as id_conto, data, scadenza, numero_documento, causale, descrizione, importo,
          residuo as quota, ${al}::date - scadenza as giorni, null::integer as aliquota, scadenza as ordine
        from aperte where ${sql.join(filters, sql` and `)}) x`,
      { limit: query.limit - shown.length, offset: Math.max(0, query.offset - recurring.length) },
    );
  });
  return {
    righe: [...shown, ...read.righe],
    totale: recurring.length + read.totale,
    somma: recurring.reduce((sum, { quota }) => sum + quota, read.somma),
  };
}
