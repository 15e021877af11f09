import {
  calendariSchema,
  calendarioCreatoSchema,
  calendarioNuovoSchema,
  calendarioRevocaSchema,
  scadenzeQuerySchema,
  scadenzeSchema,
  spostaSchema,
  spostateSchema,
  storiaQuerySchema,
  storiaSchema,
} from '../scadenze.ts';
import { BODY_LIMITS, define } from './route.ts';

export const scadenzeRoutes = define({
  scadenze: {
    method: 'GET',
    path: '/api/scadenze',
    summary: 'Le partite per giorno di scadenza effettiva, con gli arretrati e i saldi di partenza',
    query: scadenzeQuerySchema,
    answer: scadenzeSchema,
  },
  scadenzeSposta: {
    method: 'POST',
    path: '/api/scadenze/sposta',
    summary: 'Concorda una nuova scadenza per alcune partite, tutte o nessuna',
    body: spostaSchema,
    corpo: BODY_LIMITS.righe,
    answer: spostateSchema,
  },
  scadenzeStoria: {
    method: 'GET',
    path: '/api/scadenze/storia',
    summary: 'Le scadenze concordate di una partita, anche quelle ritirate',
    query: storiaQuerySchema,
    answer: storiaSchema,
  },
  calendari: {
    method: 'GET',
    path: '/api/scadenze/calendari',
    summary: 'I calendari privati, con l’ultimo uso',
    answer: calendariSchema,
  },
  calendarioCrea: {
    method: 'POST',
    path: '/api/scadenze/calendari',
    summary: 'Crea un calendario privato: l’indirizzo segreto si vede solo ora',
    body: calendarioNuovoSchema,
    answer: calendarioCreatoSchema,
  },
  calendarioRevoca: {
    method: 'POST',
    path: '/api/scadenze/calendari/revoca',
    summary: 'Revoca un calendario privato: il suo indirizzo non risponde più',
    body: calendarioRevocaSchema,
    answer: calendarioRevocaSchema,
  },
});
