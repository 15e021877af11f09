/** Explains why a payment differs from its document: the differences that an accountant recognises at sight. */
import type { TipoDifferenza } from './types.ts';

export interface ExplainedDifferenza {
  /** Empty when the amounts are equal. `importo` in cents, signed as the movimento. */
  differenze: { tipo: TipoDifferenza; importo: number }[];
  /** Logarithm of how often a payment differs in exactly this way. */
  weight: number;
}

interface Quota {
  tipo: TipoDifferenza;
  /** Share of the gross amount that is not paid. */
  quota: number;
  weight: number;
}

/** Logarithms of how often a difference occurs. */
const OFTEN = Math.log(0.02);
const SOMETIMES = Math.log(0.004);
const RARE = Math.log(0.0012);
const MIN_MARGIN = Math.log(0.008);
const BOLLO_WEIGHT = Math.log(0.012);
const ROUND_SPESE = Math.log(0.0005);
const HIGH_SPESE = Math.log(0.0002);
const UNUSUAL_SPESE = Math.log(0.000_06);
const ABBUONO = Math.log(0.000_03);
const ODD_SPESE = Math.log(0.000_02);

/**
 * Shares of the gross that stay with the payer.
 * Ritenuta d'acconto 20% of the taxable amount (D.P.R. 600/1973 art. 25), with VAT at 22% alone, with the
 * professional fund's 4%, 2% or 5% on top (which bears VAT but no ritenuta), or without VAT; 4% withheld by a
 * condominio (art. 25-ter) with VAT at 22% or 10%; 23% of half or of a fifth of an agent's commissions
 * (art. 25-bis), with Enasarco 8.5% kept back too; 30% of non-residents; 8% and, from March 2024, 11% withheld
 * by the bank on transfers for building works (D.L. 78/2010 art. 25, L. 213/2023 art. 1 c. 88) on the amount
 * without VAT at 22%. Split payment (D.P.R. 633/1972 art. 17-ter): the VAT.
 */
const SHARES: readonly Quota[] = [
  { tipo: 'ritenuta', quota: 0.2 / 1.22, weight: OFTEN },
  { tipo: 'ritenuta', quota: 0.2 / (1.04 * 1.22), weight: OFTEN },
  { tipo: 'ritenuta', quota: 0.2 / (1.02 * 1.22), weight: RARE },
  { tipo: 'ritenuta', quota: 0.2 / (1.05 * 1.22), weight: RARE },
  { tipo: 'ritenuta', quota: 0.2, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.2 / 1.04, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.2 / 1.02, weight: RARE },
  { tipo: 'ritenuta', quota: 0.04 / 1.22, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.04 / 1.1, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.04, weight: RARE },
  { tipo: 'ritenuta', quota: 0.115 / 1.22, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.046 / 1.22, weight: RARE },
  { tipo: 'ritenuta', quota: 0.115, weight: RARE },
  { tipo: 'ritenuta', quota: 0.3 / 1.22, weight: RARE },
  { tipo: 'ritenuta', quota: 0.3, weight: RARE },
  { tipo: 'ritenuta', quota: 0.11 / 1.22, weight: SOMETIMES },
  { tipo: 'ritenuta', quota: 0.08 / 1.22, weight: RARE },
  { tipo: 'iva_split', quota: 0.22 / 1.22, weight: OFTEN },
  { tipo: 'iva_split', quota: 0.1 / 1.1, weight: SOMETIMES },
  { tipo: 'iva_split', quota: 0.04 / 1.04, weight: RARE },
  { tipo: 'iva_split', quota: 0.05 / 1.05, weight: RARE },
  { tipo: 'sconto', quota: 0.01, weight: RARE },
  { tipo: 'sconto', quota: 0.015, weight: Math.log(0.0004) },
  { tipo: 'sconto', quota: 0.02, weight: SOMETIMES },
  { tipo: 'sconto', quota: 0.025, weight: Math.log(0.0004) },
  { tipo: 'sconto', quota: 0.03, weight: SOMETIMES },
  { tipo: 'sconto', quota: 0.04, weight: Math.log(0.0006) },
  { tipo: 'sconto', quota: 0.05, weight: SOMETIMES },
  { tipo: 'sconto', quota: 0.1, weight: RARE },
];

