/**
 * Movements without a day among others that have one: a day written once stands for the rows below it, too. Nothing in the
 * file proves it, so it is asked; the tracciato keeps the answer.
 */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { askSharedDays, DAYS_ABOVE, DAYS_OUTSIDE } from '../cell/row-questions.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { joinDescription, toOneLine } from '../cell/text.ts';
import type { Indici } from './columns.ts';
import type { RigheLette } from './read-righe.ts';

/** How a row above says what it is made of. */
const PART = /^(?:di cui|dettaglio|composizione)\b/i;

interface SharedDays {
  /** Keeps the day of a row that has one. */
  see: (data: Giorno) => void;
  /** Reads a row that lacks nothing but its day; false where it is refused. */
  take: (riga: readonly string[], line: number, importo: number) => boolean;
}

/** @param read reads a row as a movement of a day */
export function createSharedDays(
  { giorni_sopra }: Lettura,
  indices: Indici,
  lette: RigheLette,
  read: (riga: readonly string[], line: number, data: Giorno, importo: number) => void,
): SharedDays {
  let above: Giorno | null = null;
  return {
    see: (data) => {
      above = data;
    },
    take: (riga, line, importo) => {
      const descrizione = toOneLine(joinDescription(riga, indices.descrizione));
      if (above === null || descrizione === '' || PART.test(descrizione)) return false;
      if (giorni_sopra === true) {
        lette.note.giorni.push(line);
        read(riga, line, above, importo);
      } else lette.undated.push({ riga: line, descrizione, importo, data: above });
      return giorni_sopra === true;
    },
  };
}

/** The reading with what a person says of rows without a day. */
export function withSharedDays(lettura: Lettura, answer: string | undefined): Lettura {
  return answer === DAYS_ABOVE || answer === DAYS_OUTSIDE
    ? { ...lettura, giorni_sopra: answer === DAYS_ABOVE }
    : lettura;
}

/** The question about them, unless it was answered; those under the last row with a day may be a summary, and are refused. */
export function askDays({ undated, righe }: RigheLette, { giorni_sopra }: Lettura): ReadingQuestion | null {
  const [first] = undated;
  const last = righe.at(-1)?.riga ?? 0;
  return first && giorni_sopra === undefined && first.riga < last
    ? askSharedDays(first, undated.length)
    : null;
}
