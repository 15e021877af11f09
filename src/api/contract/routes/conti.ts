import { contiSchema, contoCambiaSchema, contoNuovoSchema, contoSchema } from '../conti.ts';
import { defineGet, definePost } from './route.ts';

export const contiRoutes = {
  conti: defineGet('/api/conti', { summary: 'Conti dell’azienda', answer: contiSchema }),
  contoNuovo: definePost('/api/conti', {
    summary: 'Crea un conto',
    body: contoNuovoSchema,
    answer: contoSchema,
  }),
  contoCambia: definePost('/api/conti/cambia', {
    summary: 'Cambia o archivia un conto',
    body: contoCambiaSchema,
    answer: contoSchema,
  }),
};
