/** What the number format of a cell makes of its number. */
import { findDivisa } from '../../cell/currency-words.ts';

export type GenereNumero = 'data' | 'denaro' | 'generico';

/** Formats every spreadsheet knows without a definition (ECMA-376 part 1, 18.8.30); 27-36 and 50-58 are dates in Asian locales. */
function isKnownDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

const KNOWN_MONEY: ReadonlySet<number> = new Set([2, 4, 5, 6, 7, 8, 39, 40, 41, 42, 43, 44]);

/** What a cell shows of its number: the kind, and the currency of money where the format alone names it. */
export interface NumberFormat {
  genere: GenereNumero;
  divisa: string | null;
}

const PLAIN: Readonly<Record<GenereNumero, NumberFormat>> = {
  data: { genere: 'data', divisa: null },
  denaro: { genere: 'denaro', divisa: null },
  generico: { genere: 'generico', divisa: null },
};

export const getPlainFormat = (genere: GenereNumero): NumberFormat => PLAIN[genere];

/** What a format without a definition does: its currency is that of the machine it is looked at on, and of no file. */
export function getBuiltInFormat(id: number): NumberFormat {
  if (isKnownDate(id)) return PLAIN.data;
  return KNOWN_MONEY.has(id) ? PLAIN.denaro : PLAIN.generico;
}

/** What a defined format does, by its code. */
export function parseNumberFormat(code: string): NumberFormat {
  const genere = classifyFormat(code);
  const divisa = genere === 'denaro' ? findFormatDivisa(code) : null;
  return divisa === null ? PLAIN[genere] : { genere, divisa };
}

/** Countries whose dollars are not those of the United States, by the locale of the format (MS-LCID). */
const DOLLARS: Readonly<Record<string, string>> = { 1009: 'CAD', c0c: 'CAD', c09: 'AUD', 1409: 'NZD' };

/** `[$USD-409]`, `[$€-2]`, `"CHF"`, `\\€`, `$#,##0.00`. */
function findFormatDivisa(code: string): string | null {
  const [, sign = '', locale = ''] = /\[\$([^\]-]+)(?:-([^\]]*))?\]/.exec(code) ?? [];
  if (sign !== '')
    return (sign === '$' ? DOLLARS[locale.toLowerCase()] : undefined) ?? findDivisa(sign.trim());
  const quoted = [...code.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text.trim());
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[_*]./g, '');
  return (
    [...quoted, ...(/[€$£]|EUR|CHF|USD/.exec(bare) ?? [])].flatMap((text) => findDivisa(text) ?? [])[0] ??
    null
  );
}

/** What a defined format does, by its code: `dd/mm/yyyy`, `#,##0.00 "€"`, `[$-410]d mmmm yyyy`. */
export function classifyFormat(code: string): GenereNumero {
  const bare = code
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';', 1)
    .join('');
  if (/general|standard/i.test(bare)) return 'generico';
  // Excel writes the letters of the author's language only on screen: files hold the English ones.
  if (/[dmyhs]/i.test(bare) && !/[#?]|^\s*[+-]?0/.test(bare)) return 'data';
  return /0[.,]0|[€$£]/.test(bare) || /[€$£]|\b(EUR|CHF|USD)\b/.test(code) ? 'denaro' : 'generico';
}
