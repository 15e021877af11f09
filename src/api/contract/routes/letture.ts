import {
  proposteControparteRequestSchema,
  proposteControparteSchema,
  righePresentiRequestSchema,
  righePresentiSchema,
} from '../anteprima-import.ts';
import { idParamsSchema } from '../importazioni.ts';
import {
  impostazioniImportazioneSchema,
  originaleSchema,
  pezzoOriginaleSchema,
  pezzoQuerySchema,
  pezzoRicevutoSchema,
} from '../originali.ts';
import {
  annullaInsiemeSchema,
  annullateSchema,
  conseguenzeSchema,
  idsSchema,
  righeImportateQuerySchema,
  righeImportateSchema,
  rilettaRequestSchema,
  rilettaSchema,
} from '../rilettura.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

/**
 * The calls of the preview of an import, and those for completed imports: their files, re-readings, and several
 * roll-backs at once.
 */
export const lettureRoutes = {
  importRighePresenti: definePost('/api/estratto_conto/import/righe_presenti', {
    summary: 'Le righe già presenti in un periodo, una per una, con il file da cui vengono',
    ruolo: 'lettura',
    body: righePresentiRequestSchema,
    answer: righePresentiSchema,
  }),
  importProposte: definePost('/api/estratto_conto/import/proposte', {
    summary: 'Chi possono essere le controparti di un file, con punteggio e motivi; non scrive nulla',
    ruolo: 'lettura',
    body: proposteControparteRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: proposteControparteSchema,
  }),
  importazioniConseguenze: definePost('/api/importazioni/conseguenze', {
    summary: 'Che cosa porterebbe via l’annullamento di più importazioni',
    ruolo: 'lettura',
    body: idsSchema,
    answer: conseguenzeSchema,
  }),
  importazioniAnnulla: definePost('/api/importazioni/annulla', {
    summary: 'Annulla più importazioni, tutte o nessuna',
    body: annullaInsiemeSchema,
    answer: annullateSchema,
  }),
  impostazioniImportazione: defineGet('/api/importazioni/impostazioni', {
    summary: 'Se e fino a che misura si conservano i file importati',
    answer: impostazioniImportazioneSchema,
  }),
  impostazioniImportazioneSalva: definePost('/api/importazioni/impostazioni', {
    summary: 'Decide se e fino a che misura si conservano i file importati',
    ruolo: 'amministratore',
    body: impostazioniImportazioneSchema,
    answer: impostazioniImportazioneSchema,
  }),
  originaleSalva: definePost('/api/importazioni/{id}/originale', {
    summary: 'Riceve un pezzo del file di un’importazione',
    params: idParamsSchema,
    body: pezzoOriginaleSchema,
    corpo: BODY_LIMITS.file,
    answer: pezzoRicevutoSchema,
  }),
  originale: defineGet('/api/importazioni/{id}/originale', {
    summary: 'Un pezzo del file di un’importazione, come è stato importato',
    params: idParamsSchema,
    query: pezzoQuerySchema,
    answer: originaleSchema,
  }),
  importazioneRighe: defineGet('/api/importazioni/{id}/righe', {
    summary: 'Le righe di un’importazione come sono ora, per confrontarle con una rilettura',
    params: idParamsSchema,
    query: righeImportateQuerySchema,
    answer: righeImportateSchema,
  }),
  importazioneRiletta: definePost('/api/importazioni/{id}/rilettura', {
    summary: 'Applica le differenze di una rilettura, tutte o nessuna',
    params: idParamsSchema,
    body: rilettaRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: rilettaSchema,
  }),
  rilettaAnnulla: definePost('/api/importazioni/riletture/{id}/annulla', {
    summary: 'Annulla l’ultima rilettura di un’importazione',
    params: idParamsSchema,
    answer: rilettaSchema,
  }),
};
