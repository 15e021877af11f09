/** What a file writes in two cells: euro and cents, a balance and the letter of its side, a client or else a supplier. */
import { cleanCell, isLikelyData } from '../cell/cell.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { isElencoPartite, isScadenza, normalizeTitle } from '../tracciato/partite.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

/** Two cells of each row as one, in the place of the first. */
interface JoinedCells {
  pairs: readonly { first: number; second: number }[];
  /** Null for two that stay apart. */
  join: (first: string, second: string) => string | null;
  notice: string;
  /** What the column of the first is called then; left out, it keeps its name. */
  name?: string;
}

const CENTS = /^(?:cent|cents|centesimi|cts?)$/;
const WHOLE = /^[-+−]?(?:\d{1,3}(?:([.,'’])\d{3}(?:\1\d{3})*)?|\d+)$/;

const isWhole = (cell: string): boolean => cell === '' || WHOLE.test(cell);
const cellAt = (riga: readonly string[], at: number): string => cleanCell(riga[at] ?? '');

/**
 * Columns called cents, of two figures at most, each beside one of whole amounts: all of them behind it, or all before.
 * @throws ErroreLettura where they are beside none, for amounts without their cents are others
 */
function findCents(header: readonly string[], rows: Rows): JoinedCells | null {
  const columns = header.flatMap((name, at) => (CENTS.test(normalizeHeader(name)) ? [at] : []));
  const isOfCents = (cell: string): boolean => cell === '' || /^\d{1,2}$/.test(cell);
  const all = rows.flatMap((riga) => columns.map((at) => cellAt(riga, at)));
  const dated = rows.filter((riga) => riga.some((cell) => isLikelyData(cell)));
  if (!all.some((cell) => /\d/.test(cell)) || !all.every((cell) => isOfCents(cell))) return null;
  // Where cents stand, the amount that they are of does too.
  const isBeside = (side: 1 | -1): boolean =>
    columns.every((at) =>
      dated.every((riga) => {
        const [euro, cents] = [cellAt(riga, at + side), cellAt(riga, at)];
        return isWhole(euro) && (cents === '') === (euro === '');
      }),
    );
  const side = ([-1, 1] as const).find((one) => isBeside(one));
  if (side === undefined)
    throw new ReadingError(
      'nessun_importo',
      `I centesimi stanno in una colonna loro («${header[columns[0] ?? 0]}»), e accanto non ci sono gli importi interi: uniscili in una colonna sola e riprova.`,
    );
  const decimal = rows.some((riga) => columns.some((at) => cellAt(riga, at + side).includes(',')))
    ? '.'
    : ',';
  return {
    pairs: columns.map((at) => ({ first: at + side, second: at })),
    join: (euro, cents) =>
      cents !== '' && isOfCents(cents) && isWhole(euro)
        ? `${euro === '' ? '0' : euro}${decimal}${cents.padStart(2, '0')}`
        : null,
    notice: 'Euro e centesimi stanno in due colonne: sono letti come un importo solo.',
  };
}

const LETTER = /^(?:d|a|da|av|dare|avere|[+\-−])$/i;

/**
 * The letters, or signs, beside balances, where the amounts have letters too and balances are of both sides, or two
 * columns, of which some row has another side than its letter says.
 */
function findBalanceLetters(header: readonly string[], rows: Rows): JoinedCells | null {
  const find = (role: ColumnRole): number =>
    header.findIndex((name) => listMeanings(name)[0]?.ruolo === role);
  const [dare, avere, saldo] = [find('dare'), find('avere'), find('saldo')];
  const isOfBoth = (at: number): boolean =>
    new Set(rows.flatMap((riga) => parseIndicator(cellAt(riga, at)) ?? [])).size === 2;
  const isOfLetters = (at: number): boolean => {
    const filled = rows.map((riga) => cellAt(riga, at)).filter((cell) => cell !== '');
    // A stroke on every row stands for an empty cell.
    const isOfStrokes = filled.every((cell) => /^\W$/.test(cell)) && !isOfBoth(at);
    return filled.length > 1 && !isOfStrokes && filled.every((cell) => LETTER.test(cell));
  };
  const letters = saldo === -1 ? -1 : ([saldo + 1, saldo - 1].find((at) => isOfLetters(at)) ?? -1);
  const amount = find('importo');
  const own =
    amount === -1 ? undefined : [amount + 1, amount - 1].find((at) => at !== letters && isOfLetters(at));
  const isPair = dare !== -1 && avere !== -1;
  if (letters === -1 || (!isPair && (own === undefined || !isOfBoth(letters)))) return null;
  const sideOf = (riga: readonly string[]): 1 | -1 | null =>
    /[1-9]/.test(cellAt(riga, dare)) ? -1 : /[1-9]/.test(cellAt(riga, avere)) ? 1 : null;
  // A letter on a row without an amount can only be of its balance.
  const isOther = (riga: readonly string[]): boolean => {
    const letter = parseIndicator(cellAt(riga, letters));
    return letter !== null && cellAt(riga, saldo) !== '' && sideOf(riga) !== letter;
  };
  return !isPair || rows.some((riga) => isOther(riga))
    ? {
        pairs: [{ first: saldo, second: letters }],
        join: (balance, letter) =>
          LETTER.test(letter) && /\d$/.test(balance) ? `${balance} ${letter.charAt(0)}` : null,
        notice: 'La lettera accanto al saldo è letta come il suo segno.',
      }
    : null;
}

const OURS = /^(?:(?:ragione sociale|nome|denominazione) )?cliente$/;
const THEIRS = /^(?:(?:ragione sociale|nome|denominazione) )?fornitore$/;

/** Clients in one column and suppliers in another, of which each row fills just one: the side of its document. */
function findParties(header: readonly string[], rows: Rows): JoinedCells | null {
  const names = header.map((name) => normalizeTitle(name));
  const [client, supplier] = [OURS, THEIRS].map((side) => names.findIndex((name) => side.test(name)));
  if (client === undefined || supplier === undefined || client === -1 || supplier === -1) return null;
  const dated = rows.filter((riga) => riga.some((cell) => isLikelyData(cell)));
  const isFilled = (at: number) => (riga: readonly string[]) => cellAt(riga, at) !== '';
  const isBoth = (riga: readonly string[]): boolean => isFilled(client)(riga) && isFilled(supplier)(riga);
  if (dated.some(isBoth) || !dated.some(isFilled(client)) || !dated.some(isFilled(supplier))) return null;
  const pairs = [{ first: client, second: supplier }];
  const isOnly = (one: string, other: string): boolean => (one === '') !== (other === '');
  // Of movements the amount says the side, and some are of nobody.
  if (!isElencoPartite(header) && !header.some((name) => isScadenza(name)))
    return {
      pairs,
      join: (one, other) => (isOnly(one, other) ? one + other : null),
      notice: 'Clienti e fornitori stanno in due colonne: sono letti come una.',
      name: 'Ragione sociale',
    };
  if (!dated.every((riga) => isFilled(client)(riga) !== isFilled(supplier)(riga))) return null;
  return {
    pairs,
    join: (one, other) =>
      isOnly(one, other) ? (one === '' ? `${other} (Fornitore)` : `${one} (Cliente)`) : null,
    notice:
      'Clienti e fornitori stanno in due colonne: quella che è scritta dice se è da incassare o da pagare.',
    name: 'Soggetto',
  };
}

/** Such cells joined; null where there are none. */
export function findSplitCells(table: SampledTable): RowRepair | null {
  const { intestazione, start, dati } = table.structure;
  const rows = listOwnRows(table);
  const joined =
    findCents(intestazione, rows) ??
    findBalanceLetters(intestazione, rows) ??
    (dati === start + 1 ? findParties(intestazione, rows) : null);
  if (!joined) return null;
  const { pairs, join, notice, name } = joined;
  const rename = (riga: string[]): string[] =>
    riga.map((cell, at) =>
      pairs.some(({ first }) => first === at)
        ? (name ?? cell)
        : pairs.some(({ second }) => second === at)
          ? ''
          : cell,
    );
  const joinAll = (riga: string[]): string[] => {
    const changed = [...riga];
    for (const { first, second } of pairs) {
      const one = join(cellAt(riga, first), cellAt(riga, second));
      if (one !== null) [changed[first], changed[second]] = [one, ''];
    }
    return changed;
  };
  return {
    change: (riga, at) =>
      at >= dati ? joinAll(riga) : at === start && name !== undefined ? rename(riga) : riga,
    notice,
  };
}
