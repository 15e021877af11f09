/** What the number format of a cell makes of its number. */

export type GenereNumero = 'data' | 'denaro' | 'generico';

/** Formats every spreadsheet knows without a definition (ECMA-376 part 1, 18.8.30); 27-36 and 50-58 are dates in Asian locales. */
function isDataNota(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

const DENARO_NOTI: ReadonlySet<number> = new Set([2, 4, 5, 6, 7, 8, 39, 40, 41, 42, 43, 44]);

/** What a format without a definition does. */
export function getBuiltInKind(id: number): GenereNumero {
  if (isDataNota(id)) return 'data';
  return DENARO_NOTI.has(id) ? 'denaro' : 'generico';
}

/** What a defined format does, by its code: `dd/mm/yyyy`, `#,##0.00 "€"`, `[$-410]d mmmm yyyy`. */
export function classifyFormat(codice: string): GenereNumero {
  const nudo = codice
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';', 1)
    .join('');
  if (/general|standard/i.test(nudo)) return 'generico';
  // Excel writes the letters of the author's language only on screen: files hold the English ones.
  if (/[dmyhs]/i.test(nudo) && !/[#?]|^\s*[+-]?0/.test(nudo)) return 'data';
  return /0[.,]0|[€$£]/.test(nudo) || /[€$£]|\b(EUR|CHF|USD)\b/.test(codice) ? 'denaro' : 'generico';
}
