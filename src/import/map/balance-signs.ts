/** Amounts without a sign beside a running balance that says, row by row, which way each went. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { findWrittenSide, hasSign, isNegativa, parseCentesimi } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { collectDecimali, inferDecimali } from '../cell/decimals.ts';
import { findVerso, isCard, parseIndicator } from '../cell/direction-words.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import type { RigheSource } from '../read/source.ts';
import { isToppedUp } from '../tracciato/card.ts';
import { isElencoPartite } from '../tracciato/partite.ts';
import { isPartyLedger } from '../tracciato/party-ledger.ts';
import { readSaldi } from '../tracciato/preamble.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { SENZA_VERSO } from './row-amount.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

/** Where the amounts stand and their balances, in a table whose words say no side. */
interface BalancedColumns {
  importo: number;
  saldo: number;
  /** The balance before each row; -1 where no column has it. */
  before: number;
  decimali: Decimali;
  /** True where some amounts have a minus: of the others the balances may say that they went out too. */
  hasMinus: boolean;
}

/** A row with its balance; without an amount one that states a balance alone. */
interface BalancedRow {
  at: number;
  importo: number | null;
  saldo: number;
  /** Null where the row above says it, or none does. */
  before: number | null;
  words: string;
}

const BEFORE =
  /^saldo (?:prima|precedente|iniziale|ante)\b|\bbalance before\b|^(?:previous|opening) balance$/;

const SIDES: ReadonlySet<ColumnRole> = new Set(['dare', 'avere', 'indicatore', 'commissione']);

/** True of an amount that says no side of itself but by a minus: one without may be anything. */
const hasNoOtherSide = (cell: string): boolean =>
  (isNegativa(cell) || !hasSign(cell)) && findWrittenSide(cell) === null;

/** True of a column of words of both sides, whatever it is called. */
const isOfSides = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => parseIndicator(cell) !== null) &&
  new Set(cells.map((cell) => parseIndicator(cell))).size > 1;

function findColumns(header: readonly string[], rows: Rows): BalancedColumns | null {
  const roles = header.map((name) => listMeanings(name)[0]?.ruolo ?? null);
  const before = header.findIndex((name, at) => roles[at] === 'saldo' && BEFORE.test(normalizeHeader(name)));
  const only = (role: ColumnRole): number => {
    const [first = -1, ...others] = roles.flatMap((each, at) => (each === role && at !== before ? [at] : []));
    return others.length === 0 ? first : -1;
  };
  const [importo, saldo] = [only('importo'), only('saldo')];
  if (importo === -1 || saldo === -1 || roles.some((role) => role !== null && SIDES.has(role))) return null;
  const cells = (at: number): string[] =>
    rows.map((riga) => cleanCell(riga[at] ?? '')).filter((cell) => cell !== '');
  if (header.some((_, at) => isOfSides(cells(at)))) return null;
  const amounts = cells(importo);
  if (amounts.length === 0 || !amounts.every((cell) => hasNoOtherSide(cell))) return null;
  const decimali = inferDecimali(collectDecimali([...amounts, ...cells(saldo)])) ?? ',';
  return { importo, saldo, before, decimali, hasMinus: amounts.some((cell) => isNegativa(cell)) };
}

/** True where the balance beside some amount without a sign falls by just that, to either side: as written it does not tie. */
function isDoubted(rows: Rows, { importo, saldo, decimali }: BalancedColumns): boolean {
  const cents = (riga: readonly string[] | undefined, at: number): number => {
    const cell = cleanCell(riga?.[at] ?? '');
    return cell === '' ? Number.NaN : parseCentesimi(cell, decimali);
  };
  return rows.some((riga, at) => {
    const [amount, balance] = [cents(riga, importo), cents(riga, saldo)];
    return (
      amount > 0 && [rows[at - 1], rows[at + 1]].some((other) => balance - cents(other, saldo) === -amount)
    );
  });
}

/** Every row past the header that has a balance; null where one with an amount has none. */
function listRows(source: RigheSource, skip: number, columns: BalancedColumns): BalancedRow[] | null {
  const { importo, saldo, before, decimali } = columns;
  const cents = (cell: string): number => (cell === '' ? Number.NaN : parseCentesimi(cell, decimali));
  const rows: BalancedRow[] = [];
  let at = -1;
  for (const { righe } of source.blocks()) {
    for (const riga of righe) {
      at++;
      if (at < skip || riga.some((cell) => isTotale(cell))) continue;
      const cell = cleanCell(riga[importo] ?? '');
      const [amount, balance] = [cents(cell), cents(cleanCell(riga[saldo] ?? ''))];
      if (Number.isNaN(balance)) {
        if (cell !== '' && !Number.isNaN(amount)) return null;
        continue;
      }
      if (cell !== '' && (Number.isNaN(amount) || !hasNoOtherSide(cell))) return null;
      const own = cents(before === -1 ? '' : cleanCell(riga[before] ?? ''));
      rows.push({
        at,
        importo: cell === '' ? null : amount,
        saldo: balance,
        before: Number.isNaN(own) ? null : own,
        words: riga.join(' '),
      });
    }
  }
  return rows;
}

