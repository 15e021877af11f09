import {
  condividiSchema,
  condivisaQuerySchema,
  condivisaSchema,
  condivisaTogliSchema,
  condivisaToltaSchema,
  toccateSchema,
} from '../condivise.ts';
import { defineGet, definePost } from './route.ts';

export const condiviseRoutes = {
  condivisa: defineGet('/api/condivise', {
    summary: 'Com’è nello studio ciò che l’azienda segue o ha cambiato, e quante aziende la seguono',
    query: condivisaQuerySchema,
    answer: condivisaSchema,
  }),
  condividi: definePost('/api/condivise', {
    summary:
      'Dà allo studio una voce, una regola o un tracciato dell’azienda, o dice soltanto chi toccherebbe',
    ruolo: 'amministratore',
    body: condividiSchema,
    answer: toccateSchema,
  }),
  condivisaTogli: definePost('/api/condivise/togli', {
    summary: 'Toglie dallo studio ciò che è condiviso: dove si usa, resta come propria',
    ruolo: 'amministratore',
    body: condivisaTogliSchema,
    answer: condivisaToltaSchema,
  }),
};
