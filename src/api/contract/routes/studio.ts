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
import { defineGet, definePost } from './route.ts';

export const studioRoutes = {
  studio: defineGet('/api/studio', {
    summary: 'Come stanno le aziende che la persona può aprire',
    answer: studioSchema,
  }),
  studioMesi: defineGet('/api/studio/mesi', {
    summary: 'Conti e mesi delle stesse aziende: importati, provati, mancanti',
    answer: studioMesiSchema,
  }),
  destinazioni: definePost('/api/studio/destinazioni', {
    summary: 'A quale azienda e conto appartengono dei file, tra le aziende che la persona può aprire',
    body: destinazioniChiesteSchema,
    answer: destinazioniSchema,
  }),
  compitiMiei: defineGet('/api/studio/compiti', {
    summary: 'I compiti aperti di chi chiede, in tutte le sue aziende, dal più vicino',
    answer: compitiSchema,
  }),
  colleghi: defineGet('/api/studio/colleghi', {
    summary: 'A chi si possono dare compiti: chi può aprire le stesse aziende',
    answer: colleghiSchema,
  }),
  compitiNuovi: definePost('/api/studio/compiti', {
    summary: 'Crea il compito di chiudere un mese, in una o più aziende',
    body: compitiNuoviSchema,
    answer: compitiNuoviAnswerSchema,
  }),
  compitiCambia: definePost('/api/studio/compiti/cambia', {
    summary: 'Assegna, sposta, segna come fatti dei compiti: tutti o nessuno',
    body: compitiCambiaSchema,
    answer: compitiSchema,
  }),
  fascicoli: defineGet('/api/studio/fascicoli', {
    summary: 'Che ne è dei fascicoli di chiusura di alcuni compiti: a chi andrebbero, o dove sono',
    query: fascicoliQuerySchema,
    answer: fascicoliSchema,
  }),
  fascicoliInvia: definePost('/api/studio/fascicoli/invia', {
    summary: 'Mette in coda i fascicoli confermati da una persona: partono per posta, ognuno una volta',
    body: fascicoliInviaSchema,
    answer: fascicoliSchema,
  }),
};
