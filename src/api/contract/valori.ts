/** Value objects shared by every resource of the contract. */
import { z } from 'zod';

/**
 * An amount of money: a whole number of cents, never a fraction.
 * Positive is in our favour (avere on our bank account, a credit to collect), negative against us.
 */
export const centesimiSchema = z.int().brand<'Centesimi'>();
export type Centesimi = z.infer<typeof centesimiSchema>;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for `YYYY-MM-DD` naming a day that exists, between 1900 and 2199. */
export function isGiorno(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/** A local calendar day, `YYYY-MM-DD`; no time, no time zone. */
export const giornoSchema = z.string().refine(isGiorno, 'Data non valida').brand<'Giorno'>();
export type Giorno = z.infer<typeof giornoSchema>;

/** An instant, ISO 8601 in UTC. */
export const istanteSchema = z.iso.datetime();

/** The key of a row; unique within its azienda, or in the whole table if rows belong to no azienda. */
export const idSchema = z.int().positive();
/** The same key read from a path or a query string. */
export const idTestoSchema = z.coerce.number().pipe(idSchema);

/** How many rows a page has at the most; `usual` where nobody says. */
export const makeLimit = (max: number, usual: number) =>
  z.coerce.number().pipe(z.int().min(1).max(max)).default(usual);

/** How many rows come before those of the page. */
export const offsetSchema = z.coerce.number().pipe(z.int().min(0)).default(0);

/** Grows by one at every change of a row: a change names the version that was seen, and an old one is refused. */
export const versioneSchema = z.int().positive();

/** ISO 4217 alphabetic code. */
export const divisaSchema = z.string().regex(/^[A-Z]{3}$/, 'Divisa di tre lettere maiuscole (ISO 4217)');

/** `movimento`: a bank movement, belongs to a conto. `partita`: an open item with a due date, belongs to a soggetto. */
export const naturaSchema = z.enum(['movimento', 'partita']);
export type Natura = z.infer<typeof naturaSchema>;

/** How far a row is reconciled. */
export const statoRigaSchema = z.enum(['aperta', 'parziale', 'chiusa', 'ignorata']);
export type StatoRiga = z.infer<typeof statoRigaSchema>;

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text. */
export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
export const NOT_CLEAN = 'Il testo contiene caratteri non ammessi';

/** Lower-case hexadecimal SHA-256 of a file's bytes. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/, 'Impronta SHA-256 non valida');
