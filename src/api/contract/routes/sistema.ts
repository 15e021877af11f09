import { saluteSchema } from '../sistema.ts';
import { define } from './route.ts';

export const sistemaRoutes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Salute del server',
    libera: true,
    answer: saluteSchema,
  },
});
