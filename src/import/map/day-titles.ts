/** Rows without a day under lines that name one: `Scadenza 31/07/2026` above the bills that are due on it. */
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { isScadenza } from '../tracciato/partite.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { findNamesAbove, countColumns } from './names-above.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

/** Past the rows that are looked at another title may stand. */
const ROWS = 500;

const TITLE =
  /^(?:(\p{L}[\p{L} .]{0,24}?)(?: del| al| il)?\s*:?\s*)?(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})$/u;

interface DayTitle {
  day: string;
  isDue: boolean;
}

/** The day that a line names and no more, as it writes it. */
function readTitle(riga: readonly string[]): DayTitle | null {
  const filled = riga.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [, name = '', written] = filled.length > 2 ? [] : (TITLE.exec(filled.join(' ')) ?? []);
  return written === undefined || parseGiorno(written, 'gma') === null
    ? null
    : { day: written, isDue: isScadenza(name) };
}

/** Of each row with an amount the title above it; null where a row has a day, or no title. */
function listTitles(righe: Rows, header: number): Map<number, DayTitle> | null {
  const titles = new Map<number, DayTitle>();
  let title: DayTitle | null = null;
  for (const [at, riga] of righe.entries()) {
    const named = readTitle(riga);
    title = named ?? title;
    if (
      at <= header ||
      named ||
      !riga.some((cell) => isLikelyMoney(cell)) ||
      riga.some((cell) => isTotale(cell))
    )
      continue;
    if (!title || riga.some((cell) => isLikelyData(cell))) return null;
    titles.set(at, title);
  }
  return titles;
}

/** A column of such days behind the others, called as the titles call them. */
export function findDayTitles({ righe, structure }: SampledTable): RowRepair | null {
  if (structure.parole || righe.length > ROWS) return null;
  const header = findNamesAbove(righe, () => true);
  if (header === -1) return null;
  const titles = listTitles(righe, header);
  if (!titles || titles.size === 0) return null;
  const width = countColumns(righe);
  const isDue = [...titles.values()].every((title) => title.isDue);
  return {
    change: (riga, at) => {
      const cell = at === header ? (isDue ? 'Scadenza' : 'Data') : titles.get(at)?.day;
      return cell === undefined ? riga : [...Array.from({ length: width }, (_, of) => riga[of] ?? ''), cell];
    },
    notice: 'Le righe non hanno un giorno: vale quello del titolo che hanno sopra.',
  };
}
