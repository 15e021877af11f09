/** What stands open over the grid: the form, a question. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { atom, type Atom } from '#state/jotai.ts';

/** The form of a new row, or of the row as it was when it was opened; or a question about some rows. */
type TipiPagamentoDialog =
  | { tipo: 'scheda'; riga: TipoPagamento | null }
  | { tipo: 'elimina' | 'giorni'; righe: readonly TipoPagamento[] };

const dialogBaseAtom = atom<TipiPagamentoDialog | null>(null);
export const dialogAtom: Atom<TipiPagamentoDialog | null> = atom((get) => get(dialogBaseAtom));
export const openAtom = atom(null, (_get, set, dialog: TipiPagamentoDialog) => set(dialogBaseAtom, dialog));
export const closeAtom = atom(null, (_get, set) => set(dialogBaseAtom, null));
