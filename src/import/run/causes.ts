/** The proof of a statement with why it fails: what is shown, and kept in the log. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { findRotture } from '#domain/quadratura/causes.ts';
import type { EstrattoLetto } from '../map/outcome.ts';

type Letto = Pick<EstrattoLetto, 'saldo_iniziale' | 'saldo_finale' | 'quadratura'> & {
  righe: readonly EstrattoLetto['righe'][number][];
};

/** The proof as it is, with the causes of each of its breaks when it fails and single faults explain them. */
export function withCause(parsed: Letto, scartate: readonly number[]): Quadratura {
  const { cause: _cause, rotture: _rotture, altre_rotture: _altre, ...quadratura } = parsed.quadratura;
  if (quadratura.esito !== 'non_quadra') return quadratura;
  const breaks = findRotture(parsed, scartate);
  const [first, ...others] = breaks;
  if (!first) return quadratura;
  return {
    ...quadratura,
    rotture: breaks.length,
    ...(first.cause.length > 0 ? { cause: first.cause } : {}),
    ...(others.length > 0 ? { altre_rotture: others } : {}),
  };
}

/** The same of a statement as it was read. */
export const explainQuadratura = (estratto: EstrattoLetto): Quadratura =>
  withCause(
    estratto,
    estratto.scartate.map(({ riga }) => riga),
  );
