/** Values of SWIFT MT940 and MT942 fields (SWIFT User Handbook, category 9). */
import type { Giorno } from '#api/contract/valori.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandYear, createSixDigitReader, toGiornoOrNull } from '../../cell/day.ts';
import type { FiguraDichiarata, NativeSaldo } from '../native.ts';

/** Format `15d`: digits and one comma, no thousands sign; banks fill it with more zeros than that. NaN otherwise. */
function parseMtImporto(text: string): number {
  return /^\d{1,20}(?:,\d*)?$/.test(text) ? parseCentesimi(text, ',') : Number.NaN;
}

const readYyMmDd = createSixDigitReader(
  (six) => `${expandYear(six.slice(0, 2))}-${six.slice(2, 4)}-${six.slice(4)}`,
);

/** YYMMDD, from the place `from` (zero-based). */
export function parseMtGiorno(text: string, from = 0): Giorno | null {
  return readYyMmDd(text, from);
}

const GIORNO_MS = 86_400_000;

/**
 * MMDD of the entry date, which follows the value date, in the year that puts it nearest to it: they stand across a new
 * year's eve. Null without one.
 * @param riga the statement line: YYMMDDMMDD at its start
 */
export function parseEntryGiorno(riga: string): Giorno | null {
  const date = parseDigits(riga, 0, 10);
  if (Number.isNaN(date)) return null;
  let found = registrazioni.get(date);
  if (found === undefined) {
    if (registrazioni.size > MAX_COPPIE) registrazioni.clear();
    found = bringNear(riga.slice(6, 10), riga.slice(0, 6));
    registrazioni.set(date, found);
  }
  return found;
}

/** Pairs of days met so far: few in a file, however many its movements. */
const registrazioni = new Map<number, Giorno | null>();
const MAX_COPPIE = 20_000;

function bringNear(text: string, valueDate: string): Giorno | null {
  const yearOf = Number(expandYear(valueDate.slice(0, 2)));
  // A value date may be one that does not exist (30 February of the 30/360 year): its first of month will do.
  const surroundings = Date.parse(
    `${yearOf}-${valueDate.slice(2, 4)}-${valueDate.slice(4) > '28' ? '28' : valueDate.slice(4)}`,
  );
  const days = [yearOf - 1, yearOf, yearOf + 1]
    .map((year) => toGiornoOrNull(`${year}-${text.slice(0, 2)}-${text.slice(2)}`))
    .filter((day) => day !== null)
    .toSorted((a, b) => Math.abs(Date.parse(a) - surroundings) - Math.abs(Date.parse(b) - surroundings));
  const [near] = days;
  return near !== undefined && Math.abs(Date.parse(near) - surroundings) < 200 * GIORNO_MS ? near : null;
}

const SALDO = /^([CD])(\d{6})([A-Z]{3})?(\d{1,20}(?:,\d*)?)$/;

export interface SaldoMt extends NativeSaldo {
  divisa: string | null;
}

/** `:60F:` and its like; null when it cannot be read. Some banks leave the currency out. */
export function parseMtSaldo(text: string, riga: number, intermediate: boolean): SaldoMt | null {
  const parts = SALDO.exec(text.trim());
  const importo = parseMtImporto(parts?.[4] ?? '');
  if (!parts || Number.isNaN(importo)) return null;
  return {
    importo: parts[1] === 'D' ? 0 - importo : importo,
    data: parseMtGiorno(parts[2] ?? ''),
    divisa: parts[3] ?? null,
    riga,
    intermediate,
  };
}

/** `:90D:` and `:90C:`: how many entries of a side there are, and their sum (format `5n3!a15d`). */
export function parseMtSomma(text: string, lato: FiguraDichiarata['lato']): FiguraDichiarata[] {
  const [, quanti, somma = ''] = /^(\d{1,5})(?:[A-Z]{3}(.*))?$/.exec(text.trim()) ?? [];
  const importo = parseMtImporto(somma);
  return quanti === undefined
    ? []
    : [{ lato, quanti: Number(quanti), somma: Number.isNaN(importo) ? null : importo }];
}

/** `:25:`: IBAN, or bank and number; banks add the currency at its end. */
export function parseMtConto(text: string): string {
  const conto = text.trim();
  const without = conto.replace(/\s?[A-Z]{3}$/, '').trim();
  return /\d$/.test(without) ? without : conto;
}
