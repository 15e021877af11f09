/** Numbers of documents with their words around them: `Fatt. n. 1102`, `Fatt. 12 del 03/05/2026`. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../cell/date.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isScadenza } from '../tracciato/partite.ts';
import type { RigaLetta } from './outcome.ts';

/** What stands before the number must say that it is one, or a day must stand behind it: `FT 88` may be all of it. */
const WORDED =
  /^(?:(?:ns|vs)\.? )?(?:(?:fattura|fatt|ft|parcella|nota di credito|n\.?c)\b\.? *)?(n(?:\.|r\.?|um\.?|°|º)*(?=[ \d]) *)?([\p{L}\d]*\d[\p{L}\d/_.-]*)(?: +del +(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}))?$/iu;

/** The day on which a document was booked, of a register that has no other. */
const BOOKED = /^data (?:di )?(?:reg\w*|registrazione)$/;

/** The rows, each with the bare number of its document; with the day behind it, where the only other is that on which it is due. */
export function takeOutWords(righe: readonly RigaLetta[], { colonne }: Lettura): RigaLetta[] {
  const found = righe.map(({ numero_documento: text }) => WORDED.exec(text ?? ''));
  const days = found.map((parts) => parseGiorno(parts?.[3] ?? '', 'gma'));
  const day = colonne.find(({ campo }) => campo === 'data');
  const isDue =
    day !== undefined && isScadenza(day.colonna) && !colonne.some(({ campo }) => campo === 'scadenza');
  const isBooked = day !== undefined && BOOKED.test(normalizeHeader(day.colonna));
  const own = (isDue || isBooked) && days.every((one, at) => one !== null && one <= (righe[at]?.data ?? ''));
  return righe.map((riga, at) => {
    const [, word, number, after] = found[at] ?? [];
    if (number === undefined || (word === undefined && after === undefined)) return riga;
    const written = days[at] ?? null;
    return own && written !== null
      ? {
          ...riga,
          numero_documento: number,
          data: written,
          data_documento: written,
          ...(isDue ? { scadenza: riga.data } : {}),
        }
      : { ...riga, numero_documento: number };
  });
}
