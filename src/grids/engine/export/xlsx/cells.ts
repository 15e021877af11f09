/** Cells as XML, and where they stand. Text is always a string cell: nothing that is written can become a formula. */
import { STILE } from './styles.ts';
import { escapeXml, isFrainteso, cleanForXml } from './xml-text.ts';

/** 0 -> `A`, 25 -> `Z`, 26 -> `AA`. */
export function toColumnLetter(column: number): string {
  const rest = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? rest : toColumnLetter(Math.floor(column / 26) - 1) + rest;
}

const SPAZI_AI_BORDI = /^\s|\s$/;

/** A text cell at `r` (`B12`). */
export function writeTextCell(r: string, text: string, stile: number = STILE.normale): string {
  const clean = cleanForXml(text);
  const style = stile === STILE.normale && isFrainteso(clean) ? STILE.testo : stile;
  const space = SPAZI_AI_BORDI.test(clean) ? ' xml:space="preserve"' : '';
  return `<c r="${r}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(clean)}</t></is></c>`;
}

export const writeNumberCell = (r: string, value: number, stile: number): string =>
  `<c r="${r}" s="${stile}"><v>${value}</v></c>`;

/** A formula of ours with the result that is shown before anything is calculated again. */
export const writeFormulaCell = (r: string, formula: string, result: number, stile: number): string =>
  `<c r="${r}" s="${stile}"><f>${escapeXml(formula)}</f><v>${result}</v></c>`;
