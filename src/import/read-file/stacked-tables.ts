/**
 * Tables, instalments, accounts and months beside each other on one sheet: each part is read under the one before it, with its
 * lines counted on: a line of the file is then of one row.
 */
import { isLikelyData } from '../cell/cell.ts';
import type { RigheSource } from '../read/source.ts';
import { isEmpty, isRepeatedHeader } from '../tracciato/structure.ts';
import { findAccounts } from './stack-accounts.ts';
import { findBeside } from './stack-beside.ts';
import { findInstalments } from './stack-instalments.ts';
import { findMonths } from './stack-months.ts';

/** Rows that are looked at. */
const SAMPLE = 60;

function collectSample(source: RigheSource): string[][] {
  const righe: string[][] = [];
  for (const block of source.blocks()) {
    righe.push(...block.righe.slice(0, SAMPLE));
    if (righe.length >= SAMPLE) break;
  }
  return righe.slice(0, SAMPLE);
}

/** The source with the parts of its rows one under the other; as it is where they are not beside each other. */
export function withTablesStacked(source: RigheSource): RigheSource {
  const righe = collectSample(source);
  const stack = findBeside(righe) ?? findAccounts(righe) ?? findInstalments(righe) ?? findMonths(righe);
  if (!stack) return source;
  const names = righe[stack.header] ?? [];
  const { walk: _, ...plain } = source;
  let starts: number[] = [];
  return {
    ...plain,
    *blocks() {
      let before = 0;
      let last = 0;
      const found: number[] = [];
      for (const [which, part] of stack.parts.entries()) {
        let at = 0;
        let isFirst = which > 0;
        for (const block of source.blocks()) {
          const rows = block.righe.flatMap((riga, row) => {
            const place = at++;
            const isAgain = place > stack.header && isRepeatedHeader(riga, names);
            return isAgain
              ? []
              : part(riga, place).map((cells) => ({ cells, line: (block.lines[row] ?? 0) + before }));
          });
          const filled = rows.filter(({ cells }) => !isEmpty(cells));
          last = Math.max(last, (block.lines.at(-1) ?? 0) + before);
          const data = isFirst
            ? filled.find(({ cells }) => cells.some((cell) => isLikelyData(cell)))
            : undefined;
          if (data) {
            found.push(data.line);
            isFirst = false;
          }
          yield {
            righe: filled.map(({ cells }) => cells),
            lines: filled.map(({ line }) => line),
            fatto: block.fatto,
          };
        }
        before = last;
      }
      starts = found;
    },
    notices: () => [stack.notice(starts), ...source.notices()],
  };
}
