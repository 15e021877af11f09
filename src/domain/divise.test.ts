import { describe, expect, it } from 'vitest';
import { isDoubtfulDollar, isStessaDivisa } from './divise.ts';

describe('isStessaDivisa', () => {
  it('tells one currency from another, and lets a lone $ be any dollar', () => {
    expect(isStessaDivisa('EUR', 'EUR')).toBe(true);
    expect(isStessaDivisa('CHF', 'EUR')).toBe(false);
    expect(isStessaDivisa('USD', 'CAD')).toBe(true);
    expect(isStessaDivisa('USD', 'EUR')).toBe(false);
  });
});

describe('isDollaroDubbio', () => {
  it('is about dollars that may be others, not about equals or strangers', () => {
    expect(isDoubtfulDollar('USD', 'CAD')).toBe(true);
    expect(isDoubtfulDollar('CAD', 'CAD')).toBe(false);
    expect(isDoubtfulDollar('USD', 'EUR')).toBe(false);
  });
});
