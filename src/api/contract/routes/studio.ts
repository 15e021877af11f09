import { studioMesiSchema, studioSchema } from '../studio.ts';
import { destinazioniChiesteSchema, destinazioniSchema } from '../destinazioni.ts';
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
});
