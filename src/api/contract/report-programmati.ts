/** Reports that are saved under a name, printed to a file, and sent by e-mail at set times. */
import { z } from 'zod';
import { datiSchema } from './campioni.ts';
import { NOMI_REPORT, SCHEMI_REPORT, type NomeReport, type SchemiReport } from './report.ts';
import { giornoSchema, idSchema, idTestoSchema, istanteSchema, versioneSchema } from './valori.ts';

type Scelta<N extends NomeReport> = z.ZodObject<{
  report: z.ZodLiteral<N>;
  parametri: SchemiReport[N]['salvato'];
}>;
type Choices = { [N in NomeReport]: Scelta<N> };
// The compiler cannot tell which schema of the list a name gives: it is that of this report.
const toChoice = (report: NomeReport) =>
  z.object({
    report: z.literal(report),
    parametri: SCHEMI_REPORT[report].salvato,
  }) as Choices[NomeReport];
const [first, ...others] = NOMI_REPORT;
/** A report with its parameters; its days are fixed or relative. */
export const reportParametriSchema = z.discriminatedUnion('report', [
  toChoice(first),
  ...others.map((name) => toChoice(name)),
]);
export type ReportParametri = z.infer<typeof reportParametriSchema>;

const nome = z.string().trim().min(1, 'Il nome è obbligatorio').max(80, 'Al massimo 80 caratteri');
const keysTogether = ({ id, versione }: { id: number | null; versione: number | null }): boolean =>
  (id === null) === (versione === null);
const keys = { id: idSchema.nullable(), versione: versioneSchema.nullable() };

/** Everyone of the azienda sees a shared one; only its author changes it. */
const saved = { nome, condiviso: z.boolean().default(false), scelta: reportParametriSchema };
export const reportSalvatoSchema = z.object({
  id: idSchema,
  versione: versioneSchema,
  ...saved,
  condiviso: z.boolean(),
  autore: z.string(),
  /** True for the caller's own. */
  mio: z.boolean(),
});
export type ReportSalvato = z.infer<typeof reportSalvatoSchema>;
export const reportSalvatiSchema = z.object({ salvati: z.array(reportSalvatoSchema) });
export const reportSalvaSchema = z
  .object({ ...keys, ...saved })
  .refine(keysTogether, 'Id e versione vanno insieme');
export const reportEliminaSchema = z.object({ id: idSchema, versione: versioneSchema });
export const reportEliminatoSchema = z.object({ id: idSchema });

export const formatoReportSchema = z.enum(['xlsx', 'pdf']);
/** A report as a file. `oggi`: the day of the person, for relative days. `visto_il` as in every report. */
export const reportFileRequestSchema = z.object({
  scelta: reportParametriSchema,
  formato: formatoReportSchema,
  oggi: giornoSchema,
  visto_il: istanteSchema.optional(),
});
export const reportFileSchema = z.object({
  nome_file: z.string(),
  /** Media type. */
  tipo: z.string(),
  dati: datiSchema,
  visto_il: istanteSchema,
});

/** When: every day, on a day of the week (1 is Monday), or on a day of the month (31: its last). */
export const frequenzaSchema = z.discriminatedUnion('ogni', [
  z.object({ ogni: z.literal('giorno') }),
  z.object({ ogni: z.literal('settimana'), giorno: z.int().min(1).max(7) }),
  z.object({ ogni: z.literal('mese'), giorno: z.int().min(1).max(31) }),
]);
export type Frequenza = z.infer<typeof frequenzaSchema>;

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));
const program = {
  nome,
  scelta: reportParametriSchema,
  formato: formatoReportSchema,
  frequenza: frequenzaSchema,
  /** `08:30`, in the time zone `fuso`. */
  ora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Un’ora come 08:30'),
  /** IANA name of the time zone. */
  fuso: z
    .string()
    .refine((text) => timeZones.has(text) || text === 'UTC', 'Fuso orario sconosciuto')
    .default('Europe/Rome'),
  destinatari: z
    .array(z.email('Indirizzo non valido').max(200))
    .min(1, 'Scrivi almeno un destinatario')
    .max(20, 'Al massimo 20 destinatari'),
  attivo: z.boolean(),
};
export const spedizioneReportSchema = z.object({
  quando: istanteSchema,
  esito: z.enum(['spedito', 'fallito']),
  destinatari: z.array(z.string()),
  /** The answer of the mail server, or why nothing was sent. */
  messaggio: z.string(),
  /** With it the same file can be made again; null if none was made. */
  visto_il: istanteSchema.nullable(),
});
export const reportProgrammatoSchema = z.object({
  id: idSchema,
  versione: versioneSchema,
  ...program,
  fuso: z.string(),
  autore: z.string(),
  prossimo_il: istanteSchema.nullable(),
  /** Consecutive failures. */
  tentativi: z.int().nonnegative(),
  ultima_spedizione: spedizioneReportSchema.nullable(),
});
export type ReportProgrammato = z.infer<typeof reportProgrammatoSchema>;
export const reportProgrammatiSchema = z.object({ programmati: z.array(reportProgrammatoSchema) });
/** `conferma_destinatari`: the person has read the addresses again and confirms that they may receive these figures. */
export const reportProgrammaSchema = z
  .object({
    ...keys,
    ...program,
    conferma_destinatari: z.literal(true, 'Conferma che questi destinatari possono ricevere il report'),
  })
  .refine(keysTogether, 'Id e versione vanno insieme');
export const reportProgrammatoParamsSchema = z.object({ id: idTestoSchema });
/** Newest first, at most a hundred. */
export const spedizioniReportSchema = z.object({ spedizioni: z.array(spedizioneReportSchema) });
