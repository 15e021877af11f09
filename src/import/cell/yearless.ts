/** Days that are written without their year. */
import { cleanCell, isLikelyData, isLikelyMoney, isLikelyImporto } from './cell.ts';
import { parseMonthName } from './date.ts';

/** A day without its year, as most banks print it beside a period: `03 Feb`, `31/12`, `31.12.`. */
const WITHOUT_YEAR = /^\d{1,2}[./-]\d{1,2}\.?$/;
const GIORNO_MESE = /^(\d{1,2})[\s.-]?([A-Za-zÀ-ÿ]{3,10})\.?$/;
const MESE_GIORNO = /^([A-Za-zÀ-ÿ]{3,10})\.?\s(\d{1,2})$/;

/** The parts of a day without a year; null when the text is none. `ordine` says which number is which. */
export function parseYearlessDay(
  text: string,
): { a: number; b: number; ordine: 'gm' | 'mg' | 'ignoto' } | null {
  if (WITHOUT_YEAR.test(text)) {
    const [a = 0, b = 0] = text.split(/[./-]/).map(Number);
    const valid = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
    return valid(a, b) || valid(b, a) ? { a, b, ordine: 'ignoto' } : null;
  }
  const before = GIORNO_MESE.exec(text);
  const after = before ? null : MESE_GIORNO.exec(text);
  const name = before?.[2] ?? after?.[1];
  const giorno = Number(before?.[1] ?? after?.[2]);
  const mese = name === undefined ? 0 : parseMonthName(name);
  if (mese === 0 || !(giorno >= 1 && giorno <= 31)) return null;
  return { a: giorno, b: mese, ordine: 'gm' };
}

type Table = readonly (readonly string[])[];

const isYearless = (cell: string): boolean => parseYearlessDay(cleanCell(cell)) !== null;

/** Rows that are looked at. */
const ROWS = 500;
/** A cell in ten of a column may be something else: a title, a total. */
const NEARLY_ALL = 0.9;

/** The columns of which nearly all filled cells are so. */
export function findColumnsOf(righe: Table, is: (cell: string) => boolean): Set<number> {
  const width = righe.reduce((most, riga) => Math.max(most, riga.length), 0);
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const filled = righe.map((riga) => (riga[at] ?? '').trim()).filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter((cell) => is(cell)).length >= filled.length * NEARLY_ALL;
  });
  return new Set(columns);
}

/** The rows and the columns of days without a year, where an amount stands beside them and most rows have no whole day. */
export function findYearlessDays(all: Table): { rows: number[]; columns: Set<number> } | null {
  const righe = all.slice(0, ROWS);
  const rows = righe.flatMap((riga, at) => (riga.some((cell) => isYearless(cell)) ? [at] : []));
  if (rows.length === 0) return null;
  const whole = righe.filter(
    (riga) => riga.some((cell) => isLikelyData(cell)) && riga.some((cell) => isLikelyMoney(cell)),
  );
  const table = rows.map((at) => righe[at] ?? []);
  if (whole.length >= rows.length || table.some((riga) => riga.some((cell) => isLikelyData(cell))))
    return null;
  const columns = findColumnsOf(table, isYearless);
  const hasAmount = table.some((riga) => riga.some((cell, at) => !columns.has(at) && isLikelyImporto(cell)));
  return columns.size > 0 && hasAmount ? { rows, columns } : null;
}
