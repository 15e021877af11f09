/** The readings of the money columns worth a try, as the words and the cells propose them. */
import type { Decimali, Segno } from '#api/contract/tracciati.ts';
import { isNegativa, parseCentesimi } from '../cell/amount.ts';
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';
import { inferCents } from './cents.ts';
import { isOfCodes } from './codes.ts';
import { findBetweenBalances } from './between-balances.ts';
import { findNet, isNetto, listFees } from './net.ts';
import { isOfOnePiece } from './pieces.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** One way of reading the money columns. */
export interface MoneyReading {
  segno: Segno;
  importo: ProfiledColumn | null;
  dare: ProfiledColumn | null;
  avere: ProfiledColumn | null;
  indicatore: ProfiledColumn | null;
  commissione: ProfiledColumn | null;
  peso: number;
  side: 'certo' | 'ignoto';
  /** True of a net that is, row by row, a gross less its fee. */
  proved?: boolean;
  /** Of an amount that makes, row by row, the balance before it that behind it: the column of this one. */
  after?: ProfiledColumn;
  /** True of a net whose own arithmetic says that it came in. */
  received?: boolean;
  /** True of a pair the other way round from its names: what balances may prove, and only offer. */
  turned?: boolean;
}

interface Weighed {
  colonna: ProfiledColumn;
  peso: number;
}

/** Columns whose words mean this, best first. */
export function listWeighed(columns: readonly ProfiledColumn[], role: ColumnRole): Weighed[] {
  const found: Weighed[] = [];
  for (const colonna of columns) {
    const peso = listMeanings(colonna.intestazione).find((proposta) => proposta.ruolo === role)?.peso;
    if (peso !== undefined) found.push({ colonna, peso });
  }
  return found.toSorted((x, y) => y.peso - x.peso);
}

/** Money columns and empty ones: an empty `Entrate` column is still the pair of `Uscite`. */
export const filterPossible = (columns: readonly ProfiledColumn[]): ProfiledColumn[] =>
  columns.filter((column) => isMoney(column) || column.filled === 0);

/** Words that all say one side tell nothing under a header that asks for none; nor do two letters that would say the same. */
const isOneSided = ({ intestazione, valori }: ProfiledColumn): boolean => {
  const letters = new Set([...valori].map((value) => normalizeHeader(value)));
  const sides = new Set([...valori].map((value) => parseIndicator(value)));
  const named = listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');
  return (
    letters.size > 1 && sides.size === 1 && (!named || [...letters].every((letter) => letter.length === 1))
  );
};

/** Cards of credit and of debit are kinds of cards. */
export const isOfCards = ({ intestazione }: ProfiledColumn): boolean =>
  /\b(cart[ae]|cards?|kartentyp|circuito|prodotto|product|brand|strumento)\b/.test(
    normalizeHeader(intestazione),
  );

/** `Segno comm.` is that of what was kept back. */
const isOfFees = ({ intestazione }: ProfiledColumn): boolean =>
  /\b(comm|commission[ei]|spes[ae]|fees?|oneri)\b/.test(normalizeHeader(intestazione));

/** Columns whose cells are all indicators of direction, at least two rows or two values of them. */
const indicators = (columns: readonly ProfiledColumn[]): ProfiledColumn[] =>
  columns.filter(
    (column) =>
      column.filled > 0 &&
      column.valori.size <= 6 &&
      column.testo / column.filled > 0.9 &&
      [...column.valori].every((value) => parseIndicator(value) !== null) &&
      !isOneSided(column) &&
      !isOfCards(column) &&
      !isOfFees(column) &&
      listMeanings(column.intestazione)[0]?.ruolo !== 'stato' &&
      (column.valori.size > 1 ||
        listMeanings(column.intestazione).some(({ ruolo }) => ruolo === 'indicatore')),
  );

/**
 * A column that says which way the money went, by both of its words or by one under a header that says so. Amounts without a
 * sign have none but its own: balances that tie without it would decide for a row it contradicts, and the oldest is tied by none.
 */
const isDeclared = (column: ProfiledColumn): boolean =>
  new Set([...column.valori].map((value) => parseIndicator(value))).size > 1 || isNamedSide(column);

