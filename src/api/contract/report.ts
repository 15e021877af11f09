/**
 * Every report: what it is asked with, what it answers, what stands behind its figures. Its calls, its name in what is
 * saved and sent, and the types of all of them follow from this list.
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
  /** The four late ones together. */
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
    /** Other currencies in which something is open. */
    altre_divise: z.array(divisaSchema),
  },
  righe: {
    summary: 'Le partite dietro una cifra dello scaduto',
    /** `fascia` absent: all five; `scaduto`: the four that are late. */
    parametri: { gruppo, fascia: z.enum([...fasciaSchema.options, 'scaduto']).optional() },
  },
});

const monthFlows = {
  /** Money in, before what came back. */
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
  /** Collected in the period, rebates left out; what came back is taken off. */
  incassato: centesimiSchema,
  /** Taken off again by insoluti and storni: part of `incassato` and of `provvigione`, negative or zero. */
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
    /** Collected of partite whose agente and mandante had no rate on the day of the document. */
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
        /** The closing balance that the bank declared in a file, when nothing came after it up to `al`; else null. */
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
// The keys of an object are texts to the compiler: these are the names just above.
export const NOMI_REPORT = Object.keys(SCHEMI_REPORT) as unknown as readonly [NomeReport, ...NomeReport[]];

/** What a report is asked, once it was checked. */
export type QueryReport<N extends NomeReport> = z.output<SchemiReport[N]['query']>;
/** What it answers, as it is read by whoever asked. */
export type RispostaReport<N extends NomeReport> = z.output<SchemiReport[N]['answer']>;
/** What it answers, as it is given. */
export type DatiReport<N extends NomeReport> = z.input<SchemiReport[N]['answer']>;

/** The reports whose figures have rows behind them. */
export type NomeConRighe = {
  [N in NomeReport]: SchemiReport[N] extends { righe: object } ? N : never;
}[NomeReport];
export type QueryRighe<N extends NomeConRighe> = z.output<SchemiReport[N]['righe']['query']>;

/** The call that reads a report, and the one that reads the rows behind a figure of it. */
export type RottaReport<N extends NomeReport> = `report${Capitalize<N>}`;
export type RottaRighe<N extends NomeConRighe> = `${RottaReport<N>}Righe`;
export type RottaDiReport = RottaReport<NomeReport> | RottaRighe<NomeConRighe>;

// A capital is a capital to the compiler only in types.
const capitalize = <S extends string>(text: S) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<S>;
/** The names of the calls of a report. */
export const toRottaReport = <N extends NomeReport>(name: N): RottaReport<N> => `report${capitalize(name)}`;
export const toRottaRighe = <N extends NomeConRighe>(name: N): RottaRighe<N> => `${toRottaReport(name)}Righe`;
export const isConRighe = (name: NomeReport): name is NomeConRighe => 'righe' in SCHEMI_REPORT[name];

/** One thing for each call of the reports, by the name of the call: of those without rows, one. */
export const makePerRotta = <I, R>(
  whole: (name: NomeReport) => I,
  righe: (name: NomeConRighe) => R,
): Record<RottaReport<NomeReport>, I> & Record<RottaRighe<NomeConRighe>, R> =>
  // The keys of an object that is made of a list are texts to the compiler.
  Object.fromEntries<I | R>([
    ...NOMI_REPORT.map((name) => [toRottaReport(name), whole(name)] as const),
    ...NOMI_REPORT.filter(isConRighe).map((name) => [toRottaRighe(name), righe(name)] as const),
  ]) as Record<RottaReport<NomeReport>, I> & Record<RottaRighe<NomeConRighe>, R>;

/** By a name that is known only when it comes, each report still with its own types. */
const PER_NOME: {
  readonly [N in NomeReport]: {
    query: z.ZodType<QueryReport<N>>;
    answer: z.ZodType<RispostaReport<N>>;
  };
} = SCHEMI_REPORT;

/** Throws on what the report may not be asked. */
export const parseQueryReport = <N extends NomeReport>(name: N, asked: object): QueryReport<N> =>
  PER_NOME[name].query.parse(asked);
/** What was given, as who asked reads it; throws when it is not what the report answers. */
export const parseRispostaReport = <N extends NomeReport>(name: N, data: DatiReport<N>): RispostaReport<N> =>
  PER_NOME[name].answer.parse(data);
