/** Days in three columns, each of one part: `Giorno`, `Mese`, `Anno` are one day. */
import { isLikelyData } from '../cell/cell.ts';
import { parseMonthName } from '../cell/date.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

const NAMES = [
  /^(?:giorno|gg?|day|tag|jour|dia)$/,
  /^(?:mese|mm?|month|monat|mois|mes)$/,
  /^(?:anno|a{2,4}|year|y{2,4}|jahr|annee|ano)$/,
];

/** The header is among the first rows. */
const HEADERS = 40;

/** The day that the three cells are, year first; null where they are none. */
function joinDay(day: string, month: string, year: string): string | null {
  const [giorno, anno] = [day, year].map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : 0));
  const mese = /^\d+$/.test(month.trim()) ? Number(month) : parseMonthName(month.trim());
  if (!giorno || giorno > 31 || !mese || mese > 12 || !anno || (anno > 99 && (anno < 1900 || anno > 2100)))
    return null;
  const whole = anno > 99 ? anno : 2000 + anno;
  return `${whole}-${String(mese).padStart(2, '0')}-${String(giorno).padStart(2, '0')}`;
}

/** The whole day in the first of the three columns; null where a table has not all of them. */
export function findDayParts({ righe }: SampledTable): RowRepair | null {
  const placesIn = (riga: readonly string[]): number[] =>
    NAMES.map((name) => riga.findIndex((cell) => name.test(normalizeHeader(cell))));
  const header = righe.slice(0, HEADERS).findIndex((riga) => !placesIn(riga).includes(-1));
  const [day = -1, month = -1, year = -1] = placesIn(righe[header] ?? []);
  const dayOf = (riga: readonly string[]): string | null =>
    joinDay(riga[day] ?? '', riga[month] ?? '', riga[year] ?? '');
  const rows = righe.slice(header + 1).filter((riga) => dayOf(riga) !== null);
  // Beside whole days the parts are of them, for whoever counts by month.
  if (header === -1 || rows.length === 0 || rows.some((riga) => riga.some((cell) => isLikelyData(cell))))
    return null;
  return {
    change: (riga, at) => {
      const joined = at === header ? 'Data' : dayOf(riga);
      if (at < header || joined === null) return riga;
      return riga.map((cell, index) =>
        index === day ? joined : index === month || index === year ? '' : cell,
      );
    },
    notice: null,
  };
}
