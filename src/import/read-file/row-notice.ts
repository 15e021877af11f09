/** What is to be looked at in a reading, by its lines: it stands first, where the other notices are a press away. */
import { formatLines, withCapital } from '../map/notices.ts';
import type { EsitoLettura, EstrattoLetto } from '../map/outcome.ts';

export type ReadRow = EstrattoLetto['righe'][number];

/**
 * @param find the rows of an estratto to be looked at
 * @param describe what is said of them behind their lines
 */
export function addRowNotice(
  outcome: EsitoLettura,
  find: (estratto: EstrattoLetto) => readonly ReadRow[],
  describe: (first: ReadRow, rows: readonly ReadRow[]) => string,
): EsitoLettura {
  if (outcome.tipo !== 'letto') return outcome;
  const found = outcome.estratti.flatMap((estratto) => find(estratto));
  const [first] = found;
  if (!first) return outcome;
  const lines = withCapital(formatLines(found.map(({ riga }) => riga)));
  return { ...outcome, notices: [`${lines}: ${describe(first, found)}`, ...outcome.notices] };
}
