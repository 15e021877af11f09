/** The register of pagamenti. */
import { annulPagamento } from './commands/annul.ts';
import { readChiusura } from './commands/chiusura.ts';
import { makeChiusura } from './commands/chiusura-document.ts';
import { linkMovimenti, unlinkMovimenti } from './commands/link.ts';
import { createPagamento } from './commands/create.ts';
import { receiveEsiti } from './commands/outcomes.ts';
import { reversePagamento } from './commands/reverse.ts';
import { fail, succeed } from '../core/problems.ts';
import { listPagamenti, readPagamento } from './sql/read.ts';
import { withAzienda, withReading, JsonText, type Handlers } from '../core/http/bind.ts';
import { abbinamentiRoutes } from './abbinamenti.ts';

export const pagamentiRoutes = {
  ...abbinamentiRoutes,

  pagamenti: withReading((reader, idAzienda, { query }) => listPagamenti(reader, idAzienda, query)),

  pagamento: withAzienda(async ({ db, actor, params }) => {
    const pagamento = await readPagamento(db.kysely, actor.id_azienda, params.id);
    return pagamento ? succeed(pagamento) : fail('non_trovato', 'Il pagamento non esiste');
  }),

  pagamentoCrea: withAzienda(({ db, actor, body }) => createPagamento(db, actor, body)),

  pagamentoAnnulla: withAzienda(({ db, actor, params, body }) => annulPagamento(db, actor, params.id, body)),

  pagamentoStorna: withAzienda(({ db, actor, params, body }) => reversePagamento(db, actor, params.id, body)),

  pagamentoMovimenti: withAzienda(({ db, actor, params, body }) => linkMovimenti(db, actor, params.id, body)),

  pagamentoScollega: withAzienda(({ db, actor, params, body }) =>
    unlinkMovimenti(db, actor, params.id, body),
  ),

  chiusura: withAzienda(async ({ db, actor, query }) => {
    const pack = await readChiusura(db, actor, query);
    return pack.ok ? succeed(new JsonText(JSON.stringify(pack.value))) : pack;
  }),

  chiusuraDocumento: withAzienda(({ db, actor, query }) => makeChiusura(db, actor, query)),

  esiti: withAzienda(({ db, actor, body }) => receiveEsiti(db, actor, body)),
} satisfies Partial<Handlers>;
