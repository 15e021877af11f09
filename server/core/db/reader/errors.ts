/** What PostgreSQL objects to a question, in Italian. Codes: PostgreSQL manual, appendix A. */
import { makeRefusal, type QueryRefusal } from './query.ts';

interface EngineError {
  code: string;
  message: string;
  position: string | undefined;
}

const isError = (cause: unknown): cause is Error & { code: string; position?: string } =>
  cause instanceof Error &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(cause.code);

/** No right, or no such role: what `set role` answers where it may not. */
const SENZA_RUOLO: ReadonlySet<string> = new Set(['42501', '42704', '22023']);

export const isSenzaRuolo = (cause: unknown): boolean => isError(cause) && SENZA_RUOLO.has(cause.code);

const quoted = (message: string): string => /"([^"]*)"/.exec(message)?.[1] ?? '';

const SOLO_LETTURA =
  'Qui si può solo leggere: l’interrogazione comincia con SELECT o con WITH e non cambia nulla';
const VISTE = 'si leggono solo le viste elencate qui accanto';

/** Words that begin statements which are not questions. */
const COMMANDS = /^\s*(?:\/\*[\s\S]*?\*\/\s*|--[^\n]*\n\s*)*(?!with\b|select\b|values\b|table\b|\()[a-z]+/i;

const TESTI: Readonly<Record<string, (error: EngineError) => string>> = {
  '42P01': ({ message }) => `La vista «${quoted(message)}» non esiste: ${VISTE}`,
  '3F000': ({ message }) => `Lo schema «${quoted(message)}» non esiste: ${VISTE}`,
  '42703': ({ message }) =>
    `La colonna «${/column "?([^" ]+)"?/.exec(message)?.[1] ?? quoted(message)}» non esiste`,
  '42702': ({ message }) =>
    `La colonna «${quoted(message)}» è in più viste: scrivi anche il nome della vista`,
  '42883': ({ message }) => `La funzione o l’operatore non esiste per questi valori: ${message}`,
  '42501': () => `Questi dati non si possono leggere: ${VISTE}`,
  '42803': ({ message }) =>
    `La colonna «${quoted(message)}» va messa in GROUP BY o dentro una funzione come SUM`,
  '42804': () => 'Qui ci sono valori di tipo diverso: converti con CAST',
  '42P10': () => 'GROUP BY o ORDER BY indica una colonna che non c’è',
  '22012': () => 'C’è una divisione per zero: usa NULLIF(divisore, 0)',
  '22P02': ({ message }) => `«${quoted(message)}» non si può convertire nel tipo richiesto`,
  '22007': ({ message }) => `«${quoted(message)}» non è una data: scrivi ad esempio '2026-03-15'`,
  '22008': ({ message }) => `«${quoted(message)}» non è una data che esiste`,
  '22003': () => 'Un numero è troppo grande',
  '25006': () => SOLO_LETTURA,
  '0A000': () => SOLO_LETTURA,
  '57014': () => 'L’interrogazione è stata fermata perché durava troppo: restringi il periodo',
  '54001': () => 'L’interrogazione è troppo annidata',
  '53100': () => 'L’interrogazione ha bisogno di troppo spazio: restringi il periodo',
  '53200': () => 'L’interrogazione ha bisogno di troppa memoria: restringi il periodo',
  '54000': () => 'Un valore è troppo grande',
};

function syntax({ message }: EngineError, sql: string): string {
  if (message.includes('multiple commands') || quoted(message) === ';')
    return 'Si esegue una sola interrogazione alla volta: togli il punto e virgola in mezzo';
  if (message.includes('INTO') || COMMANDS.test(sql)) return SOLO_LETTURA;
  if (message.includes('end of input')) return 'L’interrogazione finisce troppo presto: manca qualcosa';
  if (message.includes('unterminated')) return 'Un testo o un commento non è stato chiuso';
  return `Errore di sintassi vicino a «${quoted(message)}»`;
}

/** The refusal behind what a driver threw; `prefix` characters stood before the question. Null for a fault of ours. */
export function toRefusal(cause: unknown, sql: string, prefix: number): QueryRefusal | null {
  if (!isError(cause)) return null;
  const error = { code: cause.code, message: cause.message, position: cause.position };
  const at = Number(error.position ?? Number.NaN) - prefix;
  const position = at >= 1 && at <= sql.length ? at : undefined;
  // Connection lost, out of resources, internal: nothing that another question would mend.
  if (/^(08|58|XX|57P)/.test(error.code)) return null;
  if (error.code === '42601') return makeRefusal(syntax(error, sql), position);
  const text = TESTI[error.code]?.(error) ?? `Il database risponde: ${error.message}`;
  return makeRefusal(text, position);
}
