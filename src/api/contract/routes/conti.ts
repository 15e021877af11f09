import { contiSchema, contoCambiaSchema, contoNuovoSchema, contoSchema } from '../conti.ts';
import { define } from './route.ts';

export const contiRoutes = define({
  conti: { method: 'GET', path: '/api/conti', summary: 'Conti dell’azienda', answer: contiSchema },
  contoNuovo: {
    method: 'POST',
    path: '/api/conti',
    summary: 'Crea un conto',
    body: contoNuovoSchema,
    answer: contoSchema,
  },
  contoCambia: {
    method: 'POST',
    path: '/api/conti/cambia',
    summary: 'Cambia o archivia un conto',
    body: contoCambiaSchema,
    answer: contoSchema,
  },
});