const isNamedSide = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');

const withoutSign = ({ celle }: ProfiledColumn, decimals: Decimali): boolean =>
  celle.every((cell) => cell === '' || parseCentesimi(cell, decimals) >= 0);

/** True when each row's sign says what the word beside it says: no balance turns both round. */
const agreeing = (importo: ProfiledColumn, side: ProfiledColumn, decimals: Decimali): boolean =>
  !withoutSign(importo, decimals) &&
  importo.celle.every((cell, riga) => {
    const direction = parseIndicator(side.celle[riga] ?? '');
    return cell === '' || direction === null || Math.sign(parseCentesimi(cell, decimals)) === direction;
  });

/** Every reading worth a try, with how much the words are for it. */
export function listCandidates(
  columns: readonly ProfiledColumn[],
  words: boolean,
  decimals: Decimali,
): MoneyReading[] {
  const money = filterPossible(columns);
  const result: MoneyReading[] = [];
  const base = {
    importo: null,
    dare: null,
    avere: null,
    indicatore: null,
    commissione: null,
    side: 'certo',
  } as const;
  const dare = listWeighed(money, 'dare').slice(0, 3);
  const avere = listWeighed(money, 'avere').slice(0, 3);
  for (const d of dare) {
    for (const a of avere) {
      if (d.colonna === a.colonna) continue;
      const near = Math.abs(d.colonna.indice - a.colonna.indice) <= 2 ? 0.5 : 0;
      const peso = (d.peso + a.peso) / 2 + near;
      result.push(
        { ...base, segno: 'dare_avere', dare: d.colonna, avere: a.colonna, peso },
        { ...base, segno: 'dare_avere', dare: a.colonna, avere: d.colonna, peso, turned: true },
      );
    }
  }
  // Of a pair neither is the amount by itself: each holds the rows of its side alone.
  const pair = new Set(result.flatMap(({ dare: d, avere: a }) => [d, a]));
  let importi = listWeighed(money, 'importo').filter(
    ({ colonna }) => colonna.filled > 0 && !pair.has(colonna) && !isOfOnePiece(colonna, money),
  );
  const all = !words || (importi.length === 0 && result.length === 0);
  if (all) {
    importi = money
      .filter((column) => column.filled > 0 && !isOfCodes(column, money))
      .filter((column) => !listWeighed([column], 'saldo').some(({ peso }) => peso > 5))
      .map((colonna) => ({ colonna, peso: colonna.denaro > colonna.intero ? 3 : 1 }));
    result.push(...mutePairs(importi.map(({ colonna }) => colonna)));
  }
  if (!all && result.length === 0) result.push(...halves(money, importi), ...unnamedPairs(money));
  const fees = listFees(money);
  const between = findBetweenBalances(money, decimals);
  if (between)
    result.push({ ...base, importo: between.amount, segno: 'con_segno', peso: 14, after: between.after });
  const net = findNet(money, decimals);
  if (net) {
    const { column: importo, received } = net;
    const proved = { ...base, importo, peso: 12, proved: true, received };
    // Credit and debit may be kinds of cards: only a column that is called one of sides says them of a net.
    const side = withoutSign(importo, decimals)
      ? indicators(columns).find((column) => column.filled === column.celle.length && isNamedSide(column))
      : undefined;
    result.push(
      side ? { ...proved, segno: 'indicatore', indicatore: side } : { ...proved, segno: 'con_segno' },
    );
  }
  for (const { colonna, peso: bare } of importi.slice(0, 6)) {
    // Beside a column of fees, the net is what moved the account.
    const peso = bare + (fees.length > 0 && isNetto(colonna) ? 1 : 0);
    const one = { ...base, importo: colonna, peso };
    const sides = indicators(columns);
    const declared = sides.filter(isDeclared);
    if (!withoutSign(colonna, decimals) || declared.length === 0) {
      result.push({ ...one, segno: 'con_segno' });
      if (!declared.some((side) => agreeing(colonna, side, decimals)))
        result.push({ ...one, segno: 'inverso', peso: peso - 4 });
    }
    for (const indicatore of sides) {
      result.push({ ...one, segno: 'indicatore', indicatore, peso: peso + 1 });
    }
    for (const commissione of fees) {
      if (commissione !== colonna) result.push({ ...one, segno: 'con_segno', commissione, peso: peso - 1 });
    }
  }
  return result;
}

