/** Explains why a payment differs from its document: the differences that an accountant recognises at sight. */
import type { TipoDifferenza } from './types.ts';

export interface SpiegazioneDifferenza {
  /** Empty when the amounts are equal. `importo` in cents, signed as the movimento. */
  differenze: { tipo: TipoDifferenza; importo: number }[];
  /** Logarithm of how often a payment differs in exactly this way. */
  peso: number;
}

interface Quota {
  tipo: TipoDifferenza;
  /** Share of the gross amount that is not paid. */
  quota: number;
  peso: number;
}

/** Logarithms of how often a difference occurs. */
const SPESSO = Math.log(0.02);
const TALVOLTA = Math.log(0.004);
const RARO = Math.log(0.0012);
const MINIMO_SCARTO = Math.log(0.008);
const BOLLO_PESO = Math.log(0.012);
const SPESE_TONDE = Math.log(0.0005);
const SPESE_ALTE = Math.log(0.0002);
const SPESE_INSOLITE = Math.log(0.000_06);
const ABBUONO = Math.log(0.000_03);
const SPESE_STRANE = Math.log(0.000_02);

/**
 * Shares of the gross that stay with the payer.
 * Ritenuta d'acconto 20% of the taxable amount (D.P.R. 600/1973 art. 25), with VAT at 22% alone, with the
 * professional fund's 4%, 2% or 5% on top (which bears VAT but no ritenuta), or without VAT; 4% withheld by a
 * condominio (art. 25-ter) with VAT at 22% or 10%; 23% of half or of a fifth of an agent's commissions
 * (art. 25-bis), with Enasarco 8.5% kept back too; 30% of non-residents; 8% and, from March 2024, 11% withheld
 * by the bank on transfers for building works (D.L. 78/2010 art. 25, L. 213/2023 art. 1 c. 88) on the amount
 * without VAT at 22%. Split payment (D.P.R. 633/1972 art. 17-ter): the VAT.
 */
const QUOTE: readonly Quota[] = [
  { tipo: 'ritenuta', quota: 0.2 / 1.22, peso: SPESSO },
  { tipo: 'ritenuta', quota: 0.2 / (1.04 * 1.22), peso: SPESSO },
  { tipo: 'ritenuta', quota: 0.2 / (1.02 * 1.22), peso: RARO },
  { tipo: 'ritenuta', quota: 0.2 / (1.05 * 1.22), peso: RARO },
  { tipo: 'ritenuta', quota: 0.2, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.2 / 1.04, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.2 / 1.02, peso: RARO },
  { tipo: 'ritenuta', quota: 0.04 / 1.22, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.04 / 1.1, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.04, peso: RARO },
  { tipo: 'ritenuta', quota: 0.115 / 1.22, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.046 / 1.22, peso: RARO },
  { tipo: 'ritenuta', quota: 0.115, peso: RARO },
  { tipo: 'ritenuta', quota: 0.3 / 1.22, peso: RARO },
  { tipo: 'ritenuta', quota: 0.3, peso: RARO },
  { tipo: 'ritenuta', quota: 0.11 / 1.22, peso: TALVOLTA },
  { tipo: 'ritenuta', quota: 0.08 / 1.22, peso: RARO },
  { tipo: 'iva_split', quota: 0.22 / 1.22, peso: SPESSO },
  { tipo: 'iva_split', quota: 0.1 / 1.1, peso: TALVOLTA },
  { tipo: 'iva_split', quota: 0.04 / 1.04, peso: RARO },
  { tipo: 'iva_split', quota: 0.05 / 1.05, peso: RARO },
  { tipo: 'sconto', quota: 0.01, peso: RARO },
  { tipo: 'sconto', quota: 0.015, peso: Math.log(0.0004) },
  { tipo: 'sconto', quota: 0.02, peso: TALVOLTA },
  { tipo: 'sconto', quota: 0.025, peso: Math.log(0.0004) },
  { tipo: 'sconto', quota: 0.03, peso: TALVOLTA },
  { tipo: 'sconto', quota: 0.04, peso: Math.log(0.0006) },
  { tipo: 'sconto', quota: 0.05, peso: TALVOLTA },
  { tipo: 'sconto', quota: 0.1, peso: RARO },
];

