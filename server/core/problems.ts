/** What the server refuses, as values: one stable code, one status, one Italian title each. */
import type { ProblemCode, Problema } from '#api/contract/problemi.ts';

const CATALOGUE: Record<ProblemCode, readonly [status: number, title: string]> = {
  non_autenticato: [401, 'Accesso richiesto'],
  credenziali_errate: [401, 'Nome utente o password non corretti'],
  secondo_fattore_richiesto: [401, 'Serve il codice del secondo fattore'],
  codice_errato: [401, 'Il codice non è giusto'],
  permesso_negato: [403, 'Il tuo ruolo non permette questa operazione'],
  password_da_cambiare: [403, 'Prima scegli la tua password'],
  troppi_tentativi: [429, 'Troppi tentativi: riprova più tardi'],
  csrf: [403, 'Richiesta rifiutata: ricarica la pagina e riprova'],
  richiesta_non_valida: [422, 'Richiesta non valida'],
  non_trovato: [404, 'Non trovato'],
  azienda_non_trovata: [404, 'Azienda non trovata'],
  primo_utente_esistente: [409, 'Il primo utente esiste già'],
  file_gia_importato: [409, 'Questo file è già stato importato'],
  importazione_non_aperta: [409, 'L’importazione non è in attesa di righe'],
  importazione_annullata: [409, 'L’importazione è stata annullata'],
  lotto_diverso: [409, 'Il lotto è già arrivato con un contenuto diverso'],
  totali_diversi: [422, 'Le righe ricevute non danno i totali dichiarati'],
  righe_rifiutate: [422, 'Alcune righe non si possono importare'],
  annullo_con_conseguenze: [409, 'L’importazione contiene righe già lavorate'],
  tracciato_non_trovato: [404, 'Nessun tracciato legge un file con questo nome'],
  tracciati_multipli: [409, 'Più tracciati leggono un file con questo nome'],
  versione_superata: [409, 'Qualcun altro ha modificato questi dati'],
  gia_esistente: [409, 'Esiste già'],
  iban_da_confermare: [409, 'Il soggetto ha già un altro IBAN'],
  demo_presente: [409, 'Lo studio dimostrativo c’è già'],
  unica_azienda: [409, 'Qualcuno non ha altre aziende'],
  troppo_grande: [413, 'Richiesta troppo grande'],
  riga_presa: [409, 'Qualcun altro sta lavorando su queste righe'],
  importo_non_disponibile: [409, 'Queste righe non hanno più l’importo richiesto'],
  pagamento_non_quadra: [422, 'I conti del pagamento non tornano'],
  pagamento_stornato: [409, 'Il pagamento è stato stornato'],
  query_rifiutata: [422, 'L’interrogazione non si può eseguire'],
  query_non_disponibile: [503, 'Le interrogazioni non sono disponibili'],
  database_fermo: [503, 'Il database non risponde'],
  posta_non_riuscita: [502, 'Il messaggio non è partito'],
  azienda_dimostrativa: [409, 'Un’azienda con dati inventati non scrive a nessuno'],
  solleciti_cambiati: [409, 'Qualcosa è cambiato mentre guardavi'],
  disco_pieno: [507, 'Il disco del server è pieno'],
  errore_interno: [500, 'Errore interno del server'],
};

interface ProblemExtras {
  /** Only where the transport itself failed, as with text that is not JSON. */
  status?: number;
  detail?: string;
  errors?: Problema['errors'];
  dettagli?: unknown;
  /** What the person may tell whoever runs the server, whose log has the same. */
  segnalazione?: string;
  /** Seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
}

export interface Failure {
  ok: false;
  problem: Problema;
  retryAfter?: number;
}

/** The outcome of anything that can be refused. A bug throws instead. */
export type Result<T> = { ok: true; value: T } | Failure;

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** What is beside the code: the words for a person alone, or more. */
export function fail(code: ProblemCode, extras: string | ProblemExtras = {}): Failure {
  const [status, title] = CATALOGUE[code];
  const { retryAfter, ...rest } = typeof extras === 'string' ? { detail: extras } : extras;
  const problem: Problema = { type: 'about:blank', code, title, status, ...rest };
  return retryAfter === undefined ? { ok: false, problem } : { ok: false, problem, retryAfter };
}

/** Refuses one field of a request. */
export const refuseField = (campo: string, messaggio: string): Failure =>
  fail('richiesta_non_valida', { detail: messaggio, errors: [{ campo, messaggio }] });

export type WrongFields = NonNullable<Problema['errors']>;

/** Refuses the fields that are wrong, and tells the first; null when there are none. */
export function refuseFields(
  errors: WrongFields,
  code: 'richiesta_non_valida' | 'gia_esistente' = 'richiesta_non_valida',
): Failure | null {
  const [first] = errors;
  return first ? fail(code, { detail: first.messaggio, errors }) : null;
}

/** Refuses what the lists of a request name twice: which of the two should hold is anyone's guess. */
export function refuseRepeated(
  lists: Record<string, readonly { id?: number | undefined }[]>,
  messaggio: string,
): Failure | null {
  const seen = new Set<number>();
  const errors: WrongFields = [];
  for (const [list, rows] of Object.entries(lists))
    for (const [at, { id }] of rows.entries()) {
      if (id === undefined) continue;
      if (seen.has(id)) errors.push({ campo: `${list}.${at}.id`, messaggio });
      seen.add(id);
    }
  return refuseFields(errors);
}

/** Refuses a name or a code that another one has. */
export const refuseTaken = (campo: string, messaggio: string): Failure =>
  fail('gia_esistente', { detail: messaggio, errors: [{ campo, messaggio }] });
