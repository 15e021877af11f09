/** The register of pagamenti. */
import { annulPagamento } from '../../commands/pagamenti/annulla.ts';
import { readChiusura } from '../../commands/pagamenti/chiusura.ts';
import { makeChiusura } from '../../commands/pagamenti/chiusura-documento.ts';
import { linkMovimenti, unlinkMovimenti } from '../../commands/pagamenti/collega.ts';
import { createPagamento } from '../../commands/pagamenti/crea.ts';
import { receiveEsiti } from '../../commands/pagamenti/esiti.ts';
import { stornaPagamento } from '../../commands/pagamenti/storna.ts';
import { failure, success } from '../../problems.ts';
import { listPagamenti, readPagamento } from '../../repositories/pagamenti/leggi.ts';
import { forAzienda, JsonText, type BoundRoute } from '../bind.ts';
import { abbinamentiRoutes } from './abbinamenti.ts';

export const pagamentiRoutes: readonly BoundRoute[] = [
  ...abbinamentiRoutes,

  forAzienda('pagamenti', async ({ db, actor, query }) =>
    success(await listPagamenti(db.kysely, actor.id_azienda, query)),
  ),

  forAzienda('pagamento', async ({ db, actor, params }) => {
    const pagamento = await readPagamento(db.kysely, actor.id_azienda, params.id);
    return pagamento ? success(pagamento) : failure('non_trovato', { detail: 'Il pagamento non esiste' });
  }),

  forAzienda('pagamentoCrea', ({ db, actor, body }) => createPagamento(db, actor, body)),

  forAzienda('pagamentoAnnulla', ({ db, actor, params, body }) => annulPagamento(db, actor, params.id, body)),

  forAzienda('pagamentoStorna', ({ db, actor, params, body }) => stornaPagamento(db, actor, params.id, body)),

  forAzienda('pagamentoMovimenti', ({ db, actor, params, body }) =>
    linkMovimenti(db, actor, params.id, body),
  ),

  forAzienda('pagamentoScollega', ({ db, actor, params, body }) =>
    unlinkMovimenti(db, actor, params.id, body),
  ),

  forAzienda('chiusura', async ({ db, actor, query }) => {
    const pack = await readChiusura(db, actor, query);
    return pack.ok ? success(new JsonText(JSON.stringify(pack.value))) : pack;
  }),

  forAzienda('chiusuraDocumento', ({ db, actor, query }) => makeChiusura(db, actor, query)),

  forAzienda('esiti', ({ db, actor, body }) => receiveEsiti(db, actor, body)),
];
