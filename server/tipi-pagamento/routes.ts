/** Ways of paying: the list, and one set of changes at a time. */
import { modifyTipiPagamento } from './commands/modify-tipi-pagamento.ts';
import { succeed } from '../core/problems.ts';
import { listTipiPagamento } from './sql/tipi-pagamento.ts';
import { withAzienda, type Handlers } from '../core/http/bind.ts';

export const tipiPagamentoRoutes = {
  tipiPagamento: withAzienda(async ({ db, actor }) =>
    succeed({ tipi_pagamento: await listTipiPagamento(db.kysely, actor.id_azienda) }),
  ),

  tipiPagamentoModifica: withAzienda(({ db, actor, body }) => modifyTipiPagamento(db, actor, body)),
} satisfies Partial<Handlers>;
