import { cercaQuerySchema, cercaSchema, riepilogoQuerySchema, riepilogoSchema } from '../riepilogo.ts';
import { define } from './route.ts';

export const riepilogoRoutes = define({
  riepilogo: {
    method: 'GET',
    path: '/api/riepilogo',
    summary: 'Le cifre della dashboard',
    query: riepilogoQuerySchema,
    answer: riepilogoSchema,
  },
  cerca: {
    method: 'GET',
    path: '/api/cerca',
    summary: 'Cerca soggetti, documenti, importi e IBAN, in un’azienda o in tutte quelle della persona',
    query: cercaQuerySchema,
    answer: cercaSchema,
  },
});
