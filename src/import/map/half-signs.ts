/** A column that marks the amounts of one side alone: `-` or `D` beside what went out, nothing beside what came in. */
import { hasSign } from '../cell/amount.ts';
import { cleanCell, isLikelyImporto } from '../cell/cell.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { filterDatedRows } from '../tracciato/profile.ts';
import { isElencoPartite } from '../tracciato/partite.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

/** The longest of such marks. */
const LONG = 2;
const STROKE = /^[-\u2010-\u2015\u2212]$/;

const cellAt = (riga: readonly string[], at: number): string => cleanCell(riga[at] ?? '');

/** Under no name an `A` or a `C` may be that of anything else: authorised, booked. */
const PLAIN = /^(?:[-\u2010-\u2015\u2212]|d|dr|db|cr)$/i;

/** The one mark of a side that stands on some rows and not on others; null where there are none, or more. */
function findMark(header: string, cells: readonly string[]): string | null {
  const [mark, ...others] = new Set(cells.filter((cell) => cell !== ''));
  if (mark === undefined || others.length > 0 || !cells.includes('') || mark.length > LONG) return null;
  if (listMeanings(header).some(({ ruolo }) => ruolo === 'indicatore'))
    return STROKE.test(mark) || parseIndicator(mark) !== null ? mark : null;
  return normalizeHeader(header).length < LONG && PLAIN.test(mark) ? mark : null;
}

/** True where amounts without any sign stand beside the column. */
const isBesideAmounts = (rows: readonly string[][], at: number): boolean =>
  [at - 1, at + 1].some((beside) =>
    rows.every((riga) => {
      const cell = cellAt(riga, beside);
      return isLikelyImporto(cell) && !hasSign(cell);
    }),
  );

/** The mark of the other side where none stands, which the table leaves to be understood; null where no column is such. */
export function findHalfSigns(table: SampledTable): RowRepair | null {
  const { intestazione, dati, parole } = table.structure;
  if (!parole || isElencoPartite(intestazione)) return null;
  const rows = filterDatedRows(listOwnRows(table));
  const width = Math.max(0, ...rows.map((riga) => riga.length));
  const markOf = (at: number): string | null => {
    const cells = rows.map((riga) => cellAt(riga, at));
    return isBesideAmounts(rows, at) ? findMark(intestazione[at] ?? '', cells) : null;
  };
  const column = Array.from({ length: width }, (_, at) => at).find((at) => markOf(at) !== null) ?? -1;
  const mark = markOf(column);
  if (mark === null || rows.length < 2) return null;
  const isOut = STROKE.test(mark) || parseIndicator(mark) === -1;
  const [own, other] = isOut ? ['-', '+'] : ['+', '-'];
  const [marked, left] = isOut ? ['le uscite', 'entrate'] : ['le entrate', 'uscite'];
  const toSign = (cell: string): string => (cell === mark ? own : cell === '' ? other : cell);
  return {
    change: (riga, at) => {
      if (at < dati || filterDatedRows([riga]).length === 0) return riga;
      const whole = [...riga, ...Array.from({ length: Math.max(0, column + 1 - riga.length) }, () => '')];
      return whole.with(column, toSign(cellAt(riga, column)));
    },
    notice: `La colonna accanto agli importi segna solo ${marked} («${mark}»): gli altri importi sono letti come ${left}.`,
  };
}
