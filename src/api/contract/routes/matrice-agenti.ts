import {
  effettiMatriceSchema,
  matriceAgentiSchema,
  matriceModificheSchema,
  matricePeriodiRequestSchema,
  matricePeriodiSchema,
} from '../matrice-agenti.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const matriceAgentiRoutes = {
  matriceAgenti: defineGet('/api/matrice_agenti', {
    summary: 'Agenti, mandanti e aliquote in ogni periodo',
    answer: matriceAgentiSchema,
  }),
  matriceModifica: definePost('/api/matrice_agenti/modifiche', {
    summary: 'Cambia aliquote da un giorno in poi, tutte insieme o nessuna',
    body: matriceModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: matricePeriodiSchema,
  }),
  matricePeriodi: definePost('/api/matrice_agenti/periodi', {
    summary: 'Riscrive i periodi di un agente per un mandante',
    body: matricePeriodiRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: matricePeriodiSchema,
  }),
  matriceEffetti: definePost('/api/matrice_agenti/effetti', {
    summary: 'Effetti sulle provvigioni di un cambio di aliquote, senza scriverlo',
    // The call only computes.
    ruolo: 'lettura',
    body: matriceModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: effettiMatriceSchema,
  }),
  matriceEffettiPeriodi: definePost('/api/matrice_agenti/periodi/effetti', {
    summary: 'Effetti sulle provvigioni di altri periodi per un agente e un mandante, senza scriverli',
    ruolo: 'lettura',
    body: matricePeriodiRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: effettiMatriceSchema,
  }),
};
