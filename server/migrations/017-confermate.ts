/** Spellings of a file that a person gave to soggetti in the preview of its import. */
import { fromStatements } from './statements.ts';

export const confermate = fromStatements([
  // Kept with the import until it completes: a spelling is learnt with the rows it came from, or not at all.
  `alter table importazione add column confermate jsonb`,
]);
