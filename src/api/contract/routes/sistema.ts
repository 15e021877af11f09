import { demoRichiestaSchema, demoRispostaSchema, saluteSchema } from '../sistema.ts';
import { define } from './route.ts';

export const sistemaRoutes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Salute del server',
    libera: true,
    answer: saluteSchema,
  },
  demo: {
    method: 'POST',
    path: '/api/demo',
    summary: 'Riempie un database vuoto con uno studio dimostrativo',
    body: demoRichiestaSchema,
    answer: demoRispostaSchema,
  },
});
