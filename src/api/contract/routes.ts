/**
 * Every call of the product: method, path, request, answer.
 * Server, client, mock handlers and the OpenAPI document are all drawn from this list.
 */
import { z } from 'zod';
import { contiSchema, contoNuovoSchema, contoSchema } from './conti.ts';
import {
  bloccoQuerySchema,
  bloccoSchema,
  estrattoContoQuerySchema,
  estrattoContoSchema,
  modificheRichiestaSchema,
  modificheRispostaSchema,
  notaRichiestaSchema,
  notificheQuerySchema,
  notificheSchema,
  rigaEstrattoSchema,
  totaliQuerySchema,
  totaliSchema,
  valoriQuerySchema,
  valoriSchema,
} from './estratto-conto.ts';
import {
  aliasRichiestaSchema,
  aliasRispostaSchema,
  annullaQuerySchema,
  annullaRispostaSchema,
  idImpQuerySchema,
  idImpSchema,
  idParamsSchema,
  importazioniSchema,
  importRichiestaSchema,
  importRispostaSchema,
  presentiRichiestaSchema,
  presentiSchema,
} from './importazioni.ts';
import { preferenzeSchema } from './preferenze.ts';
import { cercaQuerySchema, cercaSchema, riepilogoQuerySchema, riepilogoSchema } from './riepilogo.ts';
import {
  accessoSchema,
  loginRichiestaSchema,
  meSchema,
  okSchema,
  primoUtenteRichiestaSchema,
} from './sessione.ts';
import { demoRichiestaSchema, demoRispostaSchema, saluteSchema } from './sistema.ts';
import {
  tipiPagamentoModificatiSchema,
  tipiPagamentoModificheSchema,
  tipiPagamentoSchema,
} from './tipi-pagamento.ts';
import { tracciatoNuovoSchema, tracciatoPerNomeQuerySchema, tracciatoSchema } from './tracciati.ts';
import {
  vistaEliminaSchema,
  vistaEliminataSchema,
  vistaSalvaSchema,
  vistaSchema,
  visteQuerySchema,
  visteSchema,
} from './viste.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  /** True for calls that need no session. */
  libera?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

const define = <const R extends Record<string, Route>>(routes: R): R => routes;