/** True of the single figure of a column, called a total, that all those of another come to: on a row of its own. */
function isSumOf(total: ProfiledColumn, amounts: ProfiledColumn): boolean {
  if (total.filled !== 1 || !/\btotal[ei]?\b/.test(normalizeHeader(total.intestazione))) return false;
  const cents = inferCents([total, amounts]);
  const sum = (column: ProfiledColumn): number =>
    column.celle.reduce((all, _, riga) => all + cents(column, riga), 0);
  return sum(total) === sum(amounts);
}

/** A named amount that only some rows have, and another column that has just the others: each is the half of a pair. */
const halves = (money: readonly ProfiledColumn[], named: readonly Weighed[]): MoneyReading[] =>
  named.flatMap(({ colonna, peso }) => {
    if (colonna.filled === colonna.celle.length) return [];
    return money
      .filter((other) => other !== colonna && other.filled > 0)
      .filter((other) => !isSumOf(other, colonna) && !isSumOf(colonna, other))
      .flatMap((other) => mutePairs([colonna, other], true))
      .map((reading) => ({ ...reading, peso: peso + 1 }));
  });

/** Two columns under names that nobody knows, of which each row has one: more than a single column that all rows have. */
const unnamedPairs = (money: readonly ProfiledColumn[]): MoneyReading[] =>
  mutePairs(
    money.filter(({ filled, intestazione }) => filled > 0 && listMeanings(intestazione).length === 0),
  ).map((reading) => ({ ...reading, peso: reading.peso + PESO_COPPIA }));
const PESO_COPPIA = 5;

/**
 * Which column of a pair holds what went out: by its minus, or by what either name says.
 * @param both what one name says tells nothing of the other, which is that of any amount
 */
function findOutflow(x: ProfiledColumn, y: ProfiledColumn, both: boolean): ProfiledColumn | null {
  const [xNegative, yNegative] = [x, y].map(({ celle }) => celle.some((cell) => isNegativa(cell)));
  if (xNegative !== yNegative) return xNegative === true ? x : y;
  const [one, other] = [x, y].map(({ intestazione }) => findNamedSide(intestazione));
  // Of two names that say the same, or nothing, none is believed.
  if (one === other || (both && (one === undefined || other === undefined))) return null;
  return one === -1 || other === 1 ? x : y;
}

/** What somebody paid: a bank's client into the account, a portal out of it. */
const PAID = /^versat[oaie]$/i;

/** What the name of a column says of its amounts: `Imp. usc.`, `(+)`. */
function findNamedSide(header: string): 1 | -1 | undefined {
  const bare = header.replaceAll(/[()]/g, '').trim();
  if (PAID.test(bare)) return undefined;
  const name = bare.replace(/^(?:importo|importi|imp|euro|eur)\b\.?\s*/i, '');
  return parseIndicator(name) ?? parseIndicator(expandAbbreviations(normalizeHeader(name))) ?? undefined;
}

/** Without words: two money columns of which each row fills exactly one are dare and avere, in some order. */
function mutePairs(columns: readonly ProfiledColumn[], named = false): MoneyReading[] {
  const result: MoneyReading[] = [];
  for (const [at, x] of columns.entries()) {
    for (const y of columns.slice(at + 1)) {
      const one = x.celle.every((cell, riga) => (cell === '') !== ((y.celle[riga] ?? '') === ''));
      if (!one) continue;
      const told = findOutflow(x, y, named);
      const base = { segno: 'dare_avere', importo: null, indicatore: null, commissione: null } as const;
      if (told) {
        const side = 'certo' as const;
        result.push({ ...base, side, dare: told, avere: told === x ? y : x, peso: 5 });
        continue;
      }
      const side = 'ignoto' as const;
      result.push(
        { ...base, side, dare: x, avere: y, peso: 5 },
        { ...base, side, dare: y, avere: x, peso: 4.9 },
      );
    }
  }
  return result;
}
