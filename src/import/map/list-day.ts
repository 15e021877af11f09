/** Lists in which no row has a day: that on which the list was made, or all of it is done, is the only one they have. */
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { listMeanings } from '../cell/words.ts';
import { isElencoPartite, isNamedByParty } from '../tracciato/partite.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { findNamesAbove, countColumns } from './names-above.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

const DAY = String.raw`\s*:?\s*(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?![\d/.-])`;
/** The day up to which a list is made: `Crediti al 30/09/2026`. */
const UP_TO = new RegExp(
  String.raw`(?:\b(?:al|alla data del|situazione del|as (?:of|at)|stand|zum|au|a fecha))${DAY}`,
  'i',
);
/** The day on which all of it is done: `Data esecuzione 27/03/2026`. */
const DONE_ON = new RegExp(
  String.raw`\b(?:esecuzione|addebito|accredito|regolamento|pagamento|valuta)${DAY}`,
  'i',
);
const isOfList = (riga: readonly string[]): boolean => isElencoPartite(riga) || isNamedByParty(riga);
const isOfAmounts = (riga: readonly string[]): boolean =>
  riga.some((name) => listMeanings(name)[0]?.ruolo === 'importo');

/** The one day that the lines above name so, as they write it. */
function findDay(above: Rows, named: RegExp): string | null {
  const [day, ...others] = new Set(above.flatMap((riga) => named.exec(riga.join(' '))?.[1] ?? []));
  return day !== undefined && others.length === 0 && parseGiorno(day, 'gma') !== null ? day : null;
}

/** A column of the day of the list, behind the others; null where some row has one, or nothing says it. */
export function findListDay({ righe, structure }: SampledTable): RowRepair | null {
  if (structure.parole) return null;
  const list = findNamesAbove(righe, isOfList);
  const upTo = list < 1 ? null : findDay(righe.slice(0, list), UP_TO);
  const header = upTo === null ? findNamesAbove(righe, isOfAmounts) : list;
  if (header < 1) return null;
  const day = upTo ?? findDay(righe.slice(0, header), DONE_ON);
  const rows = righe.slice(header + 1);
  if (day === null || rows.some((riga) => riga.some((cell) => isLikelyData(cell)))) return null;
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
