import { destinazioniChiesteSchema, destinazioniSchema } from '../destinazioni.ts';
import { fascicoliInviaSchema, fascicoliQuerySchema, fascicoliSchema } from '../fascicoli.ts';
import {
  colleghiSchema,
  compitiCambiaSchema,
  compitiNuoviAnswerSchema,
  compitiNuoviSchema,
  compitiSchema,
  studioMesiSchema,
  studioSchema,
} from '../studio.ts';
import { define } from './route.ts';

export const studioRoutes = define({
  studio: {
    method: 'GET',
    path: '/api/studio',
    summary: 'Come stanno le aziende che la persona può aprire',
    answer: studioSchema,
  },
  studioMesi: {
    method: 'GET',
    path: '/api/studio/mesi',
    summary: 'Conti e mesi delle stesse aziende: importati, provati, mancanti',
    answer: studioMesiSchema,
  },
  destinazioni: {
    method: 'POST',
    path: '/api/studio/destinazioni',
    summary: 'A quale azienda e conto appartengono dei file, tra le aziende che la persona può aprire',
    body: destinazioniChiesteSchema,
    answer: destinazioniSchema,
  },
  compitiMiei: {
    method: 'GET',
    path: '/api/studio/compiti',
    summary: 'I compiti aperti di chi chiede, in tutte le sue aziende, dal più vicino',
    answer: compitiSchema,
  },
  colleghi: {
    method: 'GET',
    path: '/api/studio/colleghi',
    summary: 'A chi si possono dare compiti: chi può aprire le stesse aziende',
    answer: colleghiSchema,
  },
  compitiNuovi: {
    method: 'POST',
    path: '/api/studio/compiti',
    summary: 'Crea il compito di chiudere un mese, in una o più aziende',
    body: compitiNuoviSchema,
    answer: compitiNuoviAnswerSchema,
  },
  compitiCambia: {
    method: 'POST',
    path: '/api/studio/compiti/cambia',
    summary: 'Assegna, sposta, segna come fatti dei compiti: tutti o nessuno',
    body: compitiCambiaSchema,
    answer: compitiSchema,
  },
  fascicoli: {
    method: 'GET',
    path: '/api/studio/fascicoli',
    summary: 'Che ne è dei fascicoli di chiusura di alcuni compiti: a chi andrebbero, o dove sono',
    query: fascicoliQuerySchema,
    answer: fascicoliSchema,
  },
  fascicoliInvia: {
    method: 'POST',
    path: '/api/studio/fascicoli/invia',
    summary: 'Mette in coda i fascicoli confermati da una persona: partono per posta, ognuno una volta',
    body: fascicoliInviaSchema,
    answer: fascicoliSchema,
  },
});
