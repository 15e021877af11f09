import {
  aliasRichiestaSchema,
  aliasRispostaSchema,
  annullaQuerySchema,
  annullaRispostaSchema,
  idImpQuerySchema,
  idImpSchema,
  idParamsSchema,
  importazioniSchema,
  importRichiestaSchema,
  importRispostaSchema,
  presentiRichiestaSchema,
  presentiSchema,
} from '../importazioni.ts';
import { CORPO, define } from './route.ts';

export const importazioniRoutes = define({
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
  allDelImport: {
    method: 'POST',
    path: '/api/all_del_import/{id}',
    summary: 'Annulla un’importazione con tutte le sue righe',
    params: idParamsSchema,
    query: annullaQuerySchema,
    answer: annullaRispostaSchema,
  },
  importazioni: {
    method: 'GET',
    path: '/api/importazioni',
    summary: 'Registro delle importazioni',
    answer: importazioniSchema,
  },
});
