import {
  aziendaCompletaSchema,
  aziendaNuovaSchema,
  aziendaSalvaSchema,
  logoSalvaSchema,
  logoSchema,
} from '../aziende.ts';
import {
  causaleSalvaSchema,
  causaleSchema,
  causaliAbiSchema,
  causaliEliminaSchema,
  causaliEliminateSchema,
  causaliSchema,
} from '../causali.ts';
import { impostazioneSalvaSchema, impostazioniAnswerSchema } from '../impostazioni.ts';
import {
  postaProvaSchema,
  postaProvataSchema,
  postaAnswerSchema,
  postaSalvaSchema,
  postaSchema,
} from '../posta.ts';
import { registroQuerySchema, registroSchema } from '../registro.ts';
import { meSchema } from '../sessione.ts';
import { BODY_LIMITS, define } from './route.ts';

export const impostazioniRoutes = define({
  azienda: {
    method: 'GET',
    path: '/api/azienda',
    summary: 'L’intestazione dell’azienda',
    answer: aziendaCompletaSchema,
  },
  aziendaSalva: {
    method: 'POST',
    path: '/api/azienda/salva',
    summary: 'Salva l’intestazione dell’azienda',
    ruolo: 'amministratore',
    body: aziendaSalvaSchema,
    answer: aziendaCompletaSchema,
  },
  aziendaNuova: {
    method: 'POST',
    path: '/api/azienda/nuova',
    summary: 'Crea un’altra azienda e la apre a chi la crea',
    ruolo: 'amministratore',
    body: aziendaNuovaSchema,
    answer: meSchema,
  },
  aziendaLogo: {
    method: 'GET',
    path: '/api/azienda/logo',
    summary: 'Il logo dell’azienda',
    answer: logoSchema,
  },
  aziendaLogoSalva: {
    method: 'POST',
    path: '/api/azienda/logo',
    summary: 'Salva o toglie il logo dell’azienda',
    ruolo: 'amministratore',
    body: logoSalvaSchema,
    corpo: BODY_LIMITS.righe,
    answer: aziendaCompletaSchema,
  },
  impostazioni: {
    method: 'GET',
    path: '/api/impostazioni',
    summary: 'Le impostazioni dell’azienda',
    answer: impostazioniAnswerSchema,
  },
  impostazioniSalva: {
    method: 'POST',
    path: '/api/impostazioni/salva',
    summary: 'Salva un’impostazione',
    ruolo: 'amministratore',
    body: impostazioneSalvaSchema,
    answer: impostazioniAnswerSchema,
  },
  causali: { method: 'GET', path: '/api/causali', summary: 'Causali bancarie', answer: causaliSchema },
  causaleSalva: {
    method: 'POST',
    path: '/api/causali/salva',
    summary: 'Crea o cambia una causale',
    body: causaleSalvaSchema,
    answer: causaleSchema,
  },
  causaliElimina: {
    method: 'POST',
    path: '/api/causali/elimina',
    summary: 'Elimina delle causali, tutte o nessuna',
    body: causaliEliminaSchema,
    answer: causaliEliminateSchema,
  },
  causaliAbi: {
    method: 'POST',
    path: '/api/causali/abi',
    summary: 'Aggiunge le causali interbancarie che mancano',
    answer: causaliAbiSchema,
  },
  posta: {
    method: 'GET',
    path: '/api/posta',
    summary: 'Il server di posta in uscita',
    ruolo: 'operatore',
    answer: postaAnswerSchema,
  },
  postaSalva: {
    method: 'POST',
    path: '/api/posta/salva',
    summary: 'Salva il server di posta in uscita',
    ruolo: 'amministratore',
    body: postaSalvaSchema,
    answer: postaSchema,
  },
  postaProva: {
    method: 'POST',
    path: '/api/posta/prova',
    summary: 'Spedisce un messaggio di prova',
    ruolo: 'amministratore',
    body: postaProvaSchema,
    answer: postaProvataSchema,
  },
  registro: {
    method: 'GET',
    path: '/api/registro',
    summary: 'Chi ha fatto che cosa',
    ruolo: 'operatore',
    query: registroQuerySchema,
    answer: registroSchema,
  },
});
