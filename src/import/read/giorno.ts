/** Days of the structured formats, whose order of the parts the standard fixes. */
import { isGiorno, type Giorno } from '#api/contract/valori.ts';

/** A file has few days and many movements: each day is looked at once, and kept as one text. */
const giorni = new Map<string, Giorno | null>();
const MAX_GIORNI = 20_000;

export function giornoONull(text: string): Giorno | null {
  let found = giorni.get(text);
  if (found === undefined) {
    if (giorni.size > MAX_GIORNI) giorni.clear();
    found = isGiorno(text) ? (text as Giorno) : null;
    giorni.set(text, found);
  }
  return found;
}

/** Two digits of a year: 80-99 are of the last century, as SWIFT's User Handbook reads YYMMDD. */
export function annoDaDueCifre(text: string): string {
  return Number(text) >= 80 ? `19${text}` : `20${text}`;
}
