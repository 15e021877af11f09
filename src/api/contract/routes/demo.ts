import { demoAziendaSchema, demoRequestSchema, demoAnswerSchema, demoStatoSchema } from '../demo.ts';
import { defineGet, definePost } from './route.ts';

export const demoRoutes = {
  demo: definePost('/api/demo', {
    summary: 'Aggiunge lo studio dimostrativo, un’azienda a sé, e la apre a chi lo chiede',
    ruolo: 'amministratore',
    body: demoRequestSchema,
    answer: demoAnswerSchema,
  }),
  demoStato: defineGet('/api/demo', {
    summary: 'Lo studio dimostrativo che c’è, e quello che si può rimettere',
    answer: demoStatoSchema,
  }),
  demoTogli: definePost('/api/demo/togli', {
    summary: 'Toglie lo studio dimostrativo; per un giorno si può rimettere',
    ruolo: 'amministratore',
    body: demoAziendaSchema,
    answer: demoStatoSchema,
  }),
  demoRimetti: definePost('/api/demo/rimetti', {
    summary: 'Rimette lo studio dimostrativo com’era',
    ruolo: 'amministratore',
    body: demoAziendaSchema,
    answer: demoStatoSchema,
  }),
};
