/** A completed import that is read again from its bytes, and several imports that are rolled back at once. */
import { z } from 'zod';
import { aliasRequestSchema, rigaImportSchema, totaliAttesiSchema } from './invio-import.ts';
import { dettagliConseguenzeSchema } from './importazioni.ts';
import { centesimiSchema, idSchema, statoRigaSchema, versioneSchema } from './valori.ts';

/** The largest number of rows that one re-reading may change, in one request and one transaction. */
export const MAX_RILETTURA = 30_000;

/**
 * A row of an import as it is now. `abbinata`: something settles it, even if its residuo is whole. `a_mano`: the fields
 * that people have changed since.
 */
const rigaImportataSchema = rigaImportSchema.extend({
  id: idSchema,
  versione: versioneSchema,
  residuo: centesimiSchema,
  stato: statoRigaSchema,
  annotata: z.boolean(),
  abbinata: z.boolean(),
  a_mano: z.array(z.string()),
});
export type RigaImportata = z.infer<typeof rigaImportataSchema>;

export const righeImportateQuerySchema = z.object({ cursor: z.string().optional() });
export const righeImportateSchema = z.object({
  righe: z.array(rigaImportataSchema),
  cursor: z.string().nullable(),
});

const keptRigaSchema = z.object({ id: idSchema, versione: versioneSchema });

/** The difference to apply; `attesi` are the totals of the whole import afterwards. */
export const rilettaRequestSchema = z
  .object({
    tracciato: aliasRequestSchema.shape.tracciato,
    colonne: aliasRequestSchema.shape.colonne,
    attesi: totaliAttesiSchema,
    cambia: z.array(keptRigaSchema.extend({ riga: rigaImportSchema })),
    crea: z.array(rigaImportSchema),
    elimina: z.array(keptRigaSchema),
  })
  .refine(
    ({ cambia, crea, elimina }) => cambia.length + crea.length + elimina.length <= MAX_RILETTURA,
    'Una rilettura può cambiare al massimo 30.000 righe: annulla l’importazione e importa di nuovo il file',
  );
export type RilettaRequest = z.input<typeof rilettaRequestSchema>;

export const rilettaSchema = z.object({
  /** The number by which it can be undone. */
  id: idSchema,
  id_imp: idSchema,
  cambiate: z.int().nonnegative(),
  create: z.int().nonnegative(),
  eliminate: z.int().nonnegative(),
});

export const idsSchema = z.object({ ids: z.array(idSchema).min(1).max(200) });

/** What rolling one import back would take away. */
const conseguenzeImportazioneSchema = dettagliConseguenzeSchema.extend({
  id_imp: idSchema,
  nome_file: z.string().nullable(),
});
export type ConseguenzeImportazione = z.infer<typeof conseguenzeImportazioneSchema>;
export const conseguenzeSchema = z.object({
  conseguenze: z.array(conseguenzeImportazioneSchema),
  /** Pagamenti undone in all: one that touches the rows of two imports counts in each of them, and once here. */
  pagamenti: z.int().nonnegative(),
});

export const annullaInsiemeSchema = idsSchema.extend({
  /** Accepts that notes and changes are lost. */
  conferma: z.boolean().default(false),
  /** Also undoes the pagamenti of these rows, and what their return flow reopened. */
  annulla_pagamenti: z.boolean().default(false),
});
export const annullateSchema = z.object({
  annullate: z.int().nonnegative(),
  /** Rows removed. */
  righe: z.int().nonnegative(),
});
