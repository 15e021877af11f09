/** The proof of a statement whose rows a person has changed or left out. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { listTotali, proveTotali } from '#domain/quadratura/totals.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { withCause } from '../../run/causes.ts';

const declared = (tipo: SaldoDichiarato['tipo'], importo: number | null): SaldoDichiarato[] =>
  importo === null ? [] : [{ tipo, importo, certain: true, riga: 1, data: null }];

/** Proves these rows against the balances and the totals that the file states; `scartate`: rows it may miss. */
export function proveAgain(
  estratto: EstrattoLetto,
  righe: readonly EstrattoLetto['righe'][number][],
  scartate: readonly number[],
): Quadratura {
  const dichiarati = [
    ...declared('iniziale', estratto.saldo_iniziale),
    ...declared('finale', estratto.saldo_finale),
  ];
  const { quadratura } = proveEstratto(righe, dichiarati, scartate);
  const withTotals = proveTotali(quadratura, righe, listTotali(estratto.quadratura), estratto);
  return withCause({ ...estratto, righe, quadratura: withTotals }, scartate);
}
