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
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const impostazioniRoutes = {
  azienda: defineGet('/api/azienda', {
    summary: 'L’intestazione dell’azienda',
    answer: aziendaCompletaSchema,
  }),
  aziendaSalva: definePost('/api/azienda/salva', {
    summary: 'Salva l’intestazione dell’azienda',
    ruolo: 'amministratore',
    body: aziendaSalvaSchema,
    answer: aziendaCompletaSchema,
  }),
  aziendaNuova: definePost('/api/azienda/nuova', {
    summary: 'Crea un’altra azienda e la apre a chi la crea',
    ruolo: 'amministratore',
    body: aziendaNuovaSchema,
    answer: meSchema,
  }),
  aziendaLogo: defineGet('/api/azienda/logo', {
    summary: 'Il logo dell’azienda',
    answer: logoSchema,
  }),
  aziendaLogoSalva: definePost('/api/azienda/logo', {
    summary: 'Salva o toglie il logo dell’azienda',
    ruolo: 'amministratore',
    body: logoSalvaSchema,
    corpo: BODY_LIMITS.righe,
    answer: aziendaCompletaSchema,
  }),
  impostazioni: defineGet('/api/impostazioni', {
    summary: 'Le impostazioni dell’azienda',
    answer: impostazioniAnswerSchema,
  }),
  impostazioniSalva: definePost('/api/impostazioni/salva', {
    summary: 'Salva un’impostazione',
    ruolo: 'amministratore',
    body: impostazioneSalvaSchema,
    answer: impostazioniAnswerSchema,
  }),
  causali: defineGet('/api/causali', { summary: 'Causali bancarie', answer: causaliSchema }),
  causaleSalva: definePost('/api/causali/salva', {
    summary: 'Crea o cambia una causale',
    body: causaleSalvaSchema,
    answer: causaleSchema,
  }),
  causaliElimina: definePost('/api/causali/elimina', {
    summary: 'Elimina delle causali, tutte o nessuna',
    body: causaliEliminaSchema,
    answer: causaliEliminateSchema,
  }),
  causaliAbi: definePost('/api/causali/abi', {
    summary: 'Aggiunge le causali interbancarie che mancano',
    answer: causaliAbiSchema,
  }),
  posta: defineGet('/api/posta', {
    summary: 'Il server di posta in uscita',
    ruolo: 'operatore',
    answer: postaAnswerSchema,
  }),
  postaSalva: definePost('/api/posta/salva', {
    summary: 'Salva il server di posta in uscita',
    ruolo: 'amministratore',
    body: postaSalvaSchema,
    answer: postaSchema,
  }),
  postaProva: definePost('/api/posta/prova', {
    summary: 'Spedisce un messaggio di prova',
    ruolo: 'amministratore',
    body: postaProvaSchema,
    answer: postaProvataSchema,
  }),
  registro: defineGet('/api/registro', {
    summary: 'Chi ha fatto che cosa',
    ruolo: 'operatore',
    query: registroQuerySchema,
    answer: registroSchema,
  }),
};
