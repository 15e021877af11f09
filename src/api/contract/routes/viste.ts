import {
  vistaEliminaSchema,
  vistaEliminataSchema,
  vistaSalvaSchema,
  vistaSchema,
  visteQuerySchema,
  visteSchema,
} from '../viste.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const visteRoutes = {
  viste: defineGet('/api/viste', {
    summary: 'Viste salvate dall’utente in un’area',
    query: visteQuerySchema,
    answer: visteSchema,
  }),
  visteSalva: definePost('/api/viste/salva', {
    summary: 'Salva una vista, nuova o al posto di com’era',
    ruolo: 'lettura',
    body: vistaSalvaSchema,
    corpo: BODY_LIMITS.righe,
    answer: vistaSchema,
  }),
  visteElimina: definePost('/api/viste/elimina', {
    summary: 'Elimina una vista',
    ruolo: 'lettura',
    body: vistaEliminaSchema,
    answer: vistaEliminataSchema,
  }),
};
