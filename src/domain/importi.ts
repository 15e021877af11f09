/** Money as whole cents: makes, adds, shows and reads it as Italians write it. */
import type { Centesimi } from '#api/contract/valori.ts';

/** The largest amount kept: ten thousand billion euro, well inside what a double holds exactly. */
const MAX = 1_000_000_000_000_000;

/** Brands a whole number of cents; throws on fractions and on amounts that are too large. */
export function toCentesimi(value: number): Centesimi {
  if (!Number.isInteger(value) || Math.abs(value) > MAX)
    throw new RangeError(`not an amount in cents: ${value}`);
  return (value === 0 ? 0 : value) as Centesimi;
}

export const ZERO = toCentesimi(0);

export function sumCentesimi(amounts: Iterable<number>): Centesimi {
  let total = 0;
  for (const amount of amounts) total += amount;
  return toCentesimi(total);
}

/**
 * Shows cents as `1.234,56`, with an ASCII minus sign, so that it can be pasted into Excel. Written by hand: a grid of
 * 100,000 rows is formatted faster than through Intl.
 */
export function formatImporto(amount: number): string {
  const absolute = Math.abs(amount);
  const whole = String(Math.floor(absolute / 100));
  const cents = String(absolute % 100).padStart(2, '0');
  let grouped = whole;
  for (let at = whole.length - 3; at > 0; at -= 3) grouped = `${grouped.slice(0, at)}.${grouped.slice(at)}`;
  return `${amount < 0 ? '-' : ''}${grouped},${cents}`;
}

/**
 * Reads an amount as Italians type it: `1.234,56`, `1234,5`, `-12`, `12,00-`, `€ 12`. A dot is a thousands sign only
 * before three digits; `12.5` is no amount. Null if it is not an amount.
 */
export function parseImporto(text: string): Centesimi | null {
  let rest = text.replaceAll(/[\s  €]/g, '').replaceAll(/[−–]/g, '-');
  let sign = 1;
  if (/^[-+]/.test(rest)) {
    sign = rest.startsWith('-') ? -1 : 1;
    rest = rest.slice(1);
  } else if (rest.endsWith('-')) {
    sign = -1;
    rest = rest.slice(0, -1);
  }
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(rest)) return null;
  const [whole = '', cents = ''] = rest.replaceAll('.', '').split(',');
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0') || '0');
  return value > MAX ? null : toCentesimi(sign * value);
}
