/** What stands open over the grid: the form, a question. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { createOpenings } from '#ui/opened.tsx';

/** The form of a new row, or of the row as it was when it was opened; or a question about some rows. */
type TipiPagamentoDialog =
  | { tipo: 'scheda'; riga: TipoPagamento | null }
  | { tipo: 'elimina' | 'giorni'; righe: readonly TipoPagamento[] };

export const openings = createOpenings<TipiPagamentoDialog>();
export const { openAtom, closeAtom } = openings;