export const routes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Salute del server',
    libera: true,
    answer: saluteSchema,
  },
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
    body: primoUtenteRichiestaSchema,
    answer: meSchema,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Accede',
    libera: true,
    body: loginRichiestaSchema,
    answer: meSchema,
  },
  verify: { method: 'POST', path: '/api/verify', summary: 'Verifica la sessione', answer: okSchema },
  me: { method: 'GET', path: '/api/me', summary: 'L’utente della sessione', answer: meSchema },
  logout: { method: 'POST', path: '/api/logout', summary: 'Esce', answer: okSchema },

  logImportAdd: {
    method: 'POST',
    path: '/api/log_import_add',
    summary: 'Apre un’importazione',
    answer: idImpSchema,
  },
  importPresenti: {
    method: 'POST',
    path: '/api/estratto_conto/import/presenti',
    summary: 'Righe già presenti in un periodo, per riconoscere i doppioni',
    body: presentiRichiestaSchema,
    answer: presentiSchema,
  },
  importAlias: {
    method: 'POST',
    path: '/api/estratto_conto/import/alias',
    summary: 'Inizializza un’importazione',
    body: aliasRichiestaSchema,
    answer: aliasRispostaSchema,
  },
  importRows: {
    method: 'POST',
    path: '/api/estratto_conto/import',
    summary: 'Riceve un lotto di righe',
    query: idImpQuerySchema,
    body: importRichiestaSchema,
    answer: importRispostaSchema,
  },
  allDelImport: {
    method: 'POST',
    path: '/api/all_del_import/{id}',
    summary: 'Annulla un’importazione con tutte le sue righe',
    params: idParamsSchema,
    query: annullaQuerySchema,
    answer: annullaRispostaSchema,
  },
  importazioni: {
    method: 'GET',
    path: '/api/importazioni',
    summary: 'Registro delle importazioni',
    answer: importazioniSchema,
  },

  tracciatiSalva: {
    method: 'POST',
    path: '/api/tracciati/salva',
    summary: 'Salva un tracciato',
    body: tracciatoNuovoSchema,
    answer: tracciatoSchema,
  },
  tracciatoPerNome: {
    method: 'GET',
    path: '/api/tracciati/getByFileName',
    summary: 'Il tracciato per un nome di file',
    query: tracciatoPerNomeQuerySchema,
    answer: tracciatoSchema,
  },

  estrattoConto: {
    method: 'GET',
    path: '/api/estratto_conto',
    summary: 'Righe dell’estratto conto',
    query: estrattoContoQuerySchema,
    answer: estrattoContoSchema,
  },
  estrattoBlocco: {
    method: 'GET',
    path: '/api/estratto_conto/blocco',
    summary: 'Righe dell’estratto conto da un punto dell’elenco in poi',
    query: bloccoQuerySchema,
    answer: bloccoSchema,
  },
  estrattoTotali: {
    method: 'GET',
    path: '/api/estratto_conto/totali',
    summary: 'Quante righe passano i filtri, e le loro somme',
    query: totaliQuerySchema,
    answer: totaliSchema,
  },
  estrattoValori: {
    method: 'GET',
    path: '/api/estratto_conto/valori',
    summary: 'I valori di una colonna, con quante righe hanno ciascuno',
    query: valoriQuerySchema,
    answer: valoriSchema,
  },
  notifiche: {
    method: 'GET',
    path: '/api/estratto_conto/notifiche',
    summary: 'Partite aperte in scadenza',
    query: notificheQuerySchema,
    answer: notificheSchema,
  },
  updateNota: {
    method: 'POST',
    path: '/api/update_nota',
    summary: 'Salva la nota di una riga',
    body: notaRichiestaSchema,
    answer: rigaEstrattoSchema,
  },

  estrattoContoModifica: {
    method: 'POST',
    path: '/api/estratto_conto/modifiche',
    summary: 'Cambia alcuni campi di molte righe, tutte insieme o nessuna',
    body: modificheRichiestaSchema,
    answer: modificheRispostaSchema,
  },

  conti: { method: 'GET', path: '/api/conti', summary: 'Conti dell’azienda', answer: contiSchema },
  contoNuovo: {
    method: 'POST',
    path: '/api/conti',
    summary: 'Crea un conto',
    body: contoNuovoSchema,
    answer: contoSchema,
  },

  preferenze: {
    method: 'GET',
    path: '/api/preferenze',
    summary: 'Preferenze dell’utente',
    answer: preferenzeSchema,
  },
  preferenzeSalva: {
    method: 'PUT',
    path: '/api/preferenze',
    summary: 'Salva le preferenze dell’utente',
    body: preferenzeSchema,
    answer: preferenzeSchema,
  },
  riepilogo: {
    method: 'GET',
    path: '/api/riepilogo',
    summary: 'Le cifre della dashboard',
    query: riepilogoQuerySchema,
    answer: riepilogoSchema,
  },
  cerca: {
    method: 'GET',
    path: '/api/cerca',
    summary: 'Cerca soggetti e documenti',
    query: cercaQuerySchema,
    answer: cercaSchema,
  },
  tipiPagamento: {
    method: 'GET',
    path: '/api/tipi_pagamento',
    summary: 'Tipi di pagamento dell’azienda',
    answer: tipiPagamentoSchema,
  },
  tipiPagamentoModifica: {
    method: 'POST',
    path: '/api/tipi_pagamento/modifiche',
    summary: 'Crea, cambia ed elimina tipi di pagamento, tutti insieme o nessuno',
    body: tipiPagamentoModificheSchema,
    answer: tipiPagamentoModificatiSchema,
  },

  viste: {
    method: 'GET',
    path: '/api/viste',
    summary: 'Viste salvate dall’utente in un’area',
    query: visteQuerySchema,
    answer: visteSchema,
  },
  visteSalva: {
    method: 'POST',
    path: '/api/viste/salva',
    summary: 'Salva una vista, nuova o al posto di com’era',
    body: vistaSalvaSchema,
    answer: vistaSchema,
  },
  visteElimina: {
    method: 'POST',
    path: '/api/viste/elimina',
    summary: 'Elimina una vista',
    body: vistaEliminaSchema,
    answer: vistaEliminataSchema,
  },

  demo: {
    method: 'POST',
    path: '/api/demo',
    summary: 'Riempie un database vuoto con uno studio dimostrativo',
    body: demoRichiestaSchema,
    answer: demoRispostaSchema,
  },
});

export type Routes = typeof routes;
export type RouteName = keyof Routes;
