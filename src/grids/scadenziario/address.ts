/** What the page's address says: which view of which days, and which partite. */
import { z } from 'zod';
import { mostraScadenzeSchema, versoScadenzeSchema } from '#api/contract/scadenze.ts';
import { giornoSchema, idTestoSchema, type Giorno } from '#api/contract/valori.ts';
import { VIEWS, type CalendarView } from '#domain/scadenze/calendar.ts';
import { readParameters } from '#grids/engine/index.ts';

const LAYOUTS = ['insieme', 'calendario', 'griglia'] as const;
type ScadenziarioLayout = (typeof LAYOUTS)[number];

/** What is asked of the server, beside the days. Null: any. */
export interface ScadenziarioFilters {
  verso: z.infer<typeof versoScadenzeSchema> | null;
  mostra: z.infer<typeof mostraScadenzeSchema>;
  id_soggetto: number | null;
  id_agente: number | null;
  id_mandante: number | null;
  /** The bank account whose balance is shown. */
  id_conto: number | null;
}

export interface ScadenziarioAddress extends ScadenziarioFilters {
  veduta: CalendarView;
  /** The day in hand; null is today. */
  giorno: Giorno | null;
  disposizione: ScadenziarioLayout;
  /** Scadenze of weekends and holidays stand on the next working day. */
  lavorativi: boolean;
}

const id = idTestoSchema.nullable().catch(null);
const schema = z.object({
  veduta: z.enum(VIEWS).catch('mese'),
  giorno: giornoSchema.nullable().catch(null),
  disposizione: z.enum(LAYOUTS).catch('insieme'),
  lavorativi: z.literal('1').optional().catch(undefined),
  verso: versoScadenzeSchema.nullable().catch(null),
  mostra: mostraScadenzeSchema.catch('aperte'),
  id_soggetto: id,
  id_agente: id,
  id_mandante: id,
  id_conto: id,
});
const CAMPI = Object.keys(schema.shape) as (keyof typeof schema.shape)[];

/** What stands for its absence is not written. */
const SOTTINTESI: Partial<Record<keyof ScadenziarioAddress, unknown>> = {
  veduta: 'mese',
  disposizione: 'insieme',
  mostra: 'aperte',
  lavorativi: false,
};

/** Reads the address; what cannot be read counts as absent. */
export function parseIndirizzo(search: URLSearchParams): ScadenziarioAddress {
  const values = Object.fromEntries(CAMPI.map((field) => [field, search.get(field) ?? undefined]));
  const { lavorativi, ...rest } = schema.parse(values);
  return { ...rest, lavorativi: lavorativi === '1' };
}

/** The address as it is now with some of its parts changed; parameters of others (embed) are kept. */
export function writeAddress(patch: Partial<ScadenziarioAddress>): URLSearchParams {
  const search = readParameters();
  for (const [field, value] of Object.entries(patch))
    if (value === null || value === SOTTINTESI[field as keyof ScadenziarioAddress]) search.delete(field);
    else search.set(field, value === true ? '1' : String(value));
  return search;
}
