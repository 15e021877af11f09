/** The errors of a call, and the one place that words them in Italian. */
import type { z } from 'zod';
import type { ProblemCode, Problema } from './contract/problemi.ts';
import type { RouteName } from './contract/routes.ts';

/**
 * The `Error.message` of the calls with an error catalogue, word for word. They are for logs and programs; people read
 * `describeError`.
 */
export const catalogo = {
  importAlias: 'failed to initialize estratto conto',
  importRows: 'failed to import data',
  tracciatiSalva: 'failed to save template',
  tracciatoPerNome: 'template not found',
  estrattoConto: 'Errore nel recupero estratti conto',
  // The same rows in blocks, and their number.
  estrattoBlocco: 'Errore nel recupero estratti conto',
  estrattoTotali: 'Errore nel recupero estratti conto',
  notifiche: 'Errore nel recupero notifiche',
} as const satisfies Partial<Record<RouteName, string>>;

/** The message of a call in the catalogue, or null. */
export const getMessaggioCatalogo = (name: RouteName): string | null =>
  name in catalogo ? catalogo[name as keyof typeof catalogo] : null;

/** The codes of the server, and those that only a client meets. */
export type ErrorCode = ProblemCode | 'rete' | 'annullata' | 'risposta_non_valida';

const TESTI: Record<ErrorCode, string> = {
  non_autenticato: 'La sessione è scaduta: accedi di nuovo.',
  credenziali_errate: 'Nome utente o password non corretti.',
  secondo_fattore_richiesto: 'Scrivi anche il codice della tua app di autenticazione.',
  codice_errato: 'Il codice non è giusto: controlla che l’ora del telefono sia esatta e scrivi quello nuovo.',
  permesso_negato: 'Il tuo ruolo non permette questa operazione: chiedila a un amministratore.',
  password_da_cambiare: 'Prima scegli una password che conosci solo tu.',
  troppi_tentativi: 'Troppi tentativi: attendi qualche minuto e riprova.',
  csrf: 'La pagina è rimasta aperta troppo a lungo: ricaricala e riprova.',
  richiesta_non_valida: 'Alcuni dati non sono validi.',
  non_trovato: 'L’elemento richiesto non esiste più.',
  azienda_non_trovata: 'Questa azienda non c’è più, o non ti è più aperta: passa a un’altra.',
  primo_utente_esistente: 'Il primo utente è già stato creato: accedi con le sue credenziali.',
  file_gia_importato: 'Questo file è già stato importato.',
  importazione_non_aperta: 'L’importazione non è più aperta: ricominciala dal file.',
  importazione_annullata: 'L’importazione è stata annullata.',
  lotto_diverso: 'Un gruppo di righe è arrivato due volte con contenuti diversi: ricomincia l’importazione.',
  totali_diversi:
    'I totali arrivati al server non coincidono con quelli del file: nessuna riga è stata importata.',
  righe_rifiutate: 'Il server ha rifiutato alcune righe: nessuna riga è stata importata.',
  annullo_con_conseguenze:
    'Alcune righe di questa importazione sono state modificate dopo l’import: conferma per annullarla lo stesso.',
  tracciato_non_trovato: 'Nessun tracciato corrisponde al nome di questo file.',
  tracciati_multipli: 'Più tracciati corrispondono al nome di questo file: scegli quale usare.',
  versione_superata: 'Qualcun altro ha modificato questo elemento nel frattempo: ricarica e riprova.',
  gia_esistente: 'Esiste già un elemento con questi dati.',
  iban_da_confermare: 'Il soggetto ha già un altro IBAN: verifica il nuovo prima di aggiungerlo.',
  demo_presente: 'Lo studio dimostrativo c’è già: lo trovi tra le aziende del profilo.',
  unica_azienda: 'Qualcuno può aprire soltanto questa azienda: prima creane o assegnane un’altra.',
  troppo_grande: 'I dati inviati sono troppo grandi per il server.',
  riga_presa: 'Qualcun altro sta lavorando su queste righe: scegline altre, o aspetta che le lasci.',
  importo_non_disponibile: 'Queste righe sono cambiate nel frattempo: non hanno più l’importo richiesto.',
  pagamento_non_quadra: 'Partite e differenze non danno l’importo del pagamento.',
  pagamento_stornato: 'Il pagamento è stato stornato: annulla prima lo storno.',
  query_rifiutata: 'L’interrogazione non si può eseguire.',
  query_non_disponibile: 'Su questo server le interrogazioni non sono disponibili.',
  database_fermo: 'Il database non risponde e la modifica forse non è stata salvata. Riprova tra poco.',
  posta_non_riuscita: 'Il messaggio non è partito.',
  azienda_dimostrativa: 'I dati di questa azienda sono inventati: da qui non parte nulla.',
  solleciti_cambiati:
    'Qualcosa è cambiato mentre guardavi: non è partito nulla. Riguarda e conferma di nuovo.',
  disco_pieno:
    'Il disco del server è pieno e la modifica non è stata salvata. Avvisa chi lo gestisce; poi riprova.',
  errore_interno: 'Il server ha avuto un problema. Riprova; se continua, avvisa chi lo gestisce.',
  rete: 'Il server non risponde: controlla la connessione e riprova.',
  annullata: 'Operazione annullata.',
  risposta_non_valida: 'Il server ha dato una risposta che non si capisce. Ricarica la pagina e riprova.',
};

