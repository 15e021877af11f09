/** Amounts with their currency, never broken across two lines. */
import { formatImporto } from '#domain/importi.ts';

const NBSP = '\u00a0';

/** "1.234,56 €", or the code of another currency in place of the sign. */
export const formatValuta = (amount: number, divisa = 'EUR'): string =>
  `${formatImporto(amount)}${NBSP}${divisa === 'EUR' ? '€' : divisa}`;
