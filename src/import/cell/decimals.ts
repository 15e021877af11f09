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

export interface EvidenzaDecimali {
  virgola: number;
  punto: number;
  ambigui: number;
  /** An ambiguous cell, to show. */
  esempio: string | null;
}

export function collectDecimali(celle: Iterable<string>): EvidenzaDecimali {
  const found: EvidenzaDecimali = { virgola: 0, punto: 0, ambigui: 0, esempio: null };
  for (const cella of celle) {
    const indizio = findDecimaliHint(cella);
    if (indizio === ',') found.virgola++;
    else if (indizio === '.') found.punto++;
    else if (indizio === 'ambiguo') {
      found.ambigui++;
      found.esempio ??= cella.trim();
    }
  }
  return found;
}

/** The sign proved by the amounts; null when they leave it open. Without any separator it does not matter: a comma. */
export function inferDecimali(evidenza: EvidenzaDecimali): Decimali | null {
  if (evidenza.virgola > evidenza.punto) return ',';
  if (evidenza.punto > evidenza.virgola) return '.';
  if (evidenza.virgola > 0) return null;
  return evidenza.ambigui > 0 ? null : ',';
}