/** The shares by their first places, so that only near ones are tried. */
const CASELLE = 512;
const PER_CASELLA: readonly (readonly Quota[])[] = Array.from({ length: CASELLE }, (_, at) =>
  QUOTE.filter(({ quota }) => Math.abs(Math.floor(quota * CASELLE) - at) <= 1),
);
/** A payment explains no document that is larger by more than this share of the document. */
export const MASSIMO_TRATTENUTO = 0.36;
/** A payment explains no document that is smaller by more than this. Cents. */
export const MASSIMO_AGGIUNTO = 4_000;
const NESSUNA: readonly Quota[] = [];
/** Below this gross amount in cents, one cent is too large a share for the boxes. */
const PICCOLO = 5_000;

const UGUALE: SpiegazioneDifferenza = { differenze: [], peso: Math.log(0.75) };
/** Stamp duty on documents without VAT above 77.47 euro: D.P.R. 642/1972, tariffa, art. 13. */
const BOLLO = 200;
/** Lump sum for late payment: D.Lgs. 231/2002 art. 6 c. 2. */
const MORA = 4_000;
const MASSIMO_SPESE = 1_500;

/** The weight of a small amount that a bank keeps or charges: fees end with 0 or 5 cents. */
function speseWeight(cents: number): number {
  if (cents > 500) return cents % 50 === 0 ? SPESE_ALTE : SPESE_STRANE;
  return cents % 25 === 0 ? RARO : cents % 5 === 0 ? SPESE_TONDE : SPESE_INSOLITE;
}

/** True if the amounts are near enough for `explainDifferenza`. Most pairs are not. */
export function canExplain(paid: number, owed: number): boolean {
  if (paid > 0 !== owed > 0) return false;
  const more = Math.abs(paid) - Math.abs(owed);
  return more <= MASSIMO_AGGIUNTO && -more <= Math.abs(owed) * MASSIMO_TRATTENUTO;
}

/**
 * The most likely reason why `paid` settles `owed` completely, or null. Both are cents of the same sign; `owed` is the
 * sum of `documenti` documents.
 */
export function explainDifferenza(paid: number, owed: number, documenti = 1): SpiegazioneDifferenza | null {
  const gap = paid - owed;
  if (gap === 0) return UGUALE;
  const sign = owed > 0 ? 1 : -1;
  const gross = Math.abs(owed);
  /** Positive: more was paid than was due. */
  const more = gap * sign;
  const size = Math.abs(gap);
  if (size > gross * MASSIMO_TRATTENUTO || more > MASSIMO_AGGIUNTO) return null;
  let tipo: TipoDifferenza = 'abbuono';
  let peso = Number.NEGATIVE_INFINITY;
  if (size <= 1_000 && size <= gross * 0.01) peso = ABBUONO;
  if (size <= MASSIMO_SPESE && size <= gross * 0.12 && more * sign < 0) {
    const fee = speseWeight(size);
    if (fee > peso) [tipo, peso] = ['spese', fee];
  }
  if (more === MORA && RARO > peso) [tipo, peso] = ['spese', RARO];
  if (more < 0) {
    const near = gross < PICCOLO ? QUOTE : (PER_CASELLA[Math.floor((size / gross) * CASELLE)] ?? NESSUNA);
    for (let at = 0; at < near.length; at += 1) {
      const quota = near[at];
      if (quota && quota.peso > peso && Math.abs(gross * quota.quota - size) <= 0.6 + documenti)
        ({ tipo, peso } = quota);
    }
  }
  if (size < 100 && RARO > peso && (paid % 100 === 0 || (paid % 10 === 0 && size < 10)))
    [tipo, peso] = ['arrotondamento', RARO];
  if (size <= 2 + documenti && MINIMO_SCARTO > peso) [tipo, peso] = ['arrotondamento', MINIMO_SCARTO];
  if ((size === BOLLO || (documenti > 1 && size === BOLLO * documenti)) && BOLLO_PESO > peso)
    [tipo, peso] = ['bollo', BOLLO_PESO];
  return peso === Number.NEGATIVE_INFINITY ? null : { differenze: [{ tipo, importo: gap }], peso };
}
