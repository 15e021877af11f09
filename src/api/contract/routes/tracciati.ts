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
import { BODY_LIMITS, define } from './route.ts';

export const tracciatiRoutes = define({
  tracciatiSalva: {
    method: 'POST',
    path: '/api/tracciati/salva',
    summary: 'Salva un tracciato',
    body: tracciatoSalvaSchema,
    corpo: BODY_LIMITS.righe,
    answer: tracciatoSchema,
  },
  tracciatoPerNome: {
    method: 'GET',
    path: '/api/tracciati/getByFileName',
    summary: 'Il tracciato per un nome di file',
    query: tracciatoPerNomeQuerySchema,
    answer: tracciatoSchema,
  },
  tracciati: {
    method: 'GET',
    path: '/api/tracciati',
    summary: 'I tracciati dell’azienda',
    answer: tracciatiSchema,
  },
  tracciatiModifica: {
    method: 'POST',
    path: '/api/tracciati/modifiche',
    summary: 'Attiva, disattiva, elimina o ripristina tracciati',
    body: tracciatiModificaSchema,
    answer: tracciatiSchema,
  },
  tracciatoVersioni: {
    method: 'GET',
    path: '/api/tracciati/{id}/versioni',
    summary: 'Le versioni di un tracciato, dalla più recente',
    params: idParamsSchema,
    answer: versioniTracciatoSchema,
  },
  tracciatoCampioni: {
    method: 'GET',
    path: '/api/tracciati/{id}/campioni',
    summary: 'I campioni di un tracciato',
    params: idParamsSchema,
    answer: campioniSchema,
  },
  campioneNuovo: {
    method: 'POST',
    path: '/api/tracciati/{id}/campioni',
    summary: 'Aggiunge un campione a un tracciato',
    params: idParamsSchema,
    body: campioneNuovoSchema,
    corpo: BODY_LIMITS.file,
    answer: campioneSchema,
  },
  campione: {
    method: 'GET',
    path: '/api/tracciati/campioni/{id}',
    summary: 'Un campione con il suo contenuto',
    params: idParamsSchema,
    answer: campioneInteroSchema,
  },
  campioniElimina: {
    method: 'POST',
    path: '/api/tracciati/campioni/elimina',
    summary: 'Elimina campioni',
    body: idsSchema,
    answer: okSchema,
  },
});
