/** Ways of paying: the list, and one set of changes at a time. */
import { modifyTipiPagamento } from './commands/modify-tipi-pagamento.ts';
import { listTipiPagamento } from './sql/tipi-pagamento.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const tipiPagamentoRoutes = {
  tipiPagamento: withReading(async (reader, idAzienda) => ({
    tipi_pagamento: await listTipiPagamento(reader, idAzienda),
  })),

  tipiPagamentoModifica: withAzienda(({ db, actor, body }) => modifyTipiPagamento(db, actor, body)),
} satisfies Partial<Handlers>;
