import { preferenzeSchema } from '../preferenze.ts';
import { define } from './route.ts';

export const preferenzeRoutes = define({
  preferenze: {
    method: 'GET',
    path: '/api/preferenze',
    summary: 'Preferenze dell’utente',
    answer: preferenzeSchema,
  },
  preferenzeSalva: {
    method: 'PUT',
    path: '/api/preferenze',
    summary: 'Salva le preferenze dell’utente',
    ruolo: 'lettura',
    body: preferenzeSchema,
    answer: preferenzeSchema,
  },
});
