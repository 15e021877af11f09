import {
  campioneInteroSchema,
  campioneNuovoSchema,
  campioneSchema,
  campioniSchema,
  tracciatoSalvaSchema,
} from '../campioni.ts';
import { idParamsSchema } from '../importazioni.ts';
import { idsSchema } from '../rilettura.ts';
import { okSchema } from '../sessione.ts';
import {
  tracciatiModificaSchema,
  tracciatiSchema,
  tracciatoPerNomeQuerySchema,
  tracciatoSchema,
  versioniTracciatoSchema,
} from '../tracciati.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const tracciatiRoutes = {
  tracciatiSalva: definePost('/api/tracciati/salva', {
    summary: 'Salva un tracciato',
    body: tracciatoSalvaSchema,
    corpo: BODY_LIMITS.righe,
    answer: tracciatoSchema,
  }),
  tracciatoPerNome: defineGet('/api/tracciati/getByFileName', {
    summary: 'Il tracciato per un nome di file',
    query: tracciatoPerNomeQuerySchema,
    answer: tracciatoSchema,
  }),
  tracciati: defineGet('/api/tracciati', {
    summary: 'I tracciati dell’azienda',
    answer: tracciatiSchema,
  }),
  tracciatiModifica: definePost('/api/tracciati/modifiche', {
    summary: 'Attiva, disattiva, elimina o ripristina tracciati',
    body: tracciatiModificaSchema,
    answer: tracciatiSchema,
  }),
  tracciatoVersioni: defineGet('/api/tracciati/{id}/versioni', {
    summary: 'Le versioni di un tracciato, dalla più recente',
    params: idParamsSchema,
    answer: versioniTracciatoSchema,
  }),
  tracciatoCampioni: defineGet('/api/tracciati/{id}/campioni', {
    summary: 'I campioni di un tracciato',
    params: idParamsSchema,
    answer: campioniSchema,
  }),
  campioneNuovo: definePost('/api/tracciati/{id}/campioni', {
    summary: 'Aggiunge un campione a un tracciato',
    params: idParamsSchema,
    body: campioneNuovoSchema,
    corpo: BODY_LIMITS.file,
    answer: campioneSchema,
  }),
  campione: defineGet('/api/tracciati/campioni/{id}', {
    summary: 'Un campione con il suo contenuto',
    params: idParamsSchema,
    answer: campioneInteroSchema,
  }),
  campioniElimina: definePost('/api/tracciati/campioni/elimina', {
    summary: 'Elimina campioni',
    body: idsSchema,
    answer: okSchema,
  }),
};
