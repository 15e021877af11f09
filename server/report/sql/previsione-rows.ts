/** The open items and the recurring movements behind a figure of the forecast. */
import { sql } from 'kysely';
import type { QueryRighe } from '#api/contract/report.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { listPeriodi } from '#domain/report/scenarios.ts';
import type { Istante } from './moment.ts';
import { selectAperte, listAttese, selectBucket } from './previsione.ts';
import { readRicorrenze, type RicorrenzaLetta } from './recurrences.ts';
import { readRitardi } from './ritardi.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryRighe<'previsione'>;

const ofFlusso = ({ flusso }: Query, importo: number): boolean =>
  flusso === undefined || (flusso === 'entrate') === importo > 0;

function toRiga({ giorno, ricorrenza: _, voce, ...each }: RicorrenzaLetta & { giorno: Giorno }) {
  return {
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
  };
}

/** Recurring movements first; they are few, and the page of open items goes on from them. */
export async function readPrevisioneRighe(istante: Istante, query: Query): Promise<ReportRigheLette> {
  const { al, scenario, periodo, flusso } = query;
  const periodi = listPeriodi(al, query.mesi, query.passo);
  const at = periodi.findIndex(({ dal }) => dal === periodo);
  const wanted = periodo === 'oltre' ? periodi.length + 1 : periodo === 'esclusi' ? -1 : at + 1;
  const ricorrenti = listAttese(scenario, periodi, await readRicorrenze(istante, query))
    .filter(({ giorno, importo }) => {
      const own = periodi[at];
      return (
        (periodo === undefined || (own && own.dal <= giorno && giorno <= own.al)) && ofFlusso(query, importo)
      );
    })
    .map(toRiga);
  const filters = [
    periodo === undefined ? sql`true` : sql`${selectBucket(scenario, al, periodi)} = ${wanted}`,
    flusso === undefined ? sql`true` : flusso === 'entrate' ? sql`residuo > 0` : sql`residuo < 0`,
  ];
  const shown = ricorrenti.slice(query.offset, query.offset + query.limit);
  const read = await istante.read(async (tx, momento) => {
    const ritardi = await readRitardi(tx, momento, al, query.divisa);
    return readRigheReport(
      tx,
      momento,
      sql`select * from (with ${selectAperte(momento, query, ritardi)}
        select 'partita' as tipo, id as id_riga, null::bigint as id_pagamento, id_soggetto, ragione_sociale,
          null::bigint as id_conto, data, scadenza, numero_documento, causale, descrizione, importo,
          residuo as quota, ${al}::date - scadenza as giorni, null::integer as aliquota, scadenza as ordine
        from aperte where ${sql.join(filters, sql` and `)}) x`,
      { limit: query.limit - shown.length, offset: Math.max(0, query.offset - ricorrenti.length) },
    );
  });
  return {
    righe: [...shown, ...read.righe],
    totale: ricorrenti.length + read.totale,
    somma: ricorrenti.reduce((sum, { quota }) => sum + quota, read.somma),
  };
}
