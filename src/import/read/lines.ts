/** Text blocks to lines. */
import type { TextBlock } from './encoding.ts';
import { ReadingError } from './error.ts';
import { MAX_RIGA } from './limits.ts';

/** The lines that one block of text ends: handed over together, since a file may have a million of them. */
interface LineBlock {
  lines: string[];
  /** Number of the first of them, from 1. */
  prima: number;
  /** Bytes of the file behind them. */
  fatto: number;
}

/**
 * Lines of a stream of blocks, empty ones included; what follows the last line end counts only when not empty.
 * @throws ErroreLettura past the limit of a line
 */
export function* readLines(blocks: Iterable<TextBlock>): Generator<LineBlock> {
  let rest = '';
  let prima = 1;
  for (const { testo, fatto, ultimo } of blocks) {
    const lines = (rest + testo).split('\n');
    rest = lines.pop() ?? '';
    checkRiga(rest, prima + lines.length);
    if (ultimo && rest !== '') lines.push(rest);
    yield { lines, prima, fatto };
    prima += lines.length;
  }
}

/**
 * The start of a line whose end is still to come.
 * @throws ErroreLettura past the limit of a line
 */
export function checkRiga(rest: string, number: number): void {
  if (rest.length <= MAX_RIGA) return;
  throw new ReadingError(
    'riga_troppo_lunga',
    `La riga ${number} supera ${MAX_RIGA} caratteri: il file non sembra un estratto conto.`,
  );
}
