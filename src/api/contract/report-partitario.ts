/** The ledger of one soggetto, line by line. */
import { z } from 'zod';
import { divisa, FINO_A, makeSchemi } from './report-parametri.ts';
import { centesimiSchema, giornoSchema, idSchema, idTestoSchema } from './valori.ts';

export const partitario = makeSchemi({
  summary: 'Il partitario di un soggetto: documenti, pagamenti e saldo a ogni riga',
  giorni: FINO_A,
  parametri: { id_soggetto: idTestoSchema, divisa },
  risposta: {
    soggetto: z.object({ id: idSchema, ragione_sociale: z.string() }),
    saldo_iniziale: centesimiSchema,
    /** A document, or what settled part of it; `dare` and `avere` are positive or zero. */
    righe: z.array(
      z.object({
        data: giornoSchema,
        tipo: z.enum(['documento', 'incasso', 'pagamento', 'compensazione', 'storno']),
        id_riga: idSchema.nullable(),
        id_pagamento: idSchema.nullable(),
        numero_documento: z.string().nullable(),
        descrizione: z.string(),
        /** The due date of a document, with agreed changes. */
        scadenza: giornoSchema.nullable(),
        dare: centesimiSchema,
        avere: centesimiSchema,
        /** The balance after this line: positive is owed to us. */
        saldo: centesimiSchema,
      }),
    ),
    totali: z.object({ dare: centesimiSchema, avere: centesimiSchema }),
    saldo_finale: centesimiSchema,
    /** The documents that make up `saldo_finale`: those still open on the day, oldest due first. */
    aperte: z.array(
      z.object({
        id_riga: idSchema,
        numero_documento: z.string().nullable(),
        data: giornoSchema,
        scadenza: giornoSchema,
        importo: centesimiSchema,
        residuo: centesimiSchema,
        /** Days late on `al`; negative before the due day. */
        giorni: z.int(),
      }),
    ),
  },
});
