/** Cells as XML, and their addresses. Text is always a string cell, so that it cannot become a formula. */
import type { SheetCell } from './cell.ts';
import type { NomeStile } from './styles.ts';
import { STILE } from './streamed-styles.ts';
import { cleanForXml, escapeXml } from './text.ts';

/** 0 -> `A`, 25 -> `Z`, 26 -> `AA`. */
export function toColumnLetter(column: number): string {
  const rest = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? rest : toColumnLetter(Math.floor(column / 26) - 1) + rest;
}

const BLANKS_AT_EDGES = /^\s|\s$/;

/** The cell at `r` (`B12`). */
export function writeCell(r: string, { valore, stile }: SheetCell): string {
  if (typeof valore === 'number') return `<c r="${r}" s="${STILE[stile]}"><v>${valore}</v></c>`;
  const space = BLANKS_AT_EDGES.test(valore) ? ' xml:space="preserve"' : '';
  return `<c r="${r}" s="${STILE[stile]}" t="inlineStr"><is><t${space}>${escapeXml(valore)}</t></is></c>`;
}

/** A label of our own in its own style. */
export const writeLabel = (r: string, text: string, stile: NomeStile): string =>
  writeCell(r, { valore: cleanForXml(text), stile });

export const writeEmptyCell = (r: string, style: NomeStile): string => `<c r="${r}" s="${STILE[style]}"/>`;

/** A formula of our own, with the result that is shown before Excel calculates. */
export const writeFormulaCell = (r: string, formula: string, result: number, style: NomeStile): string =>
  `<c r="${r}" s="${STILE[style]}"><f>${escapeXml(formula)}</f><v>${result}</v></c>`;
