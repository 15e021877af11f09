/** Days of the structured formats, whose order of the parts the standard fixes. */
import { isGiorno, type Giorno } from '#api/contract/valori.ts';

export function giornoONull(text: string): Giorno | null {
  return isGiorno(text) ? (text as Giorno) : null;
}

/** Two digits of a year: 80-99 are of the last century, as SWIFT's User Handbook reads YYMMDD. */
export function annoDaDueCifre(text: string): string {
  return Number(text) >= 80 ? `19${text}` : `20${text}`;
}