/** The shares by their first places, so that only near ones are tried. */
const SLOTS = 512;
const PER_SLOT: readonly (readonly Quota[])[] = Array.from({ length: SLOTS }, (_, at) =>
  SHARES.filter(({ quota }) => Math.abs(Math.floor(quota * SLOTS) - at) <= 1),
);
/** A payment explains no document that is larger by more than this share of the document. */
export const MAX_WITHHELD = 0.36;
/** A payment explains no document that is smaller by more than this. Cents. */
export const MAX_ADDED = 4_000;
const NONE: readonly Quota[] = [];
/** Below this gross amount in cents, one cent is too large a share for the boxes. */
const SMALL = 5_000;

const EQUAL: ExplainedDifferenza = { differenze: [], weight: Math.log(0.75) };
/** Stamp duty on documents without VAT above 77.47 euro: D.P.R. 642/1972, tariffa, art. 13. */
const BOLLO = 200;
/** Lump sum for late payment: D.Lgs. 231/2002 art. 6 c. 2. */
const MORA = 4_000;
const MAX_SPESE = 1_500;

/** The weight of a small amount that a bank keeps or charges: fees end with 0 or 5 cents. */
function speseWeight(cents: number): number {
  if (cents > 500) return cents % 50 === 0 ? HIGH_SPESE : ODD_SPESE;
  return cents % 25 === 0 ? RARE : cents % 5 === 0 ? ROUND_SPESE : UNUSUAL_SPESE;
}

/** True if the amounts are near enough for `explainDifferenza`. Most pairs are not. */
export function canExplain(paid: number, owed: number): boolean {
  if (paid > 0 !== owed > 0) return false;
  const more = Math.abs(paid) - Math.abs(owed);
  return more <= MAX_ADDED && -more <= Math.abs(owed) * MAX_WITHHELD;
}

/**
 * The most likely reason why `paid` settles `owed` completely, or null. Both are cents of the same sign; `owed` is the
 * sum of `documentWeight` documents.
 */
export function explainDifferenza(
  paid: number,
  owed: number,
  documentWeight = 1,
): ExplainedDifferenza | null {
  const gap = paid - owed;
  if (gap === 0) return EQUAL;
  const sign = owed > 0 ? 1 : -1;
  const gross = Math.abs(owed);
  /** Positive: more was paid than was due. */
  const more = gap * sign;
  const size = Math.abs(gap);
  if (size > gross * MAX_WITHHELD || more > MAX_ADDED) return null;
  let tipo: TipoDifferenza = 'abbuono';
  let weight = Number.NEGATIVE_INFINITY;
  if (size <= 1_000 && size <= gross * 0.01) weight = ABBUONO;
  if (size <= MAX_SPESE && size <= gross * 0.12 && more * sign < 0) {
    const fee = speseWeight(size);
    if (fee > weight) [tipo, weight] = ['spese', fee];
  }
  if (more === MORA && RARE > weight) [tipo, weight] = ['spese', RARE];
  if (more < 0) {
    const near = gross < SMALL ? SHARES : (PER_SLOT[Math.floor((size / gross) * SLOTS)] ?? NONE);
    for (let at = 0; at < near.length; at += 1) {
      const quota = near[at];
      if (quota && quota.weight > weight && Math.abs(gross * quota.quota - size) <= 0.6 + documentWeight)
        ({ tipo, weight } = quota);
    }
  }
  if (size < 100 && RARE > weight && (paid % 100 === 0 || (paid % 10 === 0 && size < 10)))
    [tipo, weight] = ['arrotondamento', RARE];
  if (size <= 2 + documentWeight && MIN_MARGIN > weight) [tipo, weight] = ['arrotondamento', MIN_MARGIN];
  if ((size === BOLLO || (documentWeight > 1 && size === BOLLO * documentWeight)) && BOLLO_WEIGHT > weight)
    [tipo, weight] = ['bollo', BOLLO_WEIGHT];
  return weight === Number.NEGATIVE_INFINITY ? null : { differenze: [{ tipo, importo: gap }], weight };
}
