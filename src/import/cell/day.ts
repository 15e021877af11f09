/** Days of the structured formats, whose order of the parts the standard fixes. */
import { isGiorno, type Giorno } from '#api/contract/valori.ts';
import { parseDigits } from './digits.ts';

/** A file has few days and many movements: each day is looked at once, and kept as one text. */
const giorni = new Map<string, Giorno | null>();
const MAX_GIORNI = 20_000;

export function toGiornoOrNull(text: string): Giorno | null {
  let found = giorni.get(text);
  if (found === undefined) {
    if (giorni.size > MAX_GIORNI) giorni.clear();
    found = isGiorno(text) ? (text as Giorno) : null;
    giorni.set(text, found);
  }
  return found;
}

/** Two digits of a year: 80-99 are of the last century, as SWIFT's User Handbook reads YYMMDD. */
export function expandAnno(text: string): string {
  return Number(text) >= 80 ? `19${text}` : `20${text}`;
}

/**
 * A reader of days written in six digits, which finds them at a place of a longer text (zero-based); null where there is
 * no such day.
 * @param iso the six digits as `YYYY-MM-DD`, whether or not there is such a day
 */
export function createSeiCifre(iso: (sei: string) => string): (testo: string, da: number) => Giorno | null {
  const noti = new Map<number, Giorno | null>();
  return (testo, da) => {
    const sei = parseDigits(testo, da, 6);
    if (Number.isNaN(sei)) return null;
    let found = noti.get(sei);
    if (found === undefined) {
      if (noti.size > MAX_GIORNI) noti.clear();
      found = toGiornoOrNull(iso(testo.slice(da, da + 6)));
      noti.set(sei, found);
    }
    return found;
  };
}
