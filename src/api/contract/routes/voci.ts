import { idParamsSchema } from '../importazioni.ts';
import { avanzamentoSchema } from '../lotti.ts';
import {
  tracciatiPrimaNotaSchema,
  tracciatoPrimaNotaSalvaSchema,
  tracciatoPrimaNotaSchema,
} from '../prima-nota.ts';
import {
  assegnaSchema,
  assegnatiSchema,
  assegnazioniElencoSchema,
  assegnazioniQuerySchema,
  assegnazioniSchema,
  idSoloSchema,
  liberaSchema,
  liberatiSchema,
  periodoQuerySchema,
  primaNotaQuerySchema,
  primaNotaSchema,
  regolaProvaSchema,
  regolaProvataSchema,
  regolaSalvaSchema,
  regolaSchema,
  regoleApplicaSchema,
  regoleAnteprimaSchema,
  regoleOrdineSchema,
  regoleSchema,
  spiegazioniSchema,
  voceEliminaSchema,
  voceSalvaSchema,
  voceSchema,
  vociSchema,
  vociUsualiFatteSchema,
  vociUsualiSchema,
} from '../voci.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const vociRoutes = {
  voci: defineGet('/api/voci', {
    summary: 'Le voci dell’azienda, con quanti movimenti spiegano',
    answer: vociSchema,
  }),
  voceSalva: definePost('/api/voci', {
    summary: 'Crea o cambia una voce',
    body: voceSalvaSchema,
    answer: voceSchema,
  }),
  voceElimina: definePost('/api/voci/elimina', {
    summary: 'Elimina una voce che nessuno usa',
    body: voceEliminaSchema,
    answer: idSoloSchema,
  }),
  vociUsuali: definePost('/api/voci/usuali', {
    summary: 'Aggiunge le voci consuete, e le regole consuete se non ce ne sono',
    body: vociUsualiSchema,
    answer: vociUsualiFatteSchema,
  }),
  regole: defineGet('/api/regole', {
    summary: 'Le regole, nel loro ordine, con quanti movimenti spiegano',
    answer: regoleSchema,
  }),
  regolaSalva: definePost('/api/regole', {
    summary: 'Crea una regola, per ultima, o ne cambia una',
    body: regolaSalvaSchema,
    answer: regolaSchema,
  }),
  regolaElimina: definePost('/api/regole/elimina', {
    summary: 'Elimina una regola: ciò che ha spiegato resta spiegato',
    body: voceEliminaSchema,
    answer: idSoloSchema,
  }),
  regoleOrdine: definePost('/api/regole/ordine', {
    summary: 'Cambia l’ordine delle regole',
    body: regoleOrdineSchema,
    answer: regoleSchema,
  }),
  regolaProva: definePost('/api/regole/prova', {
    summary: 'Prova una regola sul passato, senza salvarla',
    body: regolaProvaSchema,
    answer: regolaProvataSchema,
  }),
  regoleAnteprima: definePost('/api/regole/anteprima', {
    summary: 'Che cosa spiegherebbero le regole, se le si applicasse ai movimenti aperti',
    body: regoleApplicaSchema,
    answer: regoleAnteprimaSchema,
  }),
  regoleApplica: definePost('/api/regole/applica', {
    summary: 'Comincia ad applicare le regole ai movimenti aperti',
    body: regoleApplicaSchema,
    answer: avanzamentoSchema,
  }),
  movimentiAssegna: definePost('/api/movimenti/assegna', {
    summary: 'Dà movimenti a una voce, li lega in giroconto o li ignora con un motivo',
    body: assegnaSchema,
    corpo: BODY_LIMITS.righe,
    answer: assegnatiSchema,
  }),
  movimentiLibera: definePost('/api/movimenti/libera', {
    summary: 'Toglie voci, giroconti e motivi: i movimenti tornano aperti',
    body: liberaSchema,
    answer: liberatiSchema,
  }),
  assegnazioni: defineGet('/api/movimenti/assegnazioni', {
    summary: 'Che cosa spiega i movimenti di un periodo, oltre ai pagamenti',
    query: assegnazioniQuerySchema,
    answer: assegnazioniElencoSchema,
  }),
  movimentoAssegnazioni: defineGet('/api/movimenti/{id}/assegnazioni', {
    summary: 'Che cosa spiega un movimento, oltre ai pagamenti',
    params: idParamsSchema,
    answer: assegnazioniSchema,
  }),
  spiegazioni: defineGet('/api/movimenti/spiegazioni', {
    summary: 'Come sono spiegati i movimenti di un periodo, e quali non lo sono',
    query: periodoQuerySchema,
    answer: spiegazioniSchema,
  }),
  primaNota: defineGet('/api/prima_nota', {
    summary: 'La prima nota di un periodo, in partita doppia',
    query: primaNotaQuerySchema,
    answer: primaNotaSchema,
  }),
  primaNotaTracciati: defineGet('/api/prima_nota/tracciati', {
    summary: 'I tracciati con cui l’azienda esporta la prima nota',
    answer: tracciatiPrimaNotaSchema,
  }),
  primaNotaTracciatoSalva: definePost('/api/prima_nota/tracciati', {
    summary: 'Crea o cambia un tracciato di esportazione della prima nota',
    body: tracciatoPrimaNotaSalvaSchema,
    answer: tracciatoPrimaNotaSchema,
  }),
  primaNotaTracciatoElimina: definePost('/api/prima_nota/tracciati/elimina', {
    summary: 'Elimina un tracciato di esportazione della prima nota',
    body: voceEliminaSchema,
    answer: idSoloSchema,
  }),
};
