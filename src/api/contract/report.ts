/**
 * Every report: its parameters, its answer, and the rows behind its figures. Its calls, its name in what is saved and
 * sent, and all their types follow from this list.
 */
import { z } from 'zod';
import {
  divisa,
  fasciaSchema,
  gruppo,
  id_conto,
  makeSchemiConRighe,
  PERIODO,
  UN_GIORNO,
  raggruppaSchema,
  versoReportSchema,
} from './report-parametri.ts';
import { partitario } from './report-partitario.ts';
import { previsione } from './report-previsione.ts';
import { centesimiSchema, divisaSchema, giornoSchema, idSchema, idTestoSchema } from './valori.ts';

const count = z.int().nonnegative();
const part = z.object({ id: idSchema, ragione_sociale: z.string() });
const id_agente = idTestoSchema.optional();
const id_mandante = idTestoSchema.optional();

const bands = {
  partite: count,
  a_scadere: centesimiSchema,
  fino_30: centesimiSchema,
  fino_60: centesimiSchema,
  fino_90: centesimiSchema,
  oltre: centesimiSchema,
  /** The sum of the four late ones. */
  scaduto: centesimiSchema,
  totale: centesimiSchema,
};

/** Open items by days late, signed; largest `scaduto` first. `id` null: those without soggetto, agente or mandante. */
const scaduto = makeSchemiConRighe({
  summary: 'Partite aperte per fascia di scaduto, per soggetto, agente o mandante, a una data',
  giorni: UN_GIORNO,
  parametri: {
    per: raggruppaSchema.default('soggetto'),
    verso: versoReportSchema.default('crediti'),
    id_soggetto: idTestoSchema.optional(),
    id_agente,
    id_mandante,
    divisa,
  },
  risposta: {
    righe: z.array(z.object({ id: idSchema.nullable(), nome: z.string(), ...bands })),
    totali: z.object(bands),
    /** Other currencies with open items. */
    altre_divise: z.array(divisaSchema),
  },
  righe: {
    summary: 'Le partite dietro una cifra dello scaduto',
    /** `fascia` absent: all five; `scaduto`: the four late ones. */
    parametri: { gruppo, fascia: z.enum([...fasciaSchema.options, 'scaduto']).optional() },
  },
});

const monthFlows = {
  /** Money in, before insoluti are subtracted. */
  incassi: centesimiSchema,
  /** Incassi taken back, negative or zero. */
  insoluti: centesimiSchema,
  /** Money out, negative or zero. */
  pagamenti: centesimiSchema,
  /** Pagamenti that came back. */
  storni: centesimiSchema,
  netto: centesimiSchema,
  numero: count,
};
/** Every month from `dal` to `al`, empty ones included; `mese` is its first day. */
const mesi = makeSchemiConRighe({
  summary: 'Incassi e pagamenti, mese per mese',
  giorni: PERIODO,
  parametri: { id_conto, divisa },
  risposta: {
    righe: z.array(z.object({ mese: giornoSchema, ...monthFlows })),
    totali: z.object(monthFlows),
  },
  righe: {
    summary: 'I pagamenti dietro una cifra di incassi e pagamenti',
    parametri: {
      mese: giornoSchema.optional(),
      colonna: z.enum(['incassi', 'insoluti', 'pagamenti', 'storni']).optional(),
    },
  },
});

const accrued = {
  partite: count,
  /** Collected in the period, without rebates and minus what came back. */
  incassato: centesimiSchema,
  /** What insoluti and storni took back: included in `incassato` and `provvigione`, negative or zero. */
  stornato: centesimiSchema,
  provvigione: centesimiSchema,
};
const provvigioni = makeSchemiConRighe({
  summary: 'Provvigioni maturate sull’incassato, per agente e mandante',
  giorni: PERIODO,
  parametri: { id_agente, id_mandante, divisa },
  risposta: {
    righe: z.array(z.object({ agente: part, mandante: part, ...accrued })),
    totali: z.object(accrued),
    /** Collected for partite whose agente and mandante had no rate on the day of the document. */
    senza_aliquota: centesimiSchema,
  },
  righe: { summary: 'Le partite su cui è maturata la provvigione', parametri: {} },
});

