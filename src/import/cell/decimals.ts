/** The decimal sign, from the amounts themselves. */
import type { Decimali } from '#api/contract/tracciati.ts';

/**
 * What one amount proves: its decimal sign, `ambiguo` (`1.234` may be one and a quarter or a thousand),
 * or null when it shows none.
 */
export function findDecimaliHint(text: string): Decimali | 'ambiguo' | null {
  const cell = text.replaceAll(/[^\d.,'’‘`´\uFFFD]/g, '').replaceAll(/^[.,]+(?=\d{3})|[.,]+$/g, '');
  const comma = cell.lastIndexOf(',');
  const dot = cell.lastIndexOf('.');
  if (comma === -1 && dot === -1) return null;
  if (comma !== -1 && dot !== -1) return comma > dot ? ',' : '.';
  const sign: Decimali = comma !== -1 ? ',' : '.';
  const at = Math.max(comma, dot);
  if (cell.indexOf(sign) !== at) return sign === ',' ? '.' : ',';
  const whole = cell.slice(0, at);
  if (cell.length - at - 1 !== 3) return sign;
  if (/['’‘`´\uFFFD]/.test(whole) || whole.length > 3 || whole === '' || whole.startsWith('0')) return sign;
  return 'ambiguo';
}

interface DecimalsEvidence {
  comma: number;
  point: number;
  ambiguous: number;
  /** The sign of these, where it is one. */
  sign: Decimali | null;
  /** Whole amounts with no sign at all: below a thousand, and above. */
  small: number;
  large: number;
  /** An ambiguous cell, to show. */
  example: string | null;
}

export function collectDecimali(cells: Iterable<string>): DecimalsEvidence {
  const found: DecimalsEvidence = {
    comma: 0,
    point: 0,
    ambiguous: 0,
    sign: null,
    small: 0,
    large: 0,
    example: null,
  };
  const signs = new Set<Decimali>();
  for (const cell of cells) {
    const clue = findDecimaliHint(cell);
    if (clue === ',') found.comma++;
    else if (clue === '.') found.point++;
    else if (clue === 'ambiguo') {
      found.ambiguous++;
      found.example ??= cell.trim();
      signs.add(cell.includes(',') ? ',' : '.');
    } else if (/[1-9]/.test(cell)) {
      if (cell.replaceAll(/\D/g, '').length > 3) found.large++;
      else found.small++;
    }
  }
  const [sign, ...others] = signs;
  return { ...found, sign: sign !== undefined && others.length === 0 ? sign : null };
}

/** The sign proved by the amounts; null when they leave it open. Without any separator it does not matter: a comma. */
export function inferDecimali(evidence: DecimalsEvidence): Decimali | null {
  if (evidence.comma > evidence.point) return ',';
  if (evidence.point > evidence.comma) return '.';
  if (evidence.comma > 0) return null;
  if (evidence.ambiguous === 0) return ',';
  // Beside amounts below a thousand without any decimals the sign of those above parts thousands, which no other lacks.
  const { sign, small, large } = evidence;
  return sign === null || small === 0 || large > 0 ? null : sign === '.' ? ',' : '.';
}
