import { meSchema, okSchema } from '../sessione.ts';
import {
  codiciRecuperoSchema,
  passwordCambiaSchema,
  sessioneRevocaSchema,
  sessioniSchema,
  titolareCediSchema,
  totpCodiceSchema,
  totpInizioSchema,
  totpTogliSchema,
  utenteAzioneSchema,
  utenteCambiaSchema,
  utenteCreatoSchema,
  utenteNuovoSchema,
  utenteSchema,
  utentiSchema,
} from '../utenti.ts';
import { idParamsSchema } from '../importazioni.ts';
import { defineGet, definePost } from './route.ts';

export const utentiRoutes = {
  utenti: defineGet('/api/utenti', {
    summary: 'Chi può accedere',
    ruolo: 'amministratore',
    answer: utentiSchema,
  }),
  utenteNuovo: definePost('/api/utenti/nuovo', {
    summary: 'Crea un utente; dice la sua prima password questa volta sola',
    ruolo: 'amministratore',
    body: utenteNuovoSchema,
    answer: utenteCreatoSchema,
  }),
  utenteCambia: definePost('/api/utenti/cambia', {
    summary: 'Cambia ruolo e aziende di un utente, lo disattiva o lo riattiva',
    ruolo: 'amministratore',
    body: utenteCambiaSchema,
    answer: utenteSchema,
  }),
  utentePassword: definePost('/api/utenti/password', {
    summary: 'Dà a un utente una password nuova e chiude le sue sessioni',
    ruolo: 'amministratore',
    body: utenteAzioneSchema,
    answer: utenteCreatoSchema,
  }),
  utenteSecondoFattore: definePost('/api/utenti/secondo_fattore', {
    summary: 'Toglie il secondo fattore a chi ha perso il telefono',
    ruolo: 'amministratore',
    body: utenteAzioneSchema,
    answer: utenteSchema,
  }),
  titolareCedi: definePost('/api/utenti/titolare', {
    summary: 'Cede la titolarità dell’installazione a un altro amministratore',
    ruolo: 'amministratore',
    body: titolareCediSchema,
    answer: utenteSchema,
  }),
  utenteSessioni: defineGet('/api/utenti/{id}/sessioni', {
    summary: 'Dove un utente ha fatto accesso',
    ruolo: 'amministratore',
    params: idParamsSchema,
    answer: sessioniSchema,
  }),
  utenteRevoca: definePost('/api/utenti/{id}/revoca', {
    summary: 'Chiude una sessione di un utente',
    ruolo: 'amministratore',
    params: idParamsSchema,
    body: sessioneRevocaSchema,
    answer: sessioniSchema,
  }),
  mieSessioni: defineGet('/api/profilo/sessioni', {
    summary: 'Dove ho fatto accesso',
    answer: sessioniSchema,
  }),
  miaRevoca: definePost('/api/profilo/revoca', {
    summary: 'Chiude una mia sessione',
    ruolo: 'lettura',
    body: sessioneRevocaSchema,
    answer: sessioniSchema,
  }),
  miaPassword: definePost('/api/profilo/password', {
    summary: 'Cambia la mia password e chiude le mie altre sessioni',
    provvisoria: true,
    ruolo: 'lettura',
    body: passwordCambiaSchema,
    answer: meSchema,
  }),
  totpInizio: definePost('/api/profilo/totp/inizio', {
    summary: 'Prepara il secondo fattore',
    ruolo: 'lettura',
    answer: totpInizioSchema,
  }),
  totpAttiva: definePost('/api/profilo/totp/attiva', {
    summary: 'Attiva il secondo fattore con il suo primo codice; dice i codici di recupero questa volta sola',
    ruolo: 'lettura',
    body: totpCodiceSchema,
    answer: codiciRecuperoSchema,
  }),
  totpTogli: definePost('/api/profilo/totp/togli', {
    summary: 'Toglie il secondo fattore',
    ruolo: 'lettura',
    body: totpTogliSchema,
    answer: okSchema,
  }),
};
