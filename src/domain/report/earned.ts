/**
 * Commissions mature when, and as far as, the customer pays (codice civile art. 1748). Differenze of these kinds settle
 * a partita without money.
 */
export const NON_INCASSATI = ['abbuono', 'sconto'] as const;
