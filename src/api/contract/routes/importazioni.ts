import {
  annullaQuerySchema,
  annullaAnswerSchema,
  idParamsSchema,
  importazioniSchema,
} from '../importazioni.ts';
import { define } from './route.ts';

export const importazioniRoutes = define({
  allDelImport: {
    method: 'POST',
    path: '/api/all_del_import/{id}',
    summary: 'Annulla un’importazione con tutte le sue righe',
    params: idParamsSchema,
    query: annullaQuerySchema,
    answer: annullaAnswerSchema,
  },
  importazioni: {
    method: 'GET',
    path: '/api/importazioni',
    summary: 'Registro delle importazioni',
    answer: importazioniSchema,
  },
});
