import {
  effettiMatriceSchema,
  matriceAgentiSchema,
  matriceModificheSchema,
  matricePeriodiRequestSchema,
  matricePeriodiSchema,
} from '../matrice-agenti.ts';
import { BODY_LIMITS, define } from './route.ts';

export const matriceAgentiRoutes = define({
  matriceAgenti: {
    method: 'GET',
    path: '/api/matrice_agenti',
    summary: 'Agenti, mandanti e aliquote in ogni periodo',
    answer: matriceAgentiSchema,
  },
  matriceModifica: {
    method: 'POST',
    path: '/api/matrice_agenti/modifiche',
    summary: 'Cambia aliquote da un giorno in poi, tutte insieme o nessuna',
    body: matriceModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: matricePeriodiSchema,
  },
  matricePeriodi: {
    method: 'POST',
    path: '/api/matrice_agenti/periodi',
    summary: 'Riscrive i periodi di un agente per un mandante',
    body: matricePeriodiRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: matricePeriodiSchema,
  },
  matriceEffetti: {
    method: 'POST',
    path: '/api/matrice_agenti/effetti',
    summary: 'Effetti sulle provvigioni di un cambio di aliquote, senza scriverlo',
    // The call only computes.
    ruolo: 'lettura',
    body: matriceModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: effettiMatriceSchema,
  },
  matriceEffettiPeriodi: {
    method: 'POST',
    path: '/api/matrice_agenti/periodi/effetti',
    summary: 'Effetti sulle provvigioni di altri periodi per un agente e un mandante, senza scriverli',
    ruolo: 'lettura',
    body: matricePeriodiRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: effettiMatriceSchema,
  },
});
