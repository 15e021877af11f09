import { preferenzeSchema } from '../preferenze.ts';
import { defineGet, definePut } from './route.ts';

export const preferenzeRoutes = {
  preferenze: defineGet('/api/preferenze', {
    summary: 'Preferenze dell’utente',
    answer: preferenzeSchema,
  }),
  preferenzeSalva: definePut('/api/preferenze', {
    summary: 'Salva le preferenze dell’utente',
    ruolo: 'lettura',
    body: preferenzeSchema,
    answer: preferenzeSchema,
  }),
};
