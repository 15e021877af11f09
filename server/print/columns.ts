/** How the columns of a table share the page: figures take what they need, words what is left. Pure. */
import { ARIA } from './sizes.ts';
import { isRightAligned } from './text.ts';
import type { ColonnaStampa } from './types.ts';

/** Of the widest digit of Roboto Medium, in ems: figures are measured without loading a font. */
const CIFRA = 0.575;
/** A word column narrower than this breaks its words (points). */
const MIN_TESTO = 46;
const CORPI = [8.5, 8, 7.5, 7, 6.5, 6, 5.5] as const;

export interface ColumnSizes {
  /** Of each column, without the air, in points. */
  larghezze: number[];
  corpo: number;
}

/** Share of the width of a column of words: as asked, else by its longest text, within reason. */
const peso = ({ larghezza }: ColonnaStampa, lunghezza: number): number =>
  larghezza ?? Math.max(8, Math.min(48, lunghezza)) / 16;

const parolaPiuLunga = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length), 1);

/** @param lunghezze characters of the longest text of each column, totals included; @param libero width in points */
export function measureColonne(
  colonne: readonly ColonnaStampa[],
  lunghezze: readonly number[],
  libero: number,
): ColumnSizes {
  const spazio = libero - colonne.length * ARIA;
  let ultima: ColumnSizes = { larghezze: [], corpo: 0 };
  for (const corpo of CORPI) {
    const fisse = colonne.map((colonna, at) => {
      if (!isRightAligned(colonna.tipo) && colonna.tipo !== 'data') return 0;
      return Math.max(lunghezze[at] ?? 0, parolaPiuLunga(colonna.titolo) * 1.05) * CIFRA * corpo + 1;
    });
    const pesi = colonne.map((colonna, at) => (fisse[at] === 0 ? peso(colonna, lunghezze[at] ?? 0) : 0));
    const somma = pesi.reduce((sum, one) => sum + one, 0);
    const resto = spazio - fisse.reduce((sum, width) => sum + width, 0);
    const larghezze = fisse.map(
      (fissa, at) => Math.floor((fissa || Math.max(resto, 0) * ((pesi[at] ?? 0) / somma)) * 100) / 100,
    );
    ultima = { larghezze, corpo };
    const strette = larghezze.some((width, at) => fisse[at] === 0 && width < MIN_TESTO);
    if (somma === 0 ? resto >= 0 : !strette) break;
  }
  return entro(ultima, spazio);
}

/** Never wider than the page: what does not fit with the smallest letters shrinks, and wraps. */
function entro({ larghezze, corpo }: ColumnSizes, spazio: number): ColumnSizes {
  const total = larghezze.reduce((sum, width) => sum + width, 0);
  if (total <= spazio) return { larghezze, corpo };
  return { larghezze: larghezze.map((width) => Math.floor(((width * spazio) / total) * 100) / 100), corpo };
}
