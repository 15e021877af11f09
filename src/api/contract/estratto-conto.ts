/** Rows of the estratto conto: movimenti and partite alike. */
import { z } from 'zod';
import {
  campiParamSchema,
  campoEstrattoSchema,
  criteriParamSchema,
  filtriParamSchema,
  ordinamentiParamSchema,
} from './filtri.ts';
import { FORMA_LETTA, FORMA_SCRITTA } from './riga.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  makeLimit,
  naturaSchema,
  offsetSchema,
  statoRigaSchema,
  versioneSchema,
} from './valori.ts';

/** Its fields are defined in `CAMPI_RIGA`. */
export const rigaEstrattoSchema = z.object(FORMA_LETTA);
export type RigaEstratto = z.infer<typeof rigaEstrattoSchema>;

const texts = z.array(z.string()).exactOptional();
/** What closes a row, as the columns show it; kinds without content are left out. */
const chiusaDaSchema = z.object({
  /** For a movimento: the soggetti of its partite, their documents, and the voci that explain it. */
  soggetti: texts,
  documenti: texts,
  voci: texts,
  /** For a partita: day, conto and amount of each movimento, or the way of paying if no bank saw it. */
  movimenti: texts,
  /** Who decided it, and how: `anna (da una proposta)`. */
  autori: texts,
  /** The one soggetto of its partite, if there is only one. */
  id_soggetto: idSchema.exactOptional(),
});
export type ChiusaDa = z.infer<typeof chiusaDaSchema>;

/** A row as lists show it; `chiusa_da` is absent if nothing closes it. */
const rigaChiusaSchema = rigaEstrattoSchema.extend({ chiusa_da: chiusaDaSchema.exactOptional() });
export type RigaChiusa = z.infer<typeof rigaChiusaSchema>;

/** The filters of a list of rows; the same for pages, blocks, totals and lists of values. */
const righeFilters = {
  natura: naturaSchema.optional(),
  id_imp: idTestoSchema.optional(),
  id_conto: idTestoSchema.optional(),
  id_soggetto: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  /** The other side of what closes a row: the partite of a movimento, the movimenti of a partita. */
  id_legata: idTestoSchema.optional(),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
  scadenza_dal: giornoSchema.optional(),
  scadenza_al: giornoSchema.optional(),
  stato: statoRigaSchema.optional(),
  /**
   * Words to search for in descrizione, ragione sociale, documento, riferimento and nota; accents and case do not
   * count.
   */
  q: z.string().max(200).optional(),
  /** Fields to search instead, in their displayed text: `12,50` finds an amount, `03/2026` a day. */
  q_campi: campiParamSchema.optional(),
  /** Filters by column, as JSON: see `filtroEstrattoSchema`. */
  filtri: filtriParamSchema.optional(),
};

export const estrattoContoQuerySchema = z.object({
  ...righeFilters,
  sort: ordinamentiParamSchema.prefault('-data'),
  limit: makeLimit(100_000, 1_000),
  /** Opaque: the `cursor` of the page before. */
  cursor: z.string().max(500).optional(),
});

/** Sums over all the rows that pass the filters, not only this page. `dare` is negative or zero. */
const sommeSchema = z.object({
  dare: centesimiSchema,
  avere: centesimiSchema,
  saldo: centesimiSchema,
});

export const estrattoContoSchema = z.object({
  righe: z.array(rigaChiusaSchema),
  totale: z.int().nonnegative(),
  cursor: z.string().nullable(),
  somme: sommeSchema,
});

/** Rows from a position of the list on. Positions are stable while nobody changes the rows. */
export const blockQuerySchema = z.object({
  ...righeFilters,
  sort: ordinamentiParamSchema.prefault('-data'),
  limit: makeLimit(20_000, 200),
  offset: offsetSchema,
  /** Instead of `offset`: the `cursor` of the block before, to read all blocks. */
  cursor: z.string().max(500).optional(),
});
/** `cursor` is null at the end, and for blocks that begin at a position. */
export const blockSchema = z.object({ righe: z.array(rigaChiusaSchema), cursor: z.string().nullable() });

/** The number of rows that pass, and their sums for each divisa: amounts of different divise are never added. */
export const totaliQuerySchema = z.object(righeFilters);
export const totaliSchema = z.object({
  totale: z.int().nonnegative(),
  divise: z.array(
    z.object({
      divisa: divisaSchema,
      totale: z.int().nonnegative(),
      dare: centesimiSchema,
      avere: centesimiSchema,
      residuo: centesimiSchema,
    }),
  ),
});

/** The distinct values of a field, in the form of a choice, with the number of rows of each. */
export const valoriQuerySchema = z.object({ ...righeFilters, campo: campoEstrattoSchema });
export const valoriSchema = z.object({
  valori: z.array(z.object({ valore: z.string(), totale: z.int().positive() })),
  /** True if not all values are listed; the most frequent are. */
  incompleto: z.boolean(),
});

/** Rows grouped by some fields; each group has its sums for each divisa. */
export const gruppiQuerySchema = z.object({ ...righeFilters, gruppi: criteriParamSchema });
export const gruppiSchema = z.object({
  gruppi: z.array(
    z.object({
      /**
       * One for each field, in the form of a choice: `2026`, `2026-03`, `2026-03-15` for days; empty for empty cells.
       */
      chiavi: z.array(z.string()),
      divisa: divisaSchema,
      totale: z.int().positive(),
      dare: centesimiSchema,
      avere: centesimiSchema,
      residuo: centesimiSchema,
    }),
  ),
  /** True if not all groups are listed. */
  incompleto: z.boolean(),
});

export const notificheQuerySchema = z.object({ dal: giornoSchema, al: giornoSchema });
export const notificaSchema = z.object({
  id: idSchema,
  ragione_sociale: z.string(),
  scadenza: giornoSchema,
  importo: centesimiSchema,
  residuo: centesimiSchema,
  divisa: divisaSchema,
  numero_documento: z.string().nullable(),
});
export type Notifica = z.infer<typeof notificaSchema>;
export const notificheSchema = z.array(notificaSchema);

export const notaRequestSchema = z.object({
  id: idSchema,
  nota: z.string().trim().max(2_000, 'Al massimo 2.000 caratteri').nullable(),
  /** The version of the row the edit started from. */
  versione: versioneSchema,
});

/** `dettagli` of `versione_superata`: the row as someone else left it. */
export const dettagliVersioneSchema = z.object({ attuale: rigaEstrattoSchema });

/** What a person may change of a row. */
export const campiRigaSchema = z.object(FORMA_SCRITTA);
export type CampiRiga = z.output<typeof campiRigaSchema>;

/** The largest number of rows that one call may change. */
export const MAX_RIGHE_MODIFICHE = 5_000;

/** Changes to rows, each from the version that was seen: all or nothing. The undo is another such set. */
export const modificheRequestSchema = z.object({
  righe: z
    .array(z.object({ id: idSchema, versione: versioneSchema, campi: campiRigaSchema }))
    .min(1, 'Nessuna riga da cambiare')
    .max(MAX_RIGHE_MODIFICHE, 'Al massimo 5.000 righe per volta'),
});

/** The rows as they now are, in the order they were named. */
export const modificheAnswerSchema = z.object({ righe: z.array(rigaEstrattoSchema) });

/** `dettagli` of `versione_superata`: the outdated rows as someone else left them, and the rows that are gone. */
export const dettagliModificheSchema = z.object({
  attuali: z.array(rigaEstrattoSchema),
  mancanti: z.array(idSchema),
});
