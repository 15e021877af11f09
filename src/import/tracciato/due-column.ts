/** The day on which each document is due, under a name that nobody knows: what the days themselves say. */
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { isCard } from '../cell/direction-words.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { hasParties, isDataDocumento, isScadenza } from './partite.ts';
import { isDate, type ProfiledColumn } from './profile.ts';
import { inferListNames } from './unnamed-list.ts';

/** Of fewer rows the days say nothing. */
const RIGHE = 4;
/** A value day follows the operation by few days; payment is granted for more. */
const GIORNI = 14;
/** The day on which a card is charged is the same for all purchases of a month. */
const DIVERSE = 3;
const GIORNO_MS = 86_400_000;

const daysOf = ({ celle }: ProfiledColumn): (number | null)[] =>
  celle.map((cell) => {
    const day = parseGiorno(cleanCell(cell), 'gma');
    return day === null ? null : Date.parse(day) / GIORNO_MS;
  });

function isDueAfter(due: ProfiledColumn, day: ProfiledColumn): boolean {
  const first = daysOf(day);
  const gaps = daysOf(due).flatMap((its, riga) => {
    const one = first[riga] ?? null;
    return its === null || one === null ? [] : [its - one];
  });
  const middle = gaps.toSorted((x, y) => x - y)[Math.floor(gaps.length / 2)] ?? 0;
  return (
    gaps.length >= RIGHE &&
    gaps.length * 5 >= due.celle.length * 4 &&
    gaps.every((gap) => gap >= 0) &&
    middle >= GIORNI
  );
}

/** Under a title of what is due: the day called no more than that, beside the day of each document and before none. */
function findTitledDue(days: readonly ProfiledColumn[], title: string): ProfiledColumn | null {
  const [one, other] = days;
  if (!one || !other || days.length > 2 || !/\bscaden\w*\b/.test(normalizeHeader(title))) return null;
  const due = days.find(({ intestazione }) => normalizeHeader(intestazione) === 'data');
  const day = days.find(({ intestazione }) => isDataDocumento(intestazione));
  if (!due || !day || days.some(({ intestazione }) => isScadenza(intestazione))) return null;
  const first = daysOf(day);
  const follows = daysOf(due).every((its, riga) => its === null || its >= (first[riga] ?? its));
  return follows ? due : null;
}

/**
 * The header, the column of days that all follow by weeks those beside them called as what it is; as it was where there is none.
 * @param title what stands above the table
 */
export function inferHeaderNames(
  columns: readonly ProfiledColumn[],
  title: string,
  notices: string[],
): string[] {
  const unnamed = inferListNames(columns);
  if (unnamed) {
    notices.push(
      'Senza intestazione: è un elenco di documenti, come dicono numeri, nomi e giorni delle righe.',
    );
    return unnamed;
  }
  const header = columns.map(({ intestazione }) => intestazione);
  const days = columns.filter((column) => isDate(column));
  const titled = findTitledDue(days, title);
  if (titled) return columns.map((column) => (column === titled ? 'Scadenza' : column.intestazione));
  if (header.some((name) => isScadenza(name)) || isCard(header.join(' ')) || !hasParties(columns))
    return header;
  const due = days.find(
    (column) =>
      listMeanings(column.intestazione).length === 0 &&
      column.intestazione !== '' &&
      column.valori.size >= DIVERSE &&
      days.some((other) => other !== column && isDueAfter(column, other)),
  );
  if (due)
    notices.push(
      `La colonna «${due.intestazione}» ha giorni che seguono di settimane quelli accanto: è letta come scadenza.`,
    );
  return due ? columns.map((column) => (column === due ? 'Scadenza' : column.intestazione)) : header;
}
