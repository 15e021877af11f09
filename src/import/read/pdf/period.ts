/** The period that a printed statement says. */
import { findPeriod, type StatementPeriod } from '../../cell/calendar.ts';
import { splitData } from '../../cell/date.ts';
import { findTokens } from './tokens.ts';
import { joinWords, type PrintedLine } from './lines.ts';

/** The dates with a year that a line writes out. */
function datesOf({ parole }: PrintedLine): string[] {
  return findTokens(parole)
    .filter(({ tipo }) => tipo === 'data')
    .map(({ da, quante }) => joinWords(parole.slice(da, da + quante)))
    .filter((text) => splitData(text) !== null);
}

/** @param lines lines outside the movements */
export const findPdfPeriodo = (lines: readonly PrintedLine[]): StatementPeriod | null =>
  findPeriod(lines.map((line) => ({ testo: joinWords(line.parole), date: datesOf(line) })));
