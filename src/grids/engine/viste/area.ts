/** The name under which a workspace's views, and what it remembers, are kept. */
import type { Workspace } from '../workspace.ts';

/** Two faces of one area that show other columns have names of their own: `estratto-conto.partite`. */
export const getAreaName = ({ id, faccia }: Pick<Workspace<never>, 'id' | 'faccia'>): string =>
  faccia === undefined ? id : `${id}.${faccia}`;
