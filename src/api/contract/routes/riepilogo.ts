import { cercaQuerySchema, cercaSchema, riepilogoQuerySchema, riepilogoSchema } from '../riepilogo.ts';
import { defineGet } from './route.ts';

export const riepilogoRoutes = {
  riepilogo: defineGet('/api/riepilogo', {
    summary: 'Le cifre della dashboard',
    query: riepilogoQuerySchema,
    answer: riepilogoSchema,
  }),
  cerca: defineGet('/api/cerca', {
    summary: 'Cerca soggetti, documenti, importi e IBAN, in un’azienda o in tutte quelle della persona',
    query: cercaQuerySchema,
    answer: cercaSchema,
  }),
};
