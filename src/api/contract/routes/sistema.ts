import { saluteSchema } from '../sistema.ts';
import { defineGet } from './route.ts';

export const sistemaRoutes = {
  health: defineGet('/api/health', {
    summary: 'Salute del server',
    libera: true,
    answer: saluteSchema,
  }),
};
