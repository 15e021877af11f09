/** Ways of paying: the list, and one set of changes at a time. */
import { modifyTipiPagamento } from '../../commands/modify-tipi-pagamento.ts';
import { success } from '../../problems.ts';
import { listTipiPagamento } from '../../repositories/tipi-pagamento.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const tipiPagamentoRoutes: readonly BoundRoute[] = [
  forAzienda('tipiPagamento', async ({ db, actor }) =>
    success({ tipi_pagamento: await listTipiPagamento(db.kysely, actor.id_azienda) }),
  ),

  forAzienda('tipiPagamentoModifica', ({ db, actor, body }) => modifyTipiPagamento(db, actor, body)),
];