/** So many rows must follow from the ones before, to either side, by amounts that are not all the same. */
const LINKS = 2;

/** The side of each row, the first without a balance before it as 0; null where some row does not follow from the one before. */
function followBalances(
  rows: readonly BalancedRow[],
  opening: number | null,
): Map<number, 1 | -1 | 0> | null {
  const sides = new Map<number, 1 | -1 | 0>();
  const sizes = new Set<number>();
  let above = opening;
  for (const { at, importo, saldo, before: own } of rows) {
    const before = own ?? above;
    if (importo !== null && importo !== 0) {
      if (before !== null && Math.abs(saldo - before) !== Math.abs(importo)) return null;
      // A minus is not settled by balances.
      if (before !== null && importo < 0 && saldo > before) return null;
      // A balance that is the amount itself began with it.
      const first = importo < 0 ? -1 : saldo === importo ? 1 : 0;
      sides.set(at, before === null ? first : saldo > before ? 1 : -1);
      if (before !== null) sizes.add(Math.abs(importo));
    }
    above = saldo;
  }
  return sizes.size >= LINKS ? sides : null;
}

/**
 * Oldest first or newest first, from the balance that a line above the table states; null where both, or neither, tie, and where
 * all amounts went the same way: that is read from the table as a whole.
 * @param isOfCard true where balances may be debts: some row must then say by its own words what they say
 */
function findSides(
  rows: readonly BalancedRow[],
  opening: number | null,
  isOfCard: boolean,
): Map<number, 1 | -1 | 0> | null {
  const isOwn = rows.some(({ before }) => before !== null);
  const found = (isOwn ? [rows] : [rows, rows.toReversed()]).flatMap(
    (ordered) => followBalances(ordered, opening) ?? followBalances(ordered, null) ?? [],
  );
  const [sides] = found;
  if (!sides || found.length > 1) return null;
  let isTold = !isOfCard;
  for (const { at, words } of rows) {
    const side = sides.get(at);
    const told = findVerso(words) ?? (isOfCard && isToppedUp(words) ? 1 : null);
    if (told === null || side === undefined) continue;
    isTold = true;
    // What a row says of itself is not settled by balances.
    if (side === 0) sides.set(at, told);
    else if (side !== told) return null;
  }
  const both = ([1, -1] as const).every((side) => [...sides.values()].includes(side));
  return both && isTold ? sides : null;
}

/** So many outgoings without a minus, and no fewer than one in so many: of a single row the sign is wrong, and is told. */
const [MANY, ONE_IN] = [2, 4];
function isOfManyRows(rows: readonly BalancedRow[], sides: ReadonlyMap<number, 1 | -1 | 0>): boolean {
  const outgoing = rows.filter(({ at }) => sides.get(at) === -1);
  const bare = outgoing.filter(({ importo }) => (importo ?? 0) > 0).length;
  return bare >= MANY && bare * ONE_IN >= outgoing.length;
}

const NOTICE =
  'Gli importi sono senza segno: che cosa entra e che cosa esce lo dice, riga per riga, il saldo progressivo.';
const NOTICE_OF_SOME =
  'Una parte delle uscite è senza segno: che sono uscite lo dice, riga per riga, il saldo progressivo.';

/**
 * The sign that the balances of rows prove; null where something else says the sides, where not every row
 * follows from the one before, or where the words of a row say the contrary. A first row of which nothing says it has a
 * question mark, and is refused.
 */
export function findBalanceSigns({ source, righe, structure }: SampledTable): RowRepair | null {
  const { intestazione, start, dati, parole } = structure;
  const title = righe.slice(0, start).flat().join(' ');
  if (!parole) return null;
  if (isElencoPartite(intestazione) || isPartyLedger(title, intestazione)) return null;
  const columns = findColumns(intestazione, righe.slice(dati));
  if (!columns || (columns.hasMinus && !isDoubted(righe.slice(dati), columns))) return null;
  const rows = listRows(source, dati, columns);
  if (!rows) return null;
  const openings = righe
    .slice(0, start)
    .flatMap((riga, at) => readSaldi(riga, righe[at + 1] ?? [], at, columns.decimali, 'gma'));
  const opening = openings.find(({ tipo }) => tipo === 'iniziale')?.importo ?? null;
  // The balance of a card may be a debt, which grows by what is spent.
  const sides = findSides(rows, opening, isCard(`${title} ${intestazione.join(' ')}`));
  if (!sides || (columns.hasMinus && !isOfManyRows(rows, sides))) return null;
  const { importo, hasMinus } = columns;
  const write = (cell: string, side: -1 | 0): string =>
    side === -1 && isNegativa(cell)
      ? cell
      : side === -1
        ? `-${cleanCell(cell)}`
        : `${cleanCell(cell)}${SENZA_VERSO}`;
  return {
    change: (riga, at) => {
      const side = sides.get(at);
      return side === -1 || side === 0 ? riga.toSpliced(importo, 1, write(riga[importo] ?? '', side)) : riga;
    },
    notice: hasMinus ? NOTICE_OF_SOME : NOTICE,
  };
}
