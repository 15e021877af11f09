/** Values of SWIFT MT940 and MT942 fields (SWIFT User Handbook, category 9). */
import type { Giorno } from '#api/contract/valori.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandAnno, createSeiCifre, toGiornoOrNull } from '../../cell/day.ts';
import type { SaldoNativo } from '../native.ts';

/** Format `15d`: digits and one comma, no thousands sign; banks fill it with more zeros than that. NaN otherwise. */
export function parseMtImporto(testo: string): number {
  return /^\d{1,20}(?:,\d*)?$/.test(testo) ? parseCentesimi(testo, ',') : Number.NaN;
}

const leggiAaMmGg = createSeiCifre(
  (sei) => `${expandAnno(sei.slice(0, 2))}-${sei.slice(2, 4)}-${sei.slice(4)}`,
);

/** YYMMDD, from the place `da` (zero-based). */
export function parseMtGiorno(testo: string, da = 0): Giorno | null {
  return leggiAaMmGg(testo, da);
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
    found = avvicina(riga.slice(6, 10), riga.slice(0, 6));
    registrazioni.set(date, found);
  }
  return found;
}

/** Pairs of days met so far: few in a file, however many its movements. */
const registrazioni = new Map<number, Giorno | null>();
const MAX_COPPIE = 20_000;

function avvicina(testo: string, valuta: string): Giorno | null {
  const anno = Number(expandAnno(valuta.slice(0, 2)));
  // A value date may be one that does not exist (30 February of the 30/360 year): its first of month will do.
  const intorno = Date.parse(
    `${anno}-${valuta.slice(2, 4)}-${valuta.slice(4) > '28' ? '28' : valuta.slice(4)}`,
  );
  const giorni = [anno - 1, anno, anno + 1]
    .map((year) => toGiornoOrNull(`${year}-${testo.slice(0, 2)}-${testo.slice(2)}`))
    .filter((giorno) => giorno !== null)
    .toSorted((a, b) => Math.abs(Date.parse(a) - intorno) - Math.abs(Date.parse(b) - intorno));
  const [vicino] = giorni;
  return vicino !== undefined && Math.abs(Date.parse(vicino) - intorno) < 200 * GIORNO_MS ? vicino : null;
}

const SALDO = /^([CD])(\d{6})([A-Z]{3})?(\d{1,20}(?:,\d*)?)$/;

export interface SaldoMt extends SaldoNativo {
  divisa: string | null;
}

/** `:60F:` and its like; null when it cannot be read. Some banks leave the currency out. */
export function parseMtSaldo(testo: string, riga: number, intermedio: boolean): SaldoMt | null {
  const parti = SALDO.exec(testo.trim());
  const importo = parseMtImporto(parti?.[4] ?? '');
  if (!parti || Number.isNaN(importo)) return null;
  return {
    importo: parti[1] === 'D' ? 0 - importo : importo,
    data: parseMtGiorno(parti[2] ?? ''),
    divisa: parti[3] ?? null,
    riga,
    intermedio,
  };
}

/** `:25:`: IBAN, or bank and number; banks add the currency at its end. */
export function parseMtConto(testo: string): string {
  const conto = testo.trim();
  const senza = conto.replace(/\s?[A-Z]{3}$/, '').trim();
  return /\d$/.test(senza) ? senza : conto;
}