/** The code for an answer without a problem document, from its status alone. */
export function toCodice(status: number): ErrorCode {
  if (status === 401) return 'non_autenticato';
  if (status === 404) return 'non_trovato';
  if (status === 413) return 'troppo_grande';
  if (status === 429) return 'troppi_tentativi';
  // 502, 503, 504: a proxy answers for a server that is down.
  if (status >= 502 && status <= 504) return 'rete';
  return status >= 500 ? 'errore_interno' : 'risposta_non_valida';
}

interface ApiErrorInit {
  name: RouteName;
  code: ErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  problema?: Problema | null;
  cause?: unknown;
}

/**
 * A call that did not end in a 2xx answer that could be parsed. `message` is that of the catalogue, if there is one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: RouteName;
  readonly status: number;
  readonly code: ErrorCode;
  /** Short Italian text: the title of the server, or our own for the code. */
  readonly titolo: string;
  /** The problem document, or null if there was none. */
  readonly problema: Problema | null;

  constructor({ name, code, status, problema = null, cause }: ApiErrorInit) {
    const title = problema?.title ?? TESTI[code];
    super(getMessaggioCatalogo(name) ?? title, { cause });
    this.call = name;
    this.code = code;
    this.status = status;
    this.titolo = title;
    this.problema = problema;
  }
}

/** True for an `ApiError` with one of these codes. */
export const hasCodice = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** The parsed `dettagli` of an error with this code; null for another error, or without them. */
export function parseDettagli<S extends z.ZodType>(
  error: unknown,
  code: ProblemCode,
  schema: S,
): z.output<S> | null {
  if (!hasCodice(error, code)) return null;
  const parsed = schema.safeParse(error.problema?.dettagli);
  return parsed.success ? parsed.data : null;
}

/** Any error in one or two short Italian sentences for the person at the screen. Never empty. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    const { errors: campi = [], segnalazione } = error.problema ?? {};
    if (segnalazione !== undefined) return `${TESTI[error.code]} Codice: ${segnalazione}.`;
    if (error.code !== 'richiesta_non_valida' || campi.length === 0) return TESTI[error.code];
    const texts = [...new Set(campi.map((field) => field.messaggio))];
    const others = texts.length > 3 ? ` (e altri ${texts.length - 3})` : '';
    return `${TESTI.richiesta_non_valida} ${texts.slice(0, 3).join('; ')}${others}`;
  }
  if (error instanceof DOMException && error.name === 'AbortError') return TESTI.annullata;
  return 'Qualcosa non ha funzionato. Ricarica la pagina e riprova.';
}

/** The same, in the server's own words where it has them. */
export const describeInDetail = (error: unknown): string =>
  (error instanceof ApiError ? error.problema?.detail : undefined) ?? describeError(error);
