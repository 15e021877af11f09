/** Who gathers the groups of a grid whose rows the page does not hold. */
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowGroup } from './tree.ts';
import type { Aperture } from './openings.ts';
import type { Criterion } from './criteria.ts';

export interface GroupSource<Riga> {
  /** The outermost groups, in order. */
  collect: (criteria: readonly Criterion<Riga>[], signal: AbortSignal) => Promise<RowGroup<Riga>[]>;
  /** The same groups with the rows of those that are open. */
  complete: (
    groups: readonly RowGroup<Riga>[],
    openings: Aperture,
    signal: AbortSignal,
  ) => Promise<readonly RowGroup<Riga>[]>;
  /** Why all the groups cannot be opened at once, told to the person; false when they can. */
  explainTooMany: (groups: readonly RowGroup<Riga>[]) => boolean;
  /** Some rows changed; true when there is something to show. */
  update: (changed: readonly Riga[]) => boolean;
}

const registro = new WeakMap<WeakKey, GroupSource<unknown>>();

export function setGroupSource<Riga>(rowFilter: RowFilter<Riga>, source: GroupSource<Riga> | null): void {
  if (source) registro.set(rowFilter, source as GroupSource<unknown>);
  else registro.delete(rowFilter);
}

/** Null where the page holds the rows. */
export const findGroupSource = <Riga>(rowFilter: RowFilter<Riga>): GroupSource<Riga> | null =>
  (registro.get(rowFilter) as GroupSource<Riga> | undefined) ?? null;
