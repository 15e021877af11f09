/** Filters and order by column: the questions of a grid that does not hold all rows. */
import { z } from 'zod';
import { CAMPI_RIGA, type CampoRiga } from './campi-riga.ts';
import { NOMI_CONFRONTATI, type NomeConfrontato } from './riga.ts';
import { giornoSchema } from './valori.ts';
import { sceltaValoriSchema } from './viste.ts';

type TipoCampo = NonNullable<CampoRiga['confronto']>;

/**
 * Besides the fields of a row: `dare` and `avere` without sign, the names of the conto and the file, and what closes
 * the row, as its cells show it (`chiusaDaSchema`): several items of a kind are one text, separated by commas.
 */
const CAMPI_CALCOLATI = {
  dare: { confronto: 'numero', soldi: true },
  avere: { confronto: 'numero', soldi: true },
  conto: { confronto: 'testo' },
  nome_file: { confronto: 'testo' },
  soggetto: { confronto: 'testo' },
  documenti: { confronto: 'testo' },
  voce: { confronto: 'testo' },
  movimenti: { confronto: 'testo' },
  chiusa_da: { confronto: 'testo' },
} as const satisfies Record<string, Partial<CampoRiga>>;

export type CampoEstratto = NomeConfrontato | keyof typeof CAMPI_CALCOLATI;
/** The definition of each field that can be used. */
export const CAMPI_ESTRATTO: Readonly<Record<CampoEstratto, Partial<CampoRiga>>> = {
  ...CAMPI_RIGA,
  ...CAMPI_CALCOLATI,
};
const campi: readonly CampoEstratto[] = [
  ...NOMI_CONFRONTATI,
  ...(Object.keys(CAMPI_CALCOLATI) as (keyof typeof CAMPI_CALCOLATI)[]),
];
export const campoEstrattoSchema = z.enum(campi);

/** The type by which a field is compared. */
export const getTipoCampo = (field: CampoEstratto): TipoCampo => CAMPI_ESTRATTO[field].confronto ?? 'testo';
const fieldsOf = (kind: TipoCampo) => campi.filter((field) => getTipoCampo(field) === kind);

/** `escluso`: the bound itself is excluded. Amounts in cents. */
const bound = <S extends z.ZodType>(valore: S) => z.object({ valore, escluso: z.boolean() }).nullable();
const emptySchema = z.object({ tipo: z.literal('vuote'), negata: z.boolean() });
/** A null bound is open. `negata`: everything outside the interval, empty cells too. */
const interval = <S extends z.ZodType>(value: S) =>
  z.object({
    tipo: z.literal('intervallo'),
    da: bound(value),
    a: bound(value),
    negata: z.boolean(),
  });

/** Accents and case do not count; an empty cell is an empty text. */
const wordSchema = z.object({
  tipo: z.literal('testo'),
  modo: z.enum(['contiene', 'uguale', 'inizia', 'finisce']),
  negata: z.boolean(),
  cercata: z.string().min(1).max(400),
});

/** The filter of one field: a row must meet one of the asking conditions, all of the refusing ones, and the choice. */
const filterOf = <F extends readonly string[], S extends z.ZodType>(fields: F, condition: S) =>
  z.object({
    campo: z.enum(fields),
    condizioni: z.array(condition).max(50),
    scelta: sceltaValoriSchema,
  });
const filtroEstrattoSchema = z.union([
  filterOf(fieldsOf('testo'), z.union([wordSchema, emptySchema])),
  filterOf(fieldsOf('numero'), z.union([interval(z.number()), emptySchema])),
  filterOf(fieldsOf('data'), z.union([interval(giornoSchema), emptySchema])),
]);
export type FiltroEstratto = z.infer<typeof filtroEstrattoSchema>;

/** JSON in one parameter; anything else is refused. */
export const filtriParamSchema = z
  .string()
  .max(12_000, 'I filtri sono troppo lunghi: scegli meno valori')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'I filtri non si possono leggere' });
      return z.NEVER;
    }
  })
  .pipe(z.array(filtroEstrattoSchema).max(40));

/** Fields separated by commas, each with `-` before it for descending: `-data,importo`. */
export const ordinamentoSchema = z.enum([...campi, ...campi.map((field) => `-${field}` as const)]);
export type Ordinamento = z.infer<typeof ordinamentoSchema>;
export const ordinamentiParamSchema = z
  .string()
  .max(300)
  .transform((text) => text.split(','))
  .pipe(z.array(ordinamentoSchema).min(1).max(8));

/** The fields of the groups, outermost first; a day may be grouped by month or year: `data.mese,stato`. */
export const criteriParamSchema = z
  .string()
  .max(300)
  .transform((text) => text.split(',').map((each) => each.split('.')))
  .pipe(
    z
      .array(
        z
          .tuple([campoEstrattoSchema, z.enum(['valore', 'mese', 'anno'])])
          .transform(([campo, per]) => ({ campo, per })),
      )
      .min(1)
      .max(5),
  );

/** Fields in whose displayed text `q` is searched for, separated by commas. */
export const campiParamSchema = z
  .string()
  .max(600)
  .transform((text) => text.split(','))
  .pipe(z.array(campoEstrattoSchema).min(1).max(40));
