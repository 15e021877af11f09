/** Days of the structured formats, whose order of the parts the standard fixes. */
import { isGiorno, type Giorno } from '#api/contract/valori.ts';
import { parseDigits } from './digits.ts';

/** A file has few days and many movements: each day is looked at once, and kept as one text. */
const days = new Map<string, Giorno | null>();
const MAX_GIORNI = 20_000;

export function toGiornoOrNull(text: string): Giorno | null {
  let found = days.get(text);
  if (found === undefined) {
    if (days.size > MAX_GIORNI) days.clear();
    found = isGiorno(text) ? (text as Giorno) : null;
    days.set(text, found);
  }
  return found;
}

/** Two digits of a year: 80-99 are of the last century, as SWIFT's User Handbook reads YYMMDD. */
export const expandYear = (text: string): string => (Number(text) >= 80 ? `19${text}` : `20${text}`);

/**
 * A reader of days written in six digits, which finds them at a place of a longer text (zero-based); null where there is
 * no such day.
 * @param iso the six digits as `YYYY-MM-DD`, whether or not there is such a day
 */
export function createSixDigitReader(
  iso: (six: string) => string,
): (text: string, from: number) => Giorno | null {
  const known = new Map<number, Giorno | null>();
  return (text, from) => {
    const six = parseDigits(text, from, 6);
    if (Number.isNaN(six)) return null;
    let found = known.get(six);
    if (found === undefined) {
      if (known.size > MAX_GIORNI) known.clear();
      found = toGiornoOrNull(iso(text.slice(from, from + 6)));
      known.set(six, found);
    }
    return found;
  };
}
