/** How likely amounts and days are by themselves. Evidence is weighed against this. */

/**
 * The steps to which people round amounts, in cents, each a multiple of the one before; and how many amounts are
 * multiples of each.
 */
const STEPS = [
  [1, 0.5],
  [100, 0.15],
  [1_000, 0.12],
  [10_000, 0.14],
  [50_000, 0.06],
] as const;

/** Logarithm of the chance that some other payment has just this amount: round ones are common. */
export function computeImportoWeight(importo: number): number {
  const size = Math.max(100, Math.abs(importo));
  let chance = 0;
  for (const [step, share] of STEPS) {
    if (importo % step !== 0) break;
    chance += (share * step) / (8 * size);
  }
  return Math.log(Math.min(0.05, chance));
}

/**
 * Logarithm of how much more likely a payment is `after` days after the due date (negative: before) than on any other
 * day.
 */
export function computeDelayWeight(after: number): number {
  if (Number.isNaN(after)) return 0;
  if (after >= -5 && after <= 5) return 1.1;
  if (after >= -15 && after <= 30) return 0.7;
  if (after >= -40 && after <= 60) return 0;
  if (after >= -90 && after <= 120) return -0.8;
  return -1.6;
}

/** log(exp(a) + exp(b)). */
export function computeLogSum(a: number, b: number): number {
  const big = a > b ? a : b;
  const small = a > b ? b : a;
  return small === Number.NEGATIVE_INFINITY ? big : big + Math.log1p(Math.exp(small - big));
}

/** Logarithm of how often a movimento settles nothing of the given partite. */
export const NONE_WEIGHT = Math.log(0.3);
