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
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const scadenzeRoutes = {
  scadenze: defineGet('/api/scadenze', {
    summary: 'Le partite per giorno di scadenza effettiva, con gli arretrati e i saldi di partenza',
    query: scadenzeQuerySchema,
    answer: scadenzeSchema,
  }),
  scadenzeSposta: definePost('/api/scadenze/sposta', {
    summary: 'Concorda una nuova scadenza per alcune partite, tutte o nessuna',
    body: spostaSchema,
    corpo: BODY_LIMITS.righe,
    answer: spostateSchema,
  }),
  scadenzeStoria: defineGet('/api/scadenze/storia', {
    summary: 'Le scadenze concordate di una partita, anche quelle ritirate',
    query: storiaQuerySchema,
    answer: storiaSchema,
  }),
  calendari: defineGet('/api/scadenze/calendari', {
    summary: 'I calendari privati, con l’ultimo uso',
    answer: calendariSchema,
  }),
  calendarioCrea: definePost('/api/scadenze/calendari', {
    summary: 'Crea un calendario privato: l’indirizzo segreto si vede solo ora',
    body: calendarioNuovoSchema,
    answer: calendarioCreatoSchema,
  }),
  calendarioRevoca: definePost('/api/scadenze/calendari/revoca', {
    summary: 'Revoca un calendario privato: il suo indirizzo non risponde più',
    body: calendarioRevocaSchema,
    answer: calendarioRevocaSchema,
  }),
};
