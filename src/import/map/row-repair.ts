/** Rows that cannot be read as they stand, and what makes them so that they can: found in the first ones, done to all. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import type { RigheSource } from '../read/source.ts';
import { isRepeatedHeader, type Structure } from '../tracciato/structure.ts';

/** The first rows of a source, and where the table stands among them. */
export interface SampledTable {
  source: RigheSource;
  righe: string[][];
  structure: Structure;
}

/** The rows under the header: where it stands again among them, as at the top of each page, it is none. */
export const listOwnRows = ({ righe, structure }: SampledTable): string[][] =>
  righe.slice(structure.dati).filter((riga) => !isRepeatedHeader(riga, structure.intestazione));

/** What is done to every row of a source. */
export interface RowRepair {
  /** The row as it is to be read; `at` is its place in the source, from 0. */
  change: (riga: string[], at: number) => string[];
  /** What a person is told of it; null where nothing is to be said. */
  notice: string | null;
  /** The order of day and month that the repair proves. */
  ordine?: OrdineData | null;
}

/** The same source with its rows repaired. They are told one by one as cells, whatever the source does. */
export function applyRepair({ walk: _, ...source }: RigheSource, repair: RowRepair): RigheSource {
  const { change, notice, ordine = null } = repair;
  return {
    ...source,
    ordineNoto: source.ordineNoto ?? ordine,
    *blocks() {
      let at = 0;
      for (const block of source.blocks())
        yield { ...block, righe: block.righe.map((riga) => change(riga, at++)) };
    },
    notices: () => (notice === null ? source.notices() : [notice, ...source.notices()]),
  };
}
