/** The proof of a statement with why it fails: what is shown, and kept in the log. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { cercaCause } from '#domain/quadratura/cause.ts';
import type { EstrattoLetto } from '../map/esito.ts';

type Letto = Pick<EstrattoLetto, 'saldo_iniziale' | 'saldo_finale' | 'quadratura'> & {
  righe: readonly EstrattoLetto['righe'][number][];
};

/** The proof as it is, with the causes of each of its breaks when it fails and single faults explain them. */
export function conCause(letto: Letto, scartate: readonly number[]): Quadratura {
  const { cause: _cause, rotture: _rotture, altre_rotture: _altre, ...quadratura } = letto.quadratura;
  if (quadratura.esito !== 'non_quadra') return quadratura;
  const rotture = cercaCause(letto, scartate);
  const [first, ...altre] = rotture;
  if (!first) return quadratura;
  return {
    ...quadratura,
    rotture: rotture.length,
    ...(first.cause.length > 0 ? { cause: first.cause } : {}),
    ...(altre.length > 0 ? { altre_rotture: altre } : {}),
  };
}

/** The same of a statement as it was read. */
export const spiegaQuadratura = (estratto: EstrattoLetto): Quadratura =>
  conCause(
    estratto,
    estratto.scartate.map(({ riga }) => riga),
  );
