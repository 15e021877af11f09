import {
  effettiMatriceSchema,
  matriceAgentiSchema,
  matriceModificheSchema,
  matricePeriodiRichiestaSchema,
  matricePeriodiSchema,
} from '../matrice-agenti.ts';
import { CORPO, define } from './route.ts';

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
    corpo: CORPO.righe,
    answer: matricePeriodiSchema,
  },
  matricePeriodi: {
    method: 'POST',
    path: '/api/matrice_agenti/periodi',
    summary: 'Riscrive i periodi di un agente per un mandante',
    body: matricePeriodiRichiestaSchema,
    corpo: CORPO.righe,
    answer: matricePeriodiSchema,
  },
  matriceEffetti: {
    method: 'POST',
    path: '/api/matrice_agenti/effetti',
    summary: 'Effetti sulle provvigioni di un cambio di aliquote, senza scriverlo',
    // The call only computes.
    ruolo: 'lettura',
    body: matriceModificheSchema,
    corpo: CORPO.righe,
    answer: effettiMatriceSchema,
  },
  matriceEffettiPeriodi: {
    method: 'POST',
    path: '/api/matrice_agenti/periodi/effetti',
    summary: 'Effetti sulle provvigioni di altri periodi per un agente e un mandante, senza scriverli',
    ruolo: 'lettura',
    body: matricePeriodiRichiestaSchema,
    corpo: CORPO.righe,
    answer: effettiMatriceSchema,
  },
});
