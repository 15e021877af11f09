import {
  blockQuerySchema,
  blockSchema,
  estrattoContoQuerySchema,
  estrattoContoSchema,
  gruppiQuerySchema,
  gruppiSchema,
  modificheRequestSchema,
  modificheAnswerSchema,
  notaRequestSchema,
  notificheQuerySchema,
  notificheSchema,
  rigaEstrattoSchema,
  totaliQuerySchema,
  totaliSchema,
  valoriQuerySchema,
  valoriSchema,
} from '../estratto-conto.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const estrattoContoRoutes = {
  estrattoConto: defineGet('/api/estratto_conto', {
    summary: 'Righe dell’estratto conto',
    query: estrattoContoQuerySchema,
    answer: estrattoContoSchema,
  }),
  estrattoBlocco: defineGet('/api/estratto_conto/blocco', {
    summary: 'Righe dell’estratto conto da un punto dell’elenco in poi',
    query: blockQuerySchema,
    answer: blockSchema,
  }),
  estrattoTotali: defineGet('/api/estratto_conto/totali', {
    summary: 'Quante righe passano i filtri, e le loro somme',
    query: totaliQuerySchema,
    answer: totaliSchema,
  }),
  estrattoValori: defineGet('/api/estratto_conto/valori', {
    summary: 'I valori di una colonna, con quante righe hanno ciascuno',
    query: valoriQuerySchema,
    answer: valoriSchema,
  }),
  estrattoGruppi: defineGet('/api/estratto_conto/gruppi', {
    summary: 'Le righe raccolte per i valori di alcune colonne, con le somme di ogni gruppo',
    query: gruppiQuerySchema,
    answer: gruppiSchema,
  }),
  notifiche: defineGet('/api/estratto_conto/notifiche', {
    summary: 'Partite aperte in scadenza',
    query: notificheQuerySchema,
    answer: notificheSchema,
  }),
  updateNota: definePost('/api/update_nota', {
    summary: 'Salva la nota di una riga',
    body: notaRequestSchema,
    answer: rigaEstrattoSchema,
  }),
  estrattoContoModifica: definePost('/api/estratto_conto/modifiche', {
    summary: 'Cambia alcuni campi di molte righe, tutte insieme o nessuna',
    body: modificheRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: modificheAnswerSchema,
  }),
};
