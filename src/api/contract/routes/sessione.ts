import {
  accessoSchema,
  loginRequestSchema,
  meSchema,
  okSchema,
  primoUtenteRequestSchema,
} from '../sessione.ts';
import { define } from './route.ts';

export const sessioneRoutes = define({
  accesso: {
    method: 'GET',
    path: '/api/accesso',
    summary: 'Dice se esiste già un utente',
    libera: true,
    answer: accessoSchema,
  },
  primoUtente: {
    method: 'POST',
    path: '/api/primo_utente',
    summary: 'Crea il primo utente e la sua azienda; possibile una volta sola',
    libera: true,
    body: primoUtenteRequestSchema,
    answer: meSchema,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Accede',
    libera: true,
    body: loginRequestSchema,
    answer: meSchema,
  },
  verify: {
    method: 'POST',
    path: '/api/verify',
    summary: 'Verifica la sessione',
    provvisoria: true,
    ruolo: 'lettura',
    answer: okSchema,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'L’utente della sessione',
    provvisoria: true,
    answer: meSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    summary: 'Esce',
    provvisoria: true,
    ruolo: 'lettura',
    answer: okSchema,
  },
});