const reconciled = {
  saldo_iniziale: centesimiSchema,
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  saldo_finale: centesimiSchema,
  movimenti: count,
  /** Entrate + uscite = pagamenti + voci + giroconti + ignorato + da_riconciliare. */
  pagamenti: centesimiSchema,
  voci: centesimiSchema,
  giroconti: centesimiSchema,
  ignorato: centesimiSchema,
  da_riconciliare: centesimiSchema,
  aperti: count,
};
/** Each conto in its own currency; totals by currency. */
const conti = makeSchemiConRighe({
  summary: 'Riconciliazione di ogni conto in un periodo',
  giorni: PERIODO,
  parametri: { id_conto },
  risposta: {
    righe: z.array(
      z.object({
        id_conto: idSchema,
        nome: z.string(),
        divisa: divisaSchema,
        ...reconciled,
        /**
         * The closing balance that the bank declared in a file, if no movimento followed up to `al`; otherwise null.
         */
        saldo_banca: centesimiSchema.nullable(),
      }),
    ),
    totali: z.array(z.object({ divisa: divisaSchema, ...reconciled })),
  },
  righe: {
    summary: 'I movimenti dietro una cifra della riconciliazione',
    parametri: { colonna: z.enum(['movimenti', 'spiegati', 'ignorati', 'aperti']).optional() },
  },
});

const byCausale = {
  movimenti: count,
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  netto: centesimiSchema,
};
/** Largest movement first. `causale` empty: movimenti without one. */
const causali = makeSchemiConRighe({
  summary: 'Movimenti per causale in un periodo',
  giorni: PERIODO,
  parametri: { id_conto, divisa },
  risposta: {
    righe: z.array(z.object({ causale: z.string(), descrizione: z.string().nullable(), ...byCausale })),
    totali: z.object(byCausale),
  },
  righe: { summary: 'I movimenti di una causale', parametri: { causale: z.string().max(400).optional() } },
});

export const SCHEMI_REPORT = { scaduto, partitario, previsione, mesi, provvigioni, conti, causali };

export type SchemiReport = typeof SCHEMI_REPORT;

export type NomeReport = keyof SchemiReport;
/** In the order of the menu. */
// For the compiler the keys of an object are any texts; here they are exactly these names.
export const NOMI_REPORT = Object.keys(SCHEMI_REPORT) as unknown as readonly [NomeReport, ...NomeReport[]];

/** The parsed request of a report. */
export type QueryReport<N extends NomeReport> = z.output<SchemiReport[N]['query']>;
/** The answer, as the caller reads it. */
export type ReportAnswer<N extends NomeReport> = z.output<SchemiReport[N]['answer']>;
/** The answer, as the server gives it. */
export type DatiReport<N extends NomeReport> = z.input<SchemiReport[N]['answer']>;

/** The reports whose figures have rows behind them. */
export type NomeConRighe = {
  [N in NomeReport]: SchemiReport[N] extends { righe: object } ? N : never;
}[NomeReport];
export type QueryRighe<N extends NomeConRighe> = z.output<SchemiReport[N]['righe']['query']>;

/** The call that reads a report, and the one that reads the rows behind one of its figures. */
export type RottaReport<N extends NomeReport> = `report${Capitalize<N>}`;
export type RottaRighe<N extends NomeConRighe> = `${RottaReport<N>}Righe`;
export type RottaDiReport = RottaReport<NomeReport> | RottaRighe<NomeConRighe>;

// The compiler knows `Capitalize` only in types.
const capitalize = <S extends string>(text: S) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<S>;
/** The names of the calls of a report. */
export const toRottaReport = <N extends NomeReport>(name: N): RottaReport<N> => `report${capitalize(name)}`;
export const toRottaRighe = <N extends NomeConRighe>(name: N): RottaRighe<N> => `${toRottaReport(name)}Righe`;
export const isConRighe = (name: NomeReport): name is NomeConRighe => 'righe' in SCHEMI_REPORT[name];

/** One value for each call of the reports, by its name; a report without rows has one call. */
export const makePerRotta = <I, R>(
  whole: (name: NomeReport) => I,
  righe: (name: NomeConRighe) => R,
): Record<RottaReport<NomeReport>, I> & Record<RottaRighe<NomeConRighe>, R> =>
  // For the compiler the keys of an object made from a list are any texts.
  Object.fromEntries<I | R>([
    ...NOMI_REPORT.map((name) => [toRottaReport(name), whole(name)] as const),
    ...NOMI_REPORT.filter(isConRighe).map((name) => [toRottaRighe(name), righe(name)] as const),
  ]) as Record<RottaReport<NomeReport>, I> & Record<RottaRighe<NomeConRighe>, R>;

/** Access by a name that is known only at run time, each report with its own types. */
const PER_NOME: {
  readonly [N in NomeReport]: {
    query: z.ZodType<QueryReport<N>>;
    answer: z.ZodType<ReportAnswer<N>>;
  };
} = SCHEMI_REPORT;

/** Throws if the request is not valid for the report. */
export const parseQueryReport = <N extends NomeReport>(name: N, asked: object): QueryReport<N> =>
  PER_NOME[name].query.parse(asked);
/** Parses what the server gave; throws if it is not the answer of the report. */
export const parseReportAnswer = <N extends NomeReport>(name: N, data: DatiReport<N>): ReportAnswer<N> =>
  PER_NOME[name].answer.parse(data);
