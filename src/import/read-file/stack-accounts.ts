/** Accounts in columns, each with what came in and what went out, or with its signed amounts: the rows of each are read by themselves. */
import { classifyCell, isLikelyData, type CellKind } from '../cell/cell.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isAccountName } from '../tracciato/own-conto.ts';
import { HEADERS, isBalance, isDay, isHeader, takeSide, joinCells, type Rows, type Stack } from './stack.ts';

/** The name of an account as a column of accounts has it; null of a text that names none. */
export function findAccountName(title: string): string | null {
  const name = title.trim();
  if (name === '' || name.length > 30) return null;
  return isAccountName(name) ? name : null;
}

/** The cells of a row behind the account that it is of. */
export const toAccount = (cells: readonly string[], account: string): string[] => [account, ...cells];

/** Columns of one account. */
interface Account {
  name: string;
  columns: number[];
}

/** What is over a column: a title over several stands above the first of them. */
const titleOver = (above: readonly string[], at: number): string =>
  above.slice(0, at + 1).findLast((cell) => cell.trim() !== '') ?? '';

/** The words of a name that say no side and no balance, as the file writes them. */
const withoutSide = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => takeSide(`${word} x`).side === null && !/^(?:in|di|saldo)$/i.test(word))
    .join(' ');

/** Of a column of amounts its account, by its own name or by the title above it; null of any other. */
const findAccount = (name: string, over: string): string | null =>
  takeSide(`${name} x`).side !== null && withoutSide(name) === ''
    ? findAccountName(over)
    : findAccountName(withoutSide(name));

/** The accounts beside each other, two at least, none with columns of more sides than both. */
function listAccounts(header: readonly string[], above: readonly string[]): Account[] {
  const accounts = new Map<string, Account>();
  for (const [at, name] of header.entries()) {
    const account = name.trim() === '' || isDay(name) ? null : findAccount(name, titleOver(above, at));
    if (account === null) continue;
    const key = normalizeHeader(account);
    const known = accounts.get(key) ?? { name: account, columns: [] };
    known.columns.push(at);
    accounts.set(key, known);
  }
  const kinds = [...accounts.values()].map(({ columns }) =>
    columns.map((at) => sideName(header[at] ?? '')).join(' '),
  );
  return kinds.length > 1 && new Set(kinds).size === 1 ? [...accounts.values()] : [];
}

/** What a column of an account is called once its account is said elsewhere. */
function sideName(name: string): string {
  if (isBalance(name)) return 'Saldo';
  const own = normalizeHeader(name);
  const word = own.split(' ').find((one) => takeSide(`${one} x`).side !== null);
  return word === undefined ? 'Importo' : `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** True of amounts of which some stand in one account alone and others in another. */
function isApart(righe: Rows, accounts: readonly Account[]): boolean {
  const alone = righe.flatMap((riga) => {
    const filled = accounts.filter((account) => hasAmount(riga, account));
    return filled.length === 1 ? filled : [];
  });
  return new Set(alone).size === accounts.length;
}

const AMOUNTS: ReadonlySet<CellKind> = new Set(['denaro', 'intero']);

const hasAmount = (riga: readonly string[], { columns }: Account): boolean =>
  columns.some((at) => AMOUNTS.has(classifyCell(riga[at] ?? '')) && /[1-9]/.test(riga[at] ?? ''));

export function findAccounts(righe: Rows): Stack | null {
  const at = righe
    .slice(0, HEADERS)
    .findIndex((riga, row) => isHeader(riga) && listAccounts(riga, righe[row - 1] ?? []).length > 1);
  const header = righe[at] ?? [];
  const accounts = at === -1 ? [] : listAccounts(header, righe[at - 1] ?? []);
  const rows = righe.slice(at + 1);
  if (accounts.length === 0 || !header.some((name) => isDay(name)) || !isApart(rows, accounts)) return null;
  const own = new Set(accounts.flatMap(({ columns }) => columns));
  // A balance, or a total, of all accounts is of none of them.
  const common = header.flatMap((name, column) =>
    own.has(column) || isBalance(name) || /^tot/i.test(name.trim()) ? [] : [column],
  );
  // An amount outside the accounts would be left out.
  const isBeside = (riga: readonly string[]): boolean =>
    !accounts.some((account) => hasAmount(riga, account)) && hasAmount(riga, { name: '', columns: common });
  if (rows.some((riga) => riga.some((cell) => isLikelyData(cell)) && isBeside(riga))) return null;
  const take = (riga: readonly string[], columns: readonly number[]): string[] =>
    columns.map((column) => riga[column] ?? '');
  const isTitles =
    joinCells(righe[at - 1] ?? []) !== '' && accounts.some(({ name }) => righe[at - 1]?.includes(name));
  return {
    header: at,
    parts: accounts.map((account, place) => (riga, row) => {
      const { name, columns } = account;
      if (row < at) return place === 0 && !(row === at - 1 && isTitles) ? [[...riga]] : [];
      if (row === at)
        return place === 0
          ? [
              toAccount(
                [...take(riga, common), ...columns.map((column) => sideName(riga[column] ?? ''))],
                'Conto',
              ),
            ]
          : [];
      const isText = !accounts.some((each) => hasAmount(riga, each));
      if (isText) return place === 0 ? [[...riga]] : [];
      return hasAmount(riga, account)
        ? [toAccount([...take(riga, common), ...take(riga, columns)], name)]
        : [];
    }),
    notice: (from) =>
      `Nel foglio ci sono i movimenti di ${accounts.length} conti in colonne (${accounts.map(({ name }) => `«${name}»`).join(', ')}): ognuno è letto da solo, con le righe contate di seguito dalla ${from.join(', dalla ')}.`,
  };
}
