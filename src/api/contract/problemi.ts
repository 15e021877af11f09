/** Errors on the wire: RFC 9457 problem details with a stable code and an Italian title. */
import { z } from 'zod';

/** Every code of an answer; clients use these, never the texts. */
export const codiceProblemaSchema = z.enum([
  'non_autenticato',
  'credenziali_errate',
  'secondo_fattore_richiesto',
  'codice_errato',
  'permesso_negato',
  'password_da_cambiare',
  'troppi_tentativi',
  'csrf',
  'richiesta_non_valida',
  'non_trovato',
  'azienda_non_trovata',
  'primo_utente_esistente',
  'file_gia_importato',
  'importazione_non_aperta',
  'importazione_annullata',
  'lotto_diverso',
  'totali_diversi',
  'righe_rifiutate',
  'annullo_con_conseguenze',
  'tracciato_non_trovato',
  'tracciati_multipli',
  'versione_superata',
  'gia_esistente',
  'demo_presente',
  'unica_azienda',
  'iban_da_confermare',
  'troppo_grande',
  'riga_presa',
  'importo_non_disponibile',
  'pagamento_non_quadra',
  'pagamento_stornato',
  'query_rifiutata',
  'query_non_disponibile',
  'database_fermo',
  'posta_non_riuscita',
  'azienda_dimostrativa',
  'solleciti_cambiati',
  'disco_pieno',
  'errore_interno',
]);
export type ProblemCode = z.infer<typeof codiceProblemaSchema>;

/** What is wrong with one field of a request; `campo` is a dotted path, `rows.3.importo`. */
const fieldErrorSchema = z.object({ campo: z.string(), messaggio: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * The body of every answer that is not 2xx. `dettagli` depends on the code; the call that knows the code parses it (see
 * the schemas named `dettagli…` beside each resource).
 */
export const problemaSchema = z.object({
  type: z.string().default('about:blank'),
  status: z.int(),
  code: codiceProblemaSchema,
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  dettagli: z.unknown().optional(),
  /** For an unexpected error: a code that the log of the server has too. */
  segnalazione: z.string().optional(),
});
export type Problema = z.infer<typeof problemaSchema>;
