/** Tables beside each other: what came in at the left and what went out at the right, months, or accounts. */
import { isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { findSectionSide } from '../cell/party-sections.ts';
import { normalizeHeader } from '../cell/words.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { isOfPeriod } from './join-tables.ts';
import { findAccountName, toAccount } from './stack-accounts.ts';
import { HEADERS, isAmount, isDay, isHeader, takeSide, joinCells, type Rows, type Stack } from './stack.ts';

/** Where the tables behind the first one begin: each has one day, as far behind its first column as that of the first, and one amount. */
function findStarts(header: readonly string[]): number[] {
  const days = header.flatMap((name, at) => (isDay(takeSide(name).bare) ? [at] : []));
  const lead = (days[0] ?? 0) - header.findIndex((name) => name.trim() !== '');
  const starts = days.slice(1).map((day) => day - lead);
  const count = (names: readonly string[]): number =>
    names.filter((name) => isAmount(takeSide(name).bare)).length;
  return [0, ...starts].every((from, at) => count(header.slice(from, starts[at])) === 1) ? starts : [];
}

/** What parts the tables from each other: a title over each, and whether it is the name of an account, or stands in the names. */
interface Titles {
  titles: readonly string[];
  kind: 'written' | 'named' | 'account';
}

/** Where titles say what parts the tables: a side each, a period, or an account. */
function findTitles(
  above: readonly string[],
  header: readonly string[],
  cut: (cells: readonly string[]) => string[][],
): Titles | null {
  const written = cut(above).map((cells) => joinCells(cells));
  const isBoth = (sides: readonly (1 | -1 | null)[]): boolean =>
    sides.length === 2 && sides.includes(1) && sides.includes(-1);
  if ([false, true].some((partite) => isBoth(written.map((title) => findSectionSide([title], partite)))))
    return { titles: written, kind: 'written' };
  const sides = cut(header).map((names) => {
    const found = new Set(names.flatMap((name) => takeSide(name).side ?? []));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  });
  if (isBoth(sides))
    return { titles: sides.map((side) => (side === 1 ? 'Entrate' : 'Uscite')), kind: 'named' };
  const bare = new Set(cut(header).map((names) => normalizeHeader(joinCells(names))));
  if (bare.size > 1 || written.slice(1).includes('')) return null;
  const numbered = written.every((title) => readSurroundings([[title]]).conto !== null);
  if (numbered || written.every((title) => isOfPeriod(title))) return { titles: written, kind: 'written' };
  const accounts = written.map((title) => findAccountName(title));
  return accounts.includes(null) || new Set(accounts).size < accounts.length
    ? null
    : { titles: written, kind: 'account' };
}

export function findBeside(righe: Rows): Stack | null {
  const at = righe.slice(0, HEADERS).findIndex((riga) => isHeader(riga) && findStarts(riga).length > 0);
  if (at === -1) return null;
  const header = righe[at] ?? [];
  const starts = findStarts(header);
  const cut = (cells: readonly string[]): string[][] =>
    [0, ...starts].map((from, place) => cells.slice(from, starts[place]));
  const above = righe[at - 1] ?? [];
  const found = findTitles(above, header, cut);
  if (!found) return null;
  const { titles, kind } = found;
  const [second = 0] = starts;
  const isTitled = kind !== 'named' && joinCells(above.slice(second)) !== '';
  const isWhole = (riga: readonly string[], row: number): boolean =>
    row < at ||
    (!riga.some((cell) => isLikelyData(cell)) &&
      joinCells(riga.slice(0, second)) !== '' &&
      riga.slice(second).every((cell) => cell.trim() === '' || isLikelyMoney(cell)));
  const title = (place: number, cells: readonly string[]): string[] =>
    kind === 'account' ? toAccount(cells, titles[place] ?? '') : [...cells];
  return {
    header: at,
    parts: titles.map((_, place) => (riga, row) => {
      const cells = cut(riga)[place] ?? [];
      if (row === at) {
        const names = cells.map((name) => takeSide(name).bare);
        if (kind === 'account') return place === 0 ? [['Conto', ...names]] : [];
        return place > 0 || kind === 'named' ? [[titles[place] ?? ''], names] : [names];
      }
      if (place > 0)
        return row < at || isWhole(riga, row) || joinCells(cells) === '' ? [] : [title(place, cells)];
      if (row === at - 1 && isTitled) return kind === 'account' ? [] : [cells];
      return [isWhole(riga, row) ? [...riga] : joinCells(cells) === '' ? [] : title(0, cells)];
    }),
    notice: (from) =>
      `Nel foglio ci sono ${titles.length === 2 ? 'due' : titles.length} tabelle affiancate: quelle a destra sono lette sotto la prima, con le righe contate di seguito dalla ${from.join(', dalla ')}.`,
  };
}
