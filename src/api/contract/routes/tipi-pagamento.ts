import {
  tipiPagamentoModificatiSchema,
  tipiPagamentoModificheSchema,
  tipiPagamentoSchema,
} from '../tipi-pagamento.ts';
import { BODY_LIMITS, defineGet, definePost } from './route.ts';

export const tipiPagamentoRoutes = {
  tipiPagamento: defineGet('/api/tipi_pagamento', {
    summary: 'Tipi di pagamento dell’azienda',
    answer: tipiPagamentoSchema,
  }),
  tipiPagamentoModifica: definePost('/api/tipi_pagamento/modifiche', {
    summary: 'Crea, cambia ed elimina tipi di pagamento, tutti insieme o nessuno',
    body: tipiPagamentoModificheSchema,
    corpo: BODY_LIMITS.righe,
    answer: tipiPagamentoModificatiSchema,
  }),
};
