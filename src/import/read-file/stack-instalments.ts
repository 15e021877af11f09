/** Instalments in columns: each is read under the one before it. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { normalizeHeader } from '../cell/words.ts';
import { HEADERS, isAmount, isDay, isHeader, type Rows, type Stack } from './stack.ts';

const NUMBER = /(?<=^| )(?:(\d)(?:a|o|ma|da|za|ta)?|(prim[ao])|(second[ao])|(terz[ao]))(?= |$)/;

/** The number of the instalment in the name of a column, and its name without it. */
function takeNumber(name: string): { bare: string; number: number | null } {
  const text = normalizeHeader(name.replaceAll(/[ª°^]/g, ''));
  const found = NUMBER.exec(text);
  if (!found) return { bare: text, number: null };
  const number =
    found[1] === undefined ? found.slice(2).findIndex((word) => word !== undefined) + 1 : Number(found[1]);
  return { bare: text.replace(NUMBER, '').replaceAll(/\s+/g, ' ').trim(), number };
}

/** Of each column the instalment that it is of, from 1; null of those of the whole document. */
function listInstalments(header: readonly string[]): (number | null)[] {
  const names = header.map((name) => takeNumber(name));
  const count = (bare: string): number => names.filter((name) => name.bare === bare && bare !== '').length;
  const seen = new Map<string, number>();
  return names.map(({ bare, number }) => {
    if (number !== null && count(bare) > 1) return number;
    if (number !== null || count(bare) < 2) return null;
    const times = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, times);
    return times;
  });
}

/** True of the name of what a document comes to. */
const isWholeAmount = (name: string): boolean => isAmount(name) || /\btot(?:ale|al)?\b/i.test(name);

/** True of what the instalments of each row come to. */
function areSums(rows: Rows, column: number, parts: readonly number[]): boolean {
  const ofAmounts = rows.filter((riga) => /\d/.test(riga[column] ?? ''));
  const isSum = (riga: readonly string[], decimals: Decimali): boolean => {
    const cents = (at: number): number =>
      (riga[at] ?? '').trim() === '' ? 0 : parseCentesimi(riga[at] ?? '', decimals);
    return cents(column) === parts.reduce((sum, at) => sum + cents(at), 0);
  };
  return (
    ofAmounts.length > 0 && ([',', '.'] as const).some((sign) => ofAmounts.every((riga) => isSum(riga, sign)))
  );
}

export function findInstalments(righe: Rows): Stack | null {
  const at = righe.slice(0, HEADERS).findIndex((riga) => isHeader(riga));
  const header = righe[at] ?? [];
  const of = listInstalments(header);
  const numbers = [...new Set(of.flatMap((number) => number ?? []))].toSorted((x, y) => x - y);
  const columnsOf = (number: number | null): number[] =>
    of.flatMap((each, column) => (each === number && (header[column] ?? '').trim() !== '' ? [column] : []));
  const groups = numbers.map((number) => columnsOf(number));
  const bareOf = (column: number): string => takeNumber(header[column] ?? '').bare;
  const amountOf = (group: readonly number[]): number =>
    group.find((column) => isAmount(bareOf(column))) ?? -1;
  const isSum = (column: number): boolean =>
    isWholeAmount(header[column] ?? '') && areSums(righe.slice(at + 1), column, groups.map(amountOf));
  const all = columnsOf(null);
  const common = all.filter((column) => !isSum(column));
  // One behind the other, all of them behind what is of the whole document; in any order where they come to its total.
  const isParted =
    common.length < all.length ||
    [common, ...groups].every(
      (group, place, every) => (group.at(-1) ?? -1) < (every[place + 1]?.[0] ?? Infinity),
    );
  const isWhole =
    groups.length > 1 &&
    common.length > 0 &&
    isParted &&
    numbers.every((number, place) => number === place + 1) &&
    groups.every((group) => group.some((column) => isDay(bareOf(column))) && amountOf(group) !== -1) &&
    !common.some((column) => isWholeAmount(header[column] ?? ''));
  if (!isWhole) return null;
  const first = groups[0] ?? [];
  const hasAmount = (riga: readonly string[]): boolean =>
    groups.some((group) => (riga[amountOf(group)] ?? '').trim() !== '');
  const take = (riga: readonly string[], columns: readonly number[]): string[] =>
    columns.map((column) => riga[column] ?? '');
  return {
    header: at,
    parts: groups.map((group, place) => (riga, row) => {
      if (row < at) return place === 0 ? [[...riga]] : [];
      if (row === at)
        return place === 0 ? [[...take(riga, common), ...first.map((column) => bareOf(column))]] : [];
      if (hasAmount(riga) && (riga[amountOf(group)] ?? '').trim() === '') return [];
      return [[...take(riga, common), ...take(riga, group)]];
    }),
    notice: (from) =>
      `Ogni riga ha più rate affiancate: le seconde sono lette sotto le prime, con le righe contate di seguito dalla ${from.join(', dalla ')}.`,
  };
}
