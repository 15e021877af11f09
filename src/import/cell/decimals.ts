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

interface EvidenzaDecimali {
  virgola: number;
  punto: number;
  ambigui: number;
  /** An ambiguous cell, to show. */
  example: string | null;
}

export function collectDecimali(cells: Iterable<string>): EvidenzaDecimali {
  const found: EvidenzaDecimali = { virgola: 0, punto: 0, ambigui: 0, example: null };
  for (const cell of cells) {
    const clue = findDecimaliHint(cell);
    if (clue === ',') found.virgola++;
    else if (clue === '.') found.punto++;
    else if (clue === 'ambiguo') {
      found.ambigui++;
      found.example ??= cell.trim();
    }
  }
  return found;
}

/** The sign proved by the amounts; null when they leave it open. Without any separator it does not matter: a comma. */
export function inferDecimali(evidence: EvidenzaDecimali): Decimali | null {
  if (evidence.virgola > evidence.punto) return ',';
  if (evidence.punto > evidence.virgola) return '.';
  if (evidence.virgola > 0) return null;
  return evidence.ambigui > 0 ? null : ',';
}
