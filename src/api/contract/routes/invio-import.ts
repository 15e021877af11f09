import {
  aliasRequestSchema,
  aliasAnswerSchema,
  idImpQuerySchema,
  idImpSchema,
  importRequestSchema,
  importAnswerSchema,
  presentiRequestSchema,
  presentiSchema,
} from '../invio-import.ts';
import { BODY_LIMITS, define } from './route.ts';

export const invioImportRoutes = define({
  logImportAdd: {
    method: 'POST',
    path: '/api/log_import_add',
    summary: 'Apre un’importazione',
    answer: idImpSchema,
  },
  importPresenti: {
    method: 'POST',
    path: '/api/estratto_conto/import/presenti',
    summary: 'Righe già presenti in un periodo, per riconoscere i doppioni',
    ruolo: 'lettura',
    body: presentiRequestSchema,
    answer: presentiSchema,
  },
  importAlias: {
    method: 'POST',
    path: '/api/estratto_conto/import/alias',
    summary: 'Inizializza un’importazione',
    body: aliasRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: aliasAnswerSchema,
  },
  importRows: {
    method: 'POST',
    path: '/api/estratto_conto/import',
    summary: 'Riceve un lotto di righe',
    query: idImpQuerySchema,
    body: importRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: importAnswerSchema,
  },
});
