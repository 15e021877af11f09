/** What is printed of a value. */
import { isGiorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import { formatAliquota } from '#domain/matrice.ts';
import type { PrintedCell, PrintedCellKind } from './types.ts';

/** A cell taller than a page cannot be printed: longer texts are cut, and say so. */
const MAX_CELLA = 500;

/** Control characters, and those that turn the direction of writing: no glyph, only ways to mislead. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text as it may be printed; line feeds stay. */
export const cleanText = (text: string): string =>
  text.replaceAll('\r\n', '\n').toWellFormed().replaceAll(INVISIBLE, ' ').normalize('NFC');

/** A text of one line, no longer than `max` characters. */
export function cutText(text: string, max: number): string {
  const line = cleanText(text).replaceAll(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`;
}

/** A cell's text: `1.234,56`, `15/03/2026`, `7,50%`, a number with its thousands. */
export function formatCell(value: PrintedCell, kind: PrintedCellKind): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (kind === 'data' && isGiorno(value)) return formatData(value);
    return cutText(value, MAX_CELLA);
  }
  if (!Number.isFinite(value)) return '';
  if (kind === 'importo') return formatImporto(toCentesimi(value));
  if (kind === 'percentuale') return formatAliquota(value);
  return value.toLocaleString('it-IT', { useGrouping: 'always' });
}

/** Figures stand under each other, on the right. */
export const isRightAligned = (kind: PrintedCellKind): boolean =>
  kind === 'importo' || kind === 'numero' || kind === 'percentuale';
