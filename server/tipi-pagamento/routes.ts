/** Ways of paying: the list, and one set of changes at a time. */
import { modifyTipiPagamento } from './commands/modify-tipi-pagamento.ts';
import { success } from '../core/problems.ts';
import { listTipiPagamento } from './sql/tipi-pagamento.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const tipiPagamentoRoutes = {
  tipiPagamento: forAzienda(async ({ db, actor }) =>
    success({ tipi_pagamento: await listTipiPagamento(db.kysely, actor.id_azienda) }),
  ),

  tipiPagamentoModifica: forAzienda(({ db, actor, body }) => modifyTipiPagamento(db, actor, body)),
} satisfies Partial<Handlers>;
