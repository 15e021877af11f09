/** Who gathers the groups of a grid whose rows the page does not hold. */
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowGroup } from './tree.ts';
import type { Aperture } from './openings.ts';
import type { Criterio } from './criteria.ts';

export interface FonteGruppi<Riga> {
  /** The outermost groups, in order. */
  raccogli: (criteri: readonly Criterio<Riga>[], signal: AbortSignal) => Promise<RowGroup<Riga>[]>;
  /** The same groups with the rows of those that are open. */
  completa: (
    gruppi: readonly RowGroup<Riga>[],
    aperture: Aperture,
    signal: AbortSignal,
  ) => Promise<readonly RowGroup<Riga>[]>;
  /** Why all the groups cannot be opened at once, told to the person; false when they can. */
  troppe: (gruppi: readonly RowGroup<Riga>[]) => boolean;
  /** Some rows changed; true when there is something to show. */
  aggiorna: (cambiate: readonly Riga[]) => boolean;
}

const registro = new WeakMap<WeakKey, FonteGruppi<unknown>>();

export function setFonteGruppi<Riga>(setaccio: RowFilter<Riga>, fonte: FonteGruppi<Riga> | null): void {
  if (fonte) registro.set(setaccio, fonte as FonteGruppi<unknown>);
  else registro.delete(setaccio);
}

/** Null where the page holds the rows. */
export function findGroupSource<Riga>(setaccio: RowFilter<Riga>): FonteGruppi<Riga> | null {
  return (registro.get(setaccio) as FonteGruppi<Riga> | undefined) ?? null;
}
