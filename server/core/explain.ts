/** What went wrong, as one Italian line for whoever sits at a terminal. */
import { isDiskFull } from './db/faults.ts';
import { getErrorCode } from './error-code.ts';
import { Told } from './said.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: 'manca il permesso di leggere o scrivere',
  EPERM: 'manca il permesso di leggere o scrivere',
  ECONNREFUSED: 'il database non risponde',
  ENOTFOUND: 'il database non risponde',
};

/** Emscripten's word for a PostgreSQL that gave up while it opened its files. */
const ABORTED = /^(Aborted|RuntimeError|unreachable|exit\()/i;

/** The words of an error, and of what caused it. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const beneath = cause.cause instanceof Error ? cause.cause.message : '';
  return [cause.message, beneath].filter(Boolean).join(': ').replaceAll(/\s+/g, ' ').trim();
}

/** `what`: what could not be done, as `La verifica non è riuscita`. */
export function explain(cause: unknown, what: string): string {
  if (cause instanceof Told) return cause.message;
  if (isDiskFull(cause)) return `${what}: il disco è pieno, libera dello spazio`;
  const code = getErrorCode(cause);
  const text = wordsOf(cause);
  if (ABORTED.test(text) || (text === '' && code === ''))
    return `${what}: i file del database sono rovinati. Ripristina l’ultima copia provata`;
  return `${what}: ${SENTENCES[code] ?? (text || code)}`;
}
