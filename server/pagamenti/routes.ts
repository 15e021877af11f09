/** The register of pagamenti. */
import { annulPagamento } from './commands/annulla.ts';
import { readChiusura } from './commands/chiusura.ts';
import { makeChiusura } from './commands/chiusura-documento.ts';
import { linkMovimenti, unlinkMovimenti } from './commands/collega.ts';
import { createPagamento } from './commands/crea.ts';
import { receiveEsiti } from './commands/esiti.ts';
import { stornaPagamento } from './commands/storna.ts';
import { failure, success } from '../core/problems.ts';
import { listPagamenti, readPagamento } from './sql/leggi.ts';
import { forAzienda, JsonText, type Handlers } from '../core/http/bind.ts';
import { abbinamentiRoutes } from './abbinamenti.ts';

export const pagamentiRoutes = {
  ...abbinamentiRoutes,

  pagamenti: forAzienda(async ({ db, actor, query }) =>
    success(await listPagamenti(db.kysely, actor.id_azienda, query)),
  ),

  pagamento: forAzienda(async ({ db, actor, params }) => {
    const pagamento = await readPagamento(db.kysely, actor.id_azienda, params.id);
    return pagamento ? success(pagamento) : failure('non_trovato', { detail: 'Il pagamento non esiste' });
  }),

  pagamentoCrea: forAzienda(({ db, actor, body }) => createPagamento(db, actor, body)),

  pagamentoAnnulla: forAzienda(({ db, actor, params, body }) => annulPagamento(db, actor, params.id, body)),

  pagamentoStorna: forAzienda(({ db, actor, params, body }) => stornaPagamento(db, actor, params.id, body)),

  pagamentoMovimenti: forAzienda(({ db, actor, params, body }) => linkMovimenti(db, actor, params.id, body)),

  pagamentoScollega: forAzienda(({ db, actor, params, body }) => unlinkMovimenti(db, actor, params.id, body)),

  chiusura: forAzienda(async ({ db, actor, query }) => {
    const pack = await readChiusura(db, actor, query);
    return pack.ok ? success(new JsonText(JSON.stringify(pack.value))) : pack;
  }),

  chiusuraDocumento: forAzienda(({ db, actor, query }) => makeChiusura(db, actor, query)),

  esiti: forAzienda(({ db, actor, body }) => receiveEsiti(db, actor, body)),
} satisfies Partial<Handlers>;
