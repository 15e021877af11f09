import {
  accettaRequestSchema,
  accettateSchema,
  accettazioneRequestSchema,
  calcoloParamsSchema,
  calcoloSchema,
  calcoloUltimoSchema,
  eliminatiSchema,
  idListSchema,
  proposteQuerySchema,
  proposteSchema,
  rifiutaRequestSchema,
  rifiutatiSchema,
  rifiutiQuerySchema,
  rifiutiSchema,
} from '../abbinamenti.ts';
import {
  lottiAbbinamentiSchema,
  lottiQuerySchema,
  avanzamentoSchema,
  lottiInCorsoSchema,
  lottoAnnullatoSchema,
  sogliaRequestSchema,
  sogliaSchema,
} from '../lotti.ts';
import {
  chiusuraDocumentoQuerySchema,
  chiusuraDocumentoSchema,
  chiusuraQuerySchema,
  chiusuraSchema,
} from '../chiusura.ts';
import {
  esitiRequestSchema,
  esitiAnswerSchema,
  pagamentiQuerySchema,
  pagamentiSchema,
  pagamentoAnnullaSchema,
  pagamentoMovimentiSchema,
  pagamentoNuovoSchema,
  pagamentoParamsSchema,
  pagamentoSchema,
  pagamentoScollegaSchema,
  pagamentoStornaSchema,
} from '../pagamenti.ts';
import { presaRequestSchema, preseSchema } from '../prese.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const pagamentiRoutes = {
  calcoloAvvia: definePost('/api/abbinamenti/calcoli', {
    summary: 'Comincia a cercare gli abbinamenti di tutte le righe aperte',
    answer: calcoloSchema,
  }),
  calcoloUltimo: defineGet('/api/abbinamenti/calcoli', {
    summary: 'L’ultima ricerca di abbinamenti dell’azienda, e l’ultima finita',
    answer: calcoloUltimoSchema,
  }),
  calcolo: defineGet('/api/abbinamenti/calcoli/{id}', {
    summary: 'A che punto è una ricerca di abbinamenti',
    params: calcoloParamsSchema,
    answer: calcoloSchema,
  }),
  calcoloFerma: definePost('/api/abbinamenti/calcoli/{id}/ferma', {
    summary: 'Ferma una ricerca di abbinamenti',
    params: calcoloParamsSchema,
    answer: calcoloSchema,
  }),
  proposte: defineGet('/api/abbinamenti/calcoli/{id}/proposte', {
    summary: 'Le proposte ancora aperte di una ricerca, dalla più sicura, con le loro righe',
    params: calcoloParamsSchema,
    query: proposteQuerySchema,
    answer: proposteSchema,
  }),
  proposteAccetta: definePost('/api/abbinamenti/accetta', {
    summary: 'Accetta proposte, una o tutte quelle sopra una soglia, o dice soltanto che cosa accadrebbe',
    body: accettaRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: accettateSchema,
  }),
  accettazioneAvvia: definePost('/api/abbinamenti/accettazioni', {
    summary: 'Comincia ad accettare tutte le proposte sopra una soglia',
    body: accettazioneRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: avanzamentoSchema,
  }),
  proposteRifiuta: definePost('/api/abbinamenti/rifiuta', {
    summary: 'Rifiuta proposte: le loro coppie non tornano',
    body: rifiutaRequestSchema,
    answer: rifiutatiSchema,
  }),
  rifiuti: defineGet('/api/abbinamenti/rifiuti', {
    summary: 'Le coppie rifiutate, con le loro righe',
    query: rifiutiQuerySchema,
    answer: rifiutiSchema,
  }),
  rifiutiElimina: definePost('/api/abbinamenti/rifiuti/elimina', {
    summary: 'Dimentica coppie rifiutate',
    body: idListSchema,
    corpo: BODY_LIMITS.righe,
    answer: eliminatiSchema,
  }),
  lottiAbbinamenti: defineGet('/api/abbinamenti/lotti', {
    summary: 'Le azioni su molte righe, dalla più recente: chi, quanto, e che cosa ne resta',
    query: lottiQuerySchema,
    answer: lottiAbbinamentiSchema,
  }),
  lottiInCorso: defineGet('/api/abbinamenti/lotti-in-corso', {
    summary: 'Le azioni su molte righe che si stanno facendo o annullando, e a che punto sono',
    answer: lottiInCorsoSchema,
  }),
  lottoAvanzamento: defineGet('/api/abbinamenti/lotti/{id}', {
    summary: 'A che punto è un’azione su molte righe',
    params: calcoloParamsSchema,
    answer: avanzamentoSchema,
  }),
  lottoFerma: definePost('/api/abbinamenti/lotti/{id}/ferma', {
    summary: 'Ferma un’azione che si sta facendo: ciò che aveva fatto torna com’era',
    params: calcoloParamsSchema,
    answer: avanzamentoSchema,
  }),
  lottoAnnulla: definePost('/api/abbinamenti/lotti/{id}/annulla', {
    summary: 'Annulla un’azione su molte righe, tutta insieme',
    params: calcoloParamsSchema,
    answer: lottoAnnullatoSchema,
  }),
  prese: defineGet('/api/abbinamenti/prese', {
    summary: 'Chi sta lavorando su quali righe',
    answer: preseSchema,
  }),
  preseChiedi: definePost('/api/abbinamenti/prese', {
    summary: 'Prende delle righe per lavorarci: tutte, o nessuna se qualcuna è di altri',
    body: presaRequestSchema,
    answer: preseSchema,
  }),
  preseLascia: definePost('/api/abbinamenti/prese/lascia', {
    summary: 'Lascia delle righe prese',
    body: idListSchema,
    corpo: BODY_LIMITS.righe,
    answer: eliminatiSchema,
  }),
  soglia: defineGet('/api/abbinamenti/soglia', {
    summary: 'La soglia di accettazione automatica, con la precisione misurata',
    answer: sogliaSchema,
  }),
  sogliaSalva: definePost('/api/abbinamenti/soglia', {
    ruolo: 'amministratore',
    summary: 'Cambia la soglia di accettazione automatica',
    body: sogliaRequestSchema,
    answer: sogliaSchema,
  }),
  pagamenti: defineGet('/api/pagamenti', {
    summary: 'Registro dei pagamenti',
    query: pagamentiQuerySchema,
    answer: pagamentiSchema,
  }),
  pagamento: defineGet('/api/pagamenti/{id}', {
    summary: 'Un pagamento, con le righe che chiude e i motivi',
    params: pagamentoParamsSchema,
    answer: pagamentoSchema,
  }),
  pagamentoCrea: definePost('/api/pagamenti', {
    summary: 'Abbina a mano movimenti e partite, o registra un pagamento che la banca non vede',
    body: pagamentoNuovoSchema,
    answer: pagamentoSchema,
  }),
  pagamentoAnnulla: definePost('/api/pagamenti/{id}/annulla', {
    summary: 'Annulla un pagamento: le sue righe tornano aperte',
    params: pagamentoParamsSchema,
    body: pagamentoAnnullaSchema,
    answer: pagamentoSchema,
  }),
  pagamentoStorna: definePost('/api/pagamenti/{id}/storna', {
    summary: 'Storna un pagamento, o parte delle sue partite, in un giorno successivo',
    params: pagamentoParamsSchema,
    body: pagamentoStornaSchema,
    corpo: BODY_LIMITS.righe,
    answer: pagamentoSchema,
  }),
  pagamentoMovimenti: definePost('/api/pagamenti/{id}/movimenti', {
    summary: 'Collega a un pagamento senza movimenti quelli arrivati dopo',
    params: pagamentoParamsSchema,
    body: pagamentoMovimentiSchema,
    answer: pagamentoSchema,
  }),
  pagamentoScollega: definePost('/api/pagamenti/{id}/scollega', {
    summary: 'Toglie a un pagamento i movimenti collegati dopo: tornano aperti, il pagamento resta',
    params: pagamentoParamsSchema,
    body: pagamentoScollegaSchema,
    answer: pagamentoSchema,
  }),
  esiti: definePost('/api/pagamenti/esiti', {
    summary: 'Riceve gli esiti di un flusso di ritorno: riapre gli insoluti con le loro spese',
    body: esitiRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: esitiAnswerSchema,
  }),
  chiusura: defineGet('/api/chiusura', {
    summary:
      'Il fascicolo di chiusura di un conto per un periodo: saldi, file, movimenti con ciò che li spiega',
    query: chiusuraQuerySchema,
    answer: chiusuraSchema,
  }),
  chiusuraDocumento: defineGet('/api/chiusura/documento', {
    summary: 'Il fascicolo di chiusura come file PDF o cartella Excel',
    query: chiusuraDocumentoQuerySchema,
    answer: chiusuraDocumentoSchema,
  }),
};
