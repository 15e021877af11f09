/**
 * Records of the Italian rendicontazione (CBI standard RND-001, "Rendicontazione saldi e movimenti di c/c"):
 * 120 characters each; positions below count from 1, as the standard's tables do.
 */
import type { BloccoTesto } from '../encoding.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandAnno, createSeiCifre } from '../../cell/day.ts';
import { readLines } from '../lines.ts';
import type { Giorno } from '#api/contract/valori.ts';

export const LUNGHEZZA = 120;

/** Characters `da` to `a`, both counted from 1. */
export function cutField(record: string, da: number, a: number): string {
  return record.slice(da - 1, a);
}

/** Type of a record: its second and third character. */
export function getRecordType(record: string): string {
  return cutField(record, 2, 3);
}

const SPAZIO = 32;
const VIRGOLA = 44;

/** A record whose leading blank was trimmed on the way: its other fields would all be one place off. */
const SENZA_SPAZIO = /^(?:RH|IB|IM|EF|\d{2}\d{7})/;

function conSpazio(linea: string): string {
  return linea.charCodeAt(0) !== SPAZIO && SENZA_SPAZIO.test(linea) ? ` ${linea}` : linea;
}

/**
 * Hands on the records that are not blank, each with its line; a line that is a multiple of a record long holds several,
 * written without line ends. Yields the bytes done, and answers the last line.
 */
export function* readRhRecords(
  blocchi: Iterable<BloccoTesto>,
  prendi: (record: string, riga: number) => void,
): Generator<number, number> {
  let ultima = 0;
  for (const { linee, prima, fatto } of readLines(blocchi)) {
    for (let at = 0; at < linee.length; at++) {
      const linea = linee[at] ?? '';
      ultima = prima + at;
      if (linea.length <= LUNGHEZZA || linea.length % LUNGHEZZA !== 0) {
        if (!isBianco(linea)) prendi(conSpazio(linea), ultima);
        continue;
      }
      for (let da = 0; da < linea.length; da += LUNGHEZZA) {
        const record = linea.slice(da, da + LUNGHEZZA);
        ultima = prima + at + da / LUNGHEZZA;
        if (!isBianco(record)) prendi(record, ultima);
      }
    }
    yield fatto;
  }
  return ultima;
}

/** A record says what it is at its start: the rest is looked through where that is blank. */
function isBianco(record: string): boolean {
  return getRecordType(record).trim() === '' && record.trim() === '';
}

const leggiGgMmAa = createSeiCifre(
  (sei) => `${expandAnno(sei.slice(4))}-${sei.slice(2, 4)}-${sei.slice(0, 2)}`,
);

/** DDMMYY, from the position `da`. */
export function parseRhGiorno(record: string, da: number): Giorno | null {
  return leggiGgMmAa(record, da - 1);
}

/** At `da` a sign (`C` credit, `D` debit), then fifteen characters of amount with a comma; NaN otherwise. */
export function parseRhImporto(record: string, da: number): number {
  if (record.charCodeAt(da + 12) !== VIRGOLA) return Number.NaN;
  const importo = parseDigits(record, da, 12) * 100 + parseDigits(record, da + 13, 2);
  const segno = record.charAt(da - 1);
  if (segno === 'C') return importo;
  return segno === 'D' ? 0 - importo : Number.NaN;
}
