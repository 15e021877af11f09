/** Lists of open items in which no row has a day: that on which the list was made is the only one they have. */
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { isElencoPartite, isNamedByParty } from '../tracciato/partite.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { findNamesAbove, countColumns } from './names-above.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

/** The day up to which a list is made: `Crediti al 30/09/2026`. */
const UP_TO =
  /(?:\b(?:al|alla data del|situazione del|as (?:of|at)|stand|zum|au|a fecha)\s*:?\s*)(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?![\d/.-])/i;
const isOfList = (riga: readonly string[]): boolean => isElencoPartite(riga) || isNamedByParty(riga);

/** The one day that the lines above name as that of the list, as they write it. */
function findDay(above: Rows): string | null {
  const [day, ...others] = new Set(above.flat().flatMap((cell) => UP_TO.exec(cell)?.[1] ?? []));
  return day !== undefined && others.length === 0 ? day : null;
}

/** A column of the day of the list, behind the others; null where some row has one, or nothing says it. */
export function findListDay({ righe, structure }: SampledTable): RowRepair | null {
  if (structure.parole) return null;
  const header = findNamesAbove(righe, isOfList);
  const rows = righe.slice(header + 1);
  if (header < 1 || rows.some((riga) => riga.some((cell) => isLikelyData(cell)))) return null;
  const day = findDay(righe.slice(0, header));
  if (day === null || parseGiorno(day, 'gma') === null) return null;
  const width = countColumns(righe);
  const append = (riga: readonly string[], cell: string): string[] => [
    ...Array.from({ length: width }, (_, at) => riga[at] ?? ''),
    cell,
  ];
  return {
    change: (riga, at) => {
      if (at === header) return append(riga, 'Data');
      const isRow = at > header && riga.some((cell) => isLikelyMoney(cell));
      return isRow && !riga.some((cell) => isTotale(cell)) ? append(riga, day) : riga;
    },
    notice: `Nessuna riga ha un giorno: vale quello dell’elenco, ${day}.`,
  };
}
