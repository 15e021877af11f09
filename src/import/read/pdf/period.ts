/** The period that a printed statement says. */
import { findPeriod, type StatementPeriod } from '../../cell/calendar.ts';
import { splitData } from '../../cell/date.ts';
import { findTokens } from './tokens.ts';
import { joinWords, type PrintedLine } from './lines.ts';

/** Two days in one word: `01/04/2025-30/06/2025`. */
const FROM_TO = /^(\d{1,2}[./]\d{1,2}[./]\d{2,4})[-\u2013\u2014](\d{1,2}[./]\d{1,2}[./]\d{2,4})$/;

/** The dates with a year that a line writes out. */
function datesOf({ parole }: PrintedLine): string[] {
  const joined = parole.flatMap(({ testo }) => FROM_TO.exec(testo)?.slice(1) ?? []);
  const apart = findTokens(parole)
    .filter(({ tipo }) => tipo === 'data')
    .map(({ da, quante }) => joinWords(parole.slice(da, da + quante)));
  return [...joined, ...apart].filter((text) => splitData(text) !== null);
}

/** @param lines lines outside the movements */
export const findPdfPeriodo = (lines: readonly PrintedLine[]): StatementPeriod | null =>
  findPeriod(lines.map((line) => ({ testo: joinWords(line.parole), date: datesOf(line) })));
