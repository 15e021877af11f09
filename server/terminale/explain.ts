/** What went wrong, as one Italian line. */
import { RipristinoError } from '../backup/errori.ts';
import { ConfigError } from '../config.ts';
import { LockedError } from '../db/lock.ts';
import { TerminaleError } from './apri.ts';

const NOTI = [TerminaleError, RipristinoError, ConfigError, LockedError];

/** `cosa`: what could not be done, as `La verifica non è riuscita`. */
export function explain(cause: unknown, cosa: string): string {
  if (NOTI.some((kind) => cause instanceof kind)) return (cause as Error).message;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOSPC') return `${cosa}: il disco è pieno`;
  if (code === 'EACCES' || code === 'EPERM') return `${cosa}: manca il permesso di leggere o scrivere`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `${cosa}: il database non risponde`;
  const text = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ').trim();
  // Emscripten's word for a PostgreSQL that gave up while it opened its files.
  if (/^(Aborted|RuntimeError|unreachable|exit\()/i.test(text) || text === '')
    return `${cosa}: i file del database sono rovinati. Ripristina l’ultima copia provata`;
  return `${cosa}: ${text}`;
}
