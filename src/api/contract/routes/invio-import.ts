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
import { BODY_LIMITS, definePost } from './route.ts';

export const invioImportRoutes = {
  logImportAdd: definePost('/api/log_import_add', {
    summary: 'Apre un’importazione',
    answer: idImpSchema,
  }),
  importPresenti: definePost('/api/estratto_conto/import/presenti', {
    summary: 'Righe già presenti in un periodo, per riconoscere i doppioni',
    ruolo: 'lettura',
    body: presentiRequestSchema,
    answer: presentiSchema,
  }),
  importAlias: definePost('/api/estratto_conto/import/alias', {
    summary: 'Inizializza un’importazione',
    body: aliasRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: aliasAnswerSchema,
  }),
  importRows: definePost('/api/estratto_conto/import', {
    summary: 'Riceve un lotto di righe',
    query: idImpQuerySchema,
    body: importRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: importAnswerSchema,
  }),
};
