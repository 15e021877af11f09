/**
 * When a scheduled report was due, for as long as it is tried: one that fails before midnight and leaves after it, or
 * that a server took and died with, still tells its own day.
 */
import { fromStatements } from './statements.ts';

export const ilGiornoDelReport = fromStatements([
  'alter table report_programmato add column dovuto_il timestamptz',
]);
