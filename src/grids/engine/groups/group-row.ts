/**
 * A group's own row among the others of the grid. It is a row like them, the group's first, marked under a
 * symbol that no row of the server has: whoever holds a row asks `isRigaGruppo` before taking it for data.
 */
import type { Chiave } from '../types.ts';
import type { RowGroup } from './tree.ts';

const GRUPPO = Symbol('gruppo');

/** What the row of a group shows. */
export interface GroupHeadProps {
  gruppo: Omit<RowGroup<never>, 'righe' | 'children'>;
  aperto: boolean;
}

interface Marked {
  [GRUPPO]?: GroupHeadProps;
}

export const toRigaGruppo = <Riga>(before: Riga, head: GroupHeadProps): Riga => ({
  ...before,
  [GRUPPO]: head,
});

/** The group that a row stands for; null for a row of data. */
export const getGroupHead = (riga: unknown): GroupHeadProps | null =>
  typeof riga === 'object' && riga !== null ? ((riga as Marked)[GRUPPO] ?? null) : null;

/** True for the row of a group: it is no data, it cannot be selected, edited or copied. */
export const isRigaGruppo = (riga: unknown): boolean => getGroupHead(riga) !== null;

/** What the grid knows a row by. */
export const toRowId = <Riga>(riga: Riga, getId: (riga: Riga) => Chiave): string =>
  getGroupHead(riga)?.gruppo.id ?? String(getId(riga));
