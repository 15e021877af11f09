import { backupElencoSchema, backupFaiSchema, backupSchema, saluteDatabaseSchema } from '../backup.ts';
import {
  interrogazioneEliminaSchema,
  interrogazioneEliminataSchema,
  interrogazioneSalvaSchema,
  interrogazioneSchema,
  interrogazioniSchema,
  queryRequestSchema,
  queryAnswerSchema,
  visteReportSchema,
} from '../interrogazioni.ts';
import { define } from './route.ts';

export const interrogazioniRoutes = define({
  query: {
    method: 'POST',
    path: '/api/query',
    summary: 'Risponde a una domanda in SQL sulle viste di report',
    ruolo: 'lettura',
    body: queryRequestSchema,
    answer: queryAnswerSchema,
  },
  queryViste: {
    method: 'GET',
    path: '/api/query/viste',
    summary: 'Le viste di report e le loro colonne',
    answer: visteReportSchema,
  },
  interrogazioni: {
    method: 'GET',
    path: '/api/interrogazioni',
    summary: 'Interrogazioni salvate, mie e condivise',
    answer: interrogazioniSchema,
  },
  interrogazioneSalva: {
    method: 'POST',
    path: '/api/interrogazioni/salva',
    summary: 'Salva un’interrogazione',
    ruolo: 'lettura',
    body: interrogazioneSalvaSchema,
    answer: interrogazioneSchema,
  },
  interrogazioneElimina: {
    method: 'POST',
    path: '/api/interrogazioni/elimina',
    summary: 'Elimina un’interrogazione',
    ruolo: 'lettura',
    body: interrogazioneEliminaSchema,
    answer: interrogazioneEliminataSchema,
  },
  saluteDatabase: {
    method: 'GET',
    path: '/api/salute/database',
    summary: 'Motore, dimensioni, latenza e copie del database',
    ruolo: 'operatore',
    answer: saluteDatabaseSchema,
  },
  backup: {
    method: 'GET',
    path: '/api/backup',
    summary: 'Le copie che ci sono',
    ruolo: 'amministratore',
    answer: backupElencoSchema,
  },
  backupFai: {
    method: 'POST',
    path: '/api/backup/fai',
    summary: 'Fa una copia adesso',
    ruolo: 'amministratore',
    body: backupFaiSchema,
    answer: backupSchema,
  },
});
