/** Rows by rows into rows by columns, as they travel to the worker. */
import type { AperturaGruppo, ColonnaFoglio, ColonnaLotto, Lotto, RigaFoglio } from './cartella.ts';

const numerica = ({ cella }: ColonnaFoglio): boolean => cella === 'importo' || cella === 'numero';

export function makeLotto(
  righe: readonly RigaFoglio[],
  colonne: readonly ColonnaFoglio[],
  gruppi: AperturaGruppo[] = [],
): Lotto {
  const columns = colonne.map((colonna, at): ColonnaLotto => {
    if (!numerica(colonna))
      return righe.map((riga) => {
        const value = riga[at] ?? null;
        return value === null ? null : String(value);
      });
    return Float64Array.from(righe, (riga) => {
      const value = riga[at];
      return typeof value === 'number' ? value : Number.NaN;
    });
  });
  return { righe: righe.length, colonne: columns, gruppi };
}

/** The buffers of a lot, which change hands instead of being copied. */
export const buffersOf = ({ colonne }: Lotto): ArrayBuffer[] =>
  colonne.flatMap((colonna) => (colonna instanceof Float64Array ? [colonna.buffer] : []));
