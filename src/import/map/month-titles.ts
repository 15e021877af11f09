/** Days that are numbers alone, with the day of the week or without, each under the title of its month: `24 gio` below `Gennaio 2026`. */
import { findPeriod } from '../cell/calendar.ts';
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { parseMonthName } from '../cell/date.ts';
import { findColumnsOf } from '../cell/yearless.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

/** The days of the week as they begin in Italian, English, German, French and Spanish; Sunday is 0. */
const WEEKDAYS: readonly RegExp[] = [
  /^(?:dom|sun|so|dim)/,
  /^(?:lun|mon|mo)/,
  /^(?:mar|tue|di|ma)/,
  /^(?:mer|mie|wed|mi|me)/,
  /^(?:gio|jue|thu|do|jeu|je)/,
  /^(?:ven|vie|fri|fr)/,
  /^(?:sab|sam|sat|sa)/,
];
const DAY = /^(?:(\p{L}{2,10})\.?,? )?(0?[1-9]|[12]\d|3[01])\.?(?: (\p{L}{2,10})\.?)?$/u;
const MONTH = /^(?:mese (?:di )?)?(\p{L}{3,10})\.?(?: (20\d\d))?$/iu;

/** Past the rows that are looked at another month may begin. */
const ROWS = 500;

interface DayOfMonth {
  day: number;
  /** The day of the week; null where none is written. */
  weekday: string | null;
}

function readDay(cell: string): DayOfMonth | null {
  const [, before, day, after] = DAY.exec(cell.trim().toLowerCase()) ?? [];
  const weekday = before ?? after ?? null;
  if (day === undefined || (weekday !== null && !WEEKDAYS.some((name) => name.test(weekday)))) return null;
  return { day: Number(day), weekday };
}

/** The month that a line names and no more, with its year where it says it. */
function readMonth(riga: readonly string[]): { month: number; year: number | null } | null {
  const filled = riga.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [, name = '', year] = filled.length > 2 ? [] : (MONTH.exec(filled.join(' ')) ?? []);
  const month = name === '' ? 0 : parseMonthName(name);
  return month === 0 ? null : { month, year: year === undefined ? null : Number(year) };
}

/** The one year that the lines above the titles name; null where they name none, or several. */
function findYear(above: Rows): number | null {
  const period = findPeriod(above.map((riga) => ({ testo: riga.join(' ').trim(), date: [] })));
  const year = period?.al.slice(0, 4);
  return year !== undefined && period?.dal?.slice(0, 4) === year ? Number(year) : null;
}

/** The day year first; null where the calendar has no such day, or has it on another day of the week. */
function writeDay(year: number, month: number, { day, weekday }: DayOfMonth): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return null;
  if (weekday !== null && WEEKDAYS[date.getUTCDay()]?.test(weekday) !== true) return null;
  return date.toISOString().slice(0, 10);
}

/** Of each row under the title of a month its day; null where some has none that the calendar has. */
function listDays(righe: Rows, column: number, year: number | null): Map<number, string> | null {
  const days = new Map<number, string>();
  let title: { month: number; year: number | null } | null = null;
  for (const [at, riga] of righe.entries()) {
    const named = readMonth(riga);
    // A month before the one above it may be of the next year, which no title says.
    if (named && title && named.year === null && named.month < title.month) return null;
    title = named ?? title;
    const day = named || !title ? null : readDay(riga[column] ?? '');
    if (!day || !title) continue;
    const of = title.year ?? year;
    const written = of === null ? null : writeDay(of, title.month, day);
    if (written === null) return null;
    days.set(at, written);
  }
  return days;
}

/** The whole day of each such row; null in a table with any other, or where a row has none of a title. */
export function findMonthTitles({ righe }: SampledTable): RowRepair | null {
  const first = righe.length > ROWS ? -1 : righe.findIndex((riga) => readMonth(riga) !== null);
  if (first === -1) return null;
  const rows = righe.slice(first).filter((riga) => riga.some((cell) => isLikelyMoney(cell)));
  if (rows.length === 0 || rows.some((riga) => riga.some((cell) => isLikelyData(cell)))) return null;
  const [column] = findColumnsOf(rows, (cell) => readDay(cell) !== null);
  if (column === undefined) return null;
  const days = listDays(righe, column, findYear(righe.slice(0, first)));
  if (!days || days.size === 0) return null;
  return {
    change: (riga, at) => {
      const day = days.get(at);
      return day === undefined ? riga : riga.toSpliced(column, 1, day);
    },
    notice: 'I giorni sono numeri: il mese è quello del titolo che hanno sopra.',
  };
}
