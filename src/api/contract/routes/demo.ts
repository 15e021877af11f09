import { demoAziendaSchema, demoRequestSchema, demoAnswerSchema, demoStatoSchema } from '../demo.ts';
import { define } from './route.ts';

export const demoRoutes = define({
  demo: {
    method: 'POST',
    path: '/api/demo',
    summary: 'Aggiunge lo studio dimostrativo, un’azienda a sé, e la apre a chi lo chiede',
    ruolo: 'amministratore',
    body: demoRequestSchema,
    answer: demoAnswerSchema,
  },
  demoStato: {
    method: 'GET',
    path: '/api/demo',
    summary: 'Lo studio dimostrativo che c’è, e quello che si può rimettere',
    answer: demoStatoSchema,
  },
  demoTogli: {
    method: 'POST',
    path: '/api/demo/togli',
    summary: 'Toglie lo studio dimostrativo; per un giorno si può rimettere',
    ruolo: 'amministratore',
    body: demoAziendaSchema,
    answer: demoStatoSchema,
  },
  demoRimetti: {
    method: 'POST',
    path: '/api/demo/rimetti',
    summary: 'Rimette lo studio dimostrativo com’era',
    ruolo: 'amministratore',
    body: demoAziendaSchema,
    answer: demoStatoSchema,
  },
});
