import {
  distintiRequestSchema,
  doppioniSchema,
  unioneAnnullataSchema,
  unioneParamsSchema,
  unisciRequestSchema,
  unitoSchema,
} from '../doppioni.ts';
import {
  elencoAnnullatoSchema,
  elencoParamsSchema,
  elenchiSoggettiSchema,
  importaSoggettiRequestSchema,
  importaSoggettiSchema,
} from '../soggetti-importa.ts';
import {
  aliasSoggettoRequestSchema,
  dettaglioSoggettoSchema,
  documentoContenutoSchema,
  documentoParamsSchema,
  documentoRequestSchema,
  ibanRequestSchema,
  notaSoggettoRequestSchema,
  soggettiModificatiSchema,
  soggettiModificheSchema,
  soggettiQuerySchema,
  soggettiSchema,
  soggettoParamsSchema,
} from '../soggetti.ts';
import { BODY_LIMITS, defineDelete, defineGet, definePost } from './route.ts';

export const soggettiRoutes = {
  soggetti: defineGet('/api/soggetti', {
    summary: 'Soggetti delle anagrafiche, per ruolo o per parole',
    query: soggettiQuerySchema,
    answer: soggettiSchema,
  }),
  soggettiModifica: definePost('/api/soggetti/modifiche', {
    summary: 'Crea, cambia ed elimina soggetti, tutti insieme o nessuno',
    body: soggettiModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: soggettiModificatiSchema,
  }),
  soggettiImporta: definePost('/api/soggetti/importa', {
    summary: 'Soggetti da un file già letto: prova, o importazione in una sola transazione',
    body: importaSoggettiRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: importaSoggettiSchema,
  }),
  soggettiElenchi: defineGet('/api/soggetti/elenchi', {
    summary: 'Gli ultimi elenchi di soggetti importati, che si possono annullare',
    answer: elenchiSoggettiSchema,
  }),
  elencoAnnulla: definePost('/api/soggetti/elenchi/{id_elenco}/annulla', {
    summary: 'Annulla un elenco importato: toglie chi ha creato e rimette come prima chi ha cambiato',
    params: elencoParamsSchema,
    answer: elencoAnnullatoSchema,
  }),
  soggettiDoppioni: defineGet('/api/soggetti/doppioni', {
    summary: 'Coppie di soggetti che sembrano lo stesso',
    answer: doppioniSchema,
  }),
  soggettiDistinti: definePost('/api/soggetti/distinti', {
    summary: 'Dice che due soggetti simili sono due',
    body: distintiRequestSchema,
    answer: distintiRequestSchema,
  }),
  soggettiUnisci: definePost('/api/soggetti/unisci', {
    summary: 'Unisce un soggetto a un altro con tutto ciò che gli appartiene',
    body: unisciRequestSchema,
    corpo: BODY_LIMITS.righe,
    answer: unitoSchema,
  }),
  unioneAnnulla: definePost('/api/soggetti/unioni/{id_unione}/annulla', {
    summary: 'Annulla un’unione: ciascuno riprende ciò che era suo',
    params: unioneParamsSchema,
    answer: unioneAnnullataSchema,
  }),
  soggetto: defineGet('/api/soggetti/{id}', {
    summary: 'Un soggetto con IBAN, alias, note e documenti',
    params: soggettoParamsSchema,
    answer: dettaglioSoggettoSchema,
  }),
  soggettoIban: definePost('/api/soggetti/{id}/iban', {
    summary: 'Aggiunge, toglie o rifiuta un IBAN',
    params: soggettoParamsSchema,
    body: ibanRequestSchema,
    answer: dettaglioSoggettoSchema,
  }),
  soggettoAlias: definePost('/api/soggetti/{id}/alias', {
    summary: 'Aggiunge o toglie un alias',
    params: soggettoParamsSchema,
    body: aliasSoggettoRequestSchema,
    answer: dettaglioSoggettoSchema,
  }),
  soggettoNota: definePost('/api/soggetti/{id}/note', {
    summary: 'Scrive, cambia o toglie una nota',
    params: soggettoParamsSchema,
    body: notaSoggettoRequestSchema,
    answer: dettaglioSoggettoSchema,
  }),
  soggettoDocumento: definePost('/api/soggetti/{id}/documenti', {
    summary: 'Allega un documento, al massimo 10 MB',
    params: soggettoParamsSchema,
    body: documentoRequestSchema,
    corpo: BODY_LIMITS.file,
    answer: dettaglioSoggettoSchema,
  }),
  documento: defineGet('/api/soggetti/{id}/documenti/{id_documento}', {
    summary: 'Contenuto di un documento',
    params: documentoParamsSchema,
    answer: documentoContenutoSchema,
  }),
  documentoElimina: defineDelete('/api/soggetti/{id}/documenti/{id_documento}', {
    summary: 'Toglie un documento',
    params: documentoParamsSchema,
    answer: dettaglioSoggettoSchema,
  }),
};
