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
    summary: 'Cerca soggetti e documenti',
    query: cercaQuerySchema,
    answer: cercaSchema,
  },
});
