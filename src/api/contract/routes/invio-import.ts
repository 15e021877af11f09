import {
  aliasRichiestaSchema,
  aliasRispostaSchema,
  idImpQuerySchema,
  idImpSchema,
  importRichiestaSchema,
  importRispostaSchema,
  presentiRichiestaSchema,
  presentiSchema,
} from '../invio-import.ts';
import { CORPO, define } from './route.ts';

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
    body: presentiRichiestaSchema,
    answer: presentiSchema,
  },
  importAlias: {
    method: 'POST',
    path: '/api/estratto_conto/import/alias',
    summary: 'Inizializza un’importazione',
    body: aliasRichiestaSchema,
    corpo: CORPO.file,
    answer: aliasRispostaSchema,
  },
  importRows: {
    method: 'POST',
    path: '/api/estratto_conto/import',
    summary: 'Riceve un lotto di righe',
    query: idImpQuerySchema,
    body: importRichiestaSchema,
    corpo: CORPO.file,
    answer: importRispostaSchema,
  },
});
