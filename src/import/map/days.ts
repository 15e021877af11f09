/** Days that are none by themselves: without a year, which the file says around its table, or numbers of a workbook. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import { createCalendario, findPeriod, type StatementPeriod } from '../cell/calendar.ts';
import { cleanCell, isLikelyData } from '../cell/cell.ts';
import { splitData } from '../cell/date.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import { findYearlessDays, parseYearlessDay, findColumnsOf } from '../cell/yearless.ts';
import { formatSerial } from '../read/sheets/number.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

/** How the cells of some columns are written as days; any other cell stays as it is. */
interface DayColumns {
  columns: ReadonlySet<number>;
  toDay: (cell: string) => string;
  ordine: OrdineData | null;
  notice: string;
}

const DATE = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/g;
/** What the lines above and below the table say of its period. */
function findPeriodAround(
  righe: readonly (readonly string[])[],
  rows: readonly number[],
): StatementPeriod | null {
  const around = [...righe.slice(0, rows[0]), ...righe.slice((rows.at(-1) ?? 0) + 1)];
  return findPeriod(
    around.map((riga) => {
      const testo = riga.join(' ');
      return { testo, date: [...testo.matchAll(DATE)].flatMap(([date]) => (splitData(date) ? [date] : [])) };
    }),
  );
}

const yearOf = (day: string): string => day.slice(0, 4);

/** Titles among the rows that name a month go on from the one above them: the period lasts until the last of these. */
function withMonthsBetween(
  period: StatementPeriod,
  righe: readonly (readonly string[])[],
  rows: readonly number[],
): StatementPeriod {
  if (period.named !== true) return period;
  const own = new Set(rows);
  const between = righe.filter((_, at) => at > (rows[0] ?? 0) && at < (rows.at(-1) ?? 0) && !own.has(at));
  const months = between.map((riga) => findPeriodAround([riga], [1])).filter((each) => each?.named === true);
  const ends = months.map((each) => each?.al ?? period.al);
  return { ...period, al: [period.al, ...ends].toSorted().at(-1) ?? period.al };
}

function readYearless(righe: readonly (readonly string[])[]): DayColumns | null {
  const found = findYearlessDays(righe);
  const around = found && findPeriodAround(righe, found.rows);
  if (!found || !around) return null;
  const period = withMonthsBetween(around, righe, found.rows);
  const { rows, columns } = found;
  const cells = rows.flatMap((at) => [...columns].map((column) => cleanCell(righe[at]?.[column] ?? '')));
  const { complete, ordine } = createCalendario(cells, period, null, 0);
  const open = cells.some((cell) => parseYearlessDay(cell)?.ordine === 'ignoto' && cell.includes('/'));
  // Over the turn of a year another order of day and month would be of another year.
  if (ordine === null && open && yearOf(period.dal ?? '') !== yearOf(period.al)) return null;
  return {
    columns,
    toDay: (cell) => complete(cleanCell(cell)),
    ordine,
    notice: 'I giorni non hanno l’anno: è quello del periodo che il file dice attorno alla tabella.',
  };
}

/** Rows that are looked at. */
const ROWS = 500;

/** The name of a column of days that are numbers alone. */
const DAY_NUMBER = /^(?:gg?|giorn[oi]|data|day|tag|jour|dia)$/;
const isDayNumber = (cell: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])$/.test(cell.trim());

/** Numbers of days, in a table without any other, of the one month that the lines above it name: `Marzo 2026`. */
function readDayNumbers(righe: readonly (readonly string[])[]): DayColumns | null {
  const isName = (cell: string): boolean => DAY_NUMBER.test(normalizeHeader(cell));
  const header = righe.findIndex((riga) => riga.some((cell) => isName(cell)));
  const column = righe[header]?.findIndex((cell) => isName(cell)) ?? -1;
  const below = righe.slice(header + 1);
  const table = below.filter((riga) => isDayNumber(riga[column] ?? ''));
  const isWhole = table.some((riga) => riga.some((cell) => isLikelyData(cell)));
  // Past the rows that are looked at another month may begin.
  if (header < 1 || table.length === 0 || isWhole || righe.length > ROWS) return null;
  const month = findPeriodAround(righe.slice(0, header), [header]);
  const [from, to] = [month?.dal?.slice(0, 7), month?.al.slice(0, 7)];
  const isOfOther = (riga: readonly string[]): boolean => {
    const named = isDayNumber(riga[column] ?? '') ? null : findPeriodAround([riga], [1]);
    return named?.named === true && named.al.slice(0, 7) !== to;
  };
  const isOneMonth = from !== undefined && from === to && !below.some((riga) => isOfOther(riga));
  if (!isOneMonth || !findColumnsOf(below, isDayNumber).has(column)) return null;
  return {
    columns: new Set([column]),
    toDay: (cell) => (isDayNumber(cell) ? `${from}-${cell.trim().padStart(2, '0')}` : cell),
    ordine: null,
    notice: `I giorni sono numeri: il mese è quello che il file dice sopra la tabella (${from.split('-').toReversed().join('/')}).`,
  };
}

const DAYS: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);
/** The first day of 2000 and the last of 2049, as workbooks count them. */
const [EARLIEST, LATEST] = [36_526, 54_788];

const isSerial = (cell: string): boolean =>
  /^\d{5}(?:[.,]\d+)?$/.test(cell) &&
  Number(cell.slice(0, 5)) >= EARLIEST &&
  Number(cell.slice(0, 5)) <= LATEST;

/** Numbers under the name of a day, in a table without any other: the day that a workbook counts so. */
function readSerials(all: readonly (readonly string[])[]): DayColumns | null {
  const righe = all.slice(0, ROWS);
  const first = righe.findIndex((riga) => riga.some((cell) => isSerial(cell.trim())));
  if (first < 1) return null;
  const table = righe.slice(first).filter((riga) => riga.some((cell) => isSerial(cell.trim())));
  if (table.some((riga) => riga.some((cell) => isLikelyData(cell)))) return null;
  const numbers = findColumnsOf(table, isSerial);
  const isNamed = (at: number): boolean =>
    righe.slice(0, first).some((riga) => DAYS.has(listMeanings(riga[at] ?? '')[0]?.ruolo ?? 'importo'));
  const columns = new Set([...numbers].filter((at) => isNamed(at)));
  const example = table.flatMap((riga) => [...columns].map((at) => (riga[at] ?? '').trim())).find(isSerial);
  if (example === undefined) return null;
  const toDay = (cell: string): string =>
    isSerial(cell.trim()) ? (formatSerial(Number(cell.trim().slice(0, 5)), false) ?? cell) : cell;
  const day = toDay(example).split('-').toReversed().join('/');
  return {
    columns,
    toDay,
    ordine: null,
    notice: `I giorni sono numeri, come li conta Excel: ${example} è il ${day}.`,
  };
}

/** Days that can be read; null where they can already, or where nothing says which they are. */
export function findWrittenDays({ righe }: SampledTable): RowRepair | null {
  const days = readYearless(righe) ?? readDayNumbers(righe) ?? readSerials(righe);
  if (!days) return null;
  const { columns, toDay, ordine, notice } = days;
  return {
    change: (riga) => riga.map((cell, at) => (columns.has(at) ? toDay(cell) : cell)),
    notice,
    ordine,
  };
}
