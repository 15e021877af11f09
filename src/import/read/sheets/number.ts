/** Cells that hold numbers, as text that reads back to the same cents or the same day. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { GenereNumero } from './number-format.ts';

/** How the numbers of a workbook are written: every cell in the same way, whatever its own format shows. */
export interface NumberStyle {
  decimali: Decimali;
  /** True when day 0 is 1 January 1904, as workbooks born on a Macintosh count. */
  base1904: boolean;
}

/** Euro by which a sum of amounts can miss its cents in binary arithmetic: far less than what a third decimal means. */
const RUMORE = 1e-6;
/** Bits of a double's fraction that amounts of thousands of millions leave for their cents. */
const RUMORE_RELATIVO = 4e-16;

/**
 * A number as text. Whole cents within floating noise are written with two decimals (`0.1 + 0.2` is `0,30`);
 * anything else keeps its digits, and at least four of them after the sign, so that a thousandth is never
 * taken for a thousand. Whole numbers of money show their `,00`; others, which may be codes, do not.
 */
export function formatNumber(
  valore: number,
  genere: GenereNumero,
  { decimali, base1904 }: NumberStyle,
): string {
  if (genere === 'data') {
    const giorno = formatSerial(valore, base1904);
    if (giorno !== null) return giorno;
  }
  if (!Number.isFinite(valore)) return '';
  if (Number.isInteger(valore) && genere !== 'denaro') return String(valore);
  const centesimi = Math.round(valore * 100);
  const scarto = Math.abs(valore - centesimi / 100);
  if (scarto > RUMORE + Math.abs(valore) * RUMORE_RELATIVO || !Number.isSafeInteger(centesimi)) {
    return conQuattroDecimali(valore, decimali);
  }
  const assoluto = Math.abs(centesimi);
  const resto = assoluto % 100;
  const segno = centesimi < 0 ? '-' : '';
  return `${segno}${(assoluto - resto) / 100}${decimali}${resto < 10 ? '0' : ''}${resto}`;
}

function conQuattroDecimali(valore: number, decimali: Decimali): string {
  // Fifteen digits are what a spreadsheet itself keeps of a number.
  const text = String(Number(valore.toPrecision(15)));
  const dot = text.indexOf('.');
  if (dot === -1 || text.includes('e')) return text;
  return `${text.slice(0, dot)}${decimali}${text.slice(dot + 1).padEnd(4, '0')}`;
}

const GIORNO_MS = 86_400_000;
const SECONDI = 86_400;
/** Last day a spreadsheet knows: 31 December 9999. */
const ULTIMO = 2_958_465;

/**
 * A date cell's serial as `2026-03-31`, with the time when it has one; a time alone where there is no day.
 * In the 1900 system day 60 is a 29 February that never was (ECMA-376 part 1, 18.17.4.1): it is written so,
 * and refused as no day.
 */
export function formatSerial(seriale: number, base1904: boolean): string | null {
  if (!(seriale >= 0) || seriale > ULTIMO) return null;
  let giorni = Math.floor(seriale);
  let secondi = Math.round((seriale - giorni) * SECONDI);
  if (secondi === SECONDI) {
    giorni++;
    secondi = 0;
  }
  const ora = secondi === 0 ? '' : scriviOra(secondi);
  if (giorni === 0 && !base1904) return ora === '' ? null : ora;
  const giorno = !base1904 && giorni === 60 ? '1900-02-29' : giornoDi(giorni, base1904);
  return ora === '' ? giorno : `${giorno} ${ora}`;
}

/** Days written so far: statements repeat them row after row. */
const scritti = new Map<number, string>();
const MAX_SCRITTI = 20_000;

function giornoDi(giorni: number, base1904: boolean): string {
  const chiave = base1904 ? -1 - giorni : giorni;
  let giorno = scritti.get(chiave);
  if (giorno === undefined) {
    if (scritti.size > MAX_SCRITTI) scritti.clear();
    giorno = computeGiorno(giorni, base1904);
    scritti.set(chiave, giorno);
  }
  return giorno;
}

function computeGiorno(giorni: number, base1904: boolean): string {
  const zero = base1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, giorni < 60 ? 31 : 30);
  return new Date(zero + giorni * GIORNO_MS).toISOString().slice(0, 10);
}

function scriviOra(secondi: number): string {
  const two = (value: number): string => `${value < 10 ? '0' : ''}${value}`;
  return `${two(Math.floor(secondi / 3_600))}:${two(Math.floor(secondi / 60) % 60)}:${two(secondi % 60)}`;
}
