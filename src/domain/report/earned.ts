/**
 * Commissions mature when and in the measure in which the customer pays (codice civile art. 1748): differenze of these
 * kinds settle a partita without money having come.
 */
export const NON_INCASSATI = ['abbuono', 'sconto'] as const;
