/**
 * Days of a sheet that a spreadsheet of another language may have turned round: those up to the twelfth became dates, month
 * first, and those beyond stayed texts. Nothing in the file proves it, so it is asked.
 */
import { joinData, parseGiorno, splitData } from '../cell/date.ts';
import { askSwappedDays, DAYS_SWAPPED } from '../cell/row-questions.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import type { TableHead } from '../map/head.ts';
import type { RigheSource } from '../read/source.ts';

/** Formats in which a day is a number, apart from how it is shown. */
const SHEETS: ReadonlySet<RigheSource['formato']> = new Set(['xlsx', 'xls', 'ods']);
/** A day that is a date in its cell, with a time or without. */
const TRUE_DAY = /^(\d{4})-(\d{2})-(\d{2})(?=$| )/;

const swap = (cell: string): string => cell.replace(TRUE_DAY, '$1-$3-$2');

/** The true days of a column that may be turned round, beside the days that it holds as texts; null where they are not so. */
function findTurned(cells: readonly string[]): { turned: string[]; texts: string[] } | null {
  const [turned, texts]: [string[], string[]] = [[], []];
  for (const cell of cells) {
    const [, , month, day] = TRUE_DAY.exec(cell) ?? [];
    if (day !== undefined) {
      if (Number(day) > 12) return null;
      if (day !== month) turned.push(cell.slice(0, 10));
      continue;
    }
    const parts = splitData(cell);
    if (parts?.shape !== 'numeri') continue;
    const text = joinData(parts, 'gma');
    if (parts.a <= 12 || text === null) return null;
    texts.push(text);
  }
  return turned.length > 0 && texts.length > 0 ? { turned, texts } : null;
}

/** How many days lie between the first and the last. */
function spanOf(days: readonly string[]): number {
  const sorted = days.toSorted();
  return Date.parse(sorted.at(-1) ?? '') - Date.parse(sorted[0] ?? '');
}

/** The question about the days of a sheet, the reading under which they lie closer first; null where nothing is doubtful. */
export function findSwappedDays({ righe, source }: TableHead, answers: Risposte): ReadingQuestion | null {
  if (answers.scambio !== undefined || !SHEETS.has(source.formato)) return null;
  const width = righe.reduce((most, riga) => Math.max(most, riga.length), 0);
  for (let at = 0; at < width; at++) {
    const found = findTurned(righe.map((riga) => riga[at] ?? ''));
    if (!found) continue;
    const { turned, texts } = found;
    const swapped = turned.map((each) => swap(each));
    const [day, other] = [turned, swapped].map(([first = '']) => parseGiorno(first, 'amg'));
    const closer = spanOf([...swapped, ...texts]) < spanOf([...turned, ...texts]);
    if (day && other) return askSwappedDays(day, other, closer);
  }
  return null;
}

/** The rows with the days turned back, where the person says so. */
export function withDaysTurned(source: RigheSource, answers: Risposte): RigheSource {
  if (answers.scambio !== DAYS_SWAPPED || !SHEETS.has(source.formato)) return source;
  const { walk: _, ...others } = source;
  return {
    ...others,
    *blocks() {
      for (const block of source.blocks())
        yield { ...block, righe: block.righe.map((riga) => riga.map((cell) => swap(cell))) };
    },
  };
}
