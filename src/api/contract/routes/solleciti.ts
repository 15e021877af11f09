import { idParamsSchema } from '../importazioni.ts';
import {
  allegatoContenutoSchema,
  allegatoParamsSchema,
  anteprimaRequestSchema,
  anteprimaSchema,
  contestazioneNuovaSchema,
  contestazioneSalvaSchema,
  contestazioneSchema,
  contestazioniQuerySchema,
  contestazioniSchema,
  daSollecitareQuerySchema,
  daSollecitareSchema,
  livelliSchema,
  livelloEliminaSchema,
  livelloSalvaSchema,
  modelloProvaSchema,
  modelloProvatoSchema,
  sollecitiConfermaSchema,
  sollecitiConfermatiSchema,
  sollecitiQuerySchema,
  sollecitiSchema,
  sollecitoAnnullaSchema,
  sollecitoDecidiSchema,
  sollecitoDettaglioSchema,
  sollecitoProvaSchema,
} from '../solleciti.ts';
import { postaProvataSchema } from '../posta.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const sollecitiRoutes = {
  livelliSollecito: defineGet('/api/solleciti/livelli', {
    summary: 'I livelli dei solleciti, con i loro testi',
    answer: livelliSchema,
  }),
  livelloSollecitoSalva: definePost('/api/solleciti/livelli', {
    summary: 'Crea o cambia un livello',
    body: livelloSalvaSchema,
    answer: livelliSchema,
  }),
  livelloSollecitoElimina: definePost('/api/solleciti/livelli/elimina', {
    summary: 'Mette via un livello: ciò che è partito resta',
    body: livelloEliminaSchema,
    answer: livelliSchema,
  }),
  livelliSollecitoUsuali: definePost('/api/solleciti/livelli/usuali', {
    summary: 'Aggiunge i tre livelli consueti che mancano',
    answer: livelliSchema,
  }),
  modelloSollecitoProva: definePost('/api/solleciti/livelli/anteprima', {
    summary: 'Un testo con i segnaposto riempiti di valori d’esempio, senza salvarlo',
    body: modelloProvaSchema,
    answer: modelloProvatoSchema,
  }),
  daSollecitare: defineGet('/api/solleciti/da_inviare', {
    summary:
      'Chi sollecitare, a che livello e per quali partite; e quali partite restano fuori, con il perché',
    query: daSollecitareQuerySchema,
    answer: daSollecitareSchema,
  }),
  sollecitoAnteprima: definePost('/api/solleciti/anteprima', {
    summary: 'Il messaggio e i PDF di un sollecito come partirebbero: non scrive nulla',
    ruolo: 'lettura',
    body: anteprimaRequestSchema,
    answer: anteprimaSchema,
  }),
  sollecitoProva: definePost('/api/solleciti/prova', {
    summary: 'Spedisce un sollecito di prova a chi lo prova, mai a un indirizzo delle anagrafiche',
    body: sollecitoProvaSchema,
    answer: postaProvataSchema,
  }),
  sollecitiConferma: definePost('/api/solleciti/conferma', {
    summary: 'Mette in coda i solleciti confermati da una persona, tutti o nessuno',
    body: sollecitiConfermaSchema,
    corpo: BODY_LIMITS.righe,
    answer: sollecitiConfermatiSchema,
  }),
  solleciti: defineGet('/api/solleciti', {
    summary: 'I solleciti, i più recenti per primi',
    query: sollecitiQuerySchema,
    answer: sollecitiSchema,
  }),
  sollecito: defineGet('/api/solleciti/{id}', {
    summary: 'Un sollecito com’è partito: testo, partite, allegati',
    params: idParamsSchema,
    answer: sollecitoDettaglioSchema,
  }),
  sollecitoAllegato: defineGet('/api/solleciti/{id}/allegati/{numero}', {
    summary: 'Un PDF partito con un sollecito, byte per byte',
    params: allegatoParamsSchema,
    answer: allegatoContenutoSchema,
  }),
  sollecitoAnnulla: definePost('/api/solleciti/{id}/annulla', {
    summary: 'Ferma un sollecito in coda, o rinuncia a uno che non è partito',
    params: idParamsSchema,
    body: sollecitoAnnullaSchema,
    answer: sollecitoDettaglioSchema,
  }),
  sollecitoDecidi: definePost('/api/solleciti/{id}/decidi', {
    summary: 'Dice che un sollecito incerto è arrivato, o lo rimette in coda',
    params: idParamsSchema,
    body: sollecitoDecidiSchema,
    answer: sollecitoDettaglioSchema,
  }),
  contestazioni: defineGet('/api/contestazioni', {
    summary: 'Le partite contestate, con il motivo',
    query: contestazioniQuerySchema,
    answer: contestazioniSchema,
  }),
  contestazioneNuova: definePost('/api/contestazioni', {
    summary: 'Segna una partita come contestata: non si sollecita più',
    body: contestazioneNuovaSchema,
    answer: contestazioneSchema,
  }),
  contestazioneSalva: definePost('/api/contestazioni/{id}', {
    summary: 'Chiude, riapre o corregge una contestazione',
    params: idParamsSchema,
    body: contestazioneSalvaSchema,
    answer: contestazioneSchema,
  }),
};
