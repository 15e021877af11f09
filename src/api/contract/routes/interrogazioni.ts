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
import { defineGet, definePost } from './route.ts';

export const interrogazioniRoutes = {
  query: definePost('/api/query', {
    summary: 'Risponde a una domanda in SQL sulle viste di report',
    ruolo: 'lettura',
    body: queryRequestSchema,
    answer: queryAnswerSchema,
  }),
  queryViste: defineGet('/api/query/viste', {
    summary: 'Le viste di report e le loro colonne',
    answer: visteReportSchema,
  }),
  interrogazioni: defineGet('/api/interrogazioni', {
    summary: 'Interrogazioni salvate, mie e condivise',
    answer: interrogazioniSchema,
  }),
  interrogazioneSalva: definePost('/api/interrogazioni/salva', {
    summary: 'Salva un’interrogazione',
    ruolo: 'lettura',
    body: interrogazioneSalvaSchema,
    answer: interrogazioneSchema,
  }),
  interrogazioneElimina: definePost('/api/interrogazioni/elimina', {
    summary: 'Elimina un’interrogazione',
    ruolo: 'lettura',
    body: interrogazioneEliminaSchema,
    answer: interrogazioneEliminataSchema,
  }),
  saluteDatabase: defineGet('/api/salute/database', {
    summary: 'Motore, dimensioni, latenza e copie del database',
    ruolo: 'operatore',
    answer: saluteDatabaseSchema,
  }),
  backup: defineGet('/api/backup', {
    summary: 'Le copie che ci sono',
    ruolo: 'amministratore',
    answer: backupElencoSchema,
  }),
  backupFai: definePost('/api/backup/fai', {
    summary: 'Fa una copia adesso',
    ruolo: 'amministratore',
    body: backupFaiSchema,
    answer: backupSchema,
  }),
};
