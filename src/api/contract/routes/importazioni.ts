import {
  annullaQuerySchema,
  annullaAnswerSchema,
  idParamsSchema,
  importazioniQuerySchema,
  importazioniSchema,
} from '../importazioni.ts';
import { defineGet, definePost } from './route.ts';

export const importazioniRoutes = {
  allDelImport: definePost('/api/all_del_import/{id}', {
    summary: 'Annulla un’importazione con tutte le sue righe',
    params: idParamsSchema,
    query: annullaQuerySchema,
    answer: annullaAnswerSchema,
  }),
  importazioni: defineGet('/api/importazioni', {
    summary: 'Registro delle importazioni',
    query: importazioniQuerySchema,
    answer: importazioniSchema,
  }),
};
