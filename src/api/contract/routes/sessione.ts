import {
  accessoSchema,
  loginRequestSchema,
  meSchema,
  okSchema,
  primoUtenteRequestSchema,
} from '../sessione.ts';
import { defineGet, definePost } from './route.ts';

export const sessioneRoutes = {
  accesso: defineGet('/api/accesso', {
    summary: 'Dice se esiste già un utente',
    libera: true,
    answer: accessoSchema,
  }),
  primoUtente: definePost('/api/primo_utente', {
    summary: 'Crea il primo utente e la sua azienda; possibile una volta sola',
    libera: true,
    body: primoUtenteRequestSchema,
    answer: meSchema,
  }),
  login: definePost('/api/login', {
    summary: 'Accede',
    libera: true,
    body: loginRequestSchema,
    answer: meSchema,
  }),
  verify: definePost('/api/verify', {
    summary: 'Verifica la sessione',
    provvisoria: true,
    ruolo: 'lettura',
    answer: okSchema,
  }),
  me: defineGet('/api/me', {
    summary: 'L’utente della sessione',
    provvisoria: true,
    answer: meSchema,
  }),
  logout: definePost('/api/logout', {
    summary: 'Esce',
    provvisoria: true,
    ruolo: 'lettura',
    answer: okSchema,
  }),
};
