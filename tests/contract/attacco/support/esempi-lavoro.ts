/** Requests about pagamenti, voci, scadenze and solleciti; see `esempi.ts`. */
import type { RouteName } from '#api/contract/routes.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import type { Richiesta } from './richieste.ts';

const OGGI = getToday();
const letter = (id: number) => ({
  id_soggetto: id + 3,
  divisa: 'EUR',
  destinatario: 'prova@esempio.it',
  partite: [{ id: id + 21, residuo: 5_000 }],
});

export const ESEMPI_LAVORO: Partial<Record<RouteName, (id: number) => Richiesta>> = {
  proposteAccetta: (id) => ({ body: { id_calcolo: id, numeri: [2], anteprima: true } }),
  proposteRifiuta: (id) => ({ body: { id_calcolo: id, numeri: [2] } }),
  pagamentoCrea: (id) => ({
    body: {
      movimenti: [{ id, importo: 50 }],
      partite: [{ id: id + 17, importo: 50 }],
      id_tipo_pagamento: id,
    },
  }),
  pagamentoStorna: (id) => ({
    params: { id: String(id) },
    body: { versione: 1, data: OGGI, partite: [id + 10], id_movimento: null },
  }),
  pagamentoMovimenti: (id) => ({
    params: { id: String(id + 2) },
    body: { versione: 1, movimenti: [{ id, importo: 100 }] },
  }),
  pagamentoScollega: (id) => ({ params: { id: String(id + 3) }, body: { versione: 1 } }),
  pagamentoAnnulla: (id) => ({ params: { id: String(id + 4) }, body: { versione: 1 } }),
  esiti: () => ({ body: { esiti: [{ importo: 1, data: OGGI }], anteprima: true } }),
  chiusura: (id) => ({ query: { id_conto: String(id), dal: '2026-01-01', al: '2026-12-31' } }),
  reportElimina: (id) => ({ body: { id, versione: 2 } }),
  reportProgrammatoElimina: (id) => ({ body: { id, versione: 2 } }),
  visteElimina: (id) => ({ body: { id, versione: 2 } }),
  interrogazioneElimina: (id) => ({ body: { id, versione: 2 } }),
  regolaElimina: (id) => ({ body: { id, versione: 2 } }),
  primaNotaTracciatoElimina: (id) => ({ body: { id, versione: 2 } }),
  causaliElimina: (id) => ({ body: { causali: [{ id, versione: 2 }] } }),
  condivisa: (id) => ({ query: { genere: 'voce', id: String(id) } }),
  condividi: (id) => ({ body: { genere: 'voce', id, versione: 1, versione_studio: 1 } }),
  condivisaTogli: (id) => ({ body: { genere: 'voce', id, versione: 1 } }),
  voceSalva: (id) => ({ body: { codice: '99.02', nome: 'Prova', tipo: 'costo', id, versione: 1 } }),
  regolaSalva: (id) => ({
    body: {
      nome: 'Prova',
      condizioni: { testo: ['PROVA'], id_conto: id },
      azione: 'voce',
      id_voce: id,
      id,
      versione: 1,
    },
  }),
  regolaProva: (id) => ({
    body: { nome: 'Prova', condizioni: { testo: ['PROVA'], id_conto: id }, azione: 'voce', id_voce: id, id },
  }),
  movimentiAssegna: (id) => ({ body: { movimenti: [{ id: id + 5 }], tipo: 'voce', id_voce: id } }),
  movimentiLibera: (id) => ({ body: { movimenti: [id + 5] } }),
  primaNotaTracciatoSalva: (id) => ({
    body: {
      nome: 'Prova',
      contenuto: {
        separatore: ';',
        decimali: ',',
        data: 'gg/mm/aaaa',
        codifica: 'utf-8',
        intestazione: true,
        colonne: [{ titolo: 'N', campo: 'numero' }],
      },
      id,
      versione: 1,
    },
  }),
  scadenzeSposta: (id) => ({
    body: {
      partite: [{ id: id + 15, attesa: addGiorni(OGGI, -60), scadenza: addGiorni(OGGI, 9), motivo: 'Prova' }],
    },
  }),
  scadenzeStoria: (id) => ({ query: { id_partita: String(id + 12) } }),
  livelloSollecitoSalva: (id) => ({
    body: {
      numero: 1,
      nome: 'Prova',
      giorni: 1,
      tono: 'cortese',
      oggetto: 'Prova',
      testo: 'Prova',
      allega_estratto: false,
      id_conto: id,
      id,
      versione: 1,
    },
  }),
  livelloSollecitoElimina: (id) => ({ body: { id: id + 1, versione: 1 } }),
  daSollecitare: (id) => ({ query: { includi: String(id + 10), id_soggetto: String(id) } }),
  sollecitoAnteprima: (id) => ({ body: letter(id) }),
  sollecitoProva: (id) => ({ body: letter(id) }),
  sollecitiConferma: (id) => ({ body: { conferma: 1, lettere: [letter(id)] } }),
  sollecitoAllegato: (id) => ({ params: { id: String(id), numero: '1' } }),
  contestazioneNuova: (id) => ({ body: { id_partita: id + 17, motivo: 'Prova' } }),
};
